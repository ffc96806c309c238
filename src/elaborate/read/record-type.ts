import { baseName } from "../../base/index.ts";
import type { Datatype } from "../../logic/index.ts";
import type { SyntaxTree } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { reject } from "../names/problem.ts";
import { freshInstance, type InferenceType, openCon, prune, unify } from "./inference-type.ts";

type NodeTree = SyntaxTree & { kind: "node" };

/** A field of a record type as it is written. */
interface FieldType {
  readonly name: string;
  readonly tree: SyntaxTree;
  readonly type: InferenceType;
}

/** The record whose field list is exactly the one written, `⦇x :: T, y :: U⦈` or `⦇x :: T, … :: 'm⦈`; inherited fields come first. */
export function recordTypeOf(context: Context, tree: NodeTree, read: (t: SyntaxTree) => InferenceType): InferenceType {
  const scheme = tree.head === "_record_type_scheme";
  const trees = scheme ? tree.args.slice(0, -1) : tree.args;
  const fields = trees.map((t) => fieldType(t, read));
  const last = tree.args.at(-1);
  const more = scheme && last !== undefined ? read(last) : openCon("Product_Type.unit", []);
  const layers = layersOf(context, fields);
  if (layers.length === 0) return reject("E0313", tree.span, "A record type without fields");
  return layers.reduceRight((inner: InferenceType, layer) => layerType(context, layer, inner), more);
}

/** The fields by record: each record's own fields stand together, beginning with its first. */
function layersOf(context: Context, fields: readonly FieldType[]): Layer[] {
  const layers: { tycon: string; datatype: Datatype; fields: FieldType[] }[] = [];
  for (const field of fields) {
    const tycon = recordOf(context, field);
    const current = layers.at(-1);
    const datatype = context.theory.datatype(tycon);
    if (datatype === null) return reject("E0313", field.tree.span, `Unknown record field: ${field.name}`);
    if (current?.tycon === tycon) current.fields.push(field);
    else layers.push({ tycon, datatype, fields: [field] });
  }
  return layers;
}

/** The fields that one record adds to its parent. */
interface Layer {
  readonly tycon: string;
  readonly datatype: Datatype;
  readonly fields: readonly FieldType[];
}

function fieldType(tree: SyntaxTree, read: (t: SyntaxTree) => InferenceType): FieldType {
  const [name, type] = tree.kind === "node" ? tree.args : [];
  if (name?.kind !== "ident" || type === undefined) return reject("E0300", tree.span, "Expected field :: type");
  return { name: name.name, tree, type: read(type) };
}

function recordOf(context: Context, field: FieldType): string {
  const selector = context.consts.find(field.name);
  const role = selector === null ? undefined : context.theory.consts.get(selector)?.role;
  return role?.kind === "selector" ? role.type : reject("E0313", field.tree.span, `Unknown record field: ${field.name}`);
}

/** The type arguments of a layer are those that give its fields the written types. */
function layerType(context: Context, { tycon, datatype, fields }: Layer, more: InferenceType): InferenceType {
  const names = datatype.record?.fields ?? [];
  const declared = datatype.constructors[0]?.args ?? [];
  const seen = new Map();
  const params = datatype.params.map((v) => freshInstance(v, new Set(), seen));
  const given = [...fields.map((f) => f.type), more];
  const [first] = fields;
  if (fields.length !== names.length || names.some((name, i) => baseName(name) !== baseName(fields[i]?.name ?? "")))
    return reject("E0313", (first?.tree ?? { span: { from: 0, to: 0 } }).span, "No record has these fields in this order");
  declared.forEach((ty, i) => {
    const wanted = given[i];
    if (wanted !== undefined && unify(context.theory, freshInstance(ty, new Set(), seen), wanted) !== null)
      reject(
        "E0313",
        (fields[i] ?? first ?? { tree: { span: { from: 0, to: 0 } } }).tree.span,
        `The field ${names[i] ?? "more"} has another type`,
      );
  });
  return openCon(tycon, params.map(resolved));
}

/** The type with what is known put in for unknowns. */
function resolved(type: InferenceType): InferenceType {
  const root = prune(type);
  return root.kind === "open" ? openCon(root.name, root.args.map(resolved)) : root;
}
