import type { SyntaxTree } from "../syntax/index.ts";
import type { Context } from "./context.ts";
import { type InferenceType, openCon } from "./inference-type.ts";
import { reject } from "./problem.ts";

/** The record whose field list is exactly the one written, `⦇x :: T, y :: U⦈` or `⦇x :: T, … :: 'm⦈`. */
export function recordTypeOf(context: Context, tree: SyntaxTree & { kind: "node" }, read: (t: SyntaxTree) => InferenceType): InferenceType {
  const scheme = tree.head === "_record_type_scheme";
  const fields = scheme ? tree.args.slice(0, -1) : tree.args;
  const last = tree.args.at(-1);
  const [name] = fields.flatMap((f) => (f.kind === "node" && f.args[0]?.kind === "ident" ? [f.args[0].name] : []));
  const selector = name === undefined ? null : context.consts.find(name);
  const role = selector === null ? undefined : context.theory.consts.get(selector)?.role;
  if (role?.kind !== "selector" || last === undefined) return reject("E0313", tree.span, `Unknown record field: ${name ?? ""}`);
  const more = scheme ? read(last) : openCon("Product_Type.unit", []);
  const params = fields.map((f) => (f.kind === "node" && f.args[1] !== undefined ? read(f.args[1]) : openCon("Product_Type.unit", [])));
  const arity = context.theory.types.get(role.type)?.arity ?? 1;
  return openCon(role.type, [...params.slice(0, arity - 1), more]);
}
