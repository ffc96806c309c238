/** Random edits: after each, what the server says is what a server says that has just been started with that text. */
import type { Diagnostic } from "vscode-languageserver-protocol";
import { type Dice, randomEdit } from "../../elaborate/random-edits.ts";
import { Client } from "./client.ts";

const start = `theory T imports Main begin

section ‹One›

fun f_one :: "'a ⇒ 'a list" where "f_one x = [x]"
lemma known: "length (f_one x) = Suc 0" by simp
lemma other [simp]: "f_one x ≠ []" by simp
definition twice :: "nat ⇒ nat" (‹⟪_⟫›) where "⟪n⟫ = n + n"
lemmas both = known other
lemma "⟪n⟫ = 3 * n" quickcheck oops
locale l = fixes c :: nat assumes pos: "0 < c" begin
definition d where "d = c + 1"
lemma "d > 2" oops
end
datatype tree = Leaf | Node tree nat tree
primrec size_of :: "tree ⇒ nat" where
  "size_of Leaf = 0"
| "size_of (Node l x r) = size_of l + size_of r"
lemma twice_code [code]: "twice n = 2 * n" by (simp add: twice_def)
lemma s: "size_of t = x" oops
declare known [code_unfold]
value "twice 3"
lemma swap: "xs @ ys = ys @ xs" by simp
end
`;

/** A text of so many lines: the same commands again and again under other names. */
export function textOf(lines: number): string {
  const body = start.split("\n").slice(2, -2);
  const out = ["theory T imports Main begin"];
  for (let i = 0; out.length < lines - 1; i++)
    out.push(
      ...body.map((l) =>
        l
          .replace(/\b(f_one|known|other|twice_code|twice|both|tree|Leaf|Node|size_of|swap|pos)\b/g, `$1${i}`)
          .replace("locale l ", `locale l${i} `)
          .replace("⟪", `⟪${i}:`),
      ),
    );
  return [...out.slice(0, lines - 1), "end", ""].join("\n");
}

const options = { engines: "exhaustive", time: 1, firstTime: 1, workers: 1 };

async function begin(): Promise<Client> {
  const client = new Client();
  await client.begin({ options });
  return client;
}

/** What is said about a text: one engine gives one answer, so that every word counts. */
function said(diagnostics: readonly Diagnostic[] | undefined): string[] {
  return (diagnostics ?? [])
    .map((d) => {
      const { start: s, end: e } = d.range;
      return `${s.line}:${s.character}-${e.line}:${e.character} ${d.severity} ${d.code} ${d.message}`;
    })
    .sort();
}

export interface Mismatch {
  readonly text: string;
  readonly kept: readonly string[];
  readonly fresh: readonly string[];
}

const uri = "file:///nowhere/T.thy";

/** Other settings make a server forget all its answers. */
async function forget(client: Client, seconds: number): Promise<void> {
  const settings = { hollow: { ...options, time: seconds, firstTime: seconds } };
  await client.connection.sendNotification("workspace/didChangeConfiguration", { settings });
}

/**
 * Edits a text again and again; what does not agree with a fresh start. Fresh is a new process now and then, and otherwise one that has
 * closed the text and forgotten its answers: a start takes longer than all the rest.
 */
export async function editAtRandom(dice: Dice, edits: number, lines: number, newProcessEvery = 25): Promise<Mismatch[]> {
  const original = textOf(lines);
  const client = await begin();
  let other = await begin();
  const wrong: Mismatch[] = [];
  try {
    await client.open(uri, original);
    for (let i = 0; i < edits; i++) {
      if (dice.below(15) === 0) await client.change(uri, { from: 0, to: client.text(uri).length, put: original });
      // Sometimes several before anything is read.
      else for (let k = dice.below(3); k >= 0; k--) await client.change(uri, randomEdit(dice, client.text(uri)));
      await client.settled();
      if (i % newProcessEvery === newProcessEvery - 1) {
        other.kill();
        other = await begin();
      }
      const mismatch = await compare(client, other, i);
      if (mismatch !== null) wrong.push(mismatch);
    }
    await client.end();
  } finally {
    client.kill();
    other.kill();
  }
  return wrong;
}

/** On a busy machine a search may end without its find; what differs is searched again with more time. */
async function compare(client: Client, other: Client, i: number): Promise<Mismatch | null> {
  const text = client.text(uri);
  for (let attempt = 0; ; attempt++) {
    await forget(other, 1 + 5 * attempt + (i % 2) / 1000);
    if (attempt > 0) await forget(client, 1 + 5 * attempt);
    await other.open(uri, text);
    await Promise.all([client.settled(), other.settled()]);
    const [kept, fresh] = [said(client.diagnostics.get(uri)), said(other.diagnostics.get(uri))];
    await other.close(uri);
    await other.when(() => (other.diagnostics.get(uri) ?? []).length === 0);
    if (JSON.stringify(kept) === JSON.stringify(fresh)) return null;
    if (attempt === 2) return { text, kept: kept.filter((x) => !fresh.includes(x)), fresh: fresh.filter((x) => !kept.includes(x)) };
  }
}
