/** What the reading of one command may cost, with numbers in the place of the system's. */
import { describe, expect, it } from "vitest";
import type { ReadingPlace } from "../../../src/apps/cli/workers/messages.ts";
import { Watch, type Watched } from "../../../src/apps/cli/workers/pool/watch.ts";

const megabyte = 1024 * 1024;

/** Looks: seconds by the clock, seconds of processor time, megabytes. */
type Row = readonly [clock: number, processor: number | null, megabytes: number | null];

/** What a worker that reads one command, or does something else, is ended for after some of the looks. */
function ended(rows: readonly Row[], place: ReadingPlace | null = { file: "T.thy", from: 7, length: 0 }): string | null {
  let row: Row = [0, 0, 0];
  const look = () => ({
    clock: 1000 * row[0],
    processor: row[1] === null ? null : 1000 * row[1],
    bytes: row[2] === null ? null : row[2] * megabyte,
  });
  const watch = new Watch(2000 * megabyte, { seconds: 2, megabytes: 500 }, look);
  let reason: string | null = null;
  const run: Watched = { worker: { pid: 1 }, place, stop: (why) => (reason = why) };
  for (row of rows) watch.lookAtAll([run]);
  return reason;
}

describe("a watch over reading", () => {
  it("counts processor time, not that of the clock", () => {
    expect(
      ended([
        [10, 5, 100],
        [12.5, 7.1, 100],
      ]),
    ).toBe("reading it took longer than 2 s");
    expect(
      ended([
        [10, 5, 100],
        [30, 6.9, 100],
      ]),
    ).toBe(null);
  });

  it("does not count other threads where the clock says less", () => {
    expect(
      ended([
        [10, 5, 100],
        [11.9, 9, 100],
      ]),
    ).toBe(null);
  });

  it("goes by a fifth of the clock where the system does not tell", () => {
    expect(
      ended([
        [10, null, null],
        [19.9, null, null],
      ]),
    ).toBe(null);
    expect(
      ended([
        [10, null, null],
        [20, null, null],
      ]),
    ).toBe("reading it took longer than 2 s");
  });

  it("counts the memory that was not there before the command", () => {
    expect(
      ended([
        [10, 5, 900],
        [10.1, 5.1, 1400],
      ]),
    ).toBe(null);
    expect(
      ended([
        [10, 5, 900],
        [10.1, 5.1, 1401],
      ]),
    ).toBe("reading it took more than 500 MB");
    expect(
      ended([
        [10, 5, 1700],
        [10.1, 5.1, 2001],
      ]),
    ).toBe("reading it used up the memory");
  });

  it("gives a long command more", () => {
    const table = { file: "T.thy", from: 7, length: 600_000 };
    const looks = (seconds: number): Row[] => [
      [10, 5, 100],
      [10 + seconds, 5 + seconds, 100],
    ];
    expect(ended(looks(5.9), table)).toBe(null);
    expect(ended(looks(6), table)).toBe("reading it took longer than 6 s");
  });

  it("counts for each command anew, and only while one is read", () => {
    const [a, b] = [
      { file: "T.thy", from: 1, length: 5 },
      { file: "T.thy", from: 9, length: 5 },
    ];
    let seconds = 0;
    const watch = new Watch(2000 * megabyte, { seconds: 2, megabytes: 500 }, () => ({
      clock: 1000 * seconds,
      processor: 1000 * seconds,
      bytes: 0,
    }));
    let reason: string | null = null;
    for (const [place, second] of [
      [a, 0],
      [a, 1.5],
      [b, 2.5],
      [b, 4],
      [null, 5],
      [null, 50],
    ] as const) {
      seconds = second;
      watch.lookAtAll([{ worker: { pid: 1 }, place, stop: (why) => (reason = why) }]);
    }
    expect(reason).toBe(null);
    expect(
      ended(
        [
          [10, 5, 100],
          [50, 45, 1900],
        ],
        null,
      ),
    ).toBe(null);
    expect(ended([[10, 5, 2001]], null)).toBe("the search used up its memory");
  });
});
