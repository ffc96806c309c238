import { getOrInsert } from "../base/index.ts";
import type { Statement } from "../elaborate/index.ts";
import type { Conjecture } from "../logic/index.ts";
import { type Preparation, prepare } from "./prepare.ts";

/** A statement with its conjectures: each way to prepare it is carried out once, whoever asks. */
export class Prepared {
  readonly statement: Statement;
  private readonly made = new Map<string, readonly Conjecture[]>();

  constructor(statement: Statement) {
    this.statement = statement;
  }

  conjectures({ locale, noAssumptions }: Preparation): readonly Conjecture[] {
    const { statement } = this;
    // Where nothing interprets the locale there is one way to treat it.
    const isInterpreted = statement.theory.interpretations.some((i) => i.locale === statement.locale);
    const key = `${isInterpreted ? locale.join(" ") : "expand"} ${noAssumptions}`;
    return getOrInsert(this.made, key, () => prepare(statement, { locale, noAssumptions }));
  }
}
