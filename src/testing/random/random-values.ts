/**
 * Writes random generators (thesis, section 3.2.2; paper 002): a function per type from sizes to a value. `i` is what is left of the size
 * along recursion, `j` the size of the test. Constructors that recur are chosen with weight `i`, others with weight 1; several recursive
 * arguments share what is left at random, so that trees do not explode.
 */
import { range } from "../../logic/index.ts";
import type { ConstructorLayout, TypeId } from "../../program/index.ts";
import type { Driver } from "../driver.ts";
import { mentionedCharacters } from "../types/alphabet.ts";
import { ratioRoot } from "../types/reachable-types.ts";
import { arrayOf } from "../value-text.ts";

/** Functions on larger finite domains are filled when they are asked. */
const largestTable = 256;

export class RandomWriter {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Now and then one that the program mentions, which `randomChar` finds in `mentioned`. */
  private character(j: string): string {
    this.driver.define("mentioned", () => `const mentioned = ${JSON.stringify([...mentionedCharacters(this.driver.program)])};`);
    return `randomChar(${j})`;
  }

  /** An expression for a random value. */
  value(id: TypeId, i: string, j: string): string {
    const { shape } = this.driver.type(id);
    switch (shape.kind) {
      case "bool":
        return "(next() < 0)";
      case "enum":
        return this.driver.isChar(id) ? this.character(j) : `below(${shape.count})`;
      case "number":
        return shape.sort === "nat" ? `below(${j} + 1)` : `(below(2 * ${j} + 1) - ${j})`;
      default:
        return `${this.define(id)}(${i}, ${j})`;
    }
  }

  private define(id: TypeId): string {
    const name = `r${id}`;
    return this.driver.define(name, () => `function ${name}(i, j) { ${this.body(id)} }`);
  }

  private body(id: TypeId): string {
    const { shape, size } = this.driver.type(id);
    switch (shape.kind) {
      case "data":
        return this.data(id);
      case "wrapped":
        return this.wrapped(id, shape.base);
      case "function":
        return this.function(id, shape.params, shape.result);
      case "set":
        if (shape.mask && size !== null) return `return next() & ${size - 1};`;
        return `const all = []; for (let n = below(i + 1); n > 0; n--) all.push(${this.value(shape.element, "j", "j")}); return makeSet(${id}, all);`;
      case "rational":
        return this.rational(id);
      default:
        return `return ${this.value(id, "i", "j")};`;
    }
  }

  private rational(id: TypeId): string {
    const divide = this.driver.root(ratioRoot(this.driver.type(id).type))?.name;
    if (divide === undefined) return "return below(2 * j + 1) - j;";
    return `const n = below(2 * j + 1) - j; return below(2) === 0 ? n : ${divide}(n, 1 + below(j + 1));`;
  }

  private data(id: TypeId): string {
    const layout = this.driver.data(id);
    const least = this.shallowest(id);
    const kinds = layout.constructors.map((c, index) => ({
      c,
      index,
      recursive: c.fields.filter((field) => this.reaches(field, id)).length,
    }));
    const recursive = kinds.filter((k) => k.recursive > 0);
    const base = kinds.filter((k) => k.recursive === 0);
    const made = (k: (typeof kinds)[number]): string => this.construct(id, k.c, k.index, k.recursive);
    // A type whose values are all nested has a constructor that comes to an end soonest.
    const fallback = made(
      kinds.find((k) => k.index === least) ?? kinds[0] ?? { c: { constant: "", fields: [], slots: [] }, index: 0, recursive: 0 },
    );
    const grow =
      recursive.length === 0
        ? ""
        : `if (i > 0 && below(${base.length} + ${recursive.length} * i) >= ${base.length}) ${choose(recursive.map(made))}`;
    return `if (--fuel < 0) tick(); passed++; ${grow} ${base.length === 0 ? fallback : choose(base.map(made))}`;
  }

  private construct(id: TypeId, c: ConstructorLayout, index: number, recursive: number): string {
    const smaller = recursive > 1 ? "below(i)" : "(i > 0 ? i - 1 : 0)";
    const fields = c.fields.map((field) => (this.reaches(field, id) ? this.value(field, smaller, "j") : this.value(field, "j", "j")));
    return `return ${this.driver.construct(id, index, fields)};`;
  }

  private wrapped(id: TypeId, base: TypeId): string {
    const constructing = this.driver.constructing(id);
    if (constructing.length > 0) return this.constructed(id, constructing);
    const carrier = this.driver.carrier(id);
    if (carrier === null) return `return ${this.value(base, "i", "j")};`;
    // When luck fails, the small values are at hand.
    return `for (let n = 0; n < 100; n++) { if (--fuel < 0) tick(); passed++; const y = ${this.value(base, "i", "j")}; if (${carrier}(y) === true) return y; }
const all = ${arrayOf(this.driver, id)}(j < 4 ? j + 1 : 4); if (all.length === 0) return noValue(); return all[below(all.length)];`;
  }

  private constructed(id: TypeId, constructing: ReturnType<Driver["constructing"]>): string {
    const kinds = constructing.map((c) => ({ ...c, isRecursive: c.params.some((p) => this.reaches(p, id)) }));
    const made = (k: (typeof kinds)[number]): string => {
      const args = k.params.map((p) => this.value(p, this.reaches(p, id) ? "(i > 0 ? i - 1 : 0)" : "j", "j"));
      return `{ const y = ${k.name}(${args.join(", ")}); return y === S ? noValue() : y; }`;
    };
    const recursive = kinds.filter((k) => k.isRecursive);
    const base = kinds.filter((k) => !k.isRecursive);
    if (base.length === 0) return "return noValue();";
    const grow =
      recursive.length === 0
        ? ""
        : `if (i > 0 && below(${base.length} + ${recursive.length} * i) >= ${base.length}) ${choose(recursive.map(made))}`;
    return `passed++; ${grow} ${choose(base.map(made))}`;
  }

  private function(id: TypeId, params: readonly TypeId[], result: TypeId): string {
    const sizes = params.map((p) => this.driver.type(p).size);
    const points = sizes.reduce<number>((n, size) => n * (size ?? Number.POSITIVE_INFINITY), 1);
    if (points > largestTable) return this.lazyFunction(id, params);
    const names = params.map((_, i) => `y${i}`);
    const place = params.reduce((text, p, k) => {
      const rank = this.rank(p, `y${k}`);
      return k === 0 ? rank : `(${text}) * ${sizes[k]} + ${rank}`;
    }, "0");
    return `const t = []; for (let n = 0; n < ${points}; n++) t.push(${this.value(result, this.inside(result, id), "j")}); return (${names.join(", ")}) => t[${place}];`;
  }

  private rank(id: TypeId, x: string): string {
    const { shape } = this.driver.type(id);
    if (shape.kind === "bool") return `(${x} ? 1 : 0)`;
    if (shape.kind === "enum" || (shape.kind === "set" && shape.mask)) return x;
    return `${this.driver.emission.derived("rank", id)}(${x})`;
  }

  /**
   * A table filled when it is asked (thesis, section 3.2.5), from a source of its own, so that the order of evaluation does not show in
   * other values. Once `frozen`, everything not asked before has the default value.
   */
  private lazyFunction(id: TypeId, params: readonly TypeId[]): string {
    const rest = this.driver.idOf(range(this.driver.type(id).type));
    const names = params.map((_, i) => `y${i}`);
    const result = (value: string): string => (params.length > 1 ? `${value}(${names.slice(1).join(", ")})` : value);
    const [domain = 0] = params;
    const drawn = this.value(rest, this.inside(rest, id), "j");
    return `const points = [], d = ${drawn}; let a = next(), b = next() | 1;
const base = (${names.join(", ")}) => ${result("d")}; base.constant = () => d;
const f = (${names.join(", ")}) => {
for (let n = 0; n < points.length; n++) { const p = points[n]; const same = ${this.driver.equal(domain, "p[0]", "y0")}; if (same === true) return ${result("p[1]")}; if (same !== false) return same; }
if (frozen) return ${result("d")};
const keptA = ra, keptB = rb; ra = a; rb = b; const y = ${drawn}; a = ra; b = rb; ra = keptA; rb = keptB;
points.push([y0, y]); return ${result("y")}; };
f.points = points; f.base = base; return f;`;
  }

  /** What is left of the size for the results of a function, which may have such functions inside. */
  private inside(result: TypeId, id: TypeId): string {
    return this.reaches(result, id) ? "below(i + 1)" : "j";
  }

  /** Whether a value of `from` may have values of `to` inside. */
  private reaches(from: TypeId, to: TypeId): boolean {
    const seen = new Set<TypeId>();
    const go = (id: TypeId): boolean => {
      if (id === to) return true;
      if (seen.has(id)) return false;
      seen.add(id);
      return this.parts(id).some(go);
    };
    return go(from);
  }

  private parts(id: TypeId): readonly TypeId[] {
    const { shape } = this.driver.type(id);
    switch (shape.kind) {
      case "data":
        return shape.constructors.flatMap((c) => c.fields);
      case "function":
        return [shape.result];
      case "set":
        return [shape.element];
      case "wrapped":
        return [shape.base, ...this.driver.constructing(id).flatMap((c) => c.params)];
      default:
        return [];
    }
  }

  /** The constructor of the least nested value. */
  private shallowest(id: TypeId): number {
    const depth = new Map<TypeId, number>();
    const depthOf = (at: TypeId): number => {
      const { shape } = this.driver.type(at);
      if (shape.kind === "data") return depth.get(at) ?? Number.POSITIVE_INFINITY;
      return shape.kind === "wrapped" ? depthOf(shape.base) : shape.kind === "function" ? depthOf(shape.result) : 0;
    };
    const heights = (at: TypeId): number[] => {
      const { shape } = this.driver.type(at);
      return shape.kind === "data" ? shape.constructors.map((c) => 1 + Math.max(0, ...c.fields.map(depthOf))) : [];
    };
    const data = this.driver.program.types.filter((t) => t.shape.kind === "data").map((t) => t.id);
    for (let changed = true; changed; ) {
      changed = false;
      for (const at of data) {
        const height = Math.min(...heights(at));
        if (height < (depth.get(at) ?? Number.POSITIVE_INFINITY)) {
          depth.set(at, height);
          changed = true;
        }
      }
    }
    const own = heights(id);
    return own.indexOf(Math.min(...own));
  }
}

/** One of several statements, each equally likely. */
function choose(statements: readonly string[]): string {
  const [only] = statements;
  if (statements.length === 1 && only !== undefined) return only;
  return `switch (below(${statements.length})) { ${statements.map((s, i) => (i === statements.length - 1 ? `default: ${s}` : `case ${i}: ${s}`)).join(" ")} }`;
}
