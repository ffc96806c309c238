/** What requests may say. Their JSON schemas, the OpenAPI description and the tools of MCP are made from here. */
import { z } from "zod";
import { strategies } from "../../../refute/index.ts";
import { mostBatchItems } from "./limits.ts";

const settings = {
  deadline: z.number().int().min(1).optional().describe("milliseconds for the whole request"),
  strategy: z.enum(strategies).optional().describe("only this engine"),
  size: z.number().int().min(1).max(1000).optional().describe("bound for the size of values"),
  timeout: z.number().positive().max(3600).optional().describe("seconds for each statement"),
  seed: z.number().int().min(0).optional().describe("for random testing"),
  max: z.number().int().min(1).max(20).optional().describe("up to this many counterexamples of different shapes"),
  values: z.array(z.string()).max(100).optional().describe("test these values only: a replay token of an answer"),
};

const header = z
  .string()
  .optional()
  .describe("the text that the goal is stated in, `theory T imports Main begin` and definitions; `imports A B` is enough; Main without it");

const goalSchema = z
  .strictObject({
    fixes: z.array(z.string()).max(200).optional().describe("variables: `xs :: nat list`, or the name alone"),
    assumes: z.array(z.string()).max(200).optional().describe("assumptions"),
    shows: z.union([z.string(), z.array(z.string()).min(1).max(50)]).describe("conclusions"),
  })
  .describe("a statement that stands in no file");
export type GoalRequest = z.infer<typeof goalSchema>;

const theory = z.string().describe("the text of a theory: all its statements and commands are answered");

export const goalCheckSchema = z.strictObject({ header, goal: goalSchema, ...settings });
export const theoryCheckSchema = z.strictObject({ theory, ...settings });
export type GoalCheck = z.infer<typeof goalCheckSchema>;
export type TheoryCheck = z.infer<typeof theoryCheckSchema>;
export const checkSchema = z.union([goalCheckSchema, theoryCheckSchema]).describe("a goal in the context of a header, or a theory");
export type CheckRequest = GoalCheck | TheoryCheck;

const id = z.union([z.string().max(200), z.number()]).describe("comes back with the answer");
const { deadline, ...itemSettings } = settings;
export const goalItemSchema = z.strictObject({ id, header, goal: goalSchema, ...itemSettings });
const theoryItemSchema = z.strictObject({ id, theory, ...itemSettings });
export const batchSchema = z.strictObject({
  header: header.describe("of items that have none of their own"),
  deadline,
  share: z
    .boolean()
    .optional()
    .describe("whether a counterexample to one goal is tried on the others with the same header before they are searched (default true)"),
  items: z
    .array(z.union([goalItemSchema, theoryItemSchema]))
    .min(1)
    .max(mostBatchItems),
});
export type BatchRequest = z.infer<typeof batchSchema>;
export type BatchItem = BatchRequest["items"][number];

export const evaluateSchema = z.strictObject({ header, term: z.string().describe("a closed term"), deadline });
export type EvaluateRequest = z.infer<typeof evaluateSchema>;

export const unusedSchema = z.strictObject({ header, goal: goalSchema, ...settings });
export type UnusedRequest = z.infer<typeof unusedSchema>;

export const conjectureSchema = z.strictObject({
  header,
  about: z.array(z.string()).min(1).max(20).describe("constants of the equations"),
  size: settings.size.describe("symbols on the larger side (default 5)"),
  seed: settings.seed,
  deadline,
});
export type ConjectureRequest = z.infer<typeof conjectureSchema>;

/** A request as it should be, or what is wrong with it in one line. */
export function readRequest<T>(schema: z.ZodType<T>, value: unknown): T | string {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  return read.error.issues.map(({ path, message }) => (path.length === 0 ? message : `${pathText(path)}: ${message}`)).join("; ");
}

/** Which of two forms a request has is decided by one field, so that what is wrong is said of that form. */
export function readCheck(value: unknown): CheckRequest | string {
  return isTheory(value) ? readRequest(theoryCheckSchema, value) : readRequest(goalCheckSchema, value);
}

export function readBatch(value: unknown): BatchRequest | string {
  const items = typeof value === "object" && value !== null && "items" in value ? value.items : null;
  if (Array.isArray(items) && items.length <= mostBatchItems)
    for (const [i, item] of items.entries()) {
      const read = isTheory(item) ? readRequest(theoryItemSchema, item) : readRequest(goalItemSchema, item);
      if (typeof read === "string") return `items[${i}]: ${read}`;
    }
  return readRequest(batchSchema, value);
}

const isTheory = (value: unknown): boolean => typeof value === "object" && value !== null && "theory" in value;

const pathText = (path: readonly PropertyKey[]): string =>
  path.map((p, i) => (typeof p === "number" ? `[${p}]` : `${i === 0 ? "" : "."}${String(p)}`)).join("");
