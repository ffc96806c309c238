/** `datatype` and `codatatype`: freely and cofreely generated types with all their constants. */
import { LayeredMap } from "../../../base/index.ts";
import { boolT, type ConstDecl, type Datatype, funs, type Instance, names, type Sort, type TypeVar } from "../../../logic/index.ts";
import type { CommandOf, DatatypeSpec } from "../../../syntax/index.ts";
import type { Context } from "../../names/context.ts";
import { addNotation } from "../../names/notation.ts";
import { type Elaborated, elaborated } from "../elaborated.ts";
import { caseConstant, caseName, recursors } from "./case-and-rec.ts";
import { datatypeFacts } from "./datatype-facts.ts";
import { readDatatypes } from "./datatype-reading.ts";
import { enterConstants, enterType } from "./declarations.ts";
import { withDefaults } from "./defaults.ts";
import { destructors } from "./discriminators.ts";
import { constructorConst, type Family, type Member } from "./family.ts";
import { type FunctorNames, functorialConstants, liveParams } from "./functorial.ts";
import { declareSizes, sizeNames } from "./size.ts";

/** Elaborates a whole (mutual) declaration. */
export function elaborateDatatype(context: Context, command: CommandOf<"datatype">): Elaborated {
  const { context: named, family, dead } = readDatatypes(context, command);
  const selecting = destructors(family);
  let next = enterConstants(withConstructorNotation(enterFamily(named, family), family, command), selecting);
  family.members.forEach((m, i) => {
    next = withDefaults(next, m.tycon, command.types[i]?.defaults ?? []);
  });
  const live = liveParams(next.theory, family, dead);
  const given = command.types.map((spec) => functorNames(spec, live));
  const mapping = functorialConstants(next.theory, family, live, given);
  next = enterConstants(next, mapping);
  const recursion = recursors(next.theory, family);
  next = enterConstants(next, recursion);
  if (!isWithout(command.options, "size")) next = declareSizes(next, family);
  const made = [
    ...family.members.map(caseName),
    ...[...selecting, ...mapping, ...recursion].map((d) => d.name),
    ...family.members.flatMap(sizeNames),
  ];
  return elaborated(datatypeFacts(withEquality(next, family), family, made));
}

/** Datatypes belong to the class `equal` if their arguments do; there the operation `equal` is equality. */
function withEquality(context: Context, family: Family): Context {
  const [name, operation] = ["HOL.equal", "HOL.equal_class.equal"];
  if (!context.theory.classes.has(name)) return context;
  return context.withTheory((theory) =>
    family.members.reduce((t, m) => {
      const known = t.arities.get(m.tycon) ?? LayeredMap.empty<string, readonly Sort[]>();
      const arities = t.arities.set(
        m.tycon,
        known.set(
          name,
          family.params.map(() => [name]),
        ),
      );
      const instance: Instance = { constant: operation, type: funs([m.type, m.type], boolT), impl: names.eq };
      return t.with({ arities, instances: t.instances.set(operation, [instance, ...(t.instances.get(operation) ?? [])]) });
    }, theory),
  );
}

function withConstructorNotation(context: Context, family: Family, command: CommandOf<"datatype">): Context {
  let next = context;
  family.members.forEach((m, i) => {
    m.constructors.forEach((c, k) => {
      const mixfix = command.types[i]?.constructors[k]?.mixfix ?? null;
      if (mixfix !== null) next = addNotation(next, constructorConst(c, m.type), mixfix, "global");
    });
  });
  return next;
}

/** The types, their constructors and case constants. */
function enterFamily(context: Context, family: Family): Context {
  const next = family.members.reduce(
    (c, m) => enterType(c, m.tycon, family.params.length, { kind: "datatype", ...datatypeOf(family, m) }),
    context,
  );
  const cases = family.members.map((m) => caseConstant(family, m));
  return enterConstants(next, [...family.members.flatMap(constructorDecls), ...cases]);
}

function datatypeOf(family: Family, m: Member): Datatype {
  return {
    co: family.co,
    params: family.params,
    constructors: m.constructors.map(({ name, args, selectors, discriminator }) => ({ name, args, selectors, discriminator })),
    family: family.members.map((other) => other.tycon),
    caseConst: caseName(m),
  };
}

function constructorDecls(m: Member): ConstDecl[] {
  return m.constructors.map((c, index) => ({
    name: c.name,
    type: funs(c.args, m.type),
    spec: { kind: "constructor", type: m.tycon, index },
    role: { kind: "constructor", type: m.tycon },
  }));
}

/** The names that the user gave, or `map_t`, `set_t` (`set1_t`, `set2_t` for several), `rel_t`, `pred_t`. */
function functorNames(spec: DatatypeSpec, live: readonly TypeVar[]): FunctorNames {
  const base = spec.name.text;
  const sets = live.map((v, i) => {
    const given = spec.params.find((p) => p.name.text === v.name)?.setName ?? null;
    return given?.text ?? `set${live.length === 1 ? "" : i + 1}_${base}`;
  });
  const { map, rel, pred } = spec.names;
  return { map: map?.text ?? `map_${base}`, rel: rel?.text ?? `rel_${base}`, pred: pred?.text ?? `pred_${base}`, sets };
}

/** Whether `(plugins only: …)` or `(plugins del: …)` turns a plugin off. */
function isWithout(options: readonly string[], plugin: string): boolean {
  return options.some((option) => {
    const words = option.split(/[\s:]+/);
    if (words[0] !== "plugins") return false;
    return words[1] === "only" ? !words.includes(plugin) : words[1] === "del" && words.includes(plugin);
  });
}
