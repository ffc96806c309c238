/** Record expressions and updates. A record is its extension datatype's constructor, nested along the parents. */
import { baseName } from "../../base/index.ts";
import type { SyntaxTree } from "../../syntax/index.ts";
import { reject } from "../names/problem.ts";
import type { Form, FormInput } from "./form-input.ts";
import { freshLocal, type PreTerm, preAbs, preApps, preConst } from "./pre-term.ts";
import { builtIn, localOrConstant } from "./scope.ts";

interface FieldValue {
  readonly name: string;
  readonly tree: SyntaxTree;
  readonly value: SyntaxTree;
}

function fieldsOf(trees: readonly SyntaxTree[]): FieldValue[] {
  return trees.map((tree) => {
    const [name, value] = tree.kind === "node" ? tree.args : [];
    if (name?.kind !== "ident" || value === undefined) return reject("E0300", tree.span, "Expected field = value");
    return { name: name.name, tree, value };
  });
}

/** The extension type that a field belongs to. */
function recordOfField(input: FormInput, field: FieldValue): string {
  const full = input.scope.context.consts.find(field.name);
  const role = full === null ? undefined : input.scope.context.theory.consts.get(full)?.role;
  if (role?.kind !== "selector") return reject("E0313", field.tree.span, `Not a record field: "${field.name}"`);
  return role.type;
}

/** The extension types from the outermost parent down to `tycon`. */
function ancestry(input: FormInput, tycon: string): string[] {
  const chain: string[] = [];
  for (let at: string | null = tycon; at !== null; ) {
    chain.unshift(at);
    at = input.scope.context.theory.datatype(at)?.record?.parent ?? null;
  }
  return chain;
}

function recordTerm(input: FormInput, fields: readonly FieldValue[], more: PreTerm): PreTerm {
  const [first, last] = [fields[0], fields.at(-1)];
  if (first === undefined || last === undefined) return reject("E0313", input.span, "A record without fields");
  const all = ancestry(input, recordOfField(input, last));
  // A fragment ⦇z = c⦈ may begin at an extension: it is a value for `more` of the parent.
  const types = all.slice(Math.max(0, all.indexOf(recordOfField(input, first))));
  const rest = [...fields];
  const layers = types.map((tycon) => layerOf(input, tycon, rest));
  const [extra] = rest;
  if (extra !== undefined) return reject("E0313", extra.tree.span, `The record has no field "${extra.name}"`);
  return layers.reduceRight<PreTerm>(
    (inside, { maker, args }) => preApps(preConst(maker, input.span), [...args, inside], input.span),
    more,
  );
}

/** One extension with the values of its fields, which are taken out of those that are given. */
function layerOf(input: FormInput, tycon: string, given: FieldValue[]): { readonly maker: string; readonly args: readonly PreTerm[] } {
  const datatype = input.scope.context.theory.datatype(tycon);
  const found = datatype?.constructors[0];
  if (datatype == null || found === undefined) return reject("E0313", input.span, `Not a record: ${tycon}`);
  const args = (datatype.record?.fields ?? []).map((full) => {
    const at = given.findIndex((f) => `.${full}`.endsWith(`.${f.name}`));
    const field = given[at];
    if (field === undefined)
      return reject("E0313", input.span, `Missing record field: ${baseName(full)}`, { hint: "Give every field a value." });
    given.splice(at, 1);
    return input.read(field.value);
  });
  return { maker: found.name, args };
}

/** `r⦇x := a⦈` as `x_update (λ_. a) r`. */
const update: Form = (input) => {
  const [record, ...updates] = input.args;
  if (record === undefined) return reject("E0300", input.span, "Expected a record");
  return fieldsOf(updates).reduce((r, f) => {
    const constantly = preAbs(freshLocal("_"), input.read(f.value), input.span);
    const updates = localOrConstant(input.scope, `${f.name}_update`, f.tree.span);
    if (updates === null) return reject("E0313", f.tree.span, `Not a record field: "${f.name}"`);
    return preApps(updates, [constantly, r], input.span);
  }, input.read(record));
};

export const recordForms: readonly (readonly [string, Form])[] = [
  ["_record", (input) => recordTerm(input, fieldsOf(input.args), builtIn(input.scope, "Unity", input.span))],
  [
    "_record_scheme",
    (input) => {
      const more = input.args.at(-1);
      return more === undefined
        ? reject("E0300", input.span, "Expected … = more")
        : recordTerm(input, fieldsOf(input.args.slice(0, -1)), input.read(more));
    },
  ],
  ["_record_update", update],
];
