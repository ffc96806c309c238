import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { main as circuits } from "../../examples/quickcheck/circuits.ts";
import { main as composition } from "../../examples/quickcheck/composition.ts";
import { main as doubleCycle } from "../../examples/quickcheck/double-cycle.ts";
import { main as insert } from "../../examples/quickcheck/insert.ts";
import { main as maxLe } from "../../examples/quickcheck/max-le.ts";
import type { Print } from "../../examples/quickcheck/program.ts";
import { main as provers } from "../../examples/quickcheck/provers.ts";
import { main as reverse } from "../../examples/quickcheck/reverse.ts";
import { main as trees } from "../../examples/quickcheck/trees.ts";
import { main as unification } from "../../examples/quickcheck/unification.ts";

const programs: readonly (readonly [string, (print: Print) => void])[] = [
  ["reverse.ts", reverse],
  ["composition.ts", composition],
  ["max-le.ts", maxLe],
  ["insert.ts", insert],
  ["double-cycle.ts", doubleCycle],
  ["trees.ts", trees],
  ["unification.ts", unification],
  ["circuits.ts", circuits],
  ["provers.ts", provers],
];

const page = readFileSync(new URL("../../docs/quickcheck.md", import.meta.url), "utf8");

/** What the documentation says that a program prints. */
function documented(name: string): string | undefined {
  return new RegExp(`\`\`\`text output ${name.replace(".", "\\.")}\n([^]*?)\n\`\`\``).exec(page)?.[1];
}

describe("the documentation shows what the examples print", () => {
  test.each(programs)("%s", (name, main) => {
    const lines: string[] = [];
    main((text) => lines.push(text));
    expect(lines.join("\n")).toBe(documented(name));
  });
});
