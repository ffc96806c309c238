/** Runs through the values of a datatype without keeping them all: large bounds are taken apart, small ones come from arrays. */
import type { TypeId } from "../../program/index.ts";
import type { Driver } from "../driver.ts";
import { arrayOf } from "../value-text.ts";

/** Up to this bound values are kept. */
const kept = 3;

/** The function `(bound, then) => boolean` that calls `then` with one new value after another until it says true. */
export function streamOf(driver: Driver, id: TypeId): string {
  const name = `r${id}`;
  return driver.define(name, () => {
    const { shape } = driver.type(id);
    const short = `for (const y of ${arrayOf(driver, id)}(b)) if (k(y)) return true; return false;`;
    if (shape.kind !== "data" || driver.isFull(id)) return `function ${name}(b, k) { ${short} }`;
    const inner = driver.keepsBound(id) ? "b" : "b - 1";
    const cases = shape.constructors.map((c, index) => {
      const names = c.fields.map((_, i) => `y${i}`);
      return c.fields.reduceRight<string>(
        (body, field, i) => `if (${streamOf(driver, field)}(${inner}, (${names[i]}) => { ${body} return false; })) return true;`,
        `if (--fuel < 0) tick(); passed++; if (k(${driver.construct(id, index, names)})) return true;`,
      );
    });
    const start = driver.keepsBound(id) ? "" : `if (b <= ${kept}) { ${short} }`;
    return `function ${name}(b, k) { ${start}\n${cases.join("\n")}\nreturn false; }`;
  });
}

/** The same, where every constructor takes one off `left`, the size that a derivation may still have. */
export function chargedStreamOf(driver: Driver, id: TypeId): string {
  const name = `lean${id}`;
  return driver.define(name, () => {
    const { shape } = driver.type(id);
    const inner = driver.keepsBound(id) ? "b" : "b - 1";
    if (shape.kind === "number") {
      const value = shape.sort === "nat" ? "i" : "(i % 2 === 0 ? 0 - i / 2 : (i + 1) / 2)";
      return `function ${name}(b, k) { for (let i = 0; i <= left && i < b; i++) { left -= i; if (k(${value})) return true; left += i; } return false; }`;
    }
    const short = `for (const y of ${arrayOf(driver, id)}(Math.min(b, left, 3))) if (k(y)) return true; return false;`;
    if (driver.isFull(id))
      return `function ${name}(b, k) { for (const y of ${arrayOf(driver, id)}(b)) if (k(y)) return true; return false; }`;
    if (shape.kind !== "data") return `function ${name}(b, k) { ${short} }`;
    const cases = shape.constructors.map((c, index) => {
      const names = c.fields.map((_, i) => `y${i}`);
      return c.fields.reduceRight<string>(
        (body, field, i) => `if (${chargedStreamOf(driver, field)}(${inner}, (${names[i]}) => { ${body} return false; })) return true;`,
        `if (--fuel < 0) tick(); passed++; if (k(${driver.construct(id, index, names)})) return true;`,
      );
    });
    return `function ${name}(b, k) { if (left < 1 || b < 1) { shallow = true; return false; } left--;\n${cases.join("\n")}\nleft++; return false; }`;
  });
}
