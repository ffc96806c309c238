/** The tools of the Model Context Protocol: the questions of the service, with schemas, structured results and short texts. */
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { RequestHandlerExtra } from "@modelcontextprotocol/sdk/shared/protocol.js";
import type { CallToolResult, ServerNotification, ServerRequest } from "@modelcontextprotocol/sdk/types.js";
import { progressText } from "../../cli/report/progress-text.ts";
import type { Admission } from "../service/admission.ts";
import { conjectureAnswerSchema, evaluateAnswerSchema, unusedAnswerSchema } from "../service/answer-schemas.ts";
import { within } from "../service/deadline.ts";
import { defaultDeadline } from "../service/limits.ts";
import { conjectureSchema, evaluateSchema, readCheck, unusedSchema } from "../service/requests.ts";
import type { Asking, Service } from "../service/service.ts";
import { checkText, conjectureText, evaluateText, unusedText } from "./texts.ts";
import { type CheckToolOutput, checkToolInput, checkToolOutput } from "./tool-schemas.ts";

export interface ToolParts {
  readonly version: string;
  readonly service: Service;
  readonly admission: Admission;
  /** Milliseconds that a call may ask for at most. */
  readonly longest: number;
  readonly stopping: AbortSignal;
}

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

const goalHelp = `Goals are Isabelle/HOL: fixes ["xs :: nat list"], assumes ["xs ≠ []"], shows "rev xs = xs". \`header\` is the text before the
goal: "imports Main", or definitions after "theory T imports Main begin". A counterexample that is "genuine" has been evaluated again by an independent judge.`;

const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** A server of the protocol for one client. */
export function toolServer(parts: ToolParts): McpServer {
  const server = new McpServer({ name: "hollow", version: parts.version });
  registerCheck(server, parts);
  registerOthers(server, parts);
  return server;
}

function registerCheck(server: McpServer, parts: ToolParts): void {
  server.registerTool(
    "check",
    {
      title: "Look for a counterexample",
      description: `Tests whether a statement is false, and gives a counterexample; or all statements of a theory. ${goalHelp}`,
      inputSchema: checkToolInput,
      outputSchema: checkToolOutput,
      annotations,
    },
    (input, extra) =>
      carryOut(parts, input.deadline, extra, async (asking) => {
        const request = readCheck(Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)));
        if (typeof request === "string") return mistake(request);
        const answer = await parts.service.check(request, asking);
        const output: CheckToolOutput =
          answer.kind === "goal"
            ? { kind: "goal", answers: [answer.answer], problems: answer.problems, context: answer.context, complete: true, reason: null }
            : {
                kind: "theory",
                answers: answer.answers,
                problems: answer.problems,
                context: null,
                complete: answer.complete,
                reason: answer.reason,
              };
        return result(output, checkText(output));
      }),
  );
}

function registerOthers(server: McpServer, parts: ToolParts): void {
  const { service } = parts;
  server.registerTool(
    "evaluate",
    {
      title: "Evaluate a term",
      description: "The value of a closed term, such as `rev [1, 2, 3 :: nat]`, in the context of a header.",
      inputSchema: evaluateSchema,
      outputSchema: evaluateAnswerSchema,
      annotations,
    },
    (input, extra) =>
      carryOut(parts, input.deadline, extra, async (asking) => {
        const answer = await service.evaluate(input, asking);
        return result(answer, evaluateText(answer));
      }),
  );
  server.registerTool(
    "unused_assumptions",
    {
      title: "Find assumptions that are not needed",
      description: `Which assumptions of a goal can be left out, and a counterexample for each that cannot. ${goalHelp}`,
      inputSchema: unusedSchema,
      outputSchema: unusedAnswerSchema,
      annotations,
    },
    (input, extra) =>
      carryOut(parts, input.deadline, extra, async (asking) => {
        const answer = await service.unused(input, asking);
        return result(answer, unusedText(answer));
      }),
  );
  server.registerTool(
    "conjecture",
    {
      title: "Find equations",
      description: "Equations between constants, such as rev and append, that stand all tests; none of them is proved.",
      inputSchema: conjectureSchema,
      outputSchema: conjectureAnswerSchema,
      annotations,
    },
    (input, extra) =>
      carryOut(parts, input.deadline, extra, async (asking) => {
        const answer = await service.conjecture(input, asking);
        return result(answer, conjectureText(answer));
      }),
  );
}

const result = (structured: object, text: string): CallToolResult => ({
  content: [{ type: "text", text }],
  structuredContent: { ...structured },
});

const mistake = (text: string): CallToolResult => ({ content: [{ type: "text", text }], isError: true });

/** Within its deadline, as long as the client wants it, telling how far it is where that is asked for. */
async function carryOut(
  { admission, longest, stopping }: ToolParts,
  deadline: number | undefined,
  extra: Extra,
  ask: (asking: Asking) => Promise<CallToolResult>,
): Promise<CallToolResult> {
  const leave = admission.enter();
  if (leave === null) return mistake(`Too many calls are under way; come again in ${admission.retryAfter} s.`);
  const token = extra._meta?.progressToken;
  let progress = 0;
  const onProgress: Asking["onProgress"] = (told) => {
    const message = progressText(told);
    const note = { method: "notifications/progress", params: { progressToken: token ?? 0, progress: ++progress, message } } as const;
    extra.sendNotification(note).catch(() => undefined);
  };
  try {
    const milliseconds = Math.min(longest, deadline ?? defaultDeadline);
    return await within(milliseconds, [extra.signal, stopping], (allowance) =>
      ask(token === undefined ? allowance : { ...allowance, onProgress }),
    );
  } finally {
    leave();
  }
}
