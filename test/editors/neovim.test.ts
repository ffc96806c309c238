/** A real editor: Neovim without a screen, with its built-in client and the settings that the manual gives. */
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const hasNeovim = spawnSync("nvim", ["--version"]).status === 0;

/** The settings of the manual; a busy machine gets more time for the first answer. */
function settings(): string {
  const manual = readFileSync(new URL("../../docs/editors.md", import.meta.url), "utf8");
  const block = /```lua\n([\s\S]*?)```/.exec(manual)?.[1] ?? "";
  expect(block).toContain("time = 3");
  return block.replace("time = 3", "time = 5, firstTime = 5");
}

interface Seen {
  readonly filetype: string;
  readonly servers: number;
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
    const [init, command] = [join(folder, "init.lua"), join(folder, "bin", "hollow")];
    writeFileSync(init, settings());
    mkdirSync(join(folder, "bin"));
    writeFileSync(command, `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`);
    chmodSync(command, 0o755);
    const env = {
      ...process.env,
      PATH: `${join(folder, "bin")}${delimiter}${process.env["PATH"] ?? ""}`,
      HOLLOW_NEOVIM: [file, out].join("\n"),
      XDG_STATE_HOME: folder,
      XDG_CACHE_HOME: folder,
    };
    execFileSync("nvim", ["--headless", "-u", init, "-i", "NONE", "-c", `luafile ${script}`], { env, stdio: "pipe", timeout: 380_000 });
    const seen = JSON.parse(readFileSync(out, "utf8")) as Seen;
    expect(seen.problem).toBeUndefined();
    expect([seen.filetype, seen.servers]).toEqual(["isabelle", 1]);
    expect(seen.first).toEqual([[1, 2, "Counterexample: x = 1"]]);
    expect(seen.hover).toContain("x = 1");
    expect(seen.hover).toContain("rechecked");
    expect(seen.line).toBe('lemma "x = (2 :: nat)" by simp');
    expect(seen.second).toEqual([[1, 2, "Counterexample: x = 0"]]);
  },
  400_000,
);
