/** All implications between the statements of a theory as jobs: they count through small models, then look for others. */
import { relative } from "node:path";
import { loadMilliseconds } from "../../cli/commands/tool-file.ts";
import { openInput } from "../../cli/input.ts";
import { type Pool, whyNot } from "../../cli/workers/pool/pool.ts";
import { type Plan, PlanMistake } from "./plan.ts";
import { commonFolder } from "./texts.ts";

/** So many models are looked at in one job. */
const modelsInJob = 1000;

/** Larger spaces of models are not counted through. */
const mostModels = 200_000;

export async function planPairs(pool: Pool, files: readonly string[], finderSeconds: number): Promise<Plan> {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) throw new PlanMistake("--pairs needs one theory");
  const input = openInput(file);
  if (typeof input === "string") throw new PlanMistake(input);
  pool.provide(input.path, input.content);
  const reply = await pool.read({ kind: "claims", file: input.path }, loadMilliseconds);
  if (reply.kind !== "claims") throw new PlanMistake(whyNot(reply));
  if (reply.reason !== null) throw new PlanMistake(reply.reason);
  const path = relative(commonFolder([input.path]), input.path);
  const counted = reply.spaces.filter(({ count }) => count <= mostModels);
  const models = counted.flatMap(({ card, count }) =>
    Array.from({ length: Math.ceil(count / modelsInJob) }, (_, i) => ({
      label: `models of ${card} elements from ${i * modelsInJob}`,
      work: { kind: "models" as const, path, card, from: i * modelsInJob, to: (i + 1) * modelsInJob },
    })),
  );
  const chunk = 50;
  const finding = Array.from({ length: finderSeconds > 0 ? Math.ceil(reply.names.length / chunk) : 0 }, (_, i) => {
    const premises = reply.names.map((_name, k) => k).slice(i * chunk, (i + 1) * chunk);
    return {
      label: `model finding for claims from ${i * chunk + 1}`,
      work: { kind: "find-models" as const, path, premises, seconds: finderSeconds },
    };
  });
  const problems = reply.leftOut === 0 ? [] : [`${reply.leftOut} statements are about other variables and left out`];
  return { kind: "pairs", texts: new Map([[path, input.text]]), jobs: [...models, ...finding], problems, claims: reply.names };
}
