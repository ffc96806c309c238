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
