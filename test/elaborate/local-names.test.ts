import { describe, expect, it } from "vitest";
import { claims, errors, theory } from "./theory-text.ts";

/** The claims of a theory without errors. */
function read(commands: string): string[] {
  const loaded = theory(commands);
  expect(errors(loaded)).toEqual([]);
  return claims(loaded);
}

const graphs = `locale graph = fixes E :: "(nat × nat) set"
locale symmetric = graph + assumes "sym E"
locale two = A: graph E + B: graph F for E F
sublocale symmetric ⊆ rear: graph "E^-1" sorry
definition (in graph) "nbs v = {w. (v, w) ∈ E}"`;

/** What a locale gains after others were built on it belongs to these, too; a name must not become a variable. */
describe("names that a locale gains later", () => {
  it.each([
    ["symmetric", "nbs v = {}", "graph.nbs (E :: (nat × nat) set) (v :: nat) = {}"],
    ["symmetric", "rear.nbs v = {}", "graph.nbs ((E :: (nat × nat) set)¯) (v :: nat) = {}"],
    ["two", "A.nbs v = B.nbs v", "graph.nbs (E :: (nat × nat) set) (v :: nat) = graph.nbs (F :: (nat × nat) set) v"],
  ])("are known in %s: %s", (locale, text, claim) => {
    expect(read(`${graphs}\nlemma (in ${locale}) "${text}" oops`)).toEqual([claim]);
  });

  it("come with their notation", () => {
    const arrow = `definition (in graph) arrow (infix "⤳" 50) where "x ⤳ y ⟷ (x, y) ∈ E"`;
    expect(read(`${graphs}\n${arrow}\nlemma (in symmetric) "x ⤳ y ⟹ y ⤳ x" oops`)).toHaveLength(1);
  });
});

describe("what a context inside a block defines", () => {
  const inner = `context fixes y :: nat begin\ndefinition "plus x = x + y"\nabbreviation "twice ≡ plus y"\nend`;

  it("is a function of the context's variables in a locale around it", () => {
    const claim = read(`locale l = fixes a :: nat begin\n${inner}\nlemma "plus 1 2 = twice 3" oops\nend`);
    expect(claim).toEqual(["l.plus 1 2 = l.plus 3 3"]);
  });

  it("is a function of the context's variables in a context around it", () => {
    const outer = `context fixes a :: nat begin\ncontext fixes y :: nat begin\ndefinition "sum x = x + y + a"\nend\nlemma "sum 1 2 = 3" oops\nend`;
    expect(read(outer)).toEqual(["sum (a :: nat) 1 2 = 3"]);
  });
});

it("a variable that a statement fixes is another one than the parameter of that name", () => {
  const shadow = `locale l = fixes x :: nat assumes "x > 3"\nlemma (in l) fixes x :: bool shows "x" oops\nlemma (in l) fixes x :: nat shows "x > 3" oops`;
  expect(read(shadow)).toEqual(["x' :: bool", "3 < (x' :: nat)"]);
});
