/** End to end: session folders on disk, through the built program. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const program = resolve("dist/hollow.js");

function tree(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "hollow-sessions-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const thy = (name: string, imports: string, body = ""): string => `theory ${name}\n  imports ${imports}\nbegin\n${body}\nend\n`;

interface Line {
  readonly file: string;
  readonly line?: number;
  readonly lemma?: string | null;
  readonly outcome: string;
  readonly code?: string;
  readonly message?: string;
  readonly hint?: string | null;
}

interface Run {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
  readonly lines: Line[];
}

const hollow = (folder: string, ...args: string[]): Run => hollowIn({}, folder, ...args);

function hollowIn(more: Readonly<Record<string, string>>, folder: string, ...args: string[]): Run {
  const env = { ...process.env, ISABELLE_HOME: "", HOLLOW_SESSIONS: "", HOLLOW_CACHE: join(folder, ".cache"), ...more };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: "utf8", cwd: folder, env });
  const lines = args.includes("--json")
    ? stdout
        .split("\n")
        .filter((l) => l !== "")
        .map((l) => JSON.parse(l) as Line)
    : [];
  return { status, out: stdout, err: stderr, lines };
}

/** A diamond across two sessions. */
const diamond = {
  "all/ROOTS": "low\nhigh\n",
  "all/low/ROOT": "session Low = HOL + theories Left Right\n",
  "all/low/Top.thy": thy("Top", "Main", 'definition one :: nat where "one = 1"\ndatatype t = A | B t'),
  "all/low/Left.thy": thy("Left", "Top", 'fun size_of where "size_of A = one" | "size_of (B x) = size_of x + one"'),
  "all/low/Right.thy": thy("Right", "Top", 'definition two where "two = one + one"'),
  "all/high/ROOT": 'session High in src = Low + sessions "HOL-Library" theories Bottom\n',
  "all/high/src/Bottom.thy": thy(
    "Bottom",
    'Low.Left Low.Right "HOL-Library.Multiset"',
    'lemma wrong: "size_of (B x) = two" oops\nlemma right: "size_of (B A) = two" oops',
  ),
};

const outcomes = (lines: readonly Line[]): Readonly<Record<string, string>> =>
  Object.fromEntries(lines.flatMap((l) => (l.lemma ? [[l.lemma, l.outcome]] : [])));

describe("sessions on disk", () => {
  it("are checked by name, with theories of other sessions below them in a diamond", () => {
    const { lines, status } = hollow(tree(diamond), "check", "--json", "--timeout", "2", "-d", "all", "High");
    expect(outcomes(lines)).toMatchObject({ wrong: "genuine" });
    expect(outcomes(lines).right).not.toBe("genuine");
    expect(lines.filter((l) => l.outcome === "error")).toEqual([]);
    expect(status).toBe(0);
  });

  it("are found from a file, through the ROOTS above it", () => {
    const { lines } = hollow(tree(diamond), "check", "--json", "--timeout", "2", "--lemma", "wrong", "all/high/src/Bottom.thy");
    expect(outcomes(lines)).toEqual({ wrong: "genuine" });
  });

  it("are listed with their theories and what is missing", () => {
    const folder = tree(diamond);
    const all = hollow(folder, "sessions", "-d", "all");
    expect(all.out).toContain("  Top Left Right\n");
    expect(all.out).toContain("High = Low");
    expect(all.status).toBe(0);
    const one = hollow(folder, "sessions", "-d", "all/high", "High");
    expect(one.out).toContain('missing for Bottom: no theory "Low.Left": the session Low is not known. Name the folder');
    expect(one.status).toBe(2);
    const listed = JSON.parse(hollow(folder, "sessions", "--json", "-d", "all", "Low").out) as { theories: string[]; missing: unknown[] };
    expect(listed).toMatchObject({ session: "Low", parent: "HOL", missing: [] });
    expect(listed.theories).toHaveLength(3);
  });

  it("of Isabelle are known, but not listed with those of a project, nor are their faults", () => {
    const folder = tree({
      "isabelle/ROOT": 'session "HOL-Own" = HOL + theories A\nsession "HOL-Bad" in nowhere = HOL + theories B\n',
      "isabelle/A.thy": thy("A", "Main", ""),
      "project/ROOT": 'session Mine = "HOL-Own" + theories T\nsession Other = "HOL-Onw" + theories T\n',
      "project/T.thy": thy("T", '"HOL-Own.A"', ""),
    });
    const home = { ISABELLE_HOME: join(folder, "isabelle") };
    const listed = hollowIn(home, folder, "sessions", "-d", "project");
    expect(listed.out).toContain("Mine = HOL-Own");
    expect(listed.out).not.toContain("HOL-Bad");
    expect(listed.err).not.toContain("nowhere");
    expect(listed.out).toContain('The parent session "HOL-Onw" is not known. Did you mean HOL-Own');
    expect(hollowIn(home, folder, "sessions", "-d", "isabelle").err).toContain("nowhere");
    expect(hollowIn(home, folder, "sessions", "HOL-Own").out).toContain("HOL-Own = HOL");
    expect(hollow(folder, "check", "HOL-Own", "-d", "project").out).toContain("neither a file nor a session HOL-Own");
    expect(hollowIn(home, folder, "check", "Min").out).toContain("-d DIR names the folder of a session");
  });

  it("name the session of a missing import, once, and the way out", () => {
    const folder = tree({
      ROOT: "session S = HOL + theories T\n",
      "T.thy": thy("T", '"HOL-Algebra.Group" Other.X', 'lemma l: "x = y" oops'),
    });
    const errors = hollow(folder, "check", "--json", "S").lines.filter((l) => l.outcome === "error");
    expect(errors.map((e) => [e.code, e.line])).toEqual([
      ["E0120", 2],
      ["E0120", 2],
    ]);
    expect(errors[0]?.message).toContain("the session HOL-Algebra, which is a part of Isabelle, is not known");
    expect(errors[0]?.hint).toContain("ISABELLE_HOME");
    expect(errors[1]?.message).toContain("the session Other is not known");
  });

  it("are checked although a theory of theirs is not there, which is told with its place", () => {
    const folder = tree({
      ROOT: "session S = HOL +\n  theories\n    T\n    Nowhere\n",
      "T.thy": thy("T", "Main", 'lemma l: "(x :: nat) = y" oops'),
    });
    const { status, lines } = hollow(folder, "check", "--json", "S");
    expect(status).toBe(2);
    expect(outcomes(lines).l).toBe("genuine");
    const [error] = lines.filter((l) => l.outcome === "error");
    expect(error?.file).toBe("ROOT:4:5");
    expect(error?.message).toContain('The theory "Nowhere" of the ROOT file is not there');
  });

  it("are checked although their parent is not known, which is told with its place", () => {
    const folder = tree({
      ROOT: "session S = HOLL +\n  theories\n    T\n",
      "T.thy": thy("T", "Main", 'lemma l: "(x :: nat) = y" oops'),
    });
    const { status, lines } = hollow(folder, "check", "--json", "S");
    expect(status).toBe(2);
    expect(outcomes(lines).l).toBe("genuine");
    const [error] = lines.filter((l) => l.outcome === "error");
    expect(error?.file).toBe("ROOT:1:13");
    expect(error?.message).toContain('The parent session "HOLL" is not known');
    expect(`${error?.message} ${error?.hint}`).toContain("Did you mean HOL");
  });

  it("may have theories of the same name, but not below one theory", () => {
    const folder = tree({
      ROOT: "session A in a = HOL + theories T\nsession B in b = A + theories U\n",
      "a/T.thy": thy("T", "Main", 'definition c :: nat where "c = 1"'),
      "b/T.thy": thy("T", "Main", 'definition c :: nat where "c = 2"'),
      "b/U.thy": thy("U", "T", 'lemma two: "T.c = 1" oops'),
      "b/V.thy": thy("V", "A.T", 'lemma one: "T.c = 1" oops'),
      "b/W.thy": thy("W", "A.T T", ""),
    });
    const { lines } = hollow(folder, "check", "--json", "--timeout", "2", "b/U.thy", "b/V.thy", "b/W.thy");
    expect(outcomes(lines).two).toBe("genuine");
    expect(outcomes(lines).one).not.toBe("genuine");
    expect(lines.filter((l) => l.outcome === "error").map((l) => [l.code, l.line])).toEqual([["E0126", 2]]);
  });

  it("report cycles of imports at the import", () => {
    const folder = tree({
      ROOT: "session A in a = HOL + sessions B theories T\nsession B in b = HOL + sessions A theories U\n",
      "a/T.thy": thy("T", "B.U"),
      "b/U.thy": thy("U", "A.T"),
    });
    const { lines } = hollow(folder, "check", "--json", "A");
    expect(lines.filter((l) => l.outcome === "error").map((l) => [l.code, l.line])).toEqual([["E0121", 2]]);
  });

  it("tell mistakes in a ROOT file with line and column", () => {
    const folder = tree({ "s/ROOT": "session S = HOL +\n  options [a = ]\n  theories T\n", "s/T.thy": thy("T", "Main") });
    const listed = hollow(folder, "sessions", "-d", "s");
    expect(listed.err).toContain("s/ROOT:3:3: ROOT file: expected");
    expect(listed.status).toBe(2);
    const checked = hollow(folder, "check", "-d", "s", "S");
    expect(checked.out + checked.err).toContain("There is neither a file nor a session S");
    expect(checked.out + checked.err).toContain("s/ROOT:3:3");
    expect(checked.status).toBe(2);
  });

  it("need a folder with a ROOT, and a name that exists", () => {
    const folder = tree({ "s/ROOT": "session Sorting = HOL + theories T\n", "s/T.thy": thy("T", "Main"), "empty/x": "" });
    expect(hollow(folder, "sessions", "-d", "empty").err).toContain("empty: no session folder: there is neither ROOT nor ROOTS");
    const wrong = { ISABELLE_HOME: join(folder, "nowhere") };
    expect(hollowIn(wrong, folder, "sessions", "-d", "s").err).toContain("ISABELLE_HOME: there is no Isabelle in");
    const { out, err, status } = hollow(folder, "check", "-d", "s", "Sortin");
    expect(out + err).toContain("There is neither a file nor a session Sortin (did you mean Sorting?)");
    expect(status).toBe(2);
  });

  it("take Isabelle's theories that our library lacks on top of ours", () => {
    const folder = tree({
      "isa/ROOTS": "src/HOL\n",
      "isa/src/HOL/ROOT":
        'session HOL = Pure + theories Main (global)\nsession "HOL-Library" in Library = HOL + theories Tree\nsession "HOL-Rings" in Rings = "HOL-Library" + theories Ring\n',
      "isa/src/HOL/Main.thy": "broken",
      "isa/src/HOL/Library/Tree.thy": "broken",
      "isa/src/HOL/Rings/Ring.thy": thy(
        "Ring",
        "Unit",
        'definition half :: "nat ⇒ nat" where "half x = x div unit + size (Node Leaf x Leaf)"',
      ),
      "isa/src/HOL/Rings/Unit.thy": thy("Unit", '"HOL-Library.Tree"', 'definition unit :: nat where "unit = 2"'),
      "T.thy": thy("T", '"HOL-Rings.Ring"', 'lemma wrong: "half x = x" oops'),
    });
    const { lines } = hollow(folder, "check", "--json", "--timeout", "2", "-d", "isa", "T.thy");
    expect(lines.filter((l) => l.outcome === "error")).toEqual([]);
    expect(outcomes(lines)).toEqual({ wrong: "genuine" });
  });
});
