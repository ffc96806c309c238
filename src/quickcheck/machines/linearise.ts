import { showKey } from "../values/show.ts";
import type { Command } from "./command.ts";

/** A command that was run: its result, and when it began and ended. */
export interface Call<Model, Real> {
  readonly command: Command<Model, Real>;
  readonly result: unknown;
  readonly begin: number;
  readonly end: number;
}

/** Whether the model accepts a result. */
type Agrees<Model, Real> = (command: Command<Model, Real>, model: Model, result: unknown) => boolean;

/**
 * Whether the calls of all branches can be put in one order that keeps the order of each branch, keeps a call that ended before another
 * began before it, and gives the results that the model gives (Herlihy and Wing, Linearizability, 1990). The search goes through the
 * calls that may come first and remembers hopeless states (Wing and Gong, Testing and Verifying Concurrent Objects, 1993; Lowe's memory).
 */
export function isLinearisable<Model, Real>(
  start: Model,
  branches: readonly (readonly Call<Model, Real>[])[],
  agrees: Agrees<Model, Real>,
): boolean {
  const hopeless = new Set<string>();
  const search = (places: readonly number[], model: Model): boolean => {
    if (places.every((place, b) => place === branches[b]?.length)) return true;
    const key = `${places.join()} ${showKey(model)}`;
    if (hopeless.has(key)) return false;
    const next = places.flatMap((place, b) => branches[b]?.[place] ?? []);
    const latest = Math.min(...next.map((call) => call.end));
    const works = places.some((place, b) => {
      const call = branches[b]?.[place];
      if (call === undefined || call.begin > latest || !agrees(call.command, model, call.result)) return false;
      return call.command.precondition?.(model) !== false && search(places.with(b, place + 1), call.command.step(model).model);
    });
    if (!works) hopeless.add(key);
    return works;
  };
  return search(
    branches.map(() => 0),
    start,
  );
}
