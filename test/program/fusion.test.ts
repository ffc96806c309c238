import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emit, instantiate } from "../../src/javascript/index.ts";
import { type Free, freeVars, listT, natT } from "../../src/logic/index.ts";
import { finished, lowerProgram, type Program, showProgram, type Value } from "../../src/program/index.ts";
import { main, termIn } from "../library/main-context.ts";
import { verifyProgram } from "./verify.ts";

const { context } = main;

function lower(text: string): { readonly program: Program; readonly params: readonly Free[] } {
  const body = termIn(context, text);
  const params = [...freeVars(body).values()];
  const lowered = lowerProgram(context.theory, [{ name: "it", params, body }]);
  if (lowered.kind === "refused") throw new Error(JSON.stringify(lowered.reasons));
  return { program: lowered.program, params };
}

const fused = (program: Program): Program => finished(program, { partialClosures: true });

/** The functions that a run of the root enters. */
function entered(program: Program): string[] {
  const shown = showProgram(program).split(/\n(?=#)/);
  const seen = new Set<number>();
  const visit = (id: number): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const text = shown.find((each) => each.startsWith(`#${id} `)) ?? "";
    for (const [, callee] of text.slice(2).matchAll(/#(\d+)\(/g)) visit(Number(callee));
  };
  visit(program.roots[0]?.target ?? 0);
  return [...seen].sort((a, b) => a - b).map((id) => program.functions[id]?.name ?? "");
}

/** All lists of numbers below `k` up to a length. */
function lists(make: (h: Value, t: Value) => Value, length: number, k: number): Value[] {
  let last: Value[] = [null];
  const all: Value[] = [null];
  for (let n = 0; n < length; n++) {
    last = last.flatMap((t) => Array.from({ length: k }, (_, h) => make(h, t)));
    all.push(...last);
  }
  return all;
}

const number = Array.from({ length: 3 }, (_, n): Value => n);

/** The answers of the root on all small arguments: lists of numbers and numbers. */
function answers(text: string, fusion: boolean, length = 3): unknown[] {
  const { program, params } = lower(text);
  const instance = instantiate(emit(program, { partialClosures: true, isUnfinished: !fusion }));
  const type = program.types.find((each) => each.type === listT(natT))?.id ?? -1;
  const values = params.map((x) => (x.type === natT ? number : lists((h, t) => instance.machine.make(type, 1, [h, t]), length, 2)));
  const found: unknown[] = [];
  const visit = (args: readonly Value[]): void => {
    const next = values[args.length];
    if (next !== undefined) for (const value of next) visit([...args, value]);
    else {
      const outcome = instance.run("it", args);
      found.push(outcome.kind === "value" ? outcome.value : outcome.kind);
    }
  };
  visit([]);
  return found;
}

/** Terms of functions that make lists under functions that read them. */
const { claim } = fc.letrec<{ numbers: string; pairs: string; claim: string }>((tie) => {
  const around = (from: "numbers" | "pairs", ...texts: readonly string[]) =>
    fc.tuple(fc.constantFrom(...texts), tie(from), tie(from)).map(([text, a, b]) => text.replace("A", `(${a})`).replace("B", `(${b})`));
  const lists = [
    "take i A",
    "drop i A",
    "tl A",
    "butlast A",
    "A[i := j]",
    "map Suc A",
    "filter (λx. x < i) A",
    "rev A",
    "replicate i j",
    "remove1 i A",
    "insort i A",
    "insort_insert j A",
    "if i < j then insort i A else B",
  ];
  const pairs = ["take i A", "drop 1 A", "tl A", "filter (λp. fst p ≤ snd p) A", "A @ B", "map (λp. (snd p, fst p)) A"];
  return {
    numbers: fc.oneof(
      { depthSize: "small", maxDepth: 3 },
      fc.constantFrom("xs", "ys", "[i..<j]"),
      around("numbers", ...lists, "A @ B"),
      around("pairs", "map fst A", "map snd A"),
    ),
    pairs: fc.oneof(
      { depthSize: "small", maxDepth: 3 },
      fc.constant("zip xs ys"),
      around("numbers", "zip A B", "enumerate i A", "map (λx. (x, i)) A"),
      around("pairs", ...pairs),
    ),
    claim: fc.oneof(
      around(
        "numbers",
        "distinct A",
        "sorted A",
        "sum_list A ≤ j",
        "length A < length B",
        "∃x ∈ set A. x = j",
        "list_all2 (≤) A B",
        "A = B",
      ),
      around(
        "pairs",
        "distinct A",
        "∀p ∈ set A. fst p ≤ snd p",
        "∃p ∈ set A. p ∈ set B",
        "length A = i",
        "∀(x, y) ∈ set A. x = y",
        "A = B",
      ),
    ),
  };
});

describe("fusion", () => {
  it("runs through two lists instead of their zip", () => {
    const { program } = lower("distinct (zip (xs :: nat list) (ys :: nat list))");
    const after = fused(program);
    expect(verifyProgram(after)).toEqual([]);
    expect(
      showProgram(after)
        .split(/\n(?=#)/)
        .slice(-2)
        .join("\n"),
    ).toBe(
      `#3 List.distinct·List.zip (x1.24 : Nat.nat List.list) (x2.25 : Nat.nat List.list) : HOL.bool =
  case x2.25
  | List.list.Nil →
    true
  | List.list.Cons x21.30 x22.31 →
    case x1.24
    | List.list.Nil →
      true
    | List.list.Cons xs1.32 xs2.33 →
      (¬ #4(xs1.32, x21.30, xs2.33, x22.31) ∧ #3(xs2.33, x22.31))
#4 search·List.zip (xs1.47 : Nat.nat) (x21.48 : Nat.nat) (x1.40 : Nat.nat List.list) (x2.41 : Nat.nat List.list) : HOL.bool =
  case x2.41
  | List.list.Nil →
    false
  | List.list.Cons x21.42 x22.43 →
    case x1.40
    | List.list.Nil →
      false
    | List.list.Cons xs1.44 xs2.45 →
      ((eq(xs1.44, xs1.47) ∧ eq(x21.42, x21.48)) ∨ #4(xs1.47, x21.48, xs2.45, x22.43))`,
    );
  });

  it.each([
    ["length (zip (xs :: nat list) (ys :: nat list))"],
    ["sorted (take i (xs :: nat list))"],
    ["sum_list (map Suc (take i xs))"],
    ["∃p ∈ set (zip (xs :: nat list) (ys :: nat list)). fst p = snd p"],
    ["distinct (remove1 (i :: nat) xs)"],
    ["distinct (xs[i := x :: nat])"],
    ["sorted (insort (i :: nat) xs)"],
    ["sorted (insort_insert (i :: nat) xs)"],
    ["length (if i < j then insort (i :: nat) xs else xs @ ys)"],
    ["length (xs @ (ys :: nat list))"],
    ["∃x ∈ set (xs @ ys). x < (i :: nat)"],
  ])("does without the list in %s", (text) => {
    const after = fused(lower(text).program);
    expect(verifyProgram(after)).toEqual([]);
    expect(entered(after)).not.toContainEqual(
      expect.stringMatching(/^List\.(zip|take|list\.map|remove1|append|linorder_class\.insort|list_update)/),
    );
  });

  it("makes a list that is kept", () => {
    const { program } = lower("(zip (xs :: nat list) (ys :: nat list), length xs)");
    expect(fused(program)).toBe(program);
  });

  it.each([
    ["distinct (zip (xs :: nat list) (ys :: nat list))"],
    ["length (zip (xs :: nat list) (ys :: nat list))"],
    ["distinct (xs[i := x :: nat])"],
    ["∀p ∈ set (zip (xs :: nat list) ys). fst p ≤ (snd p :: nat)"],
    ["∃p ∈ set (zip (xs :: nat list) (zip ys zs)). fst p < fst (snd p) ∧ snd (snd p) = (0 :: nat)"],
    ["map fst (zip (xs :: nat list) (ys :: nat list)) = take (length ys) xs"],
    ["sum_list (map Suc xs) ≤ i"],
    ["sorted (map Suc xs)"],
    ["sorted (take i (xs :: nat list))"],
    ["last (take i (xs :: nat list)) = hd (take i xs)"],
    ["distinct [i..<j]"],
    ["list_all2 (λp q. fst p ≤ snd q) (zip (xs :: nat list) xs) (zip ys (ys :: nat list))"],
    ["(case zip xs ys of [] ⇒ sum_list (map Suc (take i xs)) * sum_list (map Suc ys) | p # ps ⇒ fst p + snd p + length ps) = i"],
    ["filter (λx. x < i) [0..<j] = [0..<min i j]"],
    ["distinct (remove1 (i :: nat) xs)"],
    ["distinct (remove1 i (xs @ (ys :: nat list))) ∧ sorted (ys @ xs) ⟶ (∃y ∈ set (ys @ take i xs). y = i)"],
    ["sorted (insort (i :: nat) xs) ⟶ (∀x ∈ set (insort i ys). x ≤ j) ∨ distinct (insort_insert j xs)"],
    ["(∃x ∈ set (if i < j then xs[i := j] else insort i ys). x = Suc i) ∧ length (insort i (remove1 j xs)) = 2"],
    ["distinct (zip xs (ys :: nat list) @ zip ys xs)"],
    ["map Suc (xs @ ys) = map Suc xs @ map Suc ys ∧ length (remove1 i (xs @ ys)) ≤ sum_list (xs @ ys)"],
    ["∃p ∈ set (zip xs ys @ zip ys xs). p = (i, j) ∧ last (xs @ ys) = (i :: nat)"],
    ["fold (λp n. fst p + snd p + n) (zip xs ys) i = sum_list (take j (map Suc xs))"],
  ])("does not change the value of %s", (text) => {
    expect(answers(text, true)).toEqual(answers(text, false));
  });

  it("does not change the value of any composition", () => {
    const fusions = { any: 0 };
    fc.assert(
      fc.property(claim, (text) => {
        const typed = `(${text}) ∧ xs @ ys @ [i, j] ≠ [0 :: nat]`;
        const { program } = lower(typed);
        const after = fused(program);
        if (after !== program) fusions.any++;
        expect(verifyProgram(after)).toEqual([]);
        expect(answers(typed, true, 2)).toEqual(answers(typed, false, 2));
      }),
      { seed: 1, numRuns: 40 },
    );
    expect(fusions.any).toBeGreaterThan(10);
  });
});
