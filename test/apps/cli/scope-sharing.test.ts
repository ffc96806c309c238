/** Several searches at one command: their answer is that of a single one, whoever searches what and whoever dies. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ScopeBoard } from "../../../src/apps/cli/workers/scope-board.ts";
import { Budget } from "../../../src/base/index.ts";
import { alone, type FindingResult, findingDefaults, findModel, readOptions, type ScopeSharing } from "../../../src/finding/index.ts";
import { conjectureOf, option } from "../../finding/finder.ts";

const claims = [
  "xs @ ys = ys @ (xs :: 'a list)",
  "rev (xs @ ys) = rev ys @ (rev xs :: 'a list)",
  "distinct (xs :: 'a list) ⟹ length xs < 3",
  "(∀x :: 'a. ∃y :: 'b. R x y) ⟹ ∃y. ∀x. R x y",
  "(∃x y :: 'a. x ≠ y) ⟹ (∃x y :: 'b. x ≠ y)",
  "∃x :: 'a ⇒ 'b. ∀y. x = y",
  "finite (UNIV :: 'a set) ⟹ finite (UNIV :: 'b set)",
  "x + y = (y :: nat) ∨ P (z :: 'a)",
  "(n :: nat) < 9",
];

/** A board with members that take turns as `turns` says; a member that is told to die stops for ever at its next claim. */
class Company {
  private readonly board = new ScopeBoard();
  private readonly listeners: (() => void)[] = [];
  private readonly dead = new Set<number>();
  private readonly turns: readonly number[];
  private at = 0;

  constructor(turns: readonly number[]) {
    this.turns = turns;
  }

  private async pause(): Promise<void> {
    const turns = this.turns[this.at++ % this.turns.length] ?? 0;
    for (let i = 0; i < turns; i++) await Promise.resolve();
  }

  private changed(): void {
    for (const listener of this.listeners.splice(0)) listener();
  }

  die(name: number): void {
    this.dead.add(name);
    this.board.leave(name);
    this.changed();
  }

  member(name: number): ScopeSharing {
    const entry = (key: { readonly sweep: string; readonly index: number }) =>
      this.board.entries.find((e) => e.key.sweep === key.sweep && e.key.index === key.index);
    return {
      answer: (key) => entry(key)?.answer ?? undefined,
      isTaken: (key) => entry(key) !== undefined,
      isFirst: name === 0,
      claim: async (key) => {
        await this.pause();
        return this.dead.has(name) ? new Promise(() => undefined) : this.board.claim(name, key);
      },
      tell: (key, answer) => {
        if (this.dead.has(name)) return;
        this.board.tell(name, key, answer);
        this.changed();
      },
      change: (milliseconds) =>
        Number.isFinite(milliseconds) && name === 0 ? this.pause() : new Promise((settle) => void this.listeners.push(settle)),
    };
  }
}

const { options } = readOptions([option("card", ["1", "2", "3"])], findingDefaults);

function search(claim: string, sharing: ScopeSharing): Promise<FindingResult> {
  return findModel(conjectureOf(`lemma "${claim}" oops`), options, new Budget(() => 0, 1), undefined, { sharing, name: "0" });
}

const summary = ({ outcome, model, scopesChecked, scopesTotal, reason }: FindingResult): string =>
  JSON.stringify([outcome, model?.types, model?.variables.map((v) => v.text), scopesChecked, scopesTotal, reason]);

describe("scopes shared among searches", () => {
  it("have the outcome and the model of one search", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...claims),
        fc.integer({ min: 2, max: 4 }),
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 12 }),
        async (claim, count, turns) => {
          const company = new Company(turns);
          const first = await Promise.race(Array.from({ length: count }, (_, name) => search(claim, company.member(name))));
          expect(summary(first)).toBe(summary(await search(claim, alone)));
        },
      ),
      { numRuns: 40, seed: 5 },
    );
  }, 60_000);

  it("are searched again when the one that had them dies", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...claims), fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1 }), async (claim, turns) => {
        const company = new Company(turns);
        const searches = [search(claim, company.member(0)), search(claim, company.member(1))];
        company.die(0);
        expect(summary(await Promise.race(searches))).toBe(summary(await search(claim, alone)));
      }),
      { numRuns: 20, seed: 6 },
    );
  }, 60_000);
});

describe("a board of scopes", () => {
  const key = (index: number) => ({ sweep: "0 genuine", index });

  it("gives a scope to one only", () => {
    const board = new ScopeBoard();
    expect([board.claim(0, key(1)), board.claim(1, key(1)), board.claim(1, key(2))]).toEqual([true, false, true]);
  });

  it("keeps what the dead have found out, apart from models", () => {
    const board = new ScopeBoard();
    board.tell(0, key(1), { kind: "unknown", reason: "size" });
    board.tell(0, key(2), { kind: "sat", sizes: null });
    board.claim(0, key(3));
    board.claim(1, key(4));
    board.leave(0);
    expect(board.entries.map((e) => e.key.index)).toEqual([1, 4]);
  });
});
