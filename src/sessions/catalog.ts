/** The sessions of some folders: what their ROOT and ROOTS files say, with real paths. */
import { type Diagnostic, lastPart, type Span } from "../base/index.ts";
import { type FileTree, foldersAbove, rootFolder } from "./file-tree.ts";
import { parseRoot, type SessionEntry, type TheoryEntry } from "./root-file.ts";

export interface Session {
  readonly name: string;
  readonly chapter: string;
  readonly groups: readonly string[];
  readonly parent: string | null;
  /** Where the ROOT file names it. */
  readonly parentSpan: Span | null;
  /** Sessions whose theories it may import beside those of its parents. */
  readonly imports: readonly string[];
  readonly theories: readonly TheoryEntry[];
  /** Where its theories stand: its own folder, then its directories. */
  readonly folders: readonly string[];
  /** The ROOT file. */
  readonly root: string;
  readonly entry: SessionEntry;
}

/** What is wrong in a ROOT or ROOTS file. */
export interface RootProblem {
  readonly file: string;
  readonly text: string;
  readonly diagnostic: Diagnostic;
}

export class Catalog {
  readonly problems: RootProblem[] = [];
  private readonly files: FileTree;
  private readonly byName = new Map<string, Session>();
  private readonly byFolder = new Map<string, Session>();
  private readonly globals = new Map<string, Session>();
  /** Folders that were read already. */
  private readonly seen = new Set<string>();
  /** Folders of theories above which a ROOT was looked for. */
  private readonly climbed = new Set<string>();

  constructor(files: FileTree) {
    this.files = files;
  }

  /** The sessions of a folder, in the order of its files; false when it has neither ROOT nor ROOTS. */
  add(folder: string): boolean {
    if (this.seen.has(folder)) return true;
    this.seen.add(folder);
    const [root, roots] = ["ROOT", "ROOTS"].map((name) => this.files.resolve(folder, name));
    const hasRoot = root !== undefined && this.files.isFile(root);
    const hasRoots = roots !== undefined && this.files.isFile(roots);
    if (hasRoot) this.addRoot(root, folder);
    if (hasRoots) this.addRoots(roots, folder);
    return hasRoot || hasRoots;
  }

  /** Reads the nearest ROOT above a theory. */
  addAbove(file: string): void {
    const home = this.files.parent(file);
    const folder = this.climbed.has(home) ? null : rootFolder(file, this.files);
    this.climbed.add(home);
    if (folder !== null) this.add(folder);
  }

  /** Reads the ROOTS above a theory that lead to its ROOT; false when there are none that are new. */
  addFurther(file: string): boolean {
    const found: string[] = [];
    let isNew = false;
    for (const folder of foldersAbove(file, (path) => this.files.parent(path))) {
      const isNext = found.length === 0 ? this.files.isFile(this.files.resolve(folder, "ROOT")) : this.leadsTo(folder, found);
      if (!isNext) continue;
      found.push(folder);
      isNew ||= !this.seen.has(folder);
      this.add(folder);
    }
    return isNew;
  }

  all(): Session[] {
    return [...this.byName.values()];
  }

  session(name: string): Session | null {
    return this.byName.get(name) ?? null;
  }

  /** The session of a theory file. */
  sessionOf(file: string): Session | null {
    return this.byFolder.get(this.files.parent(file)) ?? null;
  }

  /** The session in which a theory is global. */
  globalIn(theory: string): Session | null {
    return this.globals.get(theory) ?? null;
  }

  /** The file of a theory in one of the folders of a session. */
  theoryFile({ folders }: Session, theory: string): string | null {
    return folders.map((folder) => this.files.resolve(folder, `${theory}.thy`)).find((file) => this.files.isFile(file)) ?? null;
  }

  /** The sessions below one, itself first: its parents, what it imports, and so on. */
  below(name: string): Set<string> {
    const found = new Set<string>();
    for (const open = [name]; open.length > 0; ) {
      const next = open.pop() ?? "";
      if (found.has(next)) continue;
      found.add(next);
      const session = this.byName.get(next);
      if (session !== undefined) open.push(...(session.parent === null ? [] : [session.parent]), ...session.imports);
    }
    return found;
  }

  private leadsTo(folder: string, targets: readonly string[]): boolean {
    const text = this.files.read(this.files.resolve(folder, "ROOTS"));
    return text !== null && rootsLines(text).some(({ path }) => targets.includes(this.files.resolve(folder, path)));
  }

  private addRoots(file: string, folder: string): void {
    const text = this.files.read(file) ?? "";
    for (const { path, from } of rootsLines(text)) {
      const target = this.files.resolve(folder, path);
      if (this.add(target)) continue;
      const what = this.files.isFolder(target) ? "has neither ROOT nor ROOTS" : "does not exist";
      this.problem(file, text, "E0131", { from, to: from + path.length }, `ROOTS file: the folder "${path}" ${what}`);
    }
  }

  private addRoot(file: string, folder: string): void {
    const text = this.files.read(file) ?? "";
    const { sessions, diagnostics } = parseRoot(text);
    for (const diagnostic of diagnostics) this.problems.push({ file, text, diagnostic });
    for (const entry of sessions) this.addSession(entry, file, text, folder);
  }

  private addSession(entry: SessionEntry, root: string, text: string, base: string): void {
    const { name, chapter, groups, parent, sessions, directories, theories } = entry;
    const known = this.byName.get(name.text);
    if (known !== undefined) {
      this.problem(root, text, "E0132", name.span, `Duplicate session "${name.text}": ${known.root} has it already`);
      return;
    }
    const folder = entry.folder === null ? base : this.files.resolve(base, this.expand(entry.folder.text));
    const named = [
      { path: folder, span: entry.folder?.span ?? name.span },
      ...directories.map((d) => ({ path: this.files.resolve(folder, this.expand(d.text)), span: d.span })),
    ];
    for (const { path, span } of named)
      if (!this.files.isFolder(path)) this.problem(root, text, "E0131", span, `ROOT file: the folder "${path}" does not exist`);
    const session: Session = {
      name: name.text,
      chapter,
      groups,
      parent: parent?.text ?? null,
      parentSpan: parent?.span ?? null,
      imports: sessions.map((s) => s.text),
      theories,
      folders: [...new Set(named.map(({ path }) => path))],
      root,
      entry,
    };
    this.byName.set(name.text, session);
    for (const path of session.folders) if (!this.byFolder.has(path)) this.byFolder.set(path, session);
    for (const theory of theories) if (theory.isGlobal) this.globals.set(lastPart(theory.text), session);
  }

  /** Variables and `~~` in a path; those that nobody set stay as they are. */
  expand(path: string): string {
    const home = this.files.variable("ISABELLE_HOME") ?? this.isabelleHome();
    return path
      .replace(/^~~(?=\/|$)/, home ?? "~~")
      .replace(/\$(?:\{(\w+)\}|(\w+))/g, (whole, braced: string | undefined, plain: string | undefined) => {
        const name = braced ?? plain ?? "";
        return this.files.variable(name) ?? (name === "ISABELLE_HOME" ? home : null) ?? whole;
      });
  }

  /** Isabelle's own folder, where its sources are among the folders. */
  private isabelleHome(): string | null {
    const folder = this.byName.get("HOL")?.folders[0];
    return folder === undefined ? null : this.files.resolve(folder, "../..");
  }

  private problem(file: string, text: string, code: string, span: Diagnostic["span"], message: string): void {
    this.problems.push({ file, text, diagnostic: { code, severity: "error", span, message } });
  }
}

/** The folders that a ROOTS file names, one a line; `#` begins a comment line. */
function rootsLines(text: string): { readonly path: string; readonly from: number }[] {
  let at = 0;
  return text.split("\n").flatMap((line) => {
    const from = at + (line.length - line.trimStart().length);
    at += line.length + 1;
    const path = line.trim();
    return path === "" || path.startsWith("#") ? [] : [{ path, from }];
  });
}
