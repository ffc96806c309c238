/**
 * What holds of values in general: a test is run on a value of which nothing is known but that it differs from everything it is compared
 * with. Evaluation that does nothing else with it runs alike on all values but those compared (the argument of [Bulwahn 2013], 3.5.2, that
 * functions made of finitely many points are compared by their points).
 */
import { CannotSay, Thunk } from "./value.ts";

/** The answer in general, and the values that may be exceptions. */
export interface General<A> {
  readonly answer: A;
  readonly others: readonly Thunk[];
}

/** Runs a test on a value in general; null when the test looks into it. */
export function inGeneral<A>(test: (x: Thunk) => A): General<A> | null {
  const x = Thunk.generic();
  try {
    return { answer: test(x), others: x.others ?? [] };
  } catch (error) {
    if (error instanceof CannotSay) return null;
    throw error;
  }
}

/** Whether one of two values is in general; then they differ, and the one made last notes the other. */
export function differInGeneral(a: Thunk, b: Thunk): boolean {
  const [x, y] = (a.others === null ? 0 : a.age) >= (b.others === null ? 0 : b.age) ? [a, b] : [b, a];
  if (x.others === null) return false;
  x.others.push(y.others === null ? ground(y) : y);
  return true;
}

/** The value without anything unknown in it, computed now. */
function ground(y: Thunk): Thunk {
  const value = y.force();
  switch (value.kind) {
    case "number":
      return Thunk.of(value);
    case "data":
      return Thunk.of({ ...value, args: value.args.map(ground) });
    case "function":
    case "set":
      throw new CannotSay("a function or set compared with a value in general");
  }
}
