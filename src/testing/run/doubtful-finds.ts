import { type Find, showTerm } from "../../logic/index.ts";
import { mostDoubtful } from "../limits.ts";

/** Finds that depend on unspecified values, over all runs of a search: larger sizes meet those of smaller ones again. */
export class DoubtfulFinds {
  private readonly known = new Set<string>();

  get isFull(): boolean {
    return this.known.size >= mostDoubtful;
  }

  /** Whether a find is new; from then on it is not. */
  isNew({ assignment }: Find): boolean {
    const key = [...assignment.values()].map((t) => showTerm(t)).join("; ");
    const isNew = !this.known.has(key);
    this.known.add(key);
    return isNew;
  }
}
