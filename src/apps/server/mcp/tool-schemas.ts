/** What the tools take and give. Both have to be objects for the protocol, so a goal and a theory share one form here. */
import { z } from "zod";
import { answerSchema, contextSchema, problemSchema } from "../service/answer-schemas.ts";
import { goalCheckSchema, theoryCheckSchema } from "../service/requests.ts";

export const checkToolInput = z.strictObject({
  ...goalCheckSchema.shape,
  goal: goalCheckSchema.shape.goal.optional(),
  theory: theoryCheckSchema.shape.theory.optional(),
});

export const checkToolOutput = z.strictObject({
  kind: z.enum(["goal", "theory"]),
  answers: z.array(answerSchema).describe("one for a goal; for a theory one for each statement and command"),
  problems: z.array(problemSchema),
  context: contextSchema.nullable(),
  complete: z.boolean(),
  reason: z.string().nullable(),
});

export type CheckToolOutput = z.infer<typeof checkToolOutput>;
