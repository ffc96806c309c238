/** What answers are: the schemas that `docs/api` and the OpenAPI description have, and that the tests hold real answers against. */
import { z } from "zod";

const outcomes = ["genuine", "quasi_genuine", "potential", "none", "unknown", "unsupported", "value", "error"] as const;

const value: z.ZodType = z
  .lazy(() =>
    z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("number"), text: z.string() }),
      z.strictObject({ kind: z.literal("character"), text: z.string() }),
      z.strictObject({ kind: z.literal("string"), text: z.string() }),
      z.strictObject({ kind: z.literal("atom"), type: z.string(), name: z.string() }),
      z.strictObject({
        kind: z.literal("constructor"),
        name: z.string(),
        args: z.array(value),
        fields: z.array(z.string()).nullable(),
      }),
      z.strictObject({ kind: z.literal("list"), elements: z.array(value) }),
      z.strictObject({ kind: z.literal("tuple"), elements: z.array(value) }),
      z.strictObject({ kind: z.literal("set"), elements: z.array(value), isComplement: z.boolean() }),
      z.strictObject({
        kind: z.literal("function"),
        entries: z.array(z.strictObject({ argument: value, value })),
        default: value.nullable(),
      }),
      z.strictObject({ kind: z.literal("cycle"), name: z.string(), body: value }),
      z.strictObject({ kind: z.literal("reference"), name: z.string() }),
      z.strictObject({ kind: z.literal("unknown"), text: z.string() }),
    ]),
  )
  .describe("a value as a tree");

const shape: z.ZodType = z
  .lazy(() => z.strictObject({ name: z.string(), args: z.array(shape) }))
  .describe("a type as a tree: functions are `⇒`, products `×`, sums `+`");

const entry = z
  .strictObject({ name: z.string(), type: z.string(), shape, value, isOpen: z.boolean() })
  .describe("a variable, constant or term with its value; isOpen: it is one of several");

const model = z
  .strictObject({
    variables: z.array(entry),
    chosen: z.array(entry),
    evaluated: z.array(entry),
    cards: z.array(z.strictObject({ type: z.string(), shape, size: z.number(), elements: z.array(z.string()), isComplete: z.boolean() })),
    derivations: z
      .array(
        z.strictObject({
          premise: z.string(),
          steps: z.array(
            z.strictObject({ fact: z.string(), rule: z.string(), from: z.array(z.number()), conditions: z.array(z.string()) }),
          ),
        }),
      )
      .optional()
      .describe("how premises about inductive predicates follow, rule by rule"),
  })
  .describe("a counterexample as data");

const texts = z.record(z.string(), z.string());
const counterexample = {
  assignment: texts.describe("variables as texts"),
  types: texts.describe("what type variables stand for"),
  evaluated: texts.describe("terms and their values"),
  chosen: texts.describe("what the specification leaves open and the counterexample chose"),
  model: model.nullable(),
};

export const problemSchema = z
  .strictObject({
    severity: z.enum(["error", "warning", "note"]),
    code: z.string(),
    message: z.string(),
    hint: z.string().nullable(),
    notes: z.array(z.string()),
    part: z.string().nullable().describe("the part of the request that it is in: `shows`, `assumes[0]`, `header`, `theory`"),
    line: z.number(),
    column: z.number(),
  })
  .describe("what is wrong with a text");

const bound = z.strictObject({
  cards: z.array(z.strictObject({ type: z.string(), size: z.number() })),
  size: z.number().nullable(),
});

const coverage = z
  .strictObject({
    engine: z.string(),
    outcome: z.enum(outcomes),
    reason: z.string().nullable(),
    completed: z.array(bound).describe("bounds up to which every test was decided"),
    isMixed: z.boolean(),
    types: z.record(z.string(), z.string()).describe("type variables that stood for one type all along: `'a` to `int`"),
    sampled: bound.nullable().describe("the bound of random values"),
    last: bound.nullable().describe("where something was found, or the search was ended"),
    scopes: z.strictObject({ decided: z.number(), total: z.number() }).nullable(),
    tests: z.number(),
    premises: z.number().describe("tests that satisfied the premises"),
    undecided: z.number(),
  })
  .describe("what one engine covered");

export const answerSchema = z
  .strictObject({
    outcome: z.enum(outcomes),
    szs: z.string().nullable().describe("the outcome in the words of the SZS ontology; null for a value"),
    reason: z.string().nullable(),
    lemma: z.string().nullable(),
    command: z.string(),
    statement: z.array(z.string()),
    line: z.number().nullable(),
    column: z.number().nullable(),
    tester: z.string().nullable(),
    rechecked: z.boolean().describe("the judge has confirmed it"),
    claim: z
      .strictObject({ premises: z.array(z.string()), conclusion: z.string() })
      .nullable()
      .describe("the conclusion that is refuted, and the premises that hold"),
    ...counterexample,
    more: z.array(z.strictObject(counterexample)),
    value: z.string().nullable(),
    type: z.string().nullable(),
    replay: z.array(z.string()).nullable().describe("as `values` of a request it finds the counterexample again in one test"),
    seed: z.number().nullable(),
    coverage: z.array(coverage),
    seconds: z.number(),
  })
  .describe("the answer to one statement or command");

export const contextSchema = z
  .strictObject({
    hash: z.string(),
    cached: z.boolean(),
    problems: z.array(problemSchema),
  })
  .describe("the header, by its hash");

const goalAnswerSchema = z.strictObject({
  kind: z.literal("goal"),
  answer: answerSchema,
  problems: z.array(problemSchema),
  context: contextSchema.nullable(),
});

const theoryAnswerSchema = z.strictObject({
  kind: z.literal("theory"),
  theory: z.string().nullable(),
  answers: z.array(answerSchema),
  problems: z.array(problemSchema),
  complete: z.boolean().describe("false: there was no time or memory for the rest; `reason` says why"),
  reason: z.string().nullable(),
});

export const checkAnswerSchema = z.discriminatedUnion("kind", [goalAnswerSchema, theoryAnswerSchema]);

export const batchLineSchema = z.union([
  goalAnswerSchema.extend({ id: z.union([z.string(), z.number()]) }),
  theoryAnswerSchema.extend({ id: z.union([z.string(), z.number()]) }),
  z.strictObject({ kind: z.literal("end"), items: z.number(), answered: z.number(), reason: z.string().nullable() }),
]);

export const evaluateAnswerSchema = z.strictObject({
  outcome: z.enum(["value", "unknown", "unsupported", "error"]),
  value: z.string().nullable(),
  type: z.string().nullable(),
  model: model.nullable(),
  reason: z.string().nullable(),
  problems: z.array(problemSchema),
});

export const unusedAnswerSchema = z.strictObject({
  outcome: z.enum(["answered", "unknown", "error"]),
  assumptions: z.array(z.string()),
  unused: z.array(z.array(z.number())).describe("largest sets of assumptions, counted from 1, that can be left out"),
  needed: z.array(
    z.strictObject({
      without: z.array(z.number()),
      outcome: z.enum(outcomes),
      tester: z.string(),
      assignment: texts,
      chosen: texts,
    }),
  ),
  unclear: z.array(z.array(z.number())),
  complete: z.boolean(),
  reason: z.string().nullable(),
  problems: z.array(problemSchema),
  context: contextSchema.nullable(),
});

export const conjectureAnswerSchema = z.strictObject({
  outcome: z.enum(["answered", "unknown", "error"]),
  equations: z.array(z.strictObject({ left: z.string(), right: z.string(), class: z.string() })),
  terms: z.number(),
  tested: z.number(),
  refuted: z.number(),
  size: z.number(),
  reason: z.string().nullable(),
  problems: z.array(problemSchema),
});

export const errorSchema = z.strictObject({
  error: z.strictObject({
    code: z.enum(["malformed", "too_large", "unauthorized", "forbidden", "not_found", "busy", "stopping", "internal"]),
    message: z.string(),
  }),
});

/** Parts that others share, with their names in the description of the interface. */
export const sharedSchemas: readonly (readonly [z.ZodType, string])[] = [
  [value, "Value"],
  [shape, "TypeShape"],
  [entry, "Entry"],
  [model, "Model"],
  [problemSchema, "Problem"],
  [bound, "Bound"],
  [coverage, "Coverage"],
  [answerSchema, "Answer"],
  [contextSchema, "Context"],
];

export type Problem = z.infer<typeof problemSchema>;
export type Answer = z.infer<typeof answerSchema>;
export type GoalAnswer = z.infer<typeof goalAnswerSchema>;
export type TheoryAnswer = z.infer<typeof theoryAnswerSchema>;
export type CheckAnswer = GoalAnswer | TheoryAnswer;
export type BatchLine = z.infer<typeof batchLineSchema>;
export type EvaluateAnswer = z.infer<typeof evaluateAnswerSchema>;
export type UnusedAnswer = z.infer<typeof unusedAnswerSchema>;
export type ConjectureAnswer = z.infer<typeof conjectureAnswerSchema>;
export type ErrorCode = z.infer<typeof errorSchema>["error"]["code"];
