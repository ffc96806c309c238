import type { Find, SearchResult } from "../../logic/index.ts";
import type { SizeStatistics } from "../../testing/index.ts";

/** A search result with all finds that were asked for, and what the engine counted. */
export type EngineResult = SearchResult & { readonly finds?: readonly Find[]; readonly statistics?: readonly SizeStatistics[] };
