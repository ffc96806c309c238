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

/** The first field left tells the next extension; the others are found in it by their names, whatever else these mean. */
function recordTerm(input: FormInput, fields: readonly FieldValue[], more: PreTerm): PreTerm {
  const rest = [...fields];
  const layers: Layer[] = [];
  for (let [first] = rest; first !== undefined; [first] = rest) layers.push(layerOf(input, recordOfField(input, first), rest));
  if (layers.length === 0) return reject("E0313", input.span, "A record without fields");
  return layers.reduceRight<PreTerm>(
    (inside, { maker, args }) => preApps(preConst(maker, input.span), [...args, inside], input.span),
    more,
  );
}

interface Layer {
  readonly maker: string;
  readonly args: readonly PreTerm[];
}

/** One extension with the values of its fields, which are taken out of those that are given. */
function layerOf(input: FormInput, tycon: string, given: FieldValue[]): Layer {
  const datatype = input.scope.context.theory.datatype(tycon);
  const found = datatype?.constructors[0];
  const record = datatype?.record;
  if (found === undefined || record == null) return reject("E0313", input.span, `Not a record: ${tycon}`);
  const args = record.fields.map((full) => {
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
