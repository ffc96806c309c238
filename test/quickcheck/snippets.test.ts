import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { describe, expect, test, vi } from "vitest";

const page = readFileSync(new URL("../../docs/quickcheck.md", import.meta.url), "utf8");
const snippets = [...page.matchAll(/```ts run\n(.*?)\n```/gs)].map((found) => found[1] ?? "");

describe("the programs in the documentation run", () => {
  test.each(snippets)("%#", async (snippet) => {
    expect(snippets.length).toBeGreaterThan(0);
    const library = await import("../../src/quickcheck/index.ts");
    const { code } = transformSync(
      snippet.replace(
        /import (\{.*?\}) from "hollow\/quickcheck";/s,
        (_, names: string) => `const ${names.replace(/type \w+,? ?/g, "")} = library;`,
      ),
      { loader: "ts" },
    );
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    const AsyncFunction = (async () => {}).constructor as new (...parts: string[]) => (library: unknown) => Promise<void>;
    await new AsyncFunction("library", code)(library);
    expect(log.mock.calls.flat().join("\n")).toMatch(/^OK: /);
    log.mockRestore();
  });
});
