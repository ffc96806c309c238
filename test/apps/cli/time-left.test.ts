/** Searches end by themselves before the deadline of whoever asked. */
import { describe, expect, it } from "vitest";
import { settingsInTime, timeLeft } from "../../../src/apps/cli/workers/time-left.ts";
import { checkDefaults, tasksOf } from "../../../src/refute/index.ts";
import { theoryOf } from "../../refute/theory-text.ts";

const theory = theoryOf('lemma "x = (x :: nat)" oops');
const [task] = tasksOf(theory, checkDefaults);
const hour = 3_600_000;

describe("the time of a question", () => {
  it("ends with its deadline, whatever it asked for", () => {
    expect(timeLeft({}, 500)).toBe(500);
    expect(timeLeft({ deadline: Date.now() + hour }, 500)).toBe(500);
    expect(timeLeft({ deadline: Date.now() - 10 }, 500)).toBe(1);
    const left = timeLeft({ deadline: Date.now() + hour }, 2 * hour);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(hour);
  });

  it("is that of the command where the deadline is later", () => {
    const inTime = (deadline: number | undefined, timeout: number | null): number | null =>
      settingsInTime(theory, task ?? expect.unreachable(), {
        settings: { ...checkDefaults, timeout },
        ...(deadline === undefined ? {} : { deadline }),
      }).timeout;
    expect(inTime(undefined, 60)).toBe(60);
    expect(inTime(Date.now() + hour, 60)).toBe(60);
    expect(inTime(Date.now() + hour, null)).toBeNull();
    expect(inTime(Date.now() - 10, null)).toBe(0.001);
    expect(inTime(Date.now() - 10, 60)).toBe(0.001);
    expect(inTime(Date.now() + hour, 7200)).toBeLessThanOrEqual(3600);
  });
});
