import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs the Haskell program at a point: its processor seconds, and the leaves of its search. */
export type Peer = (name: string, size: number) => { readonly seconds: number; readonly tests: number };

/** The engine of the study of narrowing designs with the conjectures of `points.hs`, compiled; null where it or the compiler is not at hand. */
export function haskellPeer(): Peer | null {
  const folder = process.env.HOLLOW_PEERS ?? join(import.meta.dirname, "../../../shared/perf");
  const source = join(folder, "hs", "Narrow.hs");
  if (!existsSync(source)) return null;
  const [engine = ""] = readFileSync(source, "utf8").split(/^main ::/m);
  const build = mkdtempSync(join(tmpdir(), "narrowing-"));
  const program = join(build, "narrow");
  writeFileSync(join(build, "Main.hs"), engine + readFileSync(join(import.meta.dirname, "points.hs"), "utf8"));
  try {
    execFileSync("ghc", ["-O2", "-outputdir", build, "-o", program, join(build, "Main.hs")], { stdio: "pipe" });
  } catch {
    return null;
  }
  return (name, size) => {
    const [, , isTrue, seconds, tests] = execFileSync(program, [name, String(size)], { encoding: "utf8" }).split(" ");
    if (isTrue !== "True") throw new Error(`the Haskell program refutes ${name}`);
    return { seconds: Number(seconds), tests: Number(tests) };
  };
}
