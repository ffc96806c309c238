/** `--watch`, end to end: a run, a change, another run, an interruption. */
import { spawn } from "node:child_process";
import { mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "hollow-watch-"));
const text = (name: string, imports: string, claim: string): string =>
  `theory ${name}\n  imports ${imports}\nbegin\nlemma l: "${claim}"\n  oops\nend\n`;
const file = (name: string): string => join(folder, `${name}.thy`);

/** The program under watch; `quiet` waits until it says for the n-th time that it waits for changes. */
class Watched {
  out = "";
  private waits = 0;
  private wake: () => void = () => undefined;
  private readonly child = spawn(process.execPath, ["dist/hollow.js", "check", "--watch", "--workers", "1", file("Top")]);
  readonly status = new Promise((settle) => this.child.on("close", (code, signal) => settle(code ?? signal)));

  constructor() {
    this.child.stdout.setEncoding("utf8").on("data", (part: string) => {
      this.out += part;
    });
    this.child.stderr.setEncoding("utf8").on("data", (part: string) => {
      this.waits += part.split("watching for changes").length - 1;
      this.wake();
    });
  }

  async quiet(times: number): Promise<void> {
    while (this.waits < times)
      await new Promise<void>((settle) => {
        this.wake = settle;
      });
  }

  interrupt(): void {
    this.child.kill("SIGINT");
  }
}

it("runs again when the file or one that it imports changes, until it is interrupted", async () => {
  writeFileSync(file("Base"), text("Base", "Main", "True"));
  writeFileSync(file("Top"), text("Top", "Base", "x = (0 :: nat)"));
  const watched = new Watched();
  await watched.quiet(1);
  expect(watched.out).toMatch(/1 search, 1 counterexample\b.*\n$/);
  writeFileSync(file("Top"), text("Top", "Base", "x = (x :: nat)"));
  await watched.quiet(2);
  expect(watched.out).toMatch(/1 counterexample\b.*\n(.*\n)*1 search, (?!1 counterexample).*\n$/);
  // As many editors do it: a new file takes the place of the old one.
  const before = watched.out.length;
  writeFileSync(file("New"), text("Base", "Main", "False"));
  renameSync(file("New"), file("Base"));
  await watched.quiet(3);
  expect(watched.out.length).toBeGreaterThan(before);
  watched.interrupt();
  expect(["SIGINT", 130]).toContain(await watched.status);
}, 60_000);
