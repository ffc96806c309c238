/** What the models of a campaign over pairs refute. */
import { Bits, RefutedPairs } from "../../../refute/index.ts";
import type { TableModel } from "../../cli/workers/tool-messages.ts";
import type { StoredResult } from "../store/store.ts";

export interface PairsFound {
  readonly claims: number;
  readonly refuted: RefutedPairs;
  /** Models that refuted something new, in the order in which they came, with how much. */
  readonly models: readonly (TableModel & { readonly origin: string; readonly gain: number })[];
}

export function pairsOf(results: readonly StoredResult[], claims: number): PairsFound {
  const refuted = new RefutedPairs(claims);
  const models = [...results]
    .sort((a, b) => a.finishedAt.getTime() - b.finishedAt.getTime())
    .flatMap(({ data, tester }) =>
      ((data as { readonly models?: readonly TableModel[] }).models ?? []).map((model) => {
        const gain = refuted.add(Bits.fromText(claims, model.holds), Bits.fromText(claims, model.fails));
        return { ...model, origin: tester ?? "", gain };
      }),
    );
  return { claims, refuted, models };
}
