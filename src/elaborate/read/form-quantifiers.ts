/** What the notations of quantifiers and of other operators that bind variables mean. */
import { names } from "../../logic/index.ts";
import { arg, call, children, type Form, type FormInput, lambda } from "./form-input.ts";
import { abstractAll, bindVariable } from "./pattern.ts";
import { type PreTerm, preAbs, preLocal } from "./pre-term.ts";
import { builtIn } from "./scope.ts";

/** `Q p∈A. P` as `c A (λp. P)`. */
export const bounded =
  (name: string): Form =>
  (input) =>
    call(input, name, input.read(arg(input, 1)), lambda(input, arg(input, 0), arg(input, 2)));
/** `Q p. P` as `c (λp. P)`. */
export const simple =
  (name: string): Form =>
  (input) =>
    call(input, name, lambda(input, arg(input, 0), arg(input, 1)));
/** `⨆p∈A. t` as `c ((λp. t) ` A)`. */
export const overImage =
  (name: string): Form =>
  (input) =>
    call(input, name, call(input, "image", lambda(input, arg(input, 0), arg(input, 2)), input.read(arg(input, 1))));
/** `⨆p q. t` as `c (range (λp. c (range (λq. t))))`. */
export const overRange =
  (name: string): Form =>
  (input) =>
    abstractAll(
      input.scope,
      children(arg(input, 0)),
      input.span,
      (inner) => input.readIn(inner, arg(input, 1)),
      (f) => call(input, name, call(input, "image", f, builtIn(input.scope, "UNIV", input.span))),
    );
/** `⋃x<n. t` as `c ((λx. t) ` {..<n})`. */
export const overInterval =
  (name: string, interval: string): Form =>
  (input) =>
    call(input, name, call(input, "image", lambda(input, arg(input, 0), arg(input, 2)), call(input, interval, input.read(arg(input, 1)))));
/** `∑p∈A. t` as `c (λp. t) A`. */
export const big =
  (name: string): Form =>
  (input) =>
    call(input, name, lambda(input, arg(input, 0), arg(input, 2)), input.read(arg(input, 1)));
export const bigSuchThat =
  (name: string): Form =>
  (input) =>
    call(input, name, lambda(input, arg(input, 0), arg(input, 2)), call(input, "Collect", lambda(input, arg(input, 0), arg(input, 1))));
export const bigInterval =
  (name: string, interval: string): Form =>
  (input) =>
    call(input, name, lambda(input, arg(input, 0), arg(input, 2)), call(input, interval, input.read(arg(input, 1))));
export const bigFromTo =
  (name: string, interval: string): Form =>
  (input) =>
    call(
      input,
      name,
      lambda(input, arg(input, 0), arg(input, 3)),
      call(input, interval, input.read(arg(input, 1)), input.read(arg(input, 2))),
    );
export const bigList =
  (name: string): Form =>
  (input) =>
    call(input, name, call(input, "List.map", lambda(input, arg(input, 0), arg(input, 2)), input.read(arg(input, 1))));

/** `∀x<t. P` as `∀x. x < t ⟶ P`. */
export const guarded =
  (quantifier: string, connective: string, relation: (input: FormInput, x: PreTerm, t: PreTerm) => PreTerm): Form =>
  (input) => {
    const { local, inner } = bindVariable(input.scope, arg(input, 0));
    const guard = relation(input, preLocal(local, input.span), input.read(arg(input, 1)));
    const body = call(input, connective, guard, input.readIn(inner, arg(input, 2)));
    return call(input, quantifier, preAbs(local, body, input.span));
  };
export const rel =
  (name: string, swap = false) =>
  (input: FormInput, x: PreTerm, t: PreTerm): PreTerm =>
    swap ? call(input, name, t, x) : call(input, name, x, t);
export const unequal = (input: FormInput, x: PreTerm, t: PreTerm): PreTerm => call(input, "Not", call(input, names.eq, x, t));
