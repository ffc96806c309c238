/** So many are looked through one by one, which is faster than a set and needs no room for one. */
const fewMarks = 24;

/** A set of whole numbers of 32 bits: small as a rule, and made often. */
export class Marks {
  private readonly few: number[] = [];
  private many: Set<number> | null = null;

  /** Says whether it is new. */
  add(mark: number): boolean {
    const { few, many } = this;
    if (many !== null) {
      const { size } = many;
      return many.add(mark).size > size;
    }
    for (let i = 0; i < few.length; i++) if (few[i] === mark) return false;
    if (few.length < fewMarks) few.push(mark);
    else this.many = new Set(few).add(mark);
    return true;
  }

  delete(mark: number): void {
    if (this.many !== null) {
      this.many.delete(mark);
      return;
    }
    const at = this.few.indexOf(mark);
    if (at >= 0) this.few.splice(at, 1);
  }
}
