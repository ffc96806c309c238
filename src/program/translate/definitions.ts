import { betaApply, type Const, constsOf, resolveInstance, stripApp, stripFun, type Term } from "../../logic/index.ts";
import { call } from "../language/expressions.ts";
import type { Expr, FunctionId } from "../language/program.ts";
import { deepestUnfolding, mostInstances, mostSpecializedCopies, sameUnfolding, smallDefinition } from "../limits.ts";
import { rules } from "../rules/rules.ts";
import { type GroundCode, isLifted, plainBody, plainEquation, termSize } from "./code-equations.ts";
import { type Abstracted, abstractKnown, isKnown, staticArguments } from "./specialize.ts";
import type { ProgramStore } from "./store.ts";
import type { Translation } from "./translation.ts";

/** How constants with code are used: small definitions are unfolded, functions are called, at each type and with functional arguments put in. */
export class Definitions {
  private readonly tr: Translation;
  private readonly store: ProgramStore;
  private readonly where: readonly string[];
  /** Those being unfolded. */
  readonly unfolding: string[] = [];
  /** Inside a lifted definition, whose use of morphisms was proved right when it was made. */
  trusted: boolean;

  constructor(tr: Translation, store: ProgramStore, where: readonly string[], trusted: boolean) {
    this.tr = tr;
    this.store = store;
    this.where = where;
    this.trusted = trusted;
  }

  /** A term whose head is a small plain definition, with the definition put in; null for other terms. */
  unfolded(t: Term): Term | null {
    const { head, args } = stripApp(t);
    if (head.kind !== "const" || rules.has(head.name)) return null;
    const { theory } = this.store;
    const c = theory.instances.has(head.name) ? (resolveInstance(theory, head) ?? head) : head;
    const equation = rules.has(c.name) ? null : plainEquation(this.store.code(c));
    if (equation === null || args.length < equation.patterns.length || !isSmall(equation.rhs, c)) return null;
    return betaApply(plainBody(equation), args);
  }

  /** The constant applied to arguments, unfolded or called. */
  call(c: Const, args: readonly Term[]): Expr {
    const code = this.store.code(c);
    const unfolded = this.unfold(c, code, args);
    if (unfolded !== null) return unfolded;
    // Known functions stay outside definitions by lifting, where morphisms are checked.
    const fixed = code.kind === "equations" && !isLifted(code) ? staticArguments(c, code.equations, args.length) : [];
    const go = (i: number, all: readonly Term[], known: readonly (Term | null)[]): Expr => {
      const arg = args[i];
      if (arg === undefined) return this.callInstance(c, all, known);
      if (fixed[i] !== true || !isCode(this.tr, arg)) return go(i + 1, [...all, arg], [...known, null]);
      return shareParts(this.tr, arg, (atom) => go(i + 1, [...all, atom], [...known, atom]));
    };
    return go(0, [], []);
  }

  /** A call of the function for the arguments that are known here; of the one for all arguments where it has too many copies. */
  private callInstance(c: Const, args: readonly Term[], wanted: readonly (Term | null)[]): Expr {
    const { tr } = this;
    const isSpecialised = wanted.some((t) => t !== null);
    const abstracted = abstractKnown(wanted);
    const id = this.instance(c, abstracted, isSpecialised);
    if (id === null && isSpecialised) return this.callInstance(c, args, nothingKnown(args));
    const type = tr.types.id(stripFun(c.type, args.length).result);
    if (id === null) return tr.obstacle({ kind: "limit", what: `${c.name} is needed at more than ${mostInstances} types` }, type);
    const rest = args.filter((_, i) => wanted[i] === null);
    return call(
      id,
      [...abstracted.actual, ...rest].map((arg) => tr.expr(arg)),
      type,
    );
  }

  private instance(c: Const, { key, known, captured }: Abstracted, isSpecialised: boolean): FunctionId | null {
    return this.store.request(
      `${c.name} ${c.type.id} ${known.length} ${key}`,
      isSpecialised ? `${c.name} ${c.type.id}` : c.name,
      isSpecialised ? mostSpecializedCopies : mostInstances,
      (id) => ({
        id,
        name: isSpecialised ? `${c.name}$${id}` : c.name,
        where: [...this.where, ...this.unfolding, c.name],
        task: { kind: "constant", constant: c, known, captured },
      }),
    );
  }

  /** δ-unfolding of small, plain definitions: saves the call, and lets branches and known functions be seen through. */
  private unfold(c: Const, code: GroundCode, args: readonly Term[]): Expr | null {
    const equation = plainEquation(code);
    const open = this.unfolding.filter((name) => name === c.name).length;
    if (equation === null || this.unfolding.length >= deepestUnfolding || open >= sameUnfolding) return null;
    if (!isSmall(equation.rhs, c) || (isLifted(code) && args.some((arg) => isCode(this.tr, arg)))) return null;
    this.unfolding.push(c.name);
    const body = plainBody(equation);
    const result = isLifted(code) && !this.trusted ? this.unfoldLifted(body, args) : this.tr.beta(body, args);
    this.unfolding.pop();
    return result;
  }

  /** Arguments are evaluated outside, where morphisms are checked. */
  private unfoldLifted(body: Term, args: readonly Term[]): Expr {
    return this.tr.shareAll(args, (atoms) => {
      this.trusted = true;
      const result = this.tr.beta(body, atoms);
      this.trusted = false;
      return result;
    });
  }
}

const nothingKnown = (args: readonly Term[]): null[] => args.map(() => null);

const isSmall = (body: Term, c: Const): boolean => termSize(body) <= smallDefinition && constsOf(body).every(({ name }) => name !== c.name);

/** A function whose code is known here, and not one that has to be computed first. */
export function isCode(tr: Translation, t: Term): boolean {
  return isKnown(t) && !tr.isComputed(t);
}

/** Hands on a partial application with its head, its arguments evaluated once, before. */
export function shareParts(tr: Translation, t: Term, then: (atom: Term) => Expr): Expr {
  const { head, args } = stripApp(t);
  return args.length === 0 ? then(t) : tr.shareAll(args, (atoms) => then(betaApply(head, atoms)));
}
