/** End to end: images of sessions are used where they suit, and never matter for an answer. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const program = resolve("dist/hollow.js");

/** What makes a session large enough for an image. */
const padding = String.raw`text \<open>${"Nothing is said here. ".repeat(6000)}\<close>`;
const thy = (name: string, imports: string, body = ""): string => `theory ${name}\n  imports ${imports}\nbegin\n${body}\nend\n`;

/** Two sessions; the lower one has a bit of everything, an error included. */
const files: Readonly<Record<string, string>> = {
  ROOTS: "low\nhigh\n",
  "low/ROOT": "session Low = HOL + theories Left Right\n",
  "low/Top.thy": thy(
    "Top",
    'Complex_Main "HOL-Library.Multiset"',
    String.raw`${padding}
definition one :: nat where "one = 1"
datatype 'a tree = Leaf | Node "'a tree" 'a "'a tree" ("\<langle>_,/ _,/ _\<rangle>")
class weighed = fixes weight :: "'a \<Rightarrow> nat"
instantiation nat :: weighed begin definition "weight n = (n :: nat)" instance .. end
locale monoid_like = fixes op :: "nat \<Rightarrow> nat \<Rightarrow> nat" (infixl "\<odot>" 60) assumes assoc: "op (op x y) z = op x (op y z)"
begin definition twice where "twice x = x \<odot> x" end
definition broken where "broken = undeclared_name + (1 :: nat)"`,
  ),
  "low/Left.thy": thy(
    "Left",
    "Top",
    String.raw`fun inorder where "inorder Leaf = []" | "inorder \<langle>l, x, r\<rangle> = inorder l @ x # inorder r"
instantiation bool :: weighed begin definition "weight b = (if b then 1 else 0 :: nat)" instance .. end
interpretation plus: monoid_like "(+)" by unfold_locales auto
context monoid_like begin sublocale flipped: monoid_like "\<lambda>x y. op y x" sorry end`,
  ),
  "low/Right.thy": thy(
    "Right",
    "Top",
    String.raw`definition two where "two = one + one"
inductive even' where "even' 0" | "even' n \<Longrightarrow> even' (Suc (Suc n))"
axiomatization limit :: nat where limit_pos: "limit > 0"`,
  ),
  "high/ROOT": "session High = Low + theories Bottom Other\n",
  "high/Bottom.thy": thy(
    "Bottom",
    "Low.Left Low.Right",
    String.raw`lemma wrong: "inorder t = rev (inorder (t :: nat tree))" oops
lemma right: "weight True = one" oops
lemma mixed: "two = one" oops
lemma doubtful: "broken = 0" oops
lemma evens: "even' n \<Longrightarrow> n < two" oops
lemma limited: "limit = one" oops
context monoid_like begin lemma loc: "twice x = x" oops lemma flip: "flipped.twice x = twice x" oops end
lemma bag: "{#x#} + M = (M :: nat multiset)" oops
value "plus.twice 3"`,
  ),
  "high/Other.thy": thy("Other", "Low.Right", 'lemma other: "two = 3" oops'),
};

function tree(): string {
  const folder = mkdtempSync(join(tmpdir(), "hollow-images-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const env = (folder: string, more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ISABELLE_HOME: "",
  HOLLOW_SESSIONS: "",
  HOLLOW_CACHE: join(folder, "cache"),
  HOLLOW_DEBUG: "1",
  ...more,
});

/** All that does not depend on time; engines that end by themselves. */
const args = (folder: string, ...more: string[]): string[] => [
  "check",
  "--json",
  "--workers",
  "1",
  "--strategy",
  "exhaustive",
  "--size",
  "3",
  "--timeout",
  "600",
  "-d",
  folder,
  ...more,
];

function answers(out: string): unknown[] {
  return out
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const { line: at, lemma, outcome, code, message, value, assignment, reason } = JSON.parse(line) as Record<string, unknown>;
      return { at, lemma, outcome, code, message, value, assignment, reason };
    });
}

function check(
  folder: string,
  { more = [], files = ["Bottom"], set = {} }: { more?: string[]; files?: string[]; set?: Record<string, string> } = {},
) {
  const paths = files.map((name) => join(folder, "high", `${name}.thy`));
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...args(folder, ...more), ...paths], {
    encoding: "utf8",
    env: env(folder, set),
  });
  return { answers: answers(stdout), isFromImage: stderr.includes("image of ") };
}

const images = (folder: string): string[] =>
  existsSync(join(folder, "cache")) ? readdirSync(join(folder, "cache")).filter((name) => name.startsWith("image-")) : [];

/** With another byte in the last table. */
function flipped(bytes: Buffer): Buffer {
  const at = bytes.length - 1000;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}

describe("an image", () => {
  const folder = tree();
  const first = check(folder);
  const image = join(folder, "cache", images(folder)[0] ?? "none");

  it("is made by the first run and used by the second, with the same answers", () => {
    expect(first.isFromImage).toBe(false);
    expect(first.answers).toMatchObject([
      { code: "E0213" },
      { lemma: "wrong", outcome: "genuine" },
      { lemma: "right", outcome: "none" },
      { lemma: "mixed", outcome: "genuine" },
      { lemma: "evens" },
      { lemma: "limited", outcome: "potential" },
      { lemma: "loc", outcome: "genuine" },
      { lemma: "flip" },
      { lemma: "bag", outcome: "genuine" },
      { value: "6" },
    ]);
    expect(images(folder)).toHaveLength(1);
    const second = check(folder);
    expect(second.isFromImage).toBe(true);
    expect(second.answers).toEqual(first.answers);
    expect(check(folder, { more: ["--untrusted"] }).answers).toEqual(first.answers);
  });

  it("is not used and not made with --no-cache", () => {
    const other = tree();
    expect(check(folder, { more: ["--no-cache"] })).toEqual(first);
    expect(check(other, { more: ["--no-cache"] }).isFromImage).toBe(false);
    expect(images(other)).toEqual([]);
  });

  it("serves all files of a run, as texts do", () => {
    const both = { files: ["Bottom", "Other"] };
    const plain = check(folder, { ...both, more: ["--no-cache"] });
    check(folder, both);
    const second = check(folder, both);
    expect(second.isFromImage).toBe(true);
    expect(second.answers).toEqual(plain.answers);
  });

  it.each([
    ["truncated", (path: string) => truncateSync(path, Math.floor(readFileSync(path).length / 2))],
    ["changed in one byte", (path: string) => writeFileSync(path, flipped(readFileSync(path)))],
    ["something else", (path: string) => writeFileSync(path, "{}\n{}")],
  ])("is made again when it is %s", (_, damage) => {
    damage(image);
    expect(check(folder)).toEqual(first);
    expect(check(folder).isFromImage).toBe(true);
  });

  it("is made again when a text below it changes", () => {
    const other = tree();
    check(other);
    const top = join(other, "low", "Top.thy");
    writeFileSync(top, readFileSync(top, "utf8").replace('"one = 1"', '"one = 2"'));
    const plain = check(other, { more: ["--no-cache"] });
    const changed = check(other);
    expect(changed).toEqual(plain);
    expect(changed.answers).not.toEqual(first.answers);
    expect(check(other)).toEqual({ ...plain, isFromImage: true });
    expect(images(other)).toHaveLength(1);
  });

  it("is made again when an import means another file", () => {
    const other = tree();
    writeFileSync(join(other, "low", "Right.thy"), files["low/Right.thy"]?.replace("imports Top", "imports Top Late") ?? "");
    const before = check(other);
    writeFileSync(join(other, "low", "Late.thy"), thy("Late", "Main"));
    const after = check(other);
    expect(after.isFromImage).toBe(false);
    expect(JSON.stringify(before.answers)).toContain("Late");
    expect(JSON.stringify(after.answers)).not.toContain("Late");
  });

  it("is written whole by two processes at once", async () => {
    const other = tree();
    const file = join(other, "high", "Bottom.thy");
    const run = (): Promise<string> =>
      new Promise((settle) => {
        const child = spawn(process.execPath, [program, ...args(other), file], { env: env(other), stdio: ["ignore", "pipe", "ignore"] });
        let out = "";
        child.stdout.setEncoding("utf8").on("data", (text: string) => {
          out += text;
        });
        child.on("close", () => settle(out));
      });
    for (const out of await Promise.all([run(), run()])) expect(answers(out)).toEqual(first.answers);
    expect(check(other)).toEqual({ ...first, isFromImage: true });
    expect(images(other).filter((name) => !name.endsWith(".snapshot"))).toEqual([]);
  });

  it("is done without where none can be kept", () => {
    const other = tree();
    writeFileSync(join(other, "file"), "");
    for (const cache of [join(other, "file", "deeper"), ...(process.platform === "linux" ? ["/proc/none/deeper"] : [])])
      expect(check(other, { set: { HOLLOW_CACHE: cache } })).toEqual(first);
  });

  it("is counted and removed by hollow cache", () => {
    const other = tree();
    check(other);
    writeFileSync(join(other, "cache", "mine.txt"), "");
    const cache = (...words: string[]) => spawnSync(process.execPath, [program, "cache", ...words], { encoding: "utf8", env: env(other) });
    expect(cache().stdout).toMatch(/cache\n {2}1 images of sessions, \d+\.\d MB\n/);
    expect(cache("clear").stdout).toContain("removed");
    expect(images(other)).toEqual([]);
    expect(existsSync(join(other, "cache", "mine.txt"))).toBe(true);
    expect(cache("clean").status).toBe(2);
  });
});
