import type { ConstDecl, TypeDecl } from "./declaration.ts";
import { boolT, names, propT } from "./hol.ts";
import { emptyTheory, type Theory } from "./theory.ts";
import { fun, funs, type Type, tcon, tvar } from "./type.ts";

const a = tvar("'a");
const native = (name: string, type: Type): ConstDecl => ({ name, type, spec: { kind: "native" }, role: { kind: "plain" } });
const nativeType = (name: string, arity: number): TypeDecl => ({ name, arity, definition: { kind: "native" } });

/** The meta level, which no theory text declares: `prop`, `fun`, `itself`, `dummy`, `⟹`, `⋀`, `≡`, `&&&`, `TYPE`, and the judgement. */
export const pureTheory: Theory = (() => {
  const empty = emptyTheory("Pure");
  const dummy: TypeDecl = { name: "dummy", arity: 0, definition: { kind: "declared" } };
  const types = [nativeType("prop", 0), nativeType("fun", 2), nativeType("itself", 1), dummy];
  const consts = [
    native(names.imp, funs([propT, propT], propT)),
    native(names.all, fun(fun(a, propT), propT)),
    native(names.eqMeta, funs([a, a], propT)),
    native(names.conjMeta, funs([propT, propT], propT)),
    native(names.type, tcon("itself", [a])),
    native(names.trueprop, fun(boolT, propT)),
  ];
  return empty.with({
    types: empty.types.setAll(types.map((t) => [t.name, t])),
    consts: empty.consts.setAll(consts.map((c) => [c.name, c])),
  });
})();
