/** Writes the match of a value against a pattern. */
import { check } from "../base/index.ts";
import { type Body, fieldName, type Js, js } from "../javascript/index.ts";
import { charT, destChar, type Free, natT, type Term } from "../logic/index.ts";
import { destConstructor } from "../plans/index.ts";
import type { Driver } from "./driver.ts";

/** Where a match stands. */
export interface MatchSite {
  readonly driver: Driver;
  /** What is done when the value does not match. */
  readonly failed: Body;
  /** What a variable holds; undefined when it has no value yet. */
  valueOf(x: Free): Js | undefined;
  bind(x: Free, value: Js, then: () => Body): Body;
  /** Goes on where the value is that of a term whose variables have values. */
  same(t: Term, value: Js, then: () => Body): Body;
  /** What comes after a constructor was taken apart. */
  takenApart?(pattern: Term, value: Js, then: () => Body): Body;
}

/** Goes on where the value matches; variables without value are bound, from left to right. */
export function writeMatch(site: MatchSite, pattern: Term, value: Js, then: () => Body): Body {
  if (pattern.kind === "free" && site.valueOf(pattern) === undefined) return site.bind(pattern, value, then);
  const { driver } = site;
  const made = destConstructor(driver.theory, pattern);
  if (made === null) return site.same(pattern, value, then);
  const ifSo = (test: Js, body: Body): Body => [js.when(test, body, site.failed)];
  if (pattern.type === natT) {
    const [before] = made.args;
    if (before === undefined) return ifSo(js.same(value, 0), then());
    const v = driver.fresh("v");
    return ifSo(js.op(value, ">", 0), [js.constant(v, js.call("before", value)), ...writeMatch(site, before, v, then)]);
  }
  const code = destChar(pattern);
  if (code !== null) return ifSo(js.same(value, code), then());
  if (pattern.type === charT) return matchBits(site, made.args, value, then);
  const id = driver.idOf(pattern.type);
  const { shape } = driver.type(id);
  if (shape.kind !== "data") return ifSo(js.same(value, madeText(driver, pattern, made.name, [])), then());
  const index = shape.constructors.findIndex((c) => c.constant === made.name);
  const layout = shape.constructors[index];
  check(layout !== undefined, "writeMatch: no such constructor");
  const fields = (i: number): Body => {
    const arg = made.args[i];
    if (arg !== undefined) return writeMatch(site, arg, js.member(value, fieldName(layout, i)), () => fields(i + 1));
    return site.takenApart?.(pattern, value, then) ?? then();
  };
  return ifSo(driver.isMadeBy(id, index, value), fields(0));
}

/** A character is its code, and its constructor takes the bits of it. */
function matchBits(site: MatchSite, bits: readonly Term[], code: Js, then: () => Body, at = 0): Body {
  const bit = bits[at];
  if (bit === undefined) return then();
  const v = site.driver.fresh("v");
  const isSet = js.same(js.op(js.op(code, ">>", at), "&", 1), 1);
  return [js.constant(v, isSet), ...writeMatch(site, bit, v, () => matchBits(site, bits, code, then, at + 1))];
}

/** A value made by a constructor. */
export function madeText(driver: Driver, t: Term, name: string, args: readonly Js[]): Js {
  const id = driver.idOf(t.type);
  const { shape } = driver.type(id);
  if (shape.kind === "bool") return name.endsWith("True");
  if (shape.kind === "enum") return shape.constructors.indexOf(name);
  const index = driver.data(id).constructors.findIndex((c) => c.constant === name);
  return driver.construct(id, index, args);
}
