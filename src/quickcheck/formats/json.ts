import { elements, frequency } from "../generators/choice.ts";
import { dictionary, mapOf, setOf } from "../generators/collection.ts";
import type { Gen } from "../generators/gen.ts";
import { listOf } from "../generators/list.ts";
import { bigInt, boolean, double, int } from "../generators/numbers.ts";
import { recursive } from "../generators/recursion.ts";
import { string } from "../generators/text.ts";
import { uint8Array } from "./bytes.ts";
import { date } from "./date.ts";

/** What JSON can say. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** Numbers that JSON gives back: finite, and no negative zero. */
const jsonNumber: Gen<number> = double.suchThat((x) => Number.isFinite(x) && !Object.is(x, -0));

/** A value that JSON can say, nested as deep as the size allows: `JSON.parse(JSON.stringify(v))` looks like `v`. */
export const jsonValue: Gen<JsonValue> = recursive<JsonValue>((self) =>
  frequency<JsonValue>([
    [2, elements([null, false, true])],
    [2, int],
    [1, jsonNumber],
    [2, string],
    [3, listOf(self)],
    [3, dictionary(self)],
  ]),
);

/** A JSON text, with or without line breaks. */
export const json: Gen<string> = frequency([
  [3, jsonValue.map((value) => JSON.stringify(value))],
  [1, jsonValue.map((value) => JSON.stringify(value, null, 2))],
]);

/** Values that count as false. */
export const falsy: Gen<false | null | undefined | 0 | "" | 0n> = elements([false, null, undefined, 0, "", Number.NaN as 0, 0n]);

/** Any value: undefined, null, numbers, text, dates, bytes, lists, objects with and without a prototype, sets, maps. */
export const anything: Gen<unknown> = recursive<unknown>((self) =>
  frequency<unknown>([
    [2, falsy],
    [2, boolean],
    [3, int],
    [2, double],
    [1, bigInt],
    [3, string],
    [1, date({ invalid: true })],
    [1, uint8Array()],
    [3, listOf(self)],
    [3, dictionary(self)],
    [1, dictionary(self).map((value) => Object.assign(Object.create(null) as object, value))],
    [1, setOf(self)],
    [1, mapOf(self, self)],
  ]),
);

/** Any object with words as its keys and anything as its values. */
export const object: Gen<Record<string, unknown>> = dictionary(anything);
