/** How a worker reads theories: from the texts of the run, telling the first process of each command, so that none can hold up the rest. */
import {
  EditedTheories,
  type EditedTheory,
  type LoadedTheory,
  Problem,
  TheoryLoader,
  type TheorySource,
  Unkept,
} from "../../../elaborate/index.ts";
import { inputLanguage } from "../../../inputs/index.ts";
import { cacheFolder } from "../cache/folder.ts";
import { RunImages } from "../cache/run-images.ts";
import { readyTheory } from "../library-snapshot.ts";
import { FileLoader } from "../problem-files.ts";
import { libraryFolder, type TheoryText, theoryFiles } from "../theory-files.ts";
import type { Interim, LeftOut, ReadingPlace, RunNews } from "./messages.ts";

const key = ({ file, from }: ReadingPlace): string => `${from} ${file}`;

export class TheoryReader {
  private readonly tell: (message: Interim) => void;
  private readonly texts = new Map<string, TheoryText>();
  private readonly leftOut = new Map<string, LeftOut>();
  private readonly library = libraryFolder();
  /** Texts that the first process has not heard of. */
  private fresh: [string, TheoryText][] = [];
  private loader: FileLoader;
  private readonly images: RunImages;
  /** The files that will be asked about. */
  private files: readonly string[] = [];
  /** Made when somebody edits. */
  private editing: EditedTheories | null = null;

  /** `confined`: where images may be read from, by a worker that cannot write any. */
  constructor(tell: (message: Interim) => void, confined: { readonly cache: string } | null = null) {
    this.tell = tell;
    this.images = new RunImages({
      folder: confined?.cache ?? cacheFolder(),
      mayKeep: confined === null,
      library: this.library,
      program: new URL(import.meta.url),
      texts: this.source(),
      peek: (id) => this.texts.get(id) ?? theoryFiles(this.library).read(id),
    });
    this.loader = this.newLoader();
  }

  receive({ texts, leftOut, withdrawn, files }: RunNews): void {
    this.files = files;
    if (withdrawn.length > 0 && this.images.outdate()) this.loader = this.newLoader();
    for (const path of withdrawn) {
      this.texts.delete(path);
      this.loader.forget(path);
    }
    for (const [path, text] of texts) if (!this.texts.has(path)) this.texts.set(path, text);
    for (const path of withdrawn) this.change(path);
    for (const one of leftOut) this.leftOut.set(key(one), one);
  }

  /** The theory of a file; whoever wants to see its commands gets a reading of their own. */
  load(file: string, observe: ConstructorParameters<typeof TheoryLoader>[1] = null): LoadedTheory {
    const theory = observe === null ? this.loadWithImage(file) : new TheoryLoader(this.source(), observe).load(file);
    this.tellTexts();
    return theory;
  }

  /** What comes from other sessions is taken from an image where there is one, and kept in one otherwise. */
  private loadWithImage(file: string): LoadedTheory {
    if (this.loader.has(file) || inputLanguage(file) !== null) return this.loader.load(file);
    if (!this.images.prepare(file, this.files)) this.loader = this.newLoader();
    const theory = this.loader.load(file);
    const leftOut = new Set([...this.leftOut.values()].map((one) => one.file));
    this.images.keep(
      (id) => this.loader.load(id),
      (id) => leftOut.has(id),
    );
    return theory;
  }

  private newLoader(): FileLoader {
    return new FileLoader({ ...this.source(), ready: (id) => readyTheory(id) ?? this.images.theory(id) });
  }

  private tellTexts(): void {
    if (this.fresh.length > 0) this.tell({ kind: "texts", texts: this.fresh });
    this.fresh = [];
  }

  /** A text is not what it was. */
  private change(path: string): void {
    const { editing } = this;
    const text = this.texts.get(path);
    if (text === undefined) editing?.close(path);
    if (text !== undefined && editing?.get(path)) editing.update(path, text.text, text.badAt);
    else editing?.outdate(path);
  }

  /** The theory of a text that is being edited; what was read of it before is used again. */
  edited(file: string): EditedTheory {
    this.editing ??= new EditedTheories(this.source());
    const { text, badAt } = this.read(file);
    const theory = this.editing.update(file, text, badAt);
    this.tellTexts();
    return theory;
  }

  /** Whether the theory of a file has been read. */
  has(file: string): boolean {
    return this.loader.has(file);
  }

  /** The theory of a text that stands in no file, read on top of that of a file and not kept. */
  loadOn(file: string, text: string): LoadedTheory {
    this.tell({ kind: "reading", place: null });
    return this.loader.virtualTheory("goal", text, () => file);
  }

  /** The text of a file. */
  text(file: string): string {
    return this.read(file).text;
  }

  private source(): TheorySource {
    return {
      ...theoryFiles(this.library),
      ready: readyTheory,
      read: (id) => this.read(id),
      begin: (id, { span }) => {
        const place = { file: id, from: span.from, length: span.to - span.from };
        const leftOut = this.leftOut.get(key(place));
        this.tell({ kind: "reading", place });
        if (leftOut !== undefined) {
          const message = `The command is left out: ${leftOut.reason}`;
          throw new (leftOut.isUnkept ? Unkept : Problem)({ code: "E0125", severity: "error", span, message, hint });
        }
      },
    };
  }

  /** Each file is read once; those of the library are not handed on. */
  private read(id: string): TheoryText {
    this.tell({ kind: "reading", place: null });
    const known = this.texts.get(id);
    if (known !== undefined) return known;
    const text = theoryFiles(this.library).read(id);
    this.texts.set(id, text);
    if (!id.startsWith(this.library)) this.fresh.push([id, text]);
    return text;
  }
}

const hint = "Make it smaller, or give it more time (--read-time) or memory (--read-memory, --memory).";
