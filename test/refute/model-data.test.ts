/** Counterexamples as data: every kind of value, from every kind of engine. */
import { describe, expect, it } from "vitest";
import {
  checkDefaults,
  type ModelData,
  type ModelEntry,
  type ModelValue,
  runTask,
  type TypeShape,
  tasksOf,
} from "../../src/refute/index.ts";
import { theoryOf } from "./theory-text.ts";

/** A value in one line that shows every field. */
function short(v: ModelValue): string {
  const all = (vs: readonly ModelValue[]): string => vs.map(short).join(" ");
  switch (v.kind) {
    case "number":
      return v.text;
    case "character":
      return `'${v.text}'`;
    case "string":
      return `"${v.text}"`;
    case "atom":
      return `${v.name}:${v.type}`;
    case "constructor":
      return `${v.name}(${v.args.map((x, i) => `${v.fields === null ? "" : `${v.fields[i]}=`}${short(x)}`).join(" ")})`;
    case "list":
      return `[${all(v.elements)}]`;
    case "tuple":
      return `<${all(v.elements)}>`;
    case "set":
      return `${v.isComplement ? "-" : ""}{${all(v.elements)}}`;
    case "function":
      return `λ(${v.entries.map((e) => `${short(e.argument)}↦${short(e.value)}`).join(" ")} else ${v.default === null ? "none" : short(v.default)})`;
    case "cycle":
      return `μ${v.name}.${short(v.body)}`;
    case "reference":
      return v.name;
    case "unknown":
      return `?${v.text}?`;
  }
}

const entries = (es: readonly ModelEntry[]): Record<string, string> =>
  Object.fromEntries(es.map((e) => [`${e.name} :: ${e.type}${e.isOpen ? " (open)" : ""}`, short(e.value)]));

async function model(body: string, imports = "Main"): Promise<ModelData> {
  const theory = theoryOf(body, imports);
  const [task] = tasksOf(theory, checkDefaults);
  if (task === undefined) throw new Error(theory.diagnostics.map((d) => d.message).join());
  const { report } = await runTask(theory, task, checkDefaults, () => 0);
  if (report?.model === null || report === null) throw new Error(`no model: ${report?.outcome} ${report?.reason}`);
  return report.model;
}

const variables = async (body: string, imports = "Main"): Promise<Record<string, string>> =>
  entries((await model(body, imports)).variables);

describe("variables as data", () => {
  it.each<[string, string, Record<string, string>]>([
    ["numbers", 'lemma "(x :: int) ≥ 0" oops', { "x :: int": "-1" }],
    ["successors", 'lemma "n ≠ Suc (Suc 0)" quickcheck[narrowing] oops', { "n :: nat": "2" }],
    ["characters", "lemma \"c ≠ CHR ''b''\" oops", { "c :: char": "'b'" }],
    ["strings", 'lemma "length (s :: string) < 2" oops', { "s :: char list": '"aa"' }],
    ["truth values", 'lemma "P" oops', { "P :: bool": "False()" }],
    ["lists of elements", 'lemma "rev xs = (xs :: \'a list)" oops', { "xs :: 'a list": "[a⇩1:'a a⇩2:'a]" }],
    ["flat tuples", 'lemma "fst p = (0 :: nat) ⟹ snd (snd p)" oops', { "p :: nat × 'a × bool": "<0 a⇩1:'a False()>" }],
    ["options", 'lemma "m ≠ Some (0 :: nat)" oops', { "m :: nat option": "Some(0)" }],
    ["sets", 'lemma "A ⊆ (B :: \'a set)" oops', { "A :: 'a set": "{a⇩1:'a}", "B :: 'a set": "{}" }],
    ["cofinite sets", 'lemma "finite (A :: nat set)" nitpick[card nat = 2] oops', { "A :: nat set": "-{0 1}" }],
    ["relations", 'lemma "antisym r" oops', { "r :: ('a × 'a) set": "{<a⇩1:'a a⇩2:'a> <a⇩2:'a a⇩1:'a>}" }],
    ["functions", 'lemma "f 1 = f (0 :: nat)" for f :: "nat ⇒ nat" oops', { "f :: nat ⇒ nat": "λ(0↦1 else 0)" }],
    [
      "functions of two type variables",
      "lemma \"(f :: 'a ⇒ 'b) x = f y\" nitpick oops",
      { "f :: 'a ⇒ 'b": "λ(a⇩1:'a↦b⇩1:'b a⇩2:'a↦b⇩2:'b else none)", "x :: 'a": "a⇩1:'a", "y :: 'a": "a⇩2:'a" },
    ],
    [
      "records with extensions",
      'record point = px :: int  py :: nat  record cpoint = point + col :: bool  lemma "col (r :: cpoint)" oops',
      { "r :: cpoint": "cpoint(px=0 py=0 col=False())" },
    ],
    [
      "datatypes",
      'datatype \'a t = L | N "\'a t" \'a "\'a t"  lemma "x ≠ N L a L" oops',
      { "x :: 'a t": "N(L() a⇩1:'a L())", "a :: 'a": "a⇩1:'a" },
    ],
    [
      "infinite values that lead back to themselves",
      'codatatype \'a stream = SCons \'a "\'a stream"  lemma "s ≠ SCons a s" nitpick oops',
      { "s :: 'a stream": "μω.SCons(a⇩1:'a ω)", "a :: 'a": "a⇩1:'a" },
    ],
    ["elements of declared types", 'typedecl loc  lemma "l = (m :: loc)" nitpick oops', { "l :: loc": "l⇩1:loc", "m :: loc": "l⇩2:loc" }],
    [
      "values of defined types",
      'typedef small = "{0, 1 :: nat}" by auto  lemma "s = (t :: small)" nitpick oops',
      { "s :: small": "Abs_small(0)", "t :: small": "Abs_small(1)" },
    ],
  ])("%s", async (_, body, expected) => {
    expect(await variables(body)).toEqual(expected);
  });

  it("numbers with a denominator", async () => {
    expect(await variables('lemma "2 * q ≠ (1 :: rat)" oops', "Complex_Main")).toEqual({ "q :: rat": "1/2" });
  });
});

describe("the rest of a counterexample as data", () => {
  it("has the sides of the equation, and what `eval` asks for", async () => {
    const sides = entries((await model('lemma "rev xs = (xs :: nat list)" quickcheck[exhaustive, eval = "length xs"] oops')).evaluated);
    expect(sides).toEqual({ "rev xs :: nat list": "[0 1]", "length xs :: nat": "2" });
    const found = entries((await model('lemma "x = (y :: \'a)" nitpick[eval = "{x}"] oops')).evaluated);
    expect(found).toEqual({ "{x} :: 'a set": "{a⇩1:'a}" });
  });

  it("names the elements of large types", async () => {
    const body = 'lemma "x = (y :: \'a)" nitpick[card = 6, eval = "{z :: \'a. z ≠ x}"] oops';
    expect(Object.values(entries((await model(body)).evaluated))).toEqual(["{a⇩2:'a a⇩3:'a a⇩4:'a a⇩5:'a a⇩6:'a}"]);
  });

  it("has what was chosen where the specification leaves it open", async () => {
    expect(entries((await model('lemma "hd (xs :: nat list) = 0" oops')).chosen)).toEqual({ "hd [] :: nat": "1" });
    const body = 'typedecl loc  consts home :: "loc ⇒ bool"  lemma "home l = home m" nitpick[show_consts] oops';
    expect(entries((await model(body)).chosen)).toEqual({ "home :: loc ⇒ bool": "λ(l⇩1:loc↦False() l⇩2:loc↦True() else none)" });
  });

  it("has the cardinalities, with the names of the elements", async () => {
    expect((await model('lemma "rev xs = (xs :: \'a list)" oops')).cards).toEqual([
      { type: "'a", shape: { name: "'a", args: [] }, size: 2, elements: ["a⇩1", "a⇩2"], isComplete: true },
    ]);
    expect((await model('typedecl loc  lemma "l = (m :: loc)" nitpick oops')).cards).toEqual([
      { type: "loc", shape: { name: "loc", args: [] }, size: 2, elements: ["l⇩1", "l⇩2"], isComplete: true },
    ]);
  });

  const leaf = (name: string): TypeShape => ({ name, args: [] });
  it.each<[string, string, TypeShape]>([
    [
      "functions bind to the right, tighter than products and sums",
      'lemma "f (x, b) 0 = Inl 0" for f :: "(\'a × bool) ⇒ nat ⇒ nat + bool"',
      {
        name: "⇒",
        args: [
          { name: "×", args: [leaf("'a"), leaf("bool")] },
          { name: "⇒", args: [leaf("nat"), { name: "+", args: [leaf("nat"), leaf("bool")] }] },
        ],
      },
    ],
    [
      "notation for types",
      'lemma "m 0 = None" for m :: "nat ⇀ \'a set"',
      { name: "⇒", args: [leaf("nat"), { name: "option", args: [{ name: "set", args: [leaf("'a")] }] }] },
    ],
    ["numerals", 'lemma "p 0" for p :: "3 ⇒ bool"', { name: "⇒", args: [leaf("3"), leaf("bool")] }],
    ["records by their names", 'record point = px :: int  lemma "px (r :: point) = 0"', leaf("point")],
  ])("has types as data: %s", async (_, body, shape) => {
    const { variables } = await model(`${body} oops`, body.includes("3") ? '"HOL-Library.Numeral_Type"' : "Main");
    expect(variables[0]?.shape).toEqual(shape);
  });

  it("marks what does not matter", async () => {
    expect(await variables('lemma "length xs < 2" for xs :: "nat list" quickcheck[narrowing] oops')).toEqual({
      "xs :: nat list (open)": "[0 0]",
    });
  });

  it("has the value of `value`, and the elements of `values`", async () => {
    expect(entries((await model("value \"[(1 :: int, ''ab'', None :: nat option)]\"")).evaluated)).toEqual({
      "[(1 :: int, ''ab'', None :: nat option)] :: (int × char list × nat option) list": '[<1 "ab" None()>]',
    });
    const body = 'inductive ev where "ev 0" | "ev n ⟹ ev (Suc (Suc n))"  values 3 "{n. ev n}"';
    expect(entries((await model(body)).evaluated)).toEqual({ "{n. ev n} :: nat set (open)": "{0 2 4}" });
  });
});

describe("models of model finding", () => {
  const streams = "codatatype 'a stream = SCons (head: 'a) (rest: \"'a stream\")\n";

  it("names what leads back to itself where it does, in the text too", async () => {
    const theory = theoryOf(`${streams}lemma "rest s = rest (rest s) ⟹ s = rest s" nitpick oops`);
    const [task] = tasksOf(theory, checkDefaults);
    const { report } = await runTask(theory, task ?? { item: 0, tool: 0 }, checkDefaults, () => 0);
    expect(report?.assignment["s"]).toBe("SCons a⇩2 (THE ω. ω = SCons a⇩1 ω)");
  });

  it("has the operations of classes", async () => {
    const body = "class magma = fixes mul :: \"'a ⇒ 'a ⇒ 'a\"\nlemma \"mul x y = mul y (x :: 'a :: magma)\" nitpick oops";
    expect((await model(body)).chosen.map(({ name, value }) => [name, value.kind])).toEqual([["mul", "function"]]);
  });
});
