import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

function textsBelow(folder: string, ending: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return textsBelow(path, ending);
    return name.endsWith(ending) ? [readFileSync(path, "utf8")] : [];
  });
}

it("every code of reading is explained", () => {
  const used = ["syntax", "elaborate"].flatMap((folder) =>
    textsBelow(join(root, "src", folder), ".ts").flatMap((text) => [...text.matchAll(/"([EW]0\d{3})"/g)].map((m) => m[1] ?? "")),
  );
  const explained = textsBelow(join(root, "docs", "errors"), ".md").join("\n");
  expect(used.length).toBeGreaterThan(60);
  expect([...new Set(used)].filter((code) => !explained.includes(code)).sort()).toEqual([]);
});
