/** Functions made from types: classes of lazy cells, equality part by part, and the ways to and from the values of strict code. */
import { present } from "../../base/index.ts";
import { type Body, fieldName, type Js, js, type Statement } from "../../javascript/index.ts";
import { type ConstructorLayout, type DataLayout, isScalar, scalarFacts, type TypeId } from "../../program/index.ts";
import { occursDepth } from "../limits.ts";
import type { LazyContext } from "./lazy-context.ts";

/** Leaves a function that is stuck. */
export const giveStuck: Body = [js.give("Z")];

/** Hands `Z` on. */
const ifStuck = (name: string): Statement => js.when(js.same(name, "Z"), giveStuck);

/** The classes of all data types with their constants. */
export function classesCode(cx: LazyContext): Body {
  return cx.program.types.flatMap(({ id, shape }): Body => {
    if (shape.kind !== "data") return [];
    const slots = shape.slots.map((_, i) => `s${i}`);
    const constants = shape.constructors.flatMap((c, i) =>
      c.fields.length > 0 ? [] : [js.constant(`K${id}_${i}`, js.create(`L${id}`, i, ...slots.map(() => null), null))],
    );
    return [js.record(`L${id}`, ["$", ...slots, "x"]), ...constants];
  });
}

/** The functions that bind a variable of a data type to its constructors with given parts, and write its value through. */
export function binders(cx: LazyContext, id: TypeId, { constructors, tagged }: DataLayout): Js {
  const known = (name: string): Js => js.member("known", name);
  return js.array(
    constructors.map((c, index) => {
      const slots = c.fields.map((_, i) => js.set(js.member("x", fieldName(c, i)), js.index("parts", i)));
      const value = c.fields.length === 0 ? cx.driver.construct(id, index, []) : known("twin");
      const tag = c.fields.length > 0 && tagged ? [js.set(js.member(known("twin"), "$"), index)] : [];
      const writing = [...tag, js.run(js.call("write", known("home"), known("slot"), value))];
      return js.arrow(
        ["x", "parts"],
        [
          ...slots,
          js.set(js.member("x", "$"), index),
          js.constant("known", js.member("x", "x")),
          js.when(js.differ(known("home"), null), writing),
        ],
      );
    }),
  );
}

/** A lazy comparison of two lazy values: true, false or `Z`. */
export function lazyEqual(cx: LazyContext, id: TypeId, a: Js, b: Js): Js {
  return js.call(equalityName(cx, id), a, b);
}

function equalityName(cx: LazyContext, id: TypeId): string {
  const { shape } = cx.driver.type(id);
  if (isScalar(shape)) return cx.isSymbolic(id) ? "qn" : scalarFacts(shape).isPrimitive ? "qs" : strictEqual(cx, id);
  switch (shape.kind) {
    case "data":
      if (shape.equality !== null) return lazyCall(cx, shape.equality);
      return cx.define(`q${id}`, () => [dataEquality(cx, id, shape)]);
    case "wrapped":
      return shape.equality === null ? equalityName(cx, shape.base) : lazyCall(cx, shape.equality);
    case "set":
      return shape.mask ? "qs" : strictEqual(cx, id);
    case "function":
    case "opaque":
      return strictEqual(cx, id);
  }
}

/** A function of the program to be called with unevaluated arguments. */
export function lazyCall(cx: LazyContext, target: number): string {
  return cx.define(`y${target}`, () => {
    const params = cx.program.functions[target]?.params ?? [];
    const names = params.map((_, i) => `a${i}`);
    const forces = params.flatMap((p, i) => (cx.strictness.isStrict(target, i) ? [cx.force(p.type, `a${i}`, giveStuck)] : []));
    return [js.func(`y${target}`, names, [...forces, js.give(js.call(`z${target}`, ...names))])];
  });
}

/** A call of strict code: `r` is its answer; when it has none, the variable that it met is in demand. */
export function strictCall(call: Js, r: string, i: string, stuck: Body): Body {
  return [
    js.constant(i, "I"),
    js.set("I", null),
    js.constant(r, call),
    js.when(js.same(r, "S"), [js.set("D", "I"), js.set("I", i), ...stuck]),
    js.set("I", i),
  ];
}

function strictEqual(cx: LazyContext, id: TypeId): string {
  return cx.define(`r${id}`, () => {
    const to = strictly(cx, id);
    const strict = (name: string): Body => [js.set(name, js.call(to, name)), ifStuck(name)];
    return [
      js.func(
        `r${id}`,
        ["a", "b"],
        [
          js.when(js.same("a", "b"), [js.give(true)]),
          ...strict("a"),
          ...strict("b"),
          ...strictCall(cx.driver.equal(id, "a", "b"), "r", "i", giveStuck),
          js.give("r"),
        ],
      ),
    ];
  });
}

/**
 * Equality of data: a stuck part does not hide that other parts differ. The last part of the same type is a turn of the loop. A variable
 * differs from every value that contains it properly ([Bulwahn 2013], section 5.6, disunification).
 */
function dataEquality(cx: LazyContext, id: TypeId, layout: DataLayout): Statement {
  const cases = layout.constructors.map((c, i) => js.at(i, fieldsEqual(cx, id, c)));
  const tag = (x: string): Js => js.member(x, "$");
  const stop = (self: string, other: string): Body => {
    const inside = js.call(occursIn(cx, id), self, "o", occursDepth);
    const occurs = js.when(js.same(tag(self), -1), [
      js.constant("o", js.choose(js.op(tag(other), "<", 0), js.call("fs", other), other)),
      js.when(js.op(js.differ("o", "Z"), "&&", inside), [js.give(false)]),
    ]);
    return [js.constant("s", "D"), ...(cx.symbolic ? [occurs] : []), js.set("D", js.choose("stuck", "d", "s")), ...giveStuck];
  };
  const evaluate = (self: string, other: string): Statement =>
    js.when(js.op(tag(self), "<", 0), [
      js.constant("w", js.call("fs", self)),
      js.when(js.same("w", "Z"), stop(self, other)),
      js.set(self, "w"),
    ]);
  return js.func(
    `q${id}`,
    ["a", "b"],
    [
      js.variable("r"),
      js.variable("stuck", false),
      js.variable("d", null),
      js.forever([
        js.when(js.same("a", "b"), done),
        evaluate("a", "b"),
        evaluate("b", "a"),
        js.when(js.differ(tag("a"), tag("b")), [js.give(false)]),
        js.guard,
        js.select(tag("a"), cases),
      ]),
    ],
  );
}

/** Where all parts were compared. */
const done: Body = [js.when("stuck", [js.set("D", "d"), ...giveStuck]), js.give(true)];

function fieldsEqual(cx: LazyContext, id: TypeId, c: ConstructorLayout): Body {
  const last = c.fields.at(-1) === id ? c.fields.length - 1 : -1;
  const at = (x: string, k: number): Js => js.member(x, fieldName(c, k));
  const tests = c.fields.flatMap((field, k): Body => {
    if (k === last) return [];
    return [
      js.set("r", lazyEqual(cx, field, at("a", k), at("b", k))),
      js.when(js.same("r", false), [js.give(false)]),
      js.when(js.op(js.same("r", "Z"), "&&", js.not("stuck")), [js.set("stuck", true), js.set("d", "D")]),
    ];
  });
  const next = last < 0 ? done : [js.set("a", at("a", last)), js.set("b", at("b", last)), js.next()];
  return [...tests, ...next];
}

/** Whether the unbound variable stands inside the evaluated part of a value, but is not the value itself. */
function occursIn(cx: LazyContext, id: TypeId): string {
  const name = `o${id}`;
  return cx.define(name, () => {
    const { layout } = cx.data(id);
    const cases = layout.constructors.map((c, i) => {
      const inner = c.fields.flatMap((field, k): Js[] => {
        const part = js.member("b", fieldName(c, k));
        return cx.representation(field).id === id ? [js.same(part, "x"), js.call(name, "x", part, js.op("n", "-", 1))] : [];
      });
      return js.at(i, [js.give(inner.length === 0 ? false : inner.reduce((all, test) => js.op(all, "||", test)))]);
    });
    return [
      js.func(
        name,
        ["x", "b", "n"],
        [
          js.when(js.op("n", "<", 0), [js.give(false)]),
          js.when(js.same(js.member("b", "$"), -3), [js.set("b", js.member("b", "v"))]),
          js.select(js.member("b", "$"), [...cases, js.otherwise([js.give(false)])]),
        ],
      ),
    ];
  });
}

/** The function from lazy values to those of strict code; `Z` when a part is not there yet. */
export function strictly(cx: LazyContext, id: TypeId): string {
  const type = cx.representation(id);
  const name = `s${type.id}_`;
  return cx.define(name, () => {
    const { shape } = type;
    const value = (): Body => {
      if (shape.kind === "function") return [js.give(outward(cx, shape.params, shape.result))];
      if (shape.kind !== "data") return [js.give(cx.isSymbolic(id) ? js.call("exact", "x") : "x")];
      return [
        js.select(
          js.member("x", "$"),
          shape.constructors.map((c, i) => js.at(i, strictFields(cx, type.id, c, i))),
        ),
      ];
    };
    return [js.func(name, ["x"], [cx.force(type.id, "x", giveStuck), ...value()])];
  });
}

/** The fields of a cell `x` as values of strict code `v0`, `v1`, … */
function converted(fields: readonly TypeId[], slots: readonly string[], by: (field: TypeId) => string): Body {
  return fields.flatMap((field, k) => {
    const v = `v${k}`;
    return [js.constant(v, js.call(by(field), js.member("x", slots[k] ?? ""))), ifStuck(v)];
  });
}

function strictFields(cx: LazyContext, id: TypeId, c: ConstructorLayout, index: number): Body {
  const slots = c.fields.map((_, k) => fieldName(c, k));
  const names = c.fields.map((_, k) => `v${k}`);
  return [...converted(c.fields, slots, (field) => strictly(cx, field)), js.give(cx.driver.construct(id, index, names))];
}

/**
 * The function from variables to values of strict code that live for one evaluation: each bound variable fills one object, again and again,
 * as the cells of exhaustive testing. `Z` when a part is not there yet.
 */
export function brieflyStrict(cx: LazyContext, id: TypeId): string {
  const type = cx.representation(id);
  const { shape } = type;
  if (shape.kind !== "data") return strictly(cx, id);
  const name = `d${type.id}_`;
  return cx.define(name, () => {
    const cases = shape.constructors.map((_, i) => js.at(i, filledFields(cx, type.id, shape, i)));
    return [js.func(name, ["x"], [cx.force(type.id, "x", giveStuck), js.select(js.member("x", "$"), cases)])];
  });
}

function filledFields(cx: LazyContext, id: TypeId, layout: DataLayout, index: number): Body {
  const c = present(layout.constructors[index], "filledFields: constructor");
  const { fields } = c;
  const slots = fields.map((_, k) => fieldName(c, k));
  const make = cx.driver.construct(
    id,
    index,
    fields.map((_, k) => `v${k}`),
  );
  if (fields.length === 0) return [js.give(make)];
  const twin = js.member("known", "twin");
  const tag = layout.tagged ? [js.set(js.member("c", "$"), index)] : [];
  return [
    ...converted(fields, slots, (field) => brieflyStrict(cx, field)),
    js.constant("known", js.member("x", "x")),
    js.when(js.same("known", null), [js.give(make)]),
    js.constant("c", twin),
    js.when(js.same("c", null), [js.give(js.op(twin, "=", make))]),
    ...slots.map((slot, k) => js.set(js.member("c", slot), `v${k}`)),
    ...tag,
    js.give("c"),
  ];
}

/** The lazy function `x` for strict callers: what is stuck becomes a signal, with the variable in `I`. */
export function outward(cx: LazyContext, params: readonly TypeId[], result: TypeId): Js {
  const names = params.map((_, i) => `a${i}`);
  const args = params.map((p, i) => js.call(lazily(cx, p), `a${i}`));
  const remember = js.when(js.differ("D", null), [js.set("I", js.op("lost", "=", "D"))]);
  return js.arrow(names, [
    js.variable("r", js.call("x", ...args)),
    js.when(js.differ("r", "Z"), [js.set("r", js.call(strictly(cx, result), "r"))]),
    js.when(js.same("r", "Z"), [remember, js.give("S")]),
    js.give("r"),
  ]);
}

/** The function from values of strict code to lazy ones. */
export function lazily(cx: LazyContext, id: TypeId): string {
  const type = cx.representation(id);
  const name = `l${type.id}_`;
  return cx.define(name, () => {
    const { shape } = type;
    const value = (): Body => {
      if (shape.kind === "function") return [js.give(inward(cx, shape.params, shape.result))];
      if (shape.kind !== "data") return [js.give("x")];
      return shape.constructors.map((c, i) => {
        const fields = c.fields.map((field, k) => js.call(lazily(cx, field), js.member("x", fieldName(c, k))));
        return js.when(cx.driver.isMadeBy(type.id, i, "x"), [js.give(cx.construct(type.id, i, fields))]);
      });
    };
    return [js.func(name, ["x"], value())];
  });
}

/** A strict function for lazy callers. */
function inward(cx: LazyContext, params: readonly TypeId[], result: TypeId): Js {
  const names = params.map((_, i) => `a${i}`);
  const forces = params.flatMap((p, i) => [js.set(`a${i}`, js.call(strictly(cx, p), `a${i}`)), ifStuck(`a${i}`)]);
  return js.arrow(names, [
    ...forces,
    ...strictCall(js.call("x", ...names), "r", "i", giveStuck),
    js.give(js.call(lazily(cx, result), "r")),
  ]);
}
