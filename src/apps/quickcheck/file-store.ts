/** Failing cases remembered in a folder: one JSON file for each property, its tokens. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FailureStore } from "../../quickcheck/index.ts";

/** A store in a folder; `.hollow` unless said otherwise. Files that cannot be read count as empty. */
export function fileStore(folder = ".hollow"): FailureStore {
  const path = (name: string) => join(folder, `${encodeURIComponent(name).slice(0, 200)}.json`);
  return {
    load(name) {
      try {
        const stored: unknown = JSON.parse(readFileSync(path(name), "utf8"));
        return Array.isArray(stored) ? stored.filter((token) => typeof token === "string") : [];
      } catch {
        return [];
      }
    },
    save(name, tokens) {
      if (tokens.length === 0) return rmSync(path(name), { force: true });
      mkdirSync(folder, { recursive: true });
      writeFileSync(path(name), `${JSON.stringify(tokens)}\n`);
    },
  };
}
