/**
 * The image of a worker: one for all that the files of a run import from outside. Equal things of two images, or of an image and of texts, are
 * not the same in memory; so a worker that has begun with an image reads nothing of what lies below it from texts.
 */
import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import type { LoadedTheory, SnapshotReader } from "../../../elaborate/index.ts";
import { mayRead } from "../allowed-files.ts";
import { Images, type Texts } from "./images.ts";
import { outside, ownFiles } from "./outside.ts";

/** Characters of theories from which on they are worth an image: they take about half a second to read. */
const worthKeeping = 100_000;

/** A run on more files than that is none of one session: it takes its time anyway, and what it imports would be too much for one image. */
const mostFiles = 200;

export interface RunImageSettings {
  readonly folder: string;
  /** A confined worker can write nothing. */
  readonly mayKeep: boolean;
  readonly library: string;
  /** The program's own file. */
  readonly program: URL;
  /** The texts of the run. */
  readonly texts: Texts;
  /** A text that the run need not agree on. */
  readonly peek: Texts["read"];
}

type State =
  | { readonly kind: "new" | "off" }
  /** `image` is null where one is to be made. */
  | {
      readonly kind: "begun";
      readonly image: SnapshotReader | null;
      readonly ids: readonly string[];
      readonly isOwn: (id: string) => boolean;
    };

export class RunImages {
  private readonly settings: RunImageSettings;
  private images: Images | null = null;
  private state: State = { kind: "new" };

  constructor(settings: RunImageSettings) {
    this.settings = settings;
  }

  /** A theory from the image, if there is one. */
  theory(id: string): LoadedTheory | null {
    return this.state.kind === "begun" ? (this.state.image?.theory(id) ?? null) : null;
  }

  /** Texts have changed: whether what was taken from an image has to be forgotten. */
  outdate(): boolean {
    const isUsed = this.state.kind === "begun" && this.state.image !== null;
    this.state = { kind: "off" };
    return isUsed;
  }

  /** Before a file is read; `others` will be asked about later. False: it needs more than the image in use has, and all has to be read anew. */
  prepare(file: string, others: readonly string[]): boolean {
    const { state } = this;
    if (state.kind === "off") return true;
    if (state.kind === "begun") {
      const isCovered = state.image === null || this.idsFor([file], state.isOwn).every((id) => state.ids.includes(id));
      return isCovered || !this.outdate();
    }
    this.images ??= Images.open(this.settings.folder, this.settings.program);
    if (this.images === null || others.length > mostFiles) {
      this.state = { kind: "off" };
      return true;
    }
    const files = [...new Set([file, ...others])];
    const isBeside = ownFiles(files, (path) => mayRead(path) && existsSync(path));
    const isOwn = (id: string): boolean => !this.isLibrary(id) && isBeside(id);
    const ids = this.idsFor(files, isOwn);
    if (ids.length > 0) this.state = { kind: "begun", image: this.images.find(ids, this.settings.texts), ids, isOwn };
    return true;
  }

  private readonly isLibrary = (id: string): boolean => id.startsWith(join(this.settings.library, sep));

  private idsFor(files: readonly string[], isOwn: (id: string) => boolean): string[] {
    return outside(files, { ...this.settings.texts, read: this.settings.peek }, isOwn);
  }

  /** After a file was read: what it imports is kept, if that is worth it. `isLeftOut`: whether something of a file was not read for want of time. */
  keep(load: (id: string) => LoadedTheory, isLeftOut: (id: string) => boolean): void {
    const { state, images } = this;
    if (state.kind !== "begun" || state.image !== null || images === null) return;
    this.state = { kind: "off" };
    if (!this.settings.mayKeep) return;
    const theories = state.ids.map(load);
    const sources = images.sourcesOf(theories);
    const { texts } = this.settings;
    const length = sources.reduce((sum, id) => sum + texts.read(id).text.length, 0);
    // What leads back to the files' own folders changes with them.
    const isWhole = !theories.some((theory) => theory.isRefused) && !sources.some((id) => isLeftOut(id) || state.isOwn(id));
    if (isWhole && length >= worthKeeping) images.keep(theories, texts, this.isLibrary);
  }
}
