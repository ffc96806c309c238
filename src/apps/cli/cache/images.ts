/**
 * Images: theories of other sessions as they were read, kept for later runs. An image is used only where every text that went into it is
 * still the same, its imports still mean the same files, and the program is the one that wrote it; a damaged one is as good as none.
 */

import { createHash } from "node:crypto";
import { readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { asciiJson } from "../../../base/index.ts";
import { type LoadedTheory, SnapshotReader, type TheorySource, writeSnapshot } from "../../../elaborate/index.ts";
import { parseHeader } from "../../../syntax/index.ts";
import { readyLibrary } from "../library-snapshot.ts";
import { isCacheOff } from "./folder.ts";
import { type Keeping, keepFile } from "./keep-file.ts";

/** Images together take at most so much of the disk. */
export const imageKeeping: Keeping = { like: /^image-[0-9a-f]+\.snapshot$/, files: 200, bytes: 1024 ** 3 };

/** A theory below an image: its text, and what its imports mean. */
interface Source {
  readonly id: string;
  readonly hash: string;
  readonly imports: readonly (readonly [name: string, id: string])[];
}

/** The first line of an image; the snapshot follows. */
interface ImageHead {
  readonly sources: readonly Source[];
  /** Of the snapshot. */
  readonly hash: string;
}

/** For whoever wants to see what is read from where. */
const isDebugging = Boolean(process.env["HOLLOW_DEBUG"]);

/** What is used last goes last; a folder that cannot be written is left as it is. */
function touch(path: string, now: Date): void {
  try {
    utimesSync(path, now, now);
  } catch {
    // It is as good as before.
  }
}

const hashOf = (text: string | Uint8Array): string => createHash("sha1").update(text).digest("hex");

/** Where texts come from, and what imports mean. */
export type Texts = Pick<TheorySource, "read" | "resolve">;

export class Images {
  private readonly folder: string;
  private readonly program: string;
  private readonly library: readonly LoadedTheory[];

  private constructor(folder: string, program: string, library: readonly LoadedTheory[]) {
    this.folder = folder;
    this.program = program;
    this.library = library;
  }

  /** The images in a folder for the program in a file; null where there is no library at hand that they could stand on. */
  static open(folder: string, program: URL): Images | null {
    const library = isCacheOff() ? null : readyLibrary();
    return library === null ? null : new Images(folder, hashOf(readFileSync(program)) + library.hash, library.theories);
  }

  private file(ids: readonly string[]): string {
    return `image-${hashOf(JSON.stringify([this.program, process.version, ...ids]))}.snapshot`;
  }

  /** The image of theories, if there is one that suits. */
  find(ids: readonly string[], texts: Texts): SnapshotReader | null {
    try {
      const path = join(this.folder, this.file(ids));
      const bytes = readFileSync(path);
      const end = bytes.indexOf(10);
      const { sources, hash } = JSON.parse(bytes.toString("latin1", 0, end)) as ImageHead;
      const body = bytes.subarray(end + 1);
      if (hashOf(body) !== hash || !sources.every((source) => isCurrent(source, texts))) return null;
      const now = new Date();
      if (isDebugging) process.stderr.write(`image of ${JSON.stringify(ids)}\n`);
      touch(path, now);
      return new SnapshotReader(
        body.toString("latin1"),
        (id) => id,
        (id) => this.library.find((theory) => theory.id === id) ?? null,
      );
    } catch {
      // Not there, not to be read, or not what it should be.
      return null;
    }
  }

  /** The files that theories were read from, themselves included, beside the library's at hand. */
  sourcesOf(theories: readonly LoadedTheory[]): string[] {
    const below = new Set(this.library.flatMap((theory) => [...theory.ancestors]));
    return [...new Set(theories.flatMap((theory) => [...theory.ancestors]))].filter((id) => !below.has(id));
  }

  /** Keeps what was read of theories; whether it could. */
  keep(theories: readonly LoadedTheory[], texts: Texts, isLibrary: (id: string) => boolean): boolean {
    const sources = this.sourcesOf(theories).map((id): Source => {
      const { text } = texts.read(id);
      const names = parseHeader(text).header.imports.map((name) => name.text);
      // What our own library imports is its own matter.
      const imports = isLibrary(id) ? [] : names.flatMap((name) => [[name, texts.resolve(name, id) ?? ""] as const]);
      return { id, hash: hashOf(text), imports };
    });
    // Each after those it imports.
    const ordered = [...theories].sort((a, b) => a.ancestors.size - b.ancestors.size);
    const body = Buffer.from(
      writeSnapshot(ordered, (id) => id, this.library),
      "latin1",
    );
    const head: ImageHead = { sources, hash: hashOf(body) };
    const first = Buffer.from(`${asciiJson(JSON.stringify(head))}\n`, "latin1");
    return keepFile(this.folder, this.file(theories.map((theory) => theory.id).sort()), [first, body], imageKeeping);
  }
}

function isCurrent({ id, hash, imports }: Source, { read, resolve }: Texts): boolean {
  const { text, refused } = read(id);
  return refused === undefined && hashOf(text) === hash && imports.every(([name, meant]) => (resolve(name, id) ?? "") === meant);
}
