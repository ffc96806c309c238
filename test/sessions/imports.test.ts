import { describe, expect, it } from "vitest";
import { Catalog, type ImportWorld, isabelleFolder, listSession, resolveImport, whyMissing } from "../../src/sessions/index.ts";
import { memoryTree } from "./memory-tree.ts";

const thy = (name: string, ...imports: string[]): string => `theory ${name} imports ${imports.map((i) => `"${i}"`).join(" ")} begin end`;

/** Two sessions that share a theory name, one with a further folder, beside Isabelle's and our library. */
const files: Readonly<Record<string, string>> = {
  "/afp/ROOTS": "One\n# not this\nTwo\n",
  "/afp/One/ROOT": "chapter X\nsession One = HOL + sessions Two directories more theories A\n",
  "/afp/One/A.thy": thy("A", "Deep", "Two.T", "HOL-Library.Tree"),
  "/afp/One/T.thy": thy("T", "Main"),
  "/afp/One/more/Deep.thy": thy("Deep", "T", "HOL-Algebra.Group"),
  "/afp/Two/ROOT": 'session Two in src = "HOL-Library" + theories T B (global)\n',
  "/afp/Two/src/T.thy": thy("T", "Main"),
  "/afp/Two/src/B.thy": thy("B", "T", "~~/src/HOL/Library/Tree", "$AFP/One/T", "../lone/L"),
  "/afp/Two/lone/L.thy": thy("L", "Main"),
  "/isa/ROOTS": "src/HOL\n",
  "/isa/src/HOL/ROOT":
    'session HOL = Pure + theories Main (global)\nsession "HOL-Library" in Library = HOL + theories Tree Rare\nsession "HOL-Algebra" in Algebra = HOL + theories Group\n',
  "/isa/src/HOL/Main.thy": thy("Main", "Pure"),
  "/isa/src/HOL/Meson.thy": thy("Meson", "Pure"),
  "/isa/src/HOL/Library/Tree.thy": thy("Tree", "Main"),
  "/isa/src/HOL/Library/Rare.thy": thy("Rare", "Tree"),
  "/isa/src/HOL/Algebra/Group.thy": thy("Group", "HOL-Library.Rare", "Meson"),
  "/lib/Main.thy": thy("Main", "Pure"),
  "/lib/HOL-Library/Tree.thy": thy("Tree", "Main"),
};

function world(folders: readonly string[], variables: Readonly<Record<string, string>> = {}): ImportWorld {
  const tree = memoryTree(files, variables);
  const catalog = new Catalog(tree);
  for (const folder of folders) catalog.add(folder);
  return {
    files: tree,
    catalog,
    isLibrary: (file) => file.startsWith("/lib/"),
    libraryTheory: (session, theory) => {
      const file = session === "HOL" ? `/lib/${theory}.thy` : `/lib/${session}/${theory}.thy`;
      return tree.isFile(file) ? file : null;
    },
    isBelowMain: (theory) => theory === "Meson",
  };
}

describe("imports", () => {
  const both = world(["/afp", "/isa"], { AFP: "/afp" });
  const cases: readonly (readonly [what: string, name: string, from: string, to: string | null])[] = [
    ["a plain name is of the importer's session", "T", "/afp/One/more/Deep.thy", "/afp/One/T.thy"],
    ["the same name in another session is another theory", "T", "/afp/Two/src/B.thy", "/afp/Two/src/T.thy"],
    ["a name with a session", "Two.T", "/afp/One/A.thy", "/afp/Two/src/T.thy"],
    ["a theory in a directory of the session", "Deep", "/afp/One/A.thy", "/afp/One/more/Deep.thy"],
    ["a path to a theory of the session is its file", "elsewhere/Deep", "/afp/One/A.thy", "/afp/One/more/Deep.thy"],
    ["a path to a file outside of any session", "../lone/L", "/afp/Two/src/B.thy", "/afp/Two/lone/L.thy"],
    ["a global theory of another session", "B", "/afp/One/A.thy", "/afp/Two/src/B.thy"],
    ["Main is ours", "Main", "/afp/One/A.thy", "/lib/Main.thy"],
    ["what our library has is ours", "HOL-Library.Tree", "/afp/One/A.thy", "/lib/HOL-Library/Tree.thy"],
    ["also for Isabelle's own theories", "Tree", "/isa/src/HOL/Library/Rare.thy", "/lib/HOL-Library/Tree.thy"],
    ["what it lacks is Isabelle's", "HOL-Algebra.Group", "/afp/One/A.thy", "/isa/src/HOL/Algebra/Group.thy"],
    ["what is below Main is Main", "HOL.Meson", "/isa/src/HOL/Algebra/Group.thy", "/lib/Main.thy"],
    ["~~ is Isabelle's folder", "~~/src/HOL/Library/Rare", "/afp/Two/src/B.thy", "/isa/src/HOL/Library/Rare.thy"],
    ["and its theories that we have are ours", "~~/src/HOL/Library/Tree", "/afp/Two/src/B.thy", "/lib/HOL-Library/Tree.thy"],
    ["$AFP", "$AFP/One/T", "/afp/Two/src/B.thy", "/afp/One/T.thy"],
    ["$ISABELLE_HOME", "$ISABELLE_HOME/src/HOL/Algebra/Group", "/afp/One/A.thy", "/isa/src/HOL/Algebra/Group.thy"],
    ["a theory that is not there", "HOL-Algebra.Nothing", "/afp/One/A.thy", null],
  ];
  for (const [what, name, from, to] of cases) it(`${what}: ${name}`, () => expect(resolveImport(both, name, from)).toBe(to));

  it("find $AFP by the folder of a session where the variable is not set", () => {
    expect(resolveImport(world(["/afp"]), "$AFP/One/T", "/afp/Two/src/B.thy")).toBe("/afp/One/T.thy");
  });

  it("find Isabelle's sessions where a variable names its folder, its sources or those of HOL", () => {
    for (const home of ["/isa", "/isa/src", "/isa/src/HOL"]) expect(isabelleFolder(both.files, home)).not.toBeNull();
    expect(isabelleFolder(both.files, "/afp/One/more")).toBeNull();
  });

  it("find our library for ~~ where Isabelle is not there", () => {
    expect(resolveImport(world(["/afp"]), "~~/src/HOL/Library/Tree", "/afp/Two/src/B.thy")).toBe("/lib/HOL-Library/Tree.thy");
  });

  it("find their session without being told", () => {
    const alone = world([]);
    alone.catalog.addAbove("/afp/One/A.thy");
    expect(resolveImport(alone, "Deep", "/afp/One/A.thy")).toBe("/afp/One/more/Deep.thy");
    expect(resolveImport(alone, "Two.T", "/afp/One/A.thy")).toBeNull();
    expect(alone.catalog.addFurther("/afp/One/A.thy")).toBe(true);
    expect(resolveImport(alone, "Two.T", "/afp/One/A.thy")).toBe("/afp/Two/src/T.thy");
    expect(alone.catalog.addFurther("/afp/One/A.thy")).toBe(false);
  });

  it("say which session is missing, and the way out", () => {
    const one = world(["/afp/One"]);
    expect(whyMissing(one, "Two.T", "/afp/One/A.thy")).toMatchObject({
      session: "Two",
      message: 'no theory "Two.T": the session Two is not known',
      hint: expect.stringContaining("-d DIR"),
    });
    expect(whyMissing(one, "HOL-Algebra.Group", "/afp/One/A.thy")).toMatchObject({
      session: "HOL-Algebra",
      message: expect.stringContaining("the session HOL-Algebra, which is a part of Isabelle, is not known"),
      hint: expect.stringContaining("ISABELLE_HOME"),
    });
    expect(whyMissing(world(["/afp/One"], { ISABELLE_HOME: "/wrong" }), "HOL-Algebra.Group", "/afp/One/A.thy").hint).toContain(
      "ISABELLE_HOME is set to /wrong, which has neither ROOT nor ROOTS",
    );
    expect(whyMissing(world(["/afp", "/isa"], { ISABELLE_HOME: "/isa" }), "HOL-Algebr.Group", "/afp/One/A.thy")).toMatchObject({
      message: 'no theory "HOL-Algebr.Group": the session HOL-Algebr is not known',
      hint: "Did you mean HOL-Algebra?",
    });
    expect(whyMissing(both, "Two.U", "/afp/One/A.thy").message).toBe('the session Two has no theory "U"');
    expect(whyMissing(one, "$FOO/X", "/afp/One/A.thy").message).toContain("the variable FOO is not set");
  });
});

describe("a session's listing", () => {
  it("has each theory after those it imports, and what is missing", () => {
    const one = world(["/afp"]);
    const session = one.catalog.session("One");
    if (session === null) throw new Error("no session");
    const { theories, missing } = listSession(one, session);
    expect(theories).toEqual(["/afp/One/T.thy", "/afp/One/more/Deep.thy", "/afp/One/A.thy"]);
    expect(missing.map((m) => [m.name, m.session, m.file])).toEqual([["HOL-Algebra.Group", "HOL-Algebra", "/afp/One/more/Deep.thy"]]);
  });

  it("leaves out theories whose condition does not hold", () => {
    const text = { "/s/ROOT": "session S = HOL + theories [condition = SLOW] T\n", "/s/T.thy": thy("T", "Main") };
    for (const [variables, expected] of [
      [{}, []],
      [{ SLOW: "1" }, ["/s/T.thy"]],
    ] as const) {
      const tree = memoryTree(text, variables);
      const catalog = new Catalog(tree);
      catalog.add("/s");
      const session = catalog.session("S");
      const listing = session === null ? null : listSession({ ...both(), files: tree, catalog }, session);
      expect(listing?.theories).toEqual(expected);
    }
    function both(): ImportWorld {
      return world([]);
    }
  });
});

describe("a catalog", () => {
  const problems = (tree: Readonly<Record<string, string>>, folder: string): string[] => {
    const catalog = new Catalog(memoryTree(tree));
    catalog.add(folder);
    return catalog.problems.map((p) => `${p.file} ${p.diagnostic.code} ${p.diagnostic.message}`);
  };

  it("reports the same session twice, with the other place", () => {
    const root = "session A = HOL + theories T\n";
    expect(problems({ "/x/ROOTS": "a\nb\n", "/x/a/ROOT": root, "/x/b/ROOT": root }, "/x")).toEqual([
      '/x/b/ROOT E0132 Duplicate session "A": /x/a/ROOT has it already',
    ]);
  });

  it("reports folders that are not there", () => {
    expect(problems({ "/x/ROOTS": "a\n", "/x/ROOT": "session A in gone = HOL + theories T\n" }, "/x")).toEqual([
      '/x/ROOT E0131 ROOT file: the folder "/x/gone" does not exist',
      '/x/ROOTS E0131 ROOTS file: the folder "a" does not exist',
    ]);
  });

  it("reads ROOTS that lead to each other once", () => {
    expect(problems({ "/x/ROOTS": "a\n", "/x/a/ROOTS": "..\n.\n" }, "/x")).toEqual([]);
  });

  it("knows the sessions below one, through cycles too", () => {
    const catalog = new Catalog(memoryTree({ "/x/ROOT": "session A = B + sessions C theories T\nsession B = A + theories T\n" }));
    catalog.add("/x");
    expect([...catalog.below("A")].sort()).toEqual(["A", "B", "C"]);
  });
});
