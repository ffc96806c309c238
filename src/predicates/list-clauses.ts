import { apps, constant, destApps, funs, member, names, stripApp, type Term } from "../logic/index.ts";
import type { Clause } from "../plans/index.ts";
import { leafTerms, openPairs } from "./arguments.ts";
import type { GoalStore } from "./goal-store.ts";
import { freshVariable } from "./pattern.ts";

/** The clauses of `x ∈ set xs`, so that lists with an element can be made: `x ∈ set (x # xs)`, and `x ∈ set (y # xs)` if `x ∈ set xs`. */
export function listClauses(store: GoalStore, like: Term): readonly Clause[] {
  const [element, set] = destApps(like, names.member, 2) ?? [];
  const [list] = set === undefined ? [] : stripApp(set).args;
  if (element === undefined || set === undefined || list === undefined) return [];
  const variable = freshVariable(element.type);
  const x = openPairs([variable]).get(variable.name) ?? variable;
  const [y, xs] = [freshVariable(element.type), freshVariable(list.type)];
  const cons = (head: Term): Term => apps(constant("List.list.Cons", funs([element.type, list.type], list.type)), [head, xs]);
  const within = member(x, apps(stripApp(set).head, [xs]));
  const leaves = leafTerms(x, []);
  return [
    { name: "here", head: [...leaves, cons(x)], goals: [] },
    { name: "later", head: [...leaves, cons(y)], goals: store.listMember(x, xs, within) },
  ];
}
