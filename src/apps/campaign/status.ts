/** `hollow campaign status`: how far it is, once or live. */
import type { Campaign, Progress, Store } from "./store/store.ts";

/** Characters of the progress bar. */
const barWidth = 30;

/** `12 min 3 s`. */
function duration(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min ${Math.round(seconds % 60)} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

function statusText({ name, state }: Pick<Campaign, "name" | "state">, progress: Progress): string {
  const { jobs, done, parked, active, rate, outcomes, workers } = progress;
  const part = jobs === 0 ? 1 : Math.min(1, (done + parked) / jobs);
  const filled = Math.round(barWidth * part);
  const left = jobs - done - parked;
  const time = left === 0 ? "done" : rate > 0 ? `about ${duration(left / rate)} left` : "no rate yet";
  return [
    `${name}${state === "cancelled" ? " (cancelled)" : ""} [${"#".repeat(filled)}${".".repeat(barWidth - filled)}] ${done} of ${jobs} (${(100 * part).toFixed(1)} %)`,
    `  ${rate.toFixed(1)} jobs/s, ${time}; ${active} under way, ${parked} parked; ${workers.length} worker${workers.length === 1 ? "" : "s"}`,
    ...(outcomes.length === 0 ? [] : [`  ${outcomes.map(({ outcome, count }) => `${outcome} ${count}`).join(", ")}`]),
  ].join("\n");
}

/** On a terminal once a second until it is over. */
export async function showStatus(store: Store, name: string, isLive: boolean, write: (text: string) => void): Promise<void> {
  let height = 0;
  for (;;) {
    const campaign = await store.campaign(name);
    if (campaign === null) return;
    const progress = await store.progress(campaign);
    const text = statusText(campaign, progress);
    write(`${height > 0 ? `\u001b[${height}A\u001b[J` : ""}${text}\n`);
    height = text.split("\n").length;
    if (!isLive || campaign.state === "cancelled" || progress.done + progress.parked >= progress.jobs) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
