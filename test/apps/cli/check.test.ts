/** End to end: the built program on theory files. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

interface Line {
  readonly line: number;
  readonly lemma: string | null;
  readonly outcome: string;
  readonly expect?: string | null;
  readonly met?: boolean | null;
  readonly assignment?: Readonly<Record<string, string>>;
  readonly evaluated?: Readonly<Record<string, string>>;
  readonly rechecked?: boolean;
  readonly value?: string;
  readonly message?: string;
  readonly code?: string;
}

function hollow(...args: string[]): { status: number | null; lines: Line[]; out: string; err: string } {
  const result = spawnSync(process.execPath, ["dist/hollow.js", ...args], { encoding: "utf8" });
  const lines = args.includes("--json")
    ? result.stdout
        .split("\n")
        .filter((l) => l !== "")
        .map((l) => JSON.parse(l) as Line)
    : [];
  return { status: result.status, lines, out: result.stdout, err: result.stderr };
}

function theory(name: string, body: string): string {
  const file = join(mkdtempSync(join(tmpdir(), "hollow-")), `${name}.thy`);
  writeFileSync(file, `theory ${name}\n  imports Main\nbegin\n${body}\nend\n`);
  return file;
}

describe("hollow check", () => {
  it("refutes the false statements of the tour and none of the true ones", () => {
    const { lines, status } = hollow("check", "--json", "--timeout", "2", "examples/Tour.thy");
    const found = new Map(lines.filter((l) => l.lemma !== null).map((l) => [l.lemma, l.outcome]));
    for (const name of ["rev_append", "minus_plus", "insert_grows", "map_inj", "image_inter", "trans_union", "sorted_append"])
      expect([name, found.get(name)]).toEqual([name, "genuine"]);
    for (const name of ["rev_append_right", "insert_bounded", "distinct_filter"]) expect(found.get(name)).not.toBe("genuine");
    expect(lines.find((l) => l.value !== undefined)?.value).toBe("[3, 2, 1]");
    expect(status).toBe(0);
  });

  it("shows values, evaluates both sides and says that the find was rechecked", () => {
    const { lines } = hollow("check", "--json", theory("Sides", 'lemma l: "rev xs = (xs :: nat list)"\n  oops'));
    expect(lines[0]).toMatchObject({
      lemma: "l",
      outcome: "genuine",
      assignment: { xs: "[1, 0]" },
      evaluated: { "rev xs": "[0, 1]" },
      rechecked: true,
    });
  });

  it("ends with 1 for a counterexample to a claim and for an unmet expectation", () => {
    expect(hollow("check", theory("Claim", 'lemma "(x :: nat) = 0" by simp')).status).toBe(1);
    const unmet = hollow(
      "check",
      "--json",
      theory("Unmet", 'lemma "(x :: nat) = x"\n  quickcheck[size = 3, expect = counterexample]\n  oops'),
    );
    expect(unmet.status).toBe(1);
    expect(unmet.lines[0]).toMatchObject({ line: 5, outcome: "none", expect: "counterexample", met: false });
  });

  it("confirms that a union of well-founded relations may have a cycle", () => {
    const body =
      'lemma l: "wf (r :: (nat \\<times> nat) set) \\<Longrightarrow> wf s \\<Longrightarrow> wf (r \\<union> s)"\n  quickcheck[expect = counterexample]\n  oops';
    expect(hollow("check", "--json", theory("Cycle", body)).lines[0]).toMatchObject({ outcome: "genuine", met: true, rechecked: true });
  });

  it("reports mistakes with their place, goes on, and ends with 2", () => {
    const { lines, status } = hollow(
      "check",
      "--json",
      theory("Wrong", 'lemma "(n :: nat) @ [] = n"\n  oops\nlemma ok: "(x :: nat) = 0"\n  oops'),
    );
    expect(lines.find((l) => l.outcome === "error")).toMatchObject({ line: 4, code: "E0320" });
    expect(lines.find((l) => l.lemma === "ok")?.outcome).toBe("genuine");
    expect(status).toBe(2);
  });

  it("names an unknown option and lists the known ones", () => {
    const { lines } = hollow("check", "--json", theory("Option", 'lemma "x = y"\n  quickcheck[flavour = spicy]\n  oops'));
    expect(lines[0]).toMatchObject({ line: 5, outcome: "error", code: "E0401" });
    expect(lines[0]?.message).toContain("flavour");
  });

  it("says that a file is missing", () => {
    const { status, lines } = hollow("check", "--json", "no-such-file.thy");
    expect(status).toBe(2);
    expect(lines[0]).toMatchObject({ outcome: "error", code: "E0001" });
  });

  it("survives a function that does not terminate and answers the rest", () => {
    const body =
      'function spin :: "nat ⇒ nat" where "spin n = spin (Suc n)"\n  by auto\nlemma s: "spin n = spin n"\n  oops\nlemma t: "(n :: nat) = 1"\n  oops';
    const { lines } = hollow("check", "--json", "--timeout", "1", theory("Spin", body));
    expect(lines.find((l) => l.lemma === "s")?.outcome).not.toBe("genuine");
    expect(lines.find((l) => l.lemma === "t")?.outcome).toBe("genuine");
  });

  it("finds again what model finding found, by the command that it prints", () => {
    const file = theory("Models", 'lemma l: "\\<exists>x. x \\<notin> f x"\n  oops');
    const { out } = hollow("check", "--strategy", "nitpick", file);
    const [, replay] = /replay: hollow (.*)/.exec(out) ?? [];
    const words = [...(replay ?? "").matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? "");
    expect(words).toContain("--value");
    expect(hollow(...words).out).toContain("l: counterexample");
  });

  it("gives the same answers with one and with three workers", () => {
    const body = Array.from({ length: 6 }, (_, i) => `lemma l${i}: "(x :: nat) + y = ${i} ∨ xs @ ys = ys @ xs"\n  oops`).join("\n");
    const file = theory("Many", body);
    const answers = (workers: string): unknown[] =>
      hollow("check", "--json", "--workers", workers, file).lines.map(({ lemma, outcome, assignment }) => ({ lemma, outcome, assignment }));
    expect(answers("1")).toEqual(answers("3"));
  });
});

describe("hollow eval and show", () => {
  it("evaluates a term in a theory", () => {
    expect(hollow("eval", "examples/Tour.thy", "size_of (insert 3 Leaf)").out).toBe("1 :: nat\n");
  });

  it("evaluates an open term as far as its equations go", () => {
    expect(hollow("eval", "examples/Tour.thy", "size_of (Node Leaf x t) + y").out).toBe("Suc (0 + size_of t) + y :: nat\n");
  });

  it("prints the theory that was read", () => {
    expect(hollow("show", "--stage", "theory", "examples/Tour.thy").out).toContain("const Tour.size_of :: tree ⇒ nat");
  });

  it("knows its version and its usage", () => {
    expect(hollow("--version").out).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(hollow("--help").out).toContain("hollow check FILE");
    expect(hollow("frobnicate").status).toBe(2);
  });
});
