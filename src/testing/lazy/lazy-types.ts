/** Functions made from types: classes of lazy cells, equality part by part, and the ways to and from the values of strict code. */
import { present } from "../../base/index.ts";
import type { ConstructorLayout, DataLayout, TypeId } from "../../program/index.ts";
import { slotOf } from "../driver.ts";
import type { LazyContext } from "./lazy-context.ts";

/** The classes of all data types with their constants. */
export function classesText(cx: LazyContext): string {
  return cx.program.types
    .flatMap(({ id, shape }) => {
      if (shape.kind !== "data") return [];
      const slots = shape.slots.map((_, i) => `s${i}`);
      const params = ["$", ...slots, "x"];
      const constants = shape.constructors.flatMap((c, i) =>
        c.fields.length > 0 ? [] : [`const K${id}_${i} = new L${id}(${[i, ...slots.map(() => "null"), "null"].join(", ")});`],
      );
      return [`class L${id} { constructor(${params.join(", ")}) { ${params.map((p) => `this.${p} = ${p};`).join(" ")} } }`, ...constants];
    })
    .join("\n");
}

/** The functions that bind a variable of a data type to its constructors with given parts, and write its value through. */
export function bindersText(cx: LazyContext, id: TypeId, { constructors, tagged }: DataLayout): string {
  const binders = constructors.map((c, index) => {
    const slots = c.fields.map((_, i) => `x.${slotOf(c, i)} = parts[${i}];`);
    const value = c.fields.length === 0 ? cx.driver.construct(id, index, []) : "known.twin";
    const tag = c.fields.length > 0 && tagged ? `known.twin.$ = ${index};` : "";
    const writing = `const known = x.x; if (known.home !== null) { ${tag} write(known.home, known.slot, ${value}); }`;
    return `(x, parts) => { ${slots.join(" ")} x.$ = ${index}; ${writing} }`;
  });
  return `[${binders.join(", ")}]`;
}

/** The text of a lazy comparison of two lazy values: true, false or `Z`. */
export function lazyEqual(cx: LazyContext, id: TypeId, a: string, b: string): string {
  const { shape } = cx.driver.type(id);
  switch (shape.kind) {
    case "bool":
    case "enum":
      return `qs(${a}, ${b})`;
    case "number":
      return `${cx.isSymbolic(id) ? "qn" : "qs"}(${a}, ${b})`;
    case "data":
      if (shape.equality !== null) return `${lazyCall(cx, shape.equality)}(${a}, ${b})`;
      return `${cx.define(`q${id}`, () => dataEquality(cx, id, shape))}(${a}, ${b})`;
    case "wrapped":
      return shape.equality === null ? lazyEqual(cx, shape.base, a, b) : `${lazyCall(cx, shape.equality)}(${a}, ${b})`;
    case "set":
      if (shape.mask) return `qs(${a}, ${b})`;
      return strictEqual(cx, id, a, b);
    case "rational":
    case "function":
    case "opaque":
      return strictEqual(cx, id, a, b);
  }
}

/** A function of the program to be called with unevaluated arguments. */
export function lazyCall(cx: LazyContext, target: number): string {
  return cx.define(`y${target}`, () => {
    const params = cx.program.functions[target]?.params ?? [];
    const names = params.map((_, i) => `a${i}`);
    const forces = params.flatMap((p, i) => {
      if (!cx.strictness.isStrict(target, i)) return [];
      const { test, by } = cx.force(p.type, `a${i}`);
      return [`if (${test}) { a${i} = ${by}; if (a${i} === Z) return Z; }`];
    });
    return `function y${target}(${names.join(", ")}) { ${forces.join(" ")} return z${target}(${names.join(", ")}); }`;
  });
}

function strictEqual(cx: LazyContext, id: TypeId, a: string, b: string): string {
  const name = cx.define(`r${id}`, () => {
    const to = strictly(cx, id);
    const test = cx.driver.equal(id, "a", "b");
    return `function r${id}(a, b) { if (a === b) return true; a = ${to}(a); if (a === Z) return Z; b = ${to}(b); if (b === Z) return Z; const i = I; I = null; const r = ${test}; if (r === S) { D = I; I = i; return Z; } I = i; return r; }`;
  });
  return `${name}(${a}, ${b})`;
}

/**
 * Equality of data: a stuck part does not hide that other parts differ. The last part of the same type is a turn of the loop. A variable
 * differs from every value that contains it properly (thesis, section 5.6, disunification).
 */
function dataEquality(cx: LazyContext, id: TypeId, layout: DataLayout): string {
  const cases = layout.constructors.map((c, i) => {
    const last = c.fields.at(-1) === id ? c.fields.length - 1 : -1;
    const tests = c.fields.flatMap((field, k) => {
      if (k === last) return [];
      const slot = slotOf(c, k);
      return [
        `r = ${lazyEqual(cx, field, `a.${slot}`, `b.${slot}`)}; if (r === false) return false; if (r === Z && !stuck) { stuck = true; d = D; }`,
      ];
    });
    const next = last < 0 ? done : `a = a.${slotOf(c, last)}; b = b.${slotOf(c, last)}; continue;`;
    return `case ${i}: ${tests.join(" ")} ${next}`;
  });
  const stop = (self: string, other: string): string => {
    const occurs = `if (${self}.$ === -1) { const o = ${other}.$ < 0 ? fs(${other}) : ${other}; if (o !== Z && ${occursIn(cx, id)}(${self}, o, 20)) return false; }`;
    return `{ const s = D; ${cx.symbolic ? occurs : ""} D = stuck ? d : s; return Z; }`;
  };
  return `function q${id}(a, b) { let r, stuck = false, d = null;
for (;;) {
  if (a === b) { ${done} }
  if (a.$ < 0) { const w = fs(a); if (w === Z) ${stop("a", "b")} a = w; }
  if (b.$ < 0) { const w = fs(b); if (w === Z) ${stop("b", "a")} b = w; }
  if (a.$ !== b.$) return false;
  if (--fuel < 0) tick();
  switch (a.$) { ${cases.join("\n")} }
} }`;
}

const done = "if (stuck) { D = d; return Z; } return true;";

/** Whether the unbound variable stands inside the evaluated part of a value, but is not the value itself. */
function occursIn(cx: LazyContext, id: TypeId): string {
  return cx.define(`o${id}`, () => {
    const { layout } = cx.data(id);
    const cases = layout.constructors.map((c, i) => {
      const inner = c.fields.flatMap((field, k) =>
        cx.representation(field).id === id ? [`b.${slotOf(c, k)} === x || o${id}(x, b.${slotOf(c, k)}, n - 1)`] : [],
      );
      return `case ${i}: return ${inner.length === 0 ? "false" : inner.join(" || ")};`;
    });
    return `function o${id}(x, b, n) { if (n < 0) return false; if (b.$ === -3) b = b.v; switch (b.$) { ${cases.join(" ")} default: return false; } }`;
  });
}

/** The function from lazy values to those of strict code; `Z` when a part is not there yet. */
export function strictly(cx: LazyContext, id: TypeId): string {
  const type = cx.representation(id);
  return cx.define(`s${type.id}_`, () => {
    const name = `s${type.id}_`;
    const { test, by } = cx.force(type.id, "x");
    const forced = `if (${test}) { x = ${by}; if (x === Z) return Z; }`;
    const { shape } = type;
    if (shape.kind === "function") return `function ${name}(x) { ${forced} return ${outward(cx, shape.params, shape.result)}; }`;
    if (shape.kind !== "data") return `function ${name}(x) { ${forced} return ${cx.isSymbolic(id) ? "exact(x)" : "x"}; }`;
    const cases = shape.constructors.map((c, i) => `case ${i}: { ${strictFields(cx, type.id, c, i)} }`);
    return `function ${name}(x) { ${forced} switch (x.$) { ${cases.join(" ")} } }`;
  });
}

function strictFields(cx: LazyContext, id: TypeId, c: ConstructorLayout, index: number): string {
  const lines = c.fields.map((field, k) => `const v${k} = ${strictly(cx, field)}(x.${slotOf(c, k)}); if (v${k} === Z) return Z;`);
  return `${lines.join(" ")} return ${cx.driver.construct(
    id,
    index,
    c.fields.map((_, k) => `v${k}`),
  )};`;
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
    const { test, by } = cx.force(type.id, "x");
    const cases = shape.constructors.map((_, i) => `case ${i}: { ${filledFields(cx, type.id, shape, i)} }`);
    return `function ${name}(x) { if (${test}) { x = ${by}; if (x === Z) return Z; } switch (x.$) { ${cases.join(" ")} } }`;
  });
}

function filledFields(cx: LazyContext, id: TypeId, layout: DataLayout, index: number): string {
  const { fields, slots } = present(layout.constructors[index], "filledFields: constructor");
  const names = fields.map((_, k) => `v${k}`);
  const make = cx.driver.construct(id, index, names);
  if (fields.length === 0) return `return ${make};`;
  const lines = fields.map((field, k) => `const v${k} = ${brieflyStrict(cx, field)}(x.s${slots[k]}); if (v${k} === Z) return Z;`);
  const fill = [...slots.map((slot, k) => `c.s${slot} = v${k};`), ...(layout.tagged ? [`c.$ = ${index};`] : [])];
  return `${lines.join(" ")} const known = x.x; if (known === null) return ${make};
const c = known.twin; if (c === null) return known.twin = ${make}; ${fill.join(" ")} return c;`;
}

/** The lazy function `x` for strict callers: what is stuck becomes a signal, with the variable in `I`. */
export function outward(cx: LazyContext, params: readonly TypeId[], result: TypeId): string {
  const names = params.map((_, i) => `a${i}`);
  const args = params.map((p, i) => `${lazily(cx, p)}(a${i})`);
  return `(${names.join(", ")}) => { let r = x(${args.join(", ")}); if (r !== Z) r = ${strictly(cx, result)}(r); if (r === Z) { if (D !== null) I = lost = D; return S; } return r; }`;
}

/** The function from values of strict code to lazy ones. */
export function lazily(cx: LazyContext, id: TypeId): string {
  const type = cx.representation(id);
  return cx.define(`l${type.id}_`, () => {
    const name = `l${type.id}_`;
    const { shape } = type;
    if (shape.kind === "function") return `function ${name}(x) { return ${inward(cx, shape.params, shape.result)}; }`;
    if (shape.kind !== "data") return `function ${name}(x) { return x; }`;
    const cases = shape.constructors.map((c, i) => {
      const fields = c.fields.map((field, k) => `${lazily(cx, field)}(x.${slotOf(c, k)})`);
      return `if (${cx.driver.isMadeBy(type.id, i, "x")}) return ${cx.construct(type.id, i, fields)};`;
    });
    return `function ${name}(x) { ${cases.join(" ")} }`;
  });
}

/** A strict function for lazy callers. */
function inward(cx: LazyContext, params: readonly TypeId[], result: TypeId): string {
  const names = params.map((_, i) => `a${i}`);
  const forces = params.map((p, i) => `a${i} = ${strictly(cx, p)}(a${i}); if (a${i} === Z) return Z;`);
  return `(${names.join(", ")}) => { ${forces.join(" ")} const i = I; I = null; const r = x(${names.join(", ")}); if (r === S) { D = I; I = i; return Z; } I = i; return ${lazily(cx, result)}(r); }`;
}
