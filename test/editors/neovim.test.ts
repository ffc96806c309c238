/** A real editor: Neovim without a screen, with its built-in client. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const hasNeovim = spawnSync("nvim", ["--version"]).status === 0;

interface Seen {
  readonly first: readonly [number, number, string][];
  readonly hover: string;
  readonly line: string;
  readonly second: readonly [number, number, string][];
  readonly problem?: string;
}

it.skipIf(!hasNeovim)(
  "Neovim shows diagnostics and hovers, and sees them change (skipped where there is no nvim)",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "hollow-neovim-"));
    const [file, out] = [join(folder, "Demo.thy"), join(folder, "seen.json")];
    writeFileSync(file, 'theory Demo imports Main begin\nlemma "x = (0 :: nat)" by simp\nend\n');
    const program = fileURLToPath(new URL("../../dist/hollow.js", import.meta.url));
    const script = fileURLToPath(new URL("neovim.lua", import.meta.url));
    const env = {
      ...process.env,
      HOLLOW_NEOVIM: [process.execPath, program, file, out].join("\n"),
      XDG_STATE_HOME: folder,
      XDG_CACHE_HOME: folder,
    };
    execFileSync("nvim", ["--headless", "-u", "NONE", "-i", "NONE", "-c", `luafile ${script}`], { env, stdio: "pipe", timeout: 380_000 });
    const seen = JSON.parse(readFileSync(out, "utf8")) as Seen;
    expect(seen.problem).toBeUndefined();
    expect(seen.first).toEqual([[1, 2, "Counterexample: x = 1"]]);
    expect(seen.hover).toContain("x = 1");
    expect(seen.hover).toContain("rechecked");
    expect(seen.line).toBe('lemma "x = (2 :: nat)" by simp');
    expect(seen.second).toEqual([[1, 2, "Counterexample: x = 0"]]);
  },
  400_000,
);
