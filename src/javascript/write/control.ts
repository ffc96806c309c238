/** The forms of control that strict and lazy code share. After `return` nothing follows, so that no `else` is needed. */
import type { Local } from "../../program/index.ts";
import { localName } from "../names.ts";
import * as js from "../tree/build.ts";
import type { Body, Js } from "../tree/syntax.ts";

/** Where a value goes: back to the caller, or into a variable declared before. */
export type Destination = { readonly kind: "return" } | { readonly kind: "assign"; readonly name: string };

/** One of two paths, each of which brings its value to the destination. */
export function branch(test: Js, yes: Body, no: Body, to: Destination): Body {
  return to.kind === "assign" ? [js.when(test, yes, no)] : [js.when(test, yes), ...no];
}

/** The statements of `rest`, of which jumps lead to `body`. */
export function joined(label: number, rest: Body, body: Body, to: Destination): Body {
  const [start, end] = [`J${label}`, `E${label}`];
  if (to.kind === "return") return [js.label(start, js.block(rest)), ...body];
  return [js.label(end, js.block([js.label(start, js.block([...rest, js.leave(end)])), ...body]))];
}

/** A jump out of the block before the body of a join, whose parameters get these values. */
export function jump(label: number, params: readonly Local[], values: readonly Js[]): Body {
  return [...params.map((p, i) => js.set(localName(p), values[i] ?? null)), js.leave(`J${label}`)];
}
