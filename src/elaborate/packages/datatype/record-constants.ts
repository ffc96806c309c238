/** The constants of a record: selectors, updates, `more`, `make`, `fields`, `extend`, `truncate`. */
import { baseName, present } from "../../../base/index.ts";
import {
  app,
  apps,
  type ConstDecl,
  constant,
  type Free,
  free,
  fun,
  funs,
  names,
  primed,
  type Role,
  type Term,
  type Type,
  type TypeVar,
  tcon,
  unitT,
} from "../../../logic/index.ts";
import { derivedConstant, plainEquation } from "./declarations.ts";
import type { Layer } from "./record-layers.ts";

export type { Layer } from "./record-layers.ts";

/** The constants of the last layer: those named after fields, and those that every record has; as in Isabelle, `more` alone is the newest. */
export function recordConstants(record: string, layers: readonly Layer[], more: TypeVar): ConstDecl[] {
  const own = present(layers.at(-1), "recordConstants: layer");
  const selectorRole: Role = { kind: "selector", type: own.tycon };
  const fieldConstants = own.fields.flatMap((f) => [
    selector(layers, more, f.name, (p) => p.field(f.name), selectorRole),
    update(layers, more, f.name, { kind: "update", type: own.tycon, field: f.name }),
  ]);
  const moreName = `${record}.more`;
  return [
    ...fieldConstants,
    selector(layers, more, moreName, (p) => p.more, selectorRole),
    update(layers, more, moreName, { kind: "update", type: own.tycon, field: moreName }),
    ...builders(record, layers, own, more),
  ];
}

/** A record of variables, one for each field, and `more`. */
interface Pattern {
  readonly term: Term;
  readonly more: Term;
  field(name: string): Term;
  /** The same record with some values replaced. */
  with(values: ReadonlyMap<string, Term>, more?: Term): Term;
}

function pattern(layers: readonly Layer[], more: Term): Pattern {
  const vars = variables(layers);
  const build = (values: ReadonlyMap<string, Term>, inside: Term): Term =>
    layers.reduceRight<Term>((rest, layer) => {
      const args = layer.fields.map((f) => present(values.get(f.name) ?? vars.get(f.name), "pattern: field"));
      return apps(
        constant(
          layer.constructor,
          funs([...args.map((a) => a.type), rest.type], tcon(layer.tycon, [...layer.type.args.slice(0, -1), rest.type])),
        ),
        [...args, rest],
      );
    }, inside);
  return {
    term: build(vars, more),
    more,
    field: (name) => present(vars.get(name), `pattern: field ${name}`),
    with: (values, inside = more) => build(values, inside),
  };
}

/** A variable for each field, by its full name; those of equal fields of two layers differ. */
function variables(layers: readonly Layer[]): Map<string, Free> {
  const fields = layers.flatMap((l) => l.fields);
  const taken = new Set<string>();
  return new Map(
    fields.map(({ name, type }): [string, Free] => {
      const isOther = (x: string): boolean => x !== baseName(name) && fields.some((f) => baseName(f.name) === x);
      const variable = primed(baseName(name), (x) => taken.has(x) || isOther(x));
      taken.add(variable);
      return [name, free(variable, type)];
    }),
  );
}

/** A variable name that no field has. */
function unused(layers: readonly Layer[], stem: string): string {
  const taken = new Set([...variables(layers).values()].map((x) => x.name));
  return primed(stem, (name) => taken.has(name));
}

const moreVariable = (more: TypeVar): Free => free("more", more);

/** `x ⦇x = x, …⦈ = x`. */
function selector(layers: readonly Layer[], more: TypeVar, name: string, value: (p: Pattern) => Term, role: Role): ConstDecl {
  const p = pattern(layers, moreVariable(more));
  const type = fun(p.term.type, value(p).type);
  return derivedConstant(name, type, [plainEquation(app(constant(name, type), p.term), value(p))], role);
}

/** `x_update f ⦇x = x, …⦈ = ⦇x = f x, …⦈`. */
function update(layers: readonly Layer[], more: TypeVar, field: string, role: Role): ConstDecl {
  const p = pattern(layers, moreVariable(more));
  const isMore = baseName(field) === "more";
  const old = isMore ? p.more : p.field(field);
  const f = free(unused(layers, "f"), fun(old.type, old.type));
  const value = app(f, old);
  const name = `${field}_update`;
  const type = funs([f.type, p.term.type], p.term.type);
  const changed = isMore ? p.with(new Map(), value) : p.with(new Map([[field, value]]));
  return derivedConstant(name, type, [plainEquation(apps(constant(name, type), [f, p.term]), changed)], role);
}

/** `make` of all fields, `fields` of the own ones, `extend` by a `more`, and `truncate`. */
function builders(record: string, layers: readonly Layer[], own: Layer, more: TypeVar): ConstDecl[] {
  const unit = constant(names.Unity, unitT);
  const z = moreVariable(more);
  const closed = pattern(layers, unit);
  const part = pattern([own], unit);
  const open = pattern(layers, z);
  const values = (all: readonly Layer[], p: Pattern): Term[] => all.flatMap((l) => l.fields.map((f) => p.field(f.name)));
  // A plain record has some element of unit as its `more`.
  const old = pattern(layers, free(unused(layers, "u"), unitT));
  return [
    builder(`${record}.make`, values(layers, closed), closed.term),
    builder(`${record}.fields`, values([own], part), part.term),
    builder(`${record}.extend`, [old.term, z], open.term),
    builder(`${record}.truncate`, [open.term], closed.term),
  ];
}

function builder(name: string, args: readonly Term[], result: Term): ConstDecl {
  const type: Type = funs(
    args.map((a) => a.type),
    result.type,
  );
  return derivedConstant(name, type, [plainEquation(apps(constant(name, type), args), result)], { kind: "plain" });
}
