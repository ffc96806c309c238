import { describe, expect, it } from "vitest";
import { checkDefaults, runTask, type TraceNode, tasksOf } from "../../src/refute/index.ts";
import { theoryOf } from "./theory-text.ts";

async function traced(lemma: string, before = ""): Promise<readonly TraceNode[]> {
  const theory = theoryOf(`${before}lemma ${lemma} oops`);
  const settings = { ...checkDefaults, traces: true };
  const [task] = tasksOf(theory, settings);
  if (task === undefined) throw new Error("no task");
  const { report } = await runTask(theory, task, settings, () => performance.now());
  return report?.trace ?? [];
}

const lines = (node: TraceNode, depth = 0): string[] => [
  `${"  ".repeat(depth)}${node.text} = ${node.value}${node.instance === null ? "" : ` [${node.instance}]`}`,
  ...node.parts.flatMap((part) => lines(part, depth + 1)),
];

describe("the trace of a counterexample", () => {
  it("has the values of both sides and what they are made of", async () => {
    const [conclusion] = await traced(`"rev (xs @ ys) = rev xs @ rev (ys :: nat list)"`);
    expect(conclusion === undefined ? [] : lines(conclusion)).toEqual([
      "rev (xs @ ys) = rev xs @ rev ys = False",
      "  rev (xs @ ys) = [1, 0]",
      "    xs @ ys = [0, 1]",
      "  rev xs @ rev ys = [0, 1]",
      "    rev xs = [0]",
      "    rev ys = [1]",
    ]);
  });

  it("shows premises true and the conclusion false", async () => {
    const nodes = await traced(`"sorted xs ⟹ sorted ys ⟹ sorted (xs @ ys :: nat list)"`);
    expect(nodes.map((n) => [n.role, n.truth])).toEqual([
      ["premise", true],
      ["premise", true],
      ["conclusion", false],
    ]);
  });

  it("shows the instance that decides a quantifier", async () => {
    const [conclusion] = await traced(`"(∀x. x ∈ set xs ⟶ x < (2 :: nat)) ∨ xs = [7]"`);
    expect(lines(conclusion as TraceNode).join("\n")).toContain("[x = 2]\n    x ∈ set xs ⟶ x < 2 = False\n      x ∈ set xs = True");
  });

  it("opens quantifiers over sets at the element that decides", async () => {
    const [bounded] = await traced(`"∀x ∈ set xs. x < (2 :: nat)"`);
    expect(bounded === undefined ? [] : lines(bounded)).toEqual(["∀x∈set xs. x < 2 = False [x = 2]", "  set xs = {2}", "  x < 2 = False"]);
    const [, nested] = await traced(`"finite (A :: nat set) ⟹ (∀x∈A. ∃y∈A. x < y)"`);
    expect(nested === undefined ? [] : lines(nested)).toEqual(["∀x∈A. ∃y∈A. x < y = False [x = 0]", "  ∃y∈A. x < y = False"]);
  });

  it("tells the beginning of values without end", async () => {
    const [sets] = await traced(`"{x :: nat. x > n} = {x. x ≥ n}"`);
    expect(sets?.parts.map((part) => part.value)).toEqual(["{1, 2, 3} ∪ …", "UNIV"]);
    const [streams] = await traced(`"stl s = SCons x (s :: bool stream)"`, `codatatype 'a stream = SCons (shd: 'a) (stl: "'a stream")\n`);
    expect(streams?.parts).toHaveLength(2);
    for (const part of streams?.parts ?? []) expect(part.value).toMatch(/^SCons \w+ \(SCons \w+ \(SCons \w+ \(SCons \w+ …\)\)\)$/);
  });
});
