/** A random sample of the entries of an archive, the same for the same seed. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Random } from "../../test/soundness/random.ts";

/** An entry with its theories in random order, those that declare most in ways worth a look first among equals. */
export interface Entry {
  readonly name: string;
  readonly theories: readonly string[];
}

/** What makes an entry worth a look: each kind that occurs makes it more likely to be drawn. */
const features: readonly RegExp[] = [
  /^\s*axiomatization\b/m,
  /^\s*locale\b/m,
  /^\s*class\b/m,
  /^\s*record\b/m,
  /^\s*(codatatype|coinductive|primcorec)\b/m,
  /\b(modal|modality|embedding|possible worlds?)\b/i,
];

const statements = /^\s*(lemma|theorem|corollary|proposition)\b/m;

/** The entries of a folder in a random order that favours those with features (Efraimidis and Spirakis 2006: keys u^(1/w)). */
export function sampleEntries(folder: string, seed: number): Entry[] {
  const random = new Random(seed);
  const unit = (): number => (1 + random.below(1_000_000)) / 1_000_001;
  const entries = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const texts = entry.isDirectory() ? theories(join(folder, entry.name)) : [];
    return texts.length === 0 ? [] : [{ name: entry.name, texts }];
  });
  return entries
    .map(({ name, texts }) => ({
      key: unit() ** (1 / (1 + features.filter((f) => texts.some((t) => f.test(t.text))).length)),
      name,
      theories: texts
        .filter(({ text }) => statements.test(text))
        .map(({ file, text }) => ({ file, key: unit() ** (1 / (1 + features.filter((f) => f.test(text)).length)) }))
        .sort((a, b) => b.key - a.key)
        .map(({ file }) => file),
    }))
    .filter(({ theories: files }) => files.length > 0)
    .sort((a, b) => b.key - a.key);
}

function theories(folder: string): { readonly file: string; readonly text: string }[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return theories(path);
    return entry.name.endsWith(".thy") ? [{ file: path, text: readFileSync(path, "utf8") }] : [];
  });
}
