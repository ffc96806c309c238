/**
 * Values as parts of functions and sets, and of types whose values are computed: arrays of all values up to a bound, kept for as long as
 * the test program lives, and visitors that run through combinations of them. Unlike cells these values are never changed.
 */
import { unreachable } from "../base/index.ts";
import { range } from "../logic/index.ts";
import type { TypeId } from "../program/index.ts";
import type { Driver } from "./driver.ts";
import { ratioRoot } from "./types/reachable-types.ts";

/** The function `(bound) => array of all values`, in the order of generation. */
export function arrayOf(driver: Driver, id: TypeId): string {
  const name = `v${id}`;
  return driver.define(name, () => {
    const body = arrayBody(driver, id);
    const bound = driver.isFull(id) ? "b = 0;" : "";
    return `const w${id} = new Map();
function ${name}(b) { ${bound} const known = w${id}.get(b); if (known !== undefined) return known; const all = []; ${body} w${id}.set(b, all); return all; }`;
  });
}

/** The function `(bound, then) => boolean` that calls `then` with one value after another until it says true. */
export function visitorOf(driver: Driver, id: TypeId): string {
  const name = `e${id}`;
  return driver.define(name, () => {
    const { shape } = driver.type(id);
    switch (shape.kind) {
      case "function":
        return functionVisitor(driver, name, id, shape.params);
      case "set":
        return setVisitor(driver, name, id, shape.element);
      case "bool":
      case "number":
      case "rational":
      case "enum":
      case "data":
      case "wrapped":
      case "opaque":
        return `function ${name}(b, then) { for (const y of ${arrayOf(driver, id)}(b)) { if (++passed && then(y)) return true; } return false; }`;
      default:
        return unreachable(shape);
    }
  });
}

const push = (value: string): string => `{ all.push(${value}); if (++passed, --fuel < 0) tick(); if (all.length > 1000000) tooLarge(); }`;

function arrayBody(driver: Driver, id: TypeId): string {
  const { shape, size } = driver.type(id);
  switch (shape.kind) {
    case "bool":
      return "all.push(false, true);";
    case "enum":
      if (driver.isChar(id)) return `for (let i = 0; i < ${driver.charCount("b")}; i++) all.push(${driver.charAt("i")});`;
      return `for (let i = 0; i < ${shape.count}; i++) all.push(i);`;
    case "number":
      if (shape.sort === "nat") return "for (let i = 0; i < b; i++) all.push(i);";
      return "for (let i = 0; i < 2 * b - 1; i++) all.push(i % 2 === 0 ? 0 - i / 2 : (i + 1) / 2);";
    case "rational":
      return ratios(driver, id);
    case "data":
      return dataValues(driver, id);
    case "wrapped":
      return wrappedValues(driver, id, shape.base);
    case "function":
      if (driver.isFull(id)) return `for (let i = 0; i < ${size}; i++) ${push(`${driver.emission.derived("at", id)}(i)`)}`;
      return `${visitorOf(driver, id)}(b, (y) => { ${push("y")} return false; });`;
    case "set":
      if (shape.mask && driver.isFull(id)) return `for (let i = 0; i < ${size}; i++) all.push(i);`;
      return `${visitorOf(driver, id)}(b, (y) => { ${push("y")} return false; });`;
    case "opaque":
      return "";
    default:
      return unreachable(shape);
  }
}

/** Fractions in lowest terms with numerator and denominator below the bound, whole numbers first. */
function ratios(driver: Driver, id: TypeId): string {
  const divide = driver.root(ratioRoot(driver.type(id).type))?.name;
  const fractions =
    divide === undefined
      ? ""
      : `for (let d = 2; d < b; d++) for (let i = 1; i < 2 * b - 1; i++) { const n = i % 2 === 0 ? 0 - i / 2 : (i + 1) / 2; if (coprime(n < 0 ? -n : n, d)) ${push(`${divide}(n, d)`)} }`;
  driver.define("coprime", () => "function coprime(n, d) { while (n !== 0) { const r = d % n; d = n; n = r; } return d === 1; }");
  return `for (let i = 0; i < 2 * b - 1; i++) all.push(i % 2 === 0 ? 0 - i / 2 : (i + 1) / 2); ${fractions}`;
}

function dataValues(driver: Driver, id: TypeId): string {
  const inner = driver.isFull(id) || driver.keepsBound(id) ? "b" : "b - 1";
  const cases = driver.data(id).constructors.map((c, index) => {
    const names = c.fields.map((_, i) => `y${i}`);
    const loops = c.fields.map((field, i) => `for (const ${names[i]} of ${arrayOf(driver, field)}(${inner}))`);
    return `${loops.join(" ")} ${push(driver.construct(id, index, names))}`;
  });
  return driver.isFull(id) ? cases.join("\n") : `if (b > 0) { ${cases.join("\n")} }`;
}

function wrappedValues(driver: Driver, id: TypeId, base: TypeId): string {
  const constructing = driver.constructing(id);
  if (constructing.length > 0) {
    const cases = constructing.map(({ name, params }) => {
      const names = params.map((_, i) => `y${i}`);
      const loops = params.map((param, i) => `for (const ${names[i]} of ${arrayOf(driver, param)}(b - 1))`);
      return `${loops.join(" ")} { const y = ${name}(${names.join(", ")}); if (y !== S && isNew(all, y)) ${push("y")} }`;
    });
    return `const isNew = (all, y) => { for (const x of all) if (${driver.equal(id, "x", "y")} === true) return false; return true; };
if (b > 0) { ${cases.join("\n")} }`;
  }
  const carrier = driver.carrier(id);
  const test = carrier === null ? "" : `if (${carrier}(y) === true) `;
  return `for (const y of ${arrayOf(driver, base)}(b)) ${test}${push("y")}`;
}

/**
 * Functions that are constant but for fewer than `b` points (thesis, section 3.2.5), each once, those of few points first: points in
 * increasing order, values other than the default; on a finite domain the default is the value taken most often.
 */
function functionVisitor(driver: Driver, name: string, id: TypeId, params: readonly TypeId[]): string {
  const [domain = 0] = params;
  const rest = driver.idOf(range(driver.type(id).type));
  const size = driver.type(domain).size;
  const canonical = size === null ? "" : `if (!isMostFrequent(used, d, ${size})) return false;`;
  if (size !== null) driver.define("isMostFrequent", () => isMostFrequent);
  return `function ${name}(b, then) {
const from = ${arrayOf(driver, domain)}(b), to = ${arrayOf(driver, rest)}(b), points = [], used = [];
const test = (d) => { ${canonical} return then(${functionMaker(driver, id)}(to[d], points.slice())); };
const go = (d, at, left) => {
if (left === 0) return ++passed && test(d);
for (let i = at; i <= from.length - left; i++) for (let j = 0; j < to.length; j++) {
if (j === d) continue;
if (--fuel < 0) tick();
points.push([from[i], to[j]]); used.push(j);
if (go(d, i + 1, left - 1)) return true;
points.pop(); used.pop(); }
return false; };
for (let n = 0; n < b; n++) for (let d = 0; d < to.length; d++) if (go(d, 0, n)) return true;
return false; }`;
}

const isMostFrequent = `function isMostFrequent(used, d, size) {
const count = new Map(); const own = size - used.length;
for (const j of used) { const n = (count.get(j) ?? 0) + 1; count.set(j, n); if (n > own || (n === own && j < d)) return false; }
return true; }`;

/** The function `(default, points) => function value`; both hold functions of the remaining arguments where there are any. */
export function functionMaker(driver: Driver, id: TypeId): string {
  const { shape } = driver.type(id);
  const params = shape.kind === "function" ? shape.params : [];
  const [domain = 0] = params;
  const names = params.map((_, i) => `y${i}`);
  const others = names.slice(1).join(", ");
  const result = (value: string): string => (params.length > 1 ? `${value}(${others})` : value);
  return driver.define(
    `m${id}`,
    () => `function m${id}(d, points) {
const base = (${names.join(", ")}) => ${result("d")}; base.constant = () => d;
if (points.length === 0) return base;
const f = (${names.join(", ")}) => {
for (let i = points.length - 1; i >= 0; i--) { const p = points[i]; const same = ${driver.equal(domain, "p[0]", "y0")}; if (same === true) return ${result("p[1]")}; if (same !== false) return same; }
return ${result("d")}; };
f.points = points; f.base = base; return f; }`,
  );
}

/** Sets of fewer than `b` elements, taken from the values below the bound, small sets first. */
function setVisitor(driver: Driver, name: string, id: TypeId, element: TypeId): string {
  return `function ${name}(b, then) {
if (b < 1) return false;
const from = ${arrayOf(driver, element)}(b - 1), chosen = [];
const go = (at, left) => {
if (left === 0) return ++passed && then(makeSet(${id}, chosen.slice()));
for (let i = at; i <= from.length - left; i++) {
if (--fuel < 0) tick();
chosen.push(from[i]);
if (go(i + 1, left - 1)) return true;
chosen.pop(); }
return false; };
for (let n = 0; n < b; n++) if (go(0, n)) return true;
return false; }`;
}
