/**
 * `record`: a record with fields x and y is the datatype `'z point_ext` with the constructor `point_ext x y more`. The record type is
 * `unit point_ext`, and an extension puts another such type in place of `more`
 * (Naraschewski & Wenzel: Object-oriented verification based on record subtyping in higher-order logic, TPHOLs 1998).
 */
import { baseName, present } from "../../../base/index.ts";
import {
  asCon,
  type ConstDecl,
  constant,
  primed,
  sortOf,
  type Type,
  type TypeCon,
  type TypeVar,
  tcon,
  tvar,
  typeVars,
  unitT,
} from "../../../logic/index.ts";
import type { CommandOf, Fix } from "../../../syntax/index.ts";
import type { Context } from "../../names/context.ts";
import { addNotation } from "../../names/notation.ts";
import { reject } from "../../names/problem.ts";
import { sortsWritten } from "../../read/read-type.ts";
import { type Elaborated, elaborated } from "../elaborated.ts";
import { headParams, withTypeNotation } from "../types.ts";
import { caseConstant } from "./case-and-rec.ts";
import { readArgument } from "./datatype-reading.ts";
import { checkNewConstant, enterConstants, enterType, newTypeName } from "./declarations.ts";
import { constructorConst, type Family, type Member } from "./family.ts";
import { type Layer, recordConstants } from "./record-constants.ts";
import { layersOf } from "./record-layers.ts";

/** Elaborates a record and everything that comes with it. */
export function elaborateRecord(context: Context, command: CommandOf<"record">): Elaborated {
  const { head } = command;
  const record = newTypeName(context, head.name);
  // A sort may be written at the parent or at a field alone.
  const sources = [command.parent, ...command.fields.map((f) => f.type)].filter((source) => source !== null);
  const sorts = sortsWritten(context, sources);
  const params = headParams(context, head).map((p) => tvar(p.name, sortOf([...p.sort, ...(sorts.get(p.name) ?? [])])));
  const parents = command.parent === null ? [] : parentLayers(context, command, params);
  const fields = readFields(context, command, record, params);
  const more = freshMore(params);
  const own = ownParams(params, fields);
  const tycon = `${record}_ext`;
  const type = asCon(tcon(tycon, [...own, more]));
  const layer: Layer = { tycon, constructor: `${record}.${head.name.text}_ext`, type, fields };
  let next = enterExtension(context, layer, [...own, more], { record, parent: parents.at(-1)?.tycon ?? null });
  next = enterSynonyms(next, command, { record, params, more, layers: [...parents, layer] });
  next = enterConstants(next, recordConstants(record, [...parents, layer], more));
  command.fields.forEach((f) => {
    const decl = next.theory.consts.get(`${record}.${f.name.text}`);
    if (f.mixfix !== null && decl !== undefined) next = addNotation(next, constant(decl.name, decl.type), f.mixfix, "global");
  });
  return elaborated(next);
}

/** The layers of the parent record at the instance given. */
function parentLayers(context: Context, command: CommandOf<"record">, params: readonly TypeVar[]): Layer[] {
  const source = present(command.parent, "parentLayers: parent");
  const type = readArgument(context, source, params);
  const layers = layersOf(context.theory, type);
  return layers ?? reject("E0440", source.span, `Not a record type: "${source.text}"`, { hint: "A record extends another record." });
}

function readFields(context: Context, command: CommandOf<"record">, record: string, params: readonly TypeVar[]): Layer["fields"] {
  // A field may have the name of one of the parent's: the qualifier tells them apart.
  const taken = new Set(["more"]);
  return command.fields.map((f: Fix) => {
    const name = `${record}.${f.name.text}`;
    if (taken.has(f.name.text)) reject("E0412", f.name.span, `Duplicate field: "${f.name.text}"`, { hint: "Rename the field." });
    taken.add(f.name.text);
    checkNewConstant(context, name, f.name);
    if (f.type === null) return reject("E0430", f.name.span, `The field "${f.name.text}" needs a type`);
    return { name, type: readArgument(context, f.type, params) };
  });
}

/** A variable for the extension that is none of the record's parameters. */
function freshMore(params: readonly TypeVar[]): TypeVar {
  return tvar(primed("'z", (name) => params.some((p) => p.name === name)));
}

/** The parameters that the record's own fields use. */
function ownParams(params: readonly TypeVar[], fields: Layer["fields"]): TypeVar[] {
  const used = new Set(fields.flatMap((f) => [...typeVars(f.type)]));
  return params.filter((p) => used.has(p));
}

/** The extension type as a datatype with one constructor. Only a record without parent has selectors on it directly. */
function enterExtension(
  context: Context,
  layer: Layer,
  params: readonly TypeVar[],
  shape: { record: string; parent: string | null },
): Context {
  const place = { text: layer.tycon, span: { from: 0, to: 0 } };
  const args = [...layer.fields.map((f) => f.type), present(params.at(-1), "enterExtension: more")];
  const selectors = shape.parent === null ? [...layer.fields.map((f) => f.name), `${shape.record}.more`] : args.map(() => null);
  const made = { name: layer.constructor, base: layer.constructor, place, args, selectors, discriminator: null };
  const base = baseName(layer.tycon);
  const member: Member = { tycon: layer.tycon, base, place, type: layer.type, constructors: [made] };
  const family: Family = { co: false, params, members: [member] };
  const cases = caseConstant(family, member);
  const { name, type } = constructorConst(made, layer.type);
  const built: ConstDecl = {
    name,
    type,
    spec: { kind: "constructor", type: layer.tycon, index: 0 },
    role: { kind: "constructor", type: layer.tycon },
  };
  const record = { fields: layer.fields.map((f) => f.name), parent: shape.parent, record: shape.record };
  const constructors = [{ name, args, selectors, discriminator: null }];
  const definition = { kind: "datatype", co: false, params, constructors, family: [layer.tycon], caseConst: cases.name, record } as const;
  return enterConstants(enterType(context, layer.tycon, params.length, definition), [built, cases]);
}

interface Synonyms {
  readonly record: string;
  readonly params: readonly TypeVar[];
  readonly more: TypeVar;
  readonly layers: readonly Layer[];
}

/** `point` and `'z point_scheme`. */
function enterSynonyms(context: Context, command: CommandOf<"record">, { record, params, more, layers }: Synonyms): Context {
  const scheme = enterType(context, `${record}_scheme`, params.length + 1, {
    kind: "synonym",
    params: [...params, more],
    type: stacked(layers, more),
  });
  const closed = enterType(scheme, record, params.length, { kind: "synonym", params, type: stacked(layers, unitT) });
  return withTypeNotation(closed, record, command.head);
}

/** The type of records with these layers and `more` inside. */
function stacked(layers: readonly Layer[], more: Type): Type {
  return layers.reduceRight<Type>((inside, layer) => withMore(layer.type, inside), more);
}

function withMore(type: TypeCon, more: Type): Type {
  return tcon(type.name, [...type.args.slice(0, -1), more]);
}
