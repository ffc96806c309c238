/** Constants without a definition: `consts`, `hollow_native`, `axiomatization`, `specification`. */
import { present } from "../../base/index.ts";
import { impliesAll, type Specification, type Term } from "../../logic/index.ts";
import type { CommandOf, Fix, ThmDecl } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { declareConstants, type NewConstant, newConstant, planConstants } from "../names/declare.ts";
import { reject } from "../names/problem.ts";
import { readProp, readSpecification, resolveConstant } from "../read/read-term.ts";
import { readType } from "../read/read-type.ts";
import { addFact } from "../theory/facts.ts";
import { type Elaborated, elaborated } from "./elaborated.ts";

/** `consts`: constants about which nothing is known, unless overloaded definitions follow. */
export function elaborateConsts(context: Context, command: CommandOf<"consts">): Elaborated {
  return elaborated(declarePlain(context, command.constants, { kind: "unspecified" }));
}

/** `hollow_native`: a constant whose meaning the run time gives. */
export function elaborateNative(context: Context, command: CommandOf<"hollow_native">): Elaborated {
  return elaborated(declarePlain(context, [command.head], { kind: "native" }));
}

function declarePlain(context: Context, heads: readonly Fix[], spec: Specification): Context {
  const news = heads.map((h): NewConstant => {
    if (h.type === null) return reject("E0430", h.name.span, `The constant "${h.name.text}" needs a type`);
    return { name: h.name, type: readType(context, h.type), mixfix: h.mixfix, role: { kind: "plain" } };
  });
  const plan = planConstants(context, news, []);
  return declareConstants(
    context,
    plan,
    news.map(() => spec),
  );
}

/** `axiomatization`: constants and what is to hold of them. */
export function elaborateAxiomatization(context: Context, command: CommandOf<"axiomatization">): Elaborated {
  const { heads, premises, fixes } = command;
  const reading = readSpecification(context, { heads, facts: command.axioms.map(({ prop }) => ({ prop, premises, fixes })), doubt: "all" });
  const news = reading.heads.map(newConstant);
  const props = reading.facts.map((f) => impliesAll(f.premises, f.prop));
  const plan = planConstants(context, news, props);
  const declared = declareConstants(
    context,
    plan,
    news.map(() => ({ kind: "unspecified" })),
  );
  const next = command.axioms.reduce(
    (c, { decl }, i) => addAxiom(c, decl, plan.close(present(props[i], "elaborateAxiomatization: axiom"))),
    declared,
  );
  return elaborated(next, reading.warnings);
}

/** An axiom of the theory, also as a fact; one without a name is numbered. */
function addAxiom(context: Context, decl: ThmDecl, prop: Term): Context {
  const name = context.qualify(decl.name?.text ?? `axiom_${context.theory.axioms.length + 1}`);
  const next = context.withTheory((theory) => theory.with({ axioms: [...theory.axioms, { name, prop }] }));
  return addFact(next, decl.name?.text ?? "", [prop], decl.attributes);
}

/** `specification`: what is to hold of constants that are declared already. */
export function elaborateSpecification(context: Context, command: CommandOf<"specification">): Elaborated {
  for (const { term } of command.constants) {
    const { name } = resolveConstant(context, term);
    const kind = context.theory.consts.get(name)?.spec.kind;
    if (kind !== undefined && kind !== "unspecified")
      reject("E0431", term.span, `The constant "${term.text}" is defined already`, {
        hint: "Only a constant declared by consts can be specified.",
      });
  }
  return elaborated(command.props.reduce((c, { decl, prop }) => addAxiom(c, decl, readProp(context, prop)), context));
}
