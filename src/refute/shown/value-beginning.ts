/** Values as terms, also those that have no end or cannot be told as a whole: of these the beginning, and `…` for what is left out. */
import { evaluation, fieldTypes, type Thunk, type Value } from "../../judge/index.ts";
import { abs, apps, constant, domain, free, funs, insertAll, isFun, range, type Term, type Type, updated } from "../../logic/index.ts";
import { raiseValue, type SearchingEvaluator } from "../../witness/index.ts";

/** Constructors of a value that is told as a whole. */
const mostConstructors = 300;

/** Of longer ones: how deep constructors are followed. */
const deepestBeginning = 4;

/** How many elements of an infinite set, or points of a function, are told. */
const mostPoints = 4;

const rest = (ty: Type): Term => free("…", ty);

/** The term of a value. Null where nothing of it can be told. */
export function valueBeginning(evaluator: SearchingEvaluator, ty: Type, value: Value): Term | null {
  const whole = new Beginning(evaluator);
  const all = evaluation(() => whole.of(ty, value, Number.POSITIVE_INFINITY));
  const told = all.kind !== "value" || whole.isLong ? evaluation(() => new Beginning(evaluator).of(ty, value, deepestBeginning)) : all;
  return told.kind === "value" && told.value.kind !== "free" ? told.value : null;
}

class Beginning {
  private readonly evaluator: SearchingEvaluator;
  private left = mostConstructors;

  constructor(evaluator: SearchingEvaluator) {
    this.evaluator = evaluator;
  }

  /** Whether there were more constructors than are told. */
  get isLong(): boolean {
    return this.left < 0;
  }

  of(ty: Type, value: Value, depth: number): Term {
    if (isFun(ty)) return this.wholeOr(ty, value, () => this.function(ty, value, depth));
    if (value.kind === "set" && ty.kind === "con") return this.wholeOr(ty, value, () => this.set(ty, value));
    const isPlain = value.kind !== "data" || this.evaluator.carrier(ty) !== null || this.evaluator.theory.datatype(nameOf(ty)) === null;
    if (isPlain) return raiseValue(this.evaluator, ty, value);
    if (value.args.length > 0 && (depth === 0 || --this.left < 0)) return rest(ty);
    const types = fieldTypes(this.evaluator, ty, value.constructor);
    const fields = types.map((field, i) => this.part(field, value.args[i], depth - 1));
    return apps(constant(value.constructor, funs(types, ty)), fields);
  }

  private wholeOr(ty: Type, value: Value, beginning: () => Term): Term {
    const whole = evaluation(() => raiseValue(this.evaluator, ty, value));
    return whole.kind === "value" ? whole.value : beginning();
  }

  /** What cannot be told is left out. */
  private part(ty: Type, value: Thunk | undefined, depth: number): Term {
    const known = evaluation(() => (value === undefined ? rest(ty) : this.of(ty, value.force(), depth)));
    return known.kind === "value" ? known.value : rest(ty);
  }

  private function(ty: Type, value: Value, depth: number): Term {
    const [from, to] = [domain(ty), range(ty)];
    return this.points(from).reduce<Term>(
      (f, x) => {
        const y = evaluation(() => this.of(to, this.evaluator.apply(value, [x]), depth - 1));
        return y.kind === "value" ? updated(f, raiseValue(this.evaluator, from, x.force()), y.value) : f;
      },
      abs("_", from, rest(to)),
    );
  }

  private set(ty: Type & { readonly kind: "con" }, value: Value & { readonly kind: "set" }): Term {
    const [element] = ty.args;
    if (element === undefined) return rest(ty);
    const members = this.points(element).filter((x) => {
      const known = evaluation(() => this.evaluator.isMember(element, x, value));
      return known.kind === "value" && known.value;
    });
    const told = insertAll(
      members.map((x) => raiseValue(this.evaluator, element, x.force())),
      ty,
    );
    return members.length === 0 ? rest(ty) : apps(constant("Lattices.sup_class.sup", funs([ty, ty], ty)), [told, rest(ty)]);
  }

  private points(ty: Type): readonly Thunk[] {
    const tried = evaluation(() => this.evaluator.worthTrying(ty));
    return tried.kind === "value" ? tried.value.slice(0, mostPoints) : [];
  }
}

const nameOf = (ty: Type): string => (ty.kind === "con" ? ty.name : "");
