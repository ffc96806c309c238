/** The description of the interface, made from the schemas that requests are read with. */
import { z } from "zod";
import * as answers from "../service/answer-schemas.ts";
import * as requests from "../service/requests.ts";

/** What is sent and answered, by name. */
const named = {
  CheckRequest: requests.checkSchema,
  BatchRequest: requests.batchSchema,
  EvaluateRequest: requests.evaluateSchema,
  UnusedRequest: requests.unusedSchema,
  ConjectureRequest: requests.conjectureSchema,
  CheckAnswer: answers.checkAnswerSchema,
  BatchLine: answers.batchLineSchema,
  EvaluateAnswer: answers.evaluateAnswerSchema,
  UnusedAnswer: answers.unusedAnswerSchema,
  ConjectureAnswer: answers.conjectureAnswerSchema,
  Error: answers.errorSchema,
} as const;

type SchemaName = keyof typeof named;

/** All schemas, each by its name below `folder`, where they refer to each other. */
function schemasBelow(folder: string): Readonly<Record<string, unknown>> {
  const registry = z.registry<{ readonly id: string }>();
  for (const [name, schema] of Object.entries(named)) registry.add(schema, { id: name });
  for (const [schema, id] of answers.sharedSchemas) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { target: "draft-2020-12", uri: (id) => `#/${folder}/${id}` });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { $schema: _schema, $id: _id, ...rest } = schema as Record<string, unknown>;
      return [name, rest];
    }),
  );
}

/** Requests and answers as JSON schemas (draft 2020-12), below `$defs`. */
export function jsonSchemas(): object {
  return { $schema: "https://json-schema.org/draft/2020-12/schema", $defs: schemasBelow("$defs") };
}

const reference = (name: SchemaName): object => ({ $ref: `#/components/schemas/${name}` });
const json = (name: SchemaName, type = "application/json"): object => ({ [type]: { schema: reference(name) } });

const refusals = Object.fromEntries(
  [
    ["400", "the request is malformed"],
    ["401", "a bearer token is needed"],
    ["413", "the body is too large"],
    ["429", "too many requests; Retry-After says when to come again"],
    ["503", "the server is stopping"],
  ].map(([status = "", description]) => [status, { description, content: json("Error") }]),
);

function post(summary: string, body: SchemaName, answer: SchemaName, type?: string): object {
  return {
    post: {
      summary,
      requestBody: { required: true, content: json(body) },
      responses: { "200": { description: "the answer", content: json(answer, type) }, ...refusals },
    },
  };
}

const get = (summary: string, type: string): object => ({
  get: { summary, responses: { "200": { description: summary, content: { [type]: {} } } } },
});

export function openApi(version: string): object {
  return {
    openapi: "3.1.0",
    info: { title: "Hollow", version, description: "Finds counterexamples to Isabelle/HOL specifications." },
    security: [{}, { bearer: [] }],
    paths: {
      "/v1/check": post("Check a goal in the context of a header, or all statements of a theory", "CheckRequest", "CheckAnswer"),
      "/v1/batch": post("Check many; a line of JSON for each, as they are ready", "BatchRequest", "BatchLine", "application/x-ndjson"),
      "/v1/evaluate": post("The value of a closed term", "EvaluateRequest", "EvaluateAnswer"),
      "/v1/unused": post("Which assumptions of a goal can be left out", "UnusedRequest", "UnusedAnswer"),
      "/v1/conjecture": post("Equations between constants that stand all tests", "ConjectureRequest", "ConjectureAnswer"),
      "/v1/health": get("Whether requests are answered", "application/json"),
      "/v1/metrics": get("Counts for Prometheus", "text/plain"),
      "/v1/openapi.json": get("This description", "application/json"),
    },
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } }, schemas: schemasBelow("components/schemas") },
  };
}
