/**
 * Writes random generators ([Bulwahn 2013], section 3.2.2; [Claessen, Hughes 2000]): a function per type from sizes to a value. `i` is what is left of the size
 * along recursion, `j` the size of the test. Constructors that recur are chosen with weight `i`, others with weight 1; several recursive
 * arguments share what is left at random, so that trees do not explode.
 */
import { type Body, type Js, js } from "../../javascript/index.ts";
import { range } from "../../logic/index.ts";
import type { ConstructorLayout, TypeId } from "../../program/index.ts";
import type { Driver } from "../driver.ts";
import { largestRandomTable, mostDrawnPoints, mostMembers } from "../limits.ts";
import { mentionedCharacters } from "../types/alphabet.ts";
import { ratioRoot } from "../types/reachable-types.ts";
import { arrayOf } from "../value-text.ts";

export class RandomWriter {
  private readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  private character(j: Js): Js {
    const all = [...mentionedCharacters(this.driver.program)];
    return js.call(
      "randomChar",
      j,
      this.driver.define("mentioned", () => [js.constant("mentioned", js.array(all))]),
    );
  }

  /** A random value. */
  value(id: TypeId, i: Js, j: Js): Js {
    const { shape } = this.driver.type(id);
    switch (shape.kind) {
      case "bool":
        return js.op(js.call("next"), "<", 0);
      case "enum":
        return this.driver.isChar(id) ? this.character(j) : js.call("below", shape.count);
      case "number":
        return js.call(shape.sort === "nat" ? "randomNat" : "randomInt", j);
      default:
        return js.call(this.define(id), i, j);
    }
  }

  private define(id: TypeId): string {
    const name = `r${id}`;
    return this.driver.define(name, () => [js.func(name, ["i", "j"], this.body(id))]);
  }

  private body(id: TypeId): Body {
    if (this.driver.names.has(id)) return this.oneOf(id, "j");
    const { shape, size } = this.driver.type(id);
    switch (shape.kind) {
      case "data":
        return this.data(id);
      case "wrapped":
        return this.wrapped(id, shape.base);
      case "function":
        return this.function(id, shape.params, shape.result);
      case "set": {
        if (shape.mask && size !== null) return [js.give(js.op(js.call("next"), "&", size - 1))];
        const add = js.run(js.method("all", "push", this.value(shape.element, "j", "j")));
        return [
          js.constant("all", js.array([])),
          js.loop("n", js.call("below", js.op("i", "+", 1)), js.op("n", ">", 0), js.unary("--", "n"), [add]),
          js.give(js.call("makeSet", id, "all")),
        ];
      }
      case "rational":
        return this.rational(id);
      default:
        return [js.give(this.value(id, "i", "j"))];
    }
  }

  private rational(id: TypeId): Body {
    const divide = this.driver.root(ratioRoot(this.driver.type(id).type))?.name;
    if (divide === undefined) return [js.give(js.call("randomInt", "j"))];
    const fraction = js.call(divide, "n", js.op(1, "+", js.call("below", js.op("j", "+", 1))));
    return [js.constant("n", js.call("randomInt", "j")), js.give(js.choose(js.same(js.call("below", 2), 0), "n", fraction))];
  }

  private data(id: TypeId): Body {
    const layout = this.driver.data(id);
    const least = this.shallowest(id);
    const kinds = layout.constructors.map((c, index) => ({
      c,
      index,
      recursive: c.fields.filter((field) => this.reaches(field, id)).length,
    }));
    const recursive = kinds.filter((k) => k.recursive > 0);
    const base = kinds.filter((k) => k.recursive === 0);
    const made = (k: (typeof kinds)[number]): Body => [js.give(this.construct(id, k.c, k.index, k.recursive))];
    // A type whose values are all nested has a constructor that comes to an end soonest.
    const shallow = kinds.find((k) => k.index === least) ?? kinds[0];
    const last = base.length > 0 ? choose(base.map(made)) : shallow === undefined ? [] : made(shallow);
    return [js.guard, js.increase("passed"), ...grow(base.length, recursive.map(made)), ...last];
  }

  private construct(id: TypeId, c: ConstructorLayout, index: number, recursive: number): Js {
    const smaller = recursive > 1 ? js.call("below", "i") : lessOne;
    const fields = c.fields.map((field) => (this.reaches(field, id) ? this.value(field, smaller, "j") : this.value(field, "j", "j")));
    return this.driver.construct(id, index, fields);
  }

  private wrapped(id: TypeId, base: TypeId): Body {
    const constructing = this.driver.constructing(id);
    if (constructing.length > 0) return this.constructed(id, constructing);
    const carrier = this.driver.carrier(id);
    const value = this.value(base, "i", "j");
    if (carrier === null) return [js.give(value)];
    const isValue = js.same(js.call(carrier, "y"), true);
    const few = js.choose(js.op("j", "<", 4), js.op("j", "+", 1), 4);
    // When luck fails, the small values are at hand.
    return [
      js.count("n", mostMembers, [js.guard, js.increase("passed"), js.constant("y", value), js.when(isValue, [js.give("y")])]),
      ...this.oneOf(id, few),
    ];
  }

  /** One of all values up to a bound. */
  private oneOf(id: TypeId, bound: Js): Body {
    const count = js.member("all", "length");
    return [
      js.constant("all", js.call(arrayOf(this.driver, id), bound)),
      js.when(js.same(count, 0), [js.give(js.call("noValue"))]),
      js.give(js.index("all", js.call("below", count))),
    ];
  }

  private constructed(id: TypeId, constructing: ReturnType<Driver["constructing"]>): Body {
    const kinds = constructing.map((c) => ({ ...c, isRecursive: c.params.some((p) => this.reaches(p, id)) }));
    const made = (k: (typeof kinds)[number]): Body => {
      const args = k.params.map((p) => this.value(p, this.reaches(p, id) ? lessOne : "j", "j"));
      const value = js.choose(js.same("y", "S"), js.call("noValue"), "y");
      return [js.block([js.constant("y", js.call(k.name, ...args)), js.give(value)])];
    };
    const recursive = kinds.filter((k) => k.isRecursive);
    const base = kinds.filter((k) => !k.isRecursive);
    if (base.length === 0) return [js.give(js.call("noValue"))];
    return [js.increase("passed"), ...grow(base.length, recursive.map(made)), ...choose(base.map(made))];
  }

  private function(id: TypeId, params: readonly TypeId[], result: TypeId): Body {
    const sizes = params.map((p) => this.driver.type(p).size);
    const points = sizes.reduce<number>((n, size) => n * (size ?? Number.POSITIVE_INFINITY), 1);
    if (points > largestRandomTable) return this.lazyFunction(id, params);
    return [
      js.constant("t", js.array([])),
      js.count("n", points, [js.run(js.method("t", "push", this.value(result, this.inside(result, id), "j")))]),
      js.give(this.driver.emission.lookup(params, "t")),
    ];
  }

  /**
   * A table filled when it is asked ([Bulwahn 2013], section 3.2.5), from a source of its own, so that the order of evaluation does not show in
   * other values. Once `frozen`, or `closed` because somebody asked for all its points, everything not asked before has the default value.
   */
  private lazyFunction(id: TypeId, params: readonly TypeId[]): Body {
    const rest = this.driver.idOf(range(this.driver.type(id).type));
    const names = params.map((_, i) => `y${i}`);
    const result = (value: Js): Js => (params.length > 1 ? js.call(value, ...names.slice(1)) : value);
    const [domain = 0] = params;
    const drawn = this.value(rest, this.inside(rest, id), "j");
    const lookUp = [
      js.constant("p", js.index("points", "n")),
      js.constant("same", this.driver.equal(domain, js.index("p", 0), "y0")),
      js.when(js.same("same", true), [js.give(result(js.index("p", 1)))]),
      js.when(js.differ("same", false), [js.give("same")]),
    ];
    const asked = js.arrow(names, [
      js.count("n", js.member("points", "length"), lookUp),
      js.when(js.op("frozen", "||", "closed"), [js.give(result("d"))]),
      js.constant("y", js.call("drawFrom", "source", js.arrow([], drawn))),
      js.run(js.method("points", "push", js.array(["y0", "y"]))),
      js.give(result("y")),
    ]);
    // Somebody who asks for the points before they were asked for should find some.
    const point = js.call("drawFrom", "source", js.arrow([], this.value(domain, "j", "j")));
    const some = params.length > 1 ? [] : [js.count("n", mostDrawnPoints, [js.run(js.call("f", point))])];
    return [
      js.constant("points", js.array([])),
      js.variable("closed", false),
      js.constant("d", drawn),
      js.constant("source", js.array([js.call("next"), js.op(js.call("next"), "|", 1)])),
      js.constant("base", js.arrow(names, result("d"))),
      js.set(js.member("base", "constant"), js.arrow([], "d")),
      js.constant("f", asked),
      js.set(js.member("f", "points"), "points"),
      js.set(js.member("f", "base"), "base"),
      js.set(js.member("f", "close"), js.arrow([], [js.when(js.not("closed"), some), js.set("closed", true)])),
      js.give("f"),
    ];
  }

  /** What is left of the size for the results of a function, which may have such functions inside. */
  private inside(result: TypeId, id: TypeId): Js {
    return this.reaches(result, id) ? js.call("below", js.op("i", "+", 1)) : "j";
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

/** What is left of the size below a constructor. */
const lessOne = js.choose(js.op("i", ">", 0), js.op("i", "-", 1), 0);

/** One of the recursive ways, where there is size left and luck. */
function grow(base: number, recursive: readonly Body[]): Body {
  if (recursive.length === 0) return [];
  const drawn = js.call("below", js.op(base, "+", js.op(recursive.length, "*", "i")));
  return [js.when(js.op(js.op("i", ">", 0), "&&", js.op(drawn, ">=", base)), choose(recursive))];
}

/** One of several ways, each equally likely; they return. */
function choose(ways: readonly Body[]): Body {
  const [only] = ways;
  if (ways.length === 1 && only !== undefined) return only;
  const cases = ways.map((way, i) => (i === ways.length - 1 ? js.otherwise(way) : js.at(i, way)));
  return [js.select(js.call("below", ways.length), cases)];
}
