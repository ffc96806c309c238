import { frequency } from "../generators/choice.ts";
import { constant, type Gen } from "../generators/gen.ts";
import { choose } from "../generators/numbers.ts";

/** Which dates: from `min` to `max`, both included; `invalid` admits the date that is none. */
export interface DateBounds {
  readonly min?: Date;
  readonly max?: Date;
  readonly invalid?: boolean;
}

/** In milliseconds. */
const day = 86_400_000;
/** Times where calendars go wrong: leap days, ends of years, the epoch and its 32-bit end. */
const awkwardTimes = [
  "1970-01-01T00:00:00Z",
  "2000-02-29T00:00:00Z",
  "1900-02-28T23:59:59.999Z",
  "2100-03-01T00:00:00Z",
  "1999-12-31T23:59:59.999Z",
  "2016-12-31T23:59:59Z",
  "2038-01-19T03:14:07Z",
  "2038-01-19T03:14:08Z",
  "0001-01-01T00:00:00Z",
  "2024-02-29T12:00:00Z",
  "2024-03-31T01:30:00Z",
  "2024-10-27T01:30:00Z",
].map((text) => Date.parse(text));

/** A date; the epoch is the simplest. From the year 0 to 9999 unless said otherwise; leap days and ends of years come up more often. */
export function date(bounds: DateBounds = {}): Gen<Date> {
  const min = bounds.min?.getTime() ?? Date.parse("0000-01-01T00:00:00Z");
  const max = bounds.max?.getTime() ?? Date.parse("9999-12-31T23:59:59.999Z");
  if (!(min <= max)) throw new RangeError("date: the bounds must be dates in order");
  const awkward = awkwardTimes.filter((time) => time >= min && time <= max);
  const [first, last] = [Math.ceil(min / day), Math.floor(max / day)];
  const times = frequency<number>([
    [4, choose(min, max)],
    [first <= last ? 2 : 0, first <= last ? choose(first, last).map((n) => n * day) : constant(min)],
    [awkward.length > 0 ? 2 : 0, choose(0, Math.max(0, awkward.length - 1)).map((i) => awkward[i] ?? min)],
    [bounds.invalid === true ? 1 : 0, constant(Number.NaN)],
  ]);
  return times.map((time) => new Date(time));
}
