/** Values as users read them: elements of the finite types that stand for type variables print as `a⇩1`, `a⇩2`, … and records by field. */
import { type Context, printTerm } from "../elaborate/index.ts";
import { free, mapNodes, names, stripApp, type Term, type Type } from "../logic/index.ts";

const finiteElement = /^Enum\.finite_\d\.(.*)$/;

export function printValue(context: Context, t: Term): string {
  const plain = mapNodes(hasRecords(context, t) ? withoutRecords(context, t) : t, (leaf) => {
    const name = leaf.kind === "const" ? finiteElement.exec(leaf.name)?.[1] : undefined;
    return name === undefined ? undefined : free(name, leaf.type);
  });
  return printTerm(context, plain);
}

/** The names of a record's fields when the type is one. */
function fieldsOf(context: Context, type: Type): readonly string[] | null {
  return type.kind === "con" ? (context.theory.datatype(type.name)?.record?.fields ?? null) : null;
}

function hasRecords(context: Context, t: Term): boolean {
  for (let rest = t; ; rest = rest.arg) {
    if (fieldsOf(context, rest.type) !== null) return true;
    if (rest.kind === "abs") return hasRecords(context, rest.body);
    if (rest.kind !== "app") return false;
    if (hasRecords(context, rest.fun)) return true;
  }
}

/** Each record replaced by a variable whose name is the record as written. */
function withoutRecords(context: Context, t: Term): Term {
  switch (t.kind) {
    case "app": {
      const text = recordText(context, t);
      if (text !== null) return free(`⦇${text.join(", ")}⦈`, t.type);
      return { ...t, fun: withoutRecords(context, t.fun), arg: withoutRecords(context, t.arg) };
    }
    case "abs":
      return { ...t, body: withoutRecords(context, t.body) };
    default:
      return t;
  }
}

/** `x = 1`, `y = 2`, … of a record with its extensions; null for what is none. */
function recordText(context: Context, t: Term): readonly string[] | null {
  const fields = fieldsOf(context, t.type);
  const { head, args } = stripApp(t);
  const isMade = head.kind === "const" && context.theory.consts.get(head.name)?.spec.kind === "constructor";
  if (fields === null || !isMade || args.length !== fields.length + 1) return null;
  const shown = (x: Term): string => printValue(context, x);
  const own = fields.map((field, i) => `${field.slice(field.lastIndexOf(".") + 1)} = ${args[i] === undefined ? "_" : shown(args[i])}`);
  const more = args.at(-1);
  if (more === undefined || (more.kind === "const" && more.name === names.Unity)) return own;
  return [...own, ...(recordText(context, more) ?? [`… = ${shown(more)}`])];
}

/** "3 elements" for a finite stand-in, otherwise null. */
export function finiteTypeNote(ty: Type): string | null {
  const count = ty.kind === "con" ? /^Enum\.finite_(\d)$/.exec(ty.name)?.[1] : undefined;
  return count === undefined ? null : count === "1" ? "1 element" : `${count} elements`;
}
