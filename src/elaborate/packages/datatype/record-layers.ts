/** A record type as its layers, one for each record from the first ancestor down. */
import { asCon, datatypeAt, domain, type Theory, type Type, type TypeCon } from "../../../logic/index.ts";

/** The fields that one record adds: its extension type and constructor, and its own fields at this instance. */
export interface Layer {
  readonly tycon: string;
  readonly constructor: string;
  /** The extension type; its last argument is the type of `more`. */
  readonly type: TypeCon;
  /** Full names of the selectors, with the types of the fields. */
  readonly fields: readonly { readonly name: string; readonly type: Type }[];
}

/** The layers of a record type such as `point` or `'z point_scheme`, outermost ancestor first; null for other types. */
export function layersOf(theory: Theory, type: Type): Layer[] | null {
  const layers: Layer[] = [];
  let at = type;
  while (at.kind === "con") {
    const layer = layerOf(theory, at);
    if (layer === null) break;
    layers.push(layer);
    at = layer.type.args.at(-1) ?? at;
  }
  return layers.length === 0 ? null : layers;
}

function layerOf(theory: Theory, type: TypeCon): Layer | null {
  const found = datatypeAt(theory, type);
  const made = found?.constructors[0];
  if (found?.data.record === undefined || made === undefined) return null;
  const fields = found.data.record.fields.map((name, i) => ({ name, type: made.args[i] ?? type }));
  return { tycon: type.name, constructor: made.name, type, fields };
}

/**
 * All fields of the record whose extension type is `tycon`, inherited ones first, with their types over the variables of the record's most
 * general scheme; null when it is no record.
 */
export function recordFields(theory: Theory, tycon: string): Layer["fields"] | null {
  const scheme = recordScheme(theory, tycon);
  return scheme === null ? null : (layersOf(theory, scheme) ?? []).flatMap((l) => l.fields);
}

/** The most general type of the record: `'z point_scheme` for `point_ext`. */
function recordScheme(theory: Theory, tycon: string): TypeCon | null {
  const shape = theory.datatype(tycon)?.record;
  const more = shape === undefined ? undefined : theory.consts.get(`${shape.record}.more`);
  return more === undefined ? null : asCon(domain(more.type));
}
