/**
 * `primcorec` and `primcorecursive`: functions into codatatypes. An equation may give the whole value (code view), the value under conditions
 * (constructor view), or only its constructor and its parts (destructor view: discriminators and selectors); the last two are put together
 * (Blanchette et al., «Defining (Co)datatypes and Primitively (Co)recursive Functions in Isabelle/HOL», section 5.1).
 */

import { present } from "../../../base/index.ts";
import {
  apps,
  boolT,
  conjAll,
  constant,
  type Datatype,
  disj,
  type Equation,
  type Free,
  free,
  freeVars,
  funs,
  mapNodes,
  names,
  not,
  type Specification,
  stripFun,
  substFrees,
  substType,
  type Term,
  type Type,
} from "../../../logic/index.ts";
import type { CommandOf, Fix } from "../../../syntax/index.ts";
import type { Context } from "../../names/context.ts";
import { declareConstants, type NewConstant, newConstant, planConstants } from "../../names/declare.ts";
import { instanceHead } from "../../names/instance-plan.ts";
import { reject } from "../../names/problem.ts";
import { readSpecification } from "../../read/read-term.ts";
import { addFact } from "../../theory/facts.ts";
import { equationProp } from "../datatype/declarations.ts";
import { type Elaborated, elaborated } from "../elaborated.ts";
import { type CorecRow, readCorecRow } from "./corec-rows.ts";
import { closeEquation } from "./equations.ts";

/** Elaborates corecursive functions. */
export function elaboratePrimcorec(context: Context, command: CommandOf<"primcorec">): Elaborated {
  const { heads, equations } = command;
  const reading = readSpecification(context, { heads, facts: equations.map(({ prop, premises, fixes }) => ({ prop, premises, fixes })) });
  const rows = equations.map((source, i) =>
    readCorecRow(context, heads, source, withHeads(context, heads, present(reading.facts[i], "elaboratePrimcorec: fact"))),
  );
  const news = reading.heads.map(newConstant);
  const assembled = news.map((n, head) =>
    assemble(
      context,
      n,
      rows.filter((r) => r.head === head),
    ),
  );
  const plan = planConstants(
    context,
    news,
    assembled.flat().flatMap((e) => [e.lhs, e.rhs, ...e.conditions]),
  );
  const closed = assembled.map((list) => list.map((e) => closeEquation(plan, e)));
  const specs = closed.map((list): Specification => ({ kind: "equations", equations: list, sequential: false, origin: "primcorec" }));
  let next = declareConstants(context, plan, specs);
  news.forEach((n, i) => {
    const props = (closed[i] ?? []).map(equationProp);
    next = addFact(addFact(next, `${n.name.text}.simps`, props, []), `${n.name.text}.code`, props, []);
  });
  equations.forEach(({ decl }, i) => {
    const row = present(rows[i], "elaboratePrimcorec: row");
    if (decl.name !== null || decl.attributes.length > 0)
      next = addFact(next, decl.name?.text ?? "", [plan.close(row.prop)], decl.attributes);
  });
  return elaborated(next, reading.warnings);
}

/** In an instantiation the new functions may be written as the overloaded constants that they define. */
function withHeads(context: Context, heads: readonly Fix[], fact: { readonly prop: Term; readonly premises: readonly Term[] }) {
  const go = (t: Term): Term =>
    mapNodes(t, (leaf) => {
      const head = leaf.kind === "const" ? instanceHead(context, leaf) : null;
      return head !== null && heads.some((h) => h.name.text === head.name) ? free(head.name, head.type) : undefined;
    });
  return context.block?.kind === "instantiation" ? { prop: go(fact.prop), premises: fact.premises.map(go) } : fact;
}

/** The equations of one function. */
function assemble(context: Context, n: NewConstant, rows: readonly CorecRow[]): Equation[] {
  const first = rows[0];
  if (first === undefined) return reject("E0446", n.name.span, `There is no equation for "${n.name.text}"`);
  const same = rows.map((r) => renamed(r, first.args));
  checkRows(context, n, same);
  const direct = same.filter((r) => r.kind === "value");
  if (direct.length > 0) {
    const stated = direct.filter((r) => !r.isOtherwise).flatMap((r) => (r.conditions.length === 0 ? [] : [conjAll(r.conditions)]));
    return direct.map((r): Equation => ({ lhs: r.call, rhs: r.value, conditions: r.isOtherwise ? stated.map(not) : r.conditions }));
  }
  return [{ lhs: first.call, rhs: fromDestructors(context, n, same), conditions: [] }];
}

/** The row with the variables of the first one. */
function renamed(row: CorecRow, args: readonly Free[]): CorecRow {
  const subst = new Map<string, Term>(row.args.map((x, i) => [x.name, args[i] ?? x]));
  const go = (t: Term): Term => substFrees(subst, t);
  const common = { ...row, args, call: go(row.call), conditions: row.conditions.map(go) };
  switch (row.kind) {
    case "value":
      return { ...common, kind: "value", value: go(row.value) };
    case "constructor":
      return { ...common, kind: "constructor", constructor: row.constructor, holds: row.holds };
    case "part":
      return { ...common, kind: "part", selector: row.selector, only: row.only, value: go(row.value) };
  }
}

function checkRows(context: Context, n: NewConstant, rows: readonly CorecRow[]): void {
  for (const row of rows) {
    const bound = new Set([...row.args.map((x) => x.name), ...context.locals.fixes.keys()]);
    const value = row.kind === "constructor" ? [] : [row.value];
    for (const t of [...value, ...row.conditions])
      for (const [name, x] of freeVars(t))
        if (!bound.has(name) && !isHead(x, n, row))
          reject("E0424", row.span, `Extra variable on the right-hand side: "${name}"`, {
            hint: `Make "${name}" an argument, or bind it.`,
          });
  }
}

function isHead(x: Free, n: NewConstant, row: CorecRow): boolean {
  return x.name === n.name.text || row.heads.includes(x.name);
}

/** `if c₁ then C₁ … else if c₂ then C₂ … else …` from discriminators and selectors. */
function fromDestructors(context: Context, n: NewConstant, rows: readonly CorecRow[]): Term {
  const result = stripFun(n.type, rows[0]?.args.length ?? 0).result;
  const datatype = result.kind === "con" ? context.theory.datatype(result.name) : null;
  if (datatype === null) return reject("E0446", n.name.span, `The result of "${n.name.text}" is not a codatatype`);
  const guards = datatype.constructors.map((c) => guardOf(c.name, rows, datatype));
  const open = guards.filter((g) => g === null).length;
  if (open > 1)
    return reject("E0446", n.name.span, `It is not said when "${n.name.text}" has which constructor`, {
      hint: "Give a condition for all constructors but one.",
    });
  const order = [...datatype.constructors.keys()].sort((a, b) => Number(guards[a] === null) - Number(guards[b] === null));
  return (
    order.reduceRight<Term | null>((rest, i) => {
      const value = constructedValue(datatype, i, result, rows);
      const guard = guards[i] ?? null;
      return rest === null || guard === null ? value : ifThenElse(guard, value, rest);
    }, null) ?? constant(names.undefined, result)
  );
}

/** When the value is built by the constructor, as far as the rows say it. */
function guardOf(name: string, rows: readonly CorecRow[], datatype: Datatype): Term | null {
  if (datatype.constructors.length === 1) return null;
  const about = rows.filter((r) => r.kind === "constructor" && !r.isOtherwise);
  const own = about.flatMap((r) => (r.kind === "constructor" && r.constructor === name && r.holds ? [conjAll(r.conditions)] : []));
  if (own.length > 0) return own.reduce(disj);
  if (datatype.constructors.length > 2) return null;
  const denied = about.flatMap((r) => (r.kind === "constructor" && r.constructor !== name && !r.holds ? [conjAll(r.conditions)] : []));
  return denied.length > 0 ? denied.reduce(disj) : null;
}

function constructedValue(datatype: Datatype, i: number, result: Type, rows: readonly CorecRow[]): Term {
  const c = present(datatype.constructors[i], "constructedValue: constructor");
  const types = stripFun(constructorType(datatype, i, result)).args.slice(0, c.args.length);
  const args = types.map((ty, k) => {
    const selector = c.selectors[k];
    const row = rows.find((r) => r.kind === "part" && r.selector === selector && (r.only === null || r.only === c.name));
    return row?.kind === "part" ? row.value : constant(names.undefined, ty);
  });
  return apps(constant(c.name, funs(types, result)), args);
}

function constructorType(datatype: Datatype, i: number, result: Type): Type {
  const c = present(datatype.constructors[i], "constructorType: constructor");
  const subst = new Map(datatype.params.map((p, k) => [p, result.kind === "con" ? (result.args[k] ?? p) : p]));
  return funs(
    c.args.map((arg) => substType(subst, arg)),
    result,
  );
}

function ifThenElse(condition: Term, yes: Term, no: Term): Term {
  return apps(constant(names.If, funs([boolT, yes.type, no.type], yes.type)), [condition, yes, no]);
}
