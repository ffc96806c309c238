/** Theories that are being edited, beside those that are only read: an edited theory is imported as it stands in the editor. */
import { textKey } from "../../base/index.ts";
import { type Command, parseHeader } from "../../syntax/index.ts";
import { type EditedOpening, EditedTheory } from "./edited-theory.ts";
import { type LoadedTheory, TheoryLoader, type TheorySource } from "./imports.ts";
import { finishTheory } from "./theory-file.ts";

interface Open {
  readonly theory: EditedTheory;
  /** The text of the header and the versions of what it imports, when the imports were last looked up. */
  readonly seen: string;
  readonly badAt: number | null;
}

export class EditedTheories {
  /** Reads what is imported. */
  readonly loader: TheoryLoader;
  private readonly source: TheorySource;
  private readonly open = new Map<string, Open>();
  /** What has become of theories since they were first read. */
  private readonly versions = new Map<string, string>();
  private changes = 0;

  constructor(source: TheorySource) {
    this.source = source;
    this.loader = new TheoryLoader({ ...source, ready: (id) => this.loaded(id) ?? source.ready?.(id) ?? null });
  }

  get(id: string): EditedTheory | null {
    return this.open.get(id)?.theory ?? null;
  }

  /** Takes the text of a theory that is being edited. */
  update(id: string, text: string, badAt: number | null = null): EditedTheory {
    const known = this.open.get(id);
    for (const other of known?.theory.opening.ancestors ?? []) if (other !== id) this.settle(other);
    const { header } = parseHeader(text);
    const top = `${badAt ?? ""} ${text.slice(0, header.bodyFrom)}`;
    const isSame = known !== undefined && known.seen === this.seen(top, known.theory.opening);
    const opening = isSame ? known.theory.opening : this.openingOf(id, text, top, badAt);
    const theory = known?.theory ?? new EditedTheory(opening, text, (command: Command) => this.source.begin?.(id, command));
    if (known !== undefined) theory.update(opening, text);
    this.open.set(id, { theory, seen: this.seen(top, opening), badAt });
    return theory;
  }

  /** Nobody edits the theory any more. */
  close(id: string): void {
    if (this.open.delete(id)) this.outdate(id);
  }

  /** The text of a theory has changed outside, or may have. */
  outdate(id: string): void {
    this.versions.set(id, String(++this.changes));
    this.loader.outdate(id);
  }

  /** Files have come or gone: imports may lead to others. */
  forgetImports(): void {
    for (const [id, open] of this.open) this.open.set(id, { ...open, seen: "" });
  }

  /** Reads an edited theory to its end: those that import it are read again if it is not what it was. True if it is not. */
  settle(id: string): boolean {
    const theory = this.get(id);
    if (theory === null) return false;
    theory.readTo(theory.commands.length);
    const version = versionOf(theory);
    if (this.versions.get(id) === version) return false;
    this.versions.set(id, version);
    this.loader.outdate(id);
    return true;
  }

  /** The edited theories that import a theory, directly or not. */
  importersOf(id: string): string[] {
    return [...this.open].flatMap(([other, { theory }]) => (other !== id && theory.opening.ancestors.has(id) ? [other] : []));
  }

  /** Looks the imports up again where they may have changed; the text stays. True if they have. */
  reopen(id: string): boolean {
    const known = this.open.get(id);
    if (known === undefined) return false;
    const { key } = known.theory.opening;
    this.update(id, known.theory.text, known.badAt);
    return known.theory.opening.key !== key;
  }

  /** An edited theory as those who import it see it. */
  private loaded(id: string): LoadedTheory | null {
    const theory = this.get(id);
    if (theory === null) return null;
    theory.readTo(theory.commands.length);
    const problems = theory.commands.flatMap((_, i) => theory.entry(i)?.diagnostics ?? []);
    this.versions.set(id, versionOf(theory));
    return {
      ...theory.loadedTo(id, theory.commands.length),
      context: finishTheory(theory.state.after),
      diagnostics: [...theory.outerProblems, ...problems],
    };
  }

  private openingOf(id: string, text: string, top: string, badAt: number | null): EditedOpening {
    const opening = this.loader.open(id, text, badAt);
    return { ...opening, key: textKey(this.seen(top, opening), JSON.stringify(opening.problems)) };
  }

  private seen(top: string, { name, ancestors }: Pick<EditedOpening, "name" | "ancestors">): string {
    const versions = [...ancestors].slice(1).map((id) => `${id} ${this.versions.get(id) ?? ""}`);
    return textKey(top, name, ...versions);
  }
}

/** What importers see of a theory. */
function versionOf(theory: EditedTheory): string {
  const { context, facts } = theory.state.keys;
  const entries = theory.commands.flatMap((_, i) => theory.entry(i)?.diagnostics ?? []);
  const errors = [...theory.outerProblems, ...entries].filter((d) => d.severity === "error");
  return textKey(
    context,
    facts,
    theory.parsed.header.name?.text ?? "",
    JSON.stringify(theory.parsed.header.keywords),
    String(errors.length),
    errors[0]?.message ?? "",
  );
}
