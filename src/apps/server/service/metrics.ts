/** Counts in the text format of Prometheus. */

import type { Pool } from "../../cli/workers/pool/pool.ts";
import { residentBytes } from "../../cli/workers/pool/usage.ts";
import type { Admission } from "./admission.ts";
import type { CheckAnswer } from "./answer-schemas.ts";
import type { Contexts } from "./contexts.ts";

/** Upper ends of the classes of durations, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

type Labels = Readonly<Record<string, string | number>>;

export class Metrics {
  private readonly counts = new Map<string, Map<string, number>>();
  private readonly classes = buckets.map(() => 0);
  private seconds = 0;
  private requests = 0;

  count(name: string, labels: Labels): void {
    const key = labelText(labels);
    const rows = this.counts.get(name) ?? new Map<string, number>();
    rows.set(key, (rows.get(key) ?? 0) + 1);
    this.counts.set(name, rows);
  }

  countAnswers(answer: CheckAnswer): void {
    for (const { outcome } of "answer" in answer ? [answer.answer] : answer.answers) this.count("hollow_answers_total", { outcome });
  }

  took(seconds: number): void {
    this.requests++;
    this.seconds += seconds;
    for (const [i, end] of buckets.entries()) if (seconds <= end) this.classes[i] = (this.classes[i] ?? 0) + 1;
  }

  text(pool: Pool, admission: Admission, contexts: Contexts, arriving: number): string {
    const { waiting, running } = pool.load;
    const workers = pool.pids.reduce((sum, pid) => sum + (residentBytes(pid) ?? 0), 0);
    const lines = [
      ...[...this.counts].flatMap(([name, rows]) => [`# TYPE ${name} counter`, ...[...rows].map(([key, n]) => `${name}${key} ${n}`)]),
      "# TYPE hollow_request_seconds histogram",
      ...buckets.map((end, i) => `hollow_request_seconds_bucket{le="${end}"} ${this.classes[i] ?? 0}`),
      `hollow_request_seconds_bucket{le="+Inf"} ${this.requests}`,
      `hollow_request_seconds_sum ${this.seconds}`,
      `hollow_request_seconds_count ${this.requests}`,
      ...gauge("hollow_requests_arriving", arriving),
      ...gauge("hollow_requests_active", admission.active),
      ...counter("hollow_requests_refused_total", admission.refused),
      ...gauge("hollow_questions_waiting", waiting),
      ...gauge("hollow_questions_running", running),
      ...gauge("hollow_workers", pool.pids.length),
      ...gauge("hollow_workers_resident_bytes", workers),
      ...gauge("hollow_server_resident_bytes", process.memoryUsage.rss()),
      ...gauge("hollow_contexts", contexts.count),
      ...gauge("hollow_contexts_bytes", contexts.bytes),
      ...counter("hollow_contexts_hits_total", contexts.hits),
      ...counter("hollow_contexts_misses_total", contexts.misses),
      ...counter("hollow_contexts_evictions_total", contexts.evictions),
    ];
    return `${lines.join("\n")}\n`;
  }
}

const gauge = (name: string, value: number): string[] => [`# TYPE ${name} gauge`, `${name} ${value}`];
const counter = (name: string, value: number): string[] => [`# TYPE ${name} counter`, `${name} ${value}`];

function labelText(labels: Labels): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${String(value).replace(/["\\\n]/g, "_")}"`);
  return parts.length === 0 ? "" : `{${parts.join(",")}}`;
}
