import type { Find, SearchResult } from "../../logic/index.ts";
import type { SizeStatistics, TestResult } from "../../testing/index.ts";

/** A search result with all finds that were asked for, and what the engine counted. */
export type EngineResult = SearchResult & { readonly finds?: readonly Find[]; readonly statistics?: readonly SizeStatistics[] };

/** Finds with the types that their type variables stood for. */
export function withTypes<R extends TestResult>(result: R): R {
  const finds = result.finds.map((find, i): Find => {
    const types = result.instances[i]?.types;
    return types === undefined ? find : { ...find, types };
  });
  const [first] = finds;
  return result.kind === "found" && first !== undefined ? { ...result, finds, find: first } : result;
}
