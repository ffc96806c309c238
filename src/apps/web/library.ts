/** The library in a page: its snapshot, and the texts of the theories that the snapshot does not have. */
import { SnapshotReader, type TheorySource, theoriesBelow } from "../../elaborate/index.ts";
import { Catalog, type FileTree, type ImportWorld, resolveImport, whyMissing } from "../../sessions/index.ts";

/** Theories by their place in the library: `HOL-Library/Multiset.thy`. */
export type LibraryTexts = Readonly<Record<string, string>>;

export interface PageLibrary {
  /** The text of `dist/library.snapshot`. */
  readonly snapshot: string;
  readonly texts?: LibraryTexts;
}

/** Where the library's theories are, among names that no file has. */
const root = "/library/";

/** Where a text has a character that stands for bytes which are no text; null where it has none. */
export function undecodedAt(text: string): number | null {
  const at = text.indexOf("\ufffd");
  return at < 0 ? null : at;
}

/** A library read once, for any number of texts. */
export class Library {
  private readonly reader: SnapshotReader;
  private readonly texts: LibraryTexts;

  constructor({ snapshot, texts = {} }: PageLibrary) {
    this.reader = new SnapshotReader(snapshot, (id) => `${root}${id}`);
    this.texts = texts;
  }

  /** The library with the texts of the page's own. */
  source(own: (id: string) => string | null): TheorySource {
    const has = (id: string): boolean => this.texts[id.slice(root.length)] !== undefined || this.reader.theory(id) !== null;
    const files: FileTree = {
      read: () => null,
      isFile: (path) => path.startsWith(root) && has(path),
      isFolder: () => false,
      resolve: (folder, name) => (name.startsWith("/") ? name : `${folder.replace(/\/$/, "")}/${name}`),
      parent: (path) => path.slice(0, Math.max(path.lastIndexOf("/"), 0)) || "/",
      variable: () => undefined,
    };
    const belowMain = theoriesBelow(["Main"]);
    const world: ImportWorld = {
      files,
      catalog: new Catalog(files),
      isLibrary: (file) => file.startsWith(root),
      libraryTheory: (session, theory) => {
        const id = `${root}${session === "HOL" ? "" : `${session}/`}${theory}.thy`;
        return has(id) ? id : null;
      },
      isBelowMain: (theory) => belowMain.has(`HOL.${theory}`),
    };
    return {
      isLibrary: world.isLibrary,
      resolve: (name, from) => resolveImport(world, name, from),
      whyMissing: (name, from) => whyMissing(world, name, from),
      read: (id) => {
        const text = own(id) ?? this.texts[id.slice(root.length)] ?? "";
        return { text, badAt: undecodedAt(text) };
      },
      ready: (id) => (own(id) === null ? this.reader.theory(id) : null),
    };
  }
}
