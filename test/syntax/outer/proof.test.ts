import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Proof } from "../../../src/syntax/index.ts";
import { problems, read } from "./fixtures.ts";

/** The proof of the first command. */
function proof(body: string): Proof | null {
  const [command] = read(body).commands;
  return command !== undefined && "proof" in command ? command.proof : null;
}

/** The tools of the first command's proof: `name`, or `name!` after a tactic. */
function tools(body: string): string[] {
  return (proof(body)?.tools ?? []).map(
    ({ tool, afterTactic }) => `${tool.kind === "search" ? tool.tool : tool.kind}${afterTactic ? "!" : ""}`,
  );
}

describe("skipping proofs", () => {
  it.each([
    ['lemma "x" oops', "oops"],
    ['lemma "x" sorry', "sorry"],
    ['lemma "x" \\<proof>', "sorry"],
    ['lemma "x" by (induct x) (auto simp: foo)+', "proof"],
    ['lemma "x" ..', "proof"],
    ['lemma "x" apply simp apply (rule foo[of "x"])[1] done', "proof"],
    ['lemma "x" proof - show ?thesis by simp qed', "proof"],
    ['lemma "x" proof (cases x) case 1 then show ?thesis sorry next case 2 show ?thesis .. qed auto', "sorry"],
    ['lemma "x" proof - have "y" proof - { fix z have "z" . } qed oops', "oops"],
    ['lemma "x" subgoal by simp subgoal for y apply auto done done', "proof"],
    ['lemma "x" proof - obtain y where "P y" by blast thus ?thesis .. qed', "proof"],
  ])("%s ends as %s", (text, ending) => {
    expect(problems(`${text}\nlemma after: "y" oops`)).toEqual([]);
    expect([proof(`${text}\nlemma after: "y" oops`)?.ending, read(`${text}\nlemma after: "y" oops`).commands.length]).toEqual([ending, 2]);
  });

  it("keeps tools and tells those that need the proof state", () => {
    expect(tools('lemma "x" using a quickcheck nitpick [card = 3] apply auto nitpick value "1" oops')).toEqual([
      "quickcheck",
      "nitpick",
      "nitpick!",
      "value!",
    ]);
    expect(tools('lemma "x" unfolding foo quickcheck oops')).toEqual(["quickcheck!"]);
    expect(tools('lemma "x" proof - have "y" nitpick sorry quickcheck qed')).toEqual(["nitpick!", "quickcheck!"]);
    expect(tools('lemma "x" thm foo text ‹t› supply [simp] = a quickcheck sorry')).toEqual(["quickcheck"]);
  });

  it("skips notepads as a whole and keeps the blocks around them", () => {
    const { commands, diagnostics } = read('context begin notepad begin have "x" sorry fix y end lemma a: "x" oops end lemma b: "y" oops');
    expect(diagnostics).toEqual([]);
    expect(commands.map((c) => c.kind)).toEqual(["context", "skipped", "statement", "end", "statement"]);
  });

  it("goes on at the next command when a proof has no end", () => {
    expect(problems('lemma a: "x" apply auto\nlemma b: "y" oops')).toEqual(['E0111 3:1 lemma: the proof has no end before "lemma"']);
    expect(read('lemma a: "x" apply auto\nlemma b: "y" oops').commands).toMatchObject([
      { proof: { ending: "missing" } },
      { proof: { ending: "oops" } },
    ]);
  });

  it("covers the statement and its proof with the command's span", () => {
    const { commands } = read('lemma a: "x" by (rule foo) (* c *)\nend');
    const [command] = commands;
    expect(command?.span).toEqual({ from: 28, to: 28 + 'lemma a: "x" by (rule foo)'.length });
  });
});

/** Random proof texts that end the goal they belong to. */
const proofTexts = fc.letrec<{ proof: string; step: string }>((tie) => ({
  proof: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom(
      "by simp",
      "by (auto simp: by_def) blast",
      ".",
      "..",
      "sorry",
      "using a by -",
      "apply auto done",
      'apply (rule x[of "qed"]) by simp',
    ),
    fc.array(tie("step"), { maxLength: 3 }).map((steps) => `proof - ${steps.join(" ")} qed`),
    fc.array(tie("proof"), { minLength: 1, maxLength: 2 }).map((ps) => `apply (rule y) ${ps.map((p) => `subgoal ${p}`).join(" ")} done`),
  ),
  step: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom("fix x", 'assume "y"', "next", "note z = w", "{ fix y }", "moreover", "(* qed *)", "text ‹qed›", 'let ?x = "qed"'),
    fc
      .tuple(fc.constantFrom('have "x"', "then show ?thesis", 'obtain y where "y"', 'consider "a" | "b"', "interpret l"), tie("proof"))
      .map(([goal, p]) => `${goal} ${p}`),
  ),
}));

describe("laws of proofs", () => {
  it("ends exactly where the proof ends, whatever is nested in it", () => {
    fc.assert(
      fc.property(proofTexts.proof, (p) => {
        const { commands, diagnostics } = read(`lemma a: "x" ${p}\nlemma b: "y" quickcheck oops`);
        expect(diagnostics).toEqual([]);
        expect(commands).toMatchObject([
          { kind: "statement" },
          { kind: "statement", proof: { ending: "oops", tools: [{ afterTactic: false }] } },
        ]);
        expect(commands[0]).toMatchObject({ proof: { ending: / sorry| \\<proof>|^sorry/.test(p) ? "sorry" : "proof" } });
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});
