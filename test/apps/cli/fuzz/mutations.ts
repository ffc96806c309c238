/** Pieces of our own theories with bytes changed: what stays is almost right, which is where readers go wrong. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Random } from "../../../soundness/random.ts";

function theoriesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".thy"))
    .sort()
    .map((name) => join(folder, name));
}

/** The theories that are changed, as bytes. */
export const corpus: readonly Buffer[] = ["library", "examples", "test"].flatMap(theoriesBelow).map((file) => readFileSync(file));

/** Words that readers give a meaning, and bytes that none should. */
const words = [
  ..."( ) [ ] { } \" ` , ; : :: = == \\<open> \\<close> (* *) \\<comment> \\<And> \\<Longrightarrow> \\<lambda> \\<forall> % ! ? ' . .. | @ # ~ ^ _ - \\ \\< \\<^".split(
    " ",
  ),
  ..."begin end theory imports lemma datatype fun where definition inductive locale class instantiation context value nitpick quickcheck".split(
    " ",
  ),
  ..."constructor __proto__ toString valueOf hasOwnProperty 0 1 99999999999999999999 0x 'a nat list set int bool => <= and if for".split(
    " ",
  ),
  "\u0000",
  "\u001b[31m",
  "\u202e",
  "\ufeff",
  "\r\n",
  "𝒳",
];

/** Less than this is kept of a theory, so that an input has a few statements. */
const mostBytes = 700;

/** How often something is repeated at most. */
const mostRepeated = 400;

/** The middle of a theory, from one command to the next empty line or so, in a theory of its own. */
export function mutated(random: Random): Buffer {
  let text = piece(random);
  for (let count = 1 + random.below(6); count > 0; count--) text = change(text, random);
  // Most keep a header that can be read: without one nothing else is.
  const head = random.below(8) === 0 ? "" : "theory T imports Main begin\n";
  const tail = random.below(4) === 0 ? "" : "\nend\n";
  return Buffer.concat([Buffer.from(head), text, Buffer.from(tail)]);
}

function piece(random: Random): Buffer {
  const source = random.pick(corpus);
  const from = source.indexOf("\n", random.below(source.length)) + 1;
  return Buffer.from(source.subarray(from, from + 1 + random.below(mostBytes)));
}

function change(text: Buffer, random: Random): Buffer {
  const at = random.below(text.length + 1);
  const to = Math.min(text.length, at + 1 + random.below(random.below(3) === 0 ? 200 : 8));
  const around = (middle: Uint8Array): Buffer => Buffer.concat([text.subarray(0, at), middle, text.subarray(to)]);
  switch (random.below(8)) {
    case 0: {
      const copy = Buffer.from(text);
      if (at < copy.length) copy[at] = random.below(256);
      return copy;
    }
    case 1:
      return around(Buffer.alloc(0));
    case 2:
      return around(Buffer.concat([text.subarray(at, to), text.subarray(at, to)]));
    case 3:
      return around(Buffer.concat([text.subarray(at, to), Buffer.from(random.pick(words))]));
    case 4:
      return around(Buffer.from(` ${random.pick(words)} `));
    case 5:
      return around(piece(random).subarray(0, 100));
    case 6:
      return around(Buffer.from(random.pick(words).repeat(1 + random.below(mostRepeated))));
    default:
      return around(Buffer.from(random.some(to - at, [...Array(256).keys()])));
  }
}
