/** Names of a problem as names of a theory: readable, legal, and apart from each other and from the library's. */

/** Words of the outer and inner syntax that a name must not be. */
const reserved: ReadonlySet<string> = new Set(
  "if then else let in case of and or not for where if is div mod dvd o THE SOME LEAST GREATEST ALL EX EX1 SUM PROD INT UN CHR O True False undefined type set fun definition datatype lemma axiomatization end begin imports theory".split(
    " ",
  ),
);

export const isReserved = (name: string): boolean => reserved.has(name);

/** The letters, digits, quotes and underscores of a name; something legal where none is left. */
function legal(name: string): string {
  const plain = name.replaceAll(/[^A-Za-z0-9_']/g, "_").replaceAll(/_+$/g, "");
  const begun = /^[A-Za-z]/.test(plain) ? plain : `c${plain}`;
  return reserved.has(begun) ? `${begun}'` : begun;
}

export class Names {
  private readonly chosen = new Map<string, string>();
  private readonly taken = new Set<string>();
  private readonly isTaken: (name: string) => boolean;

  /** `isTaken`: names that would mean something else. */
  constructor(isTaken: (name: string) => boolean = () => false) {
    this.isTaken = isTaken;
  }

  /** The name for one that the problem declares here. */
  declare(name: string): string {
    let fresh = legal(name);
    while (this.taken.has(fresh) || this.isTaken(fresh)) fresh = `${fresh}'`;
    this.taken.add(fresh);
    this.chosen.set(name, fresh);
    return fresh;
  }

  get(name: string): string | undefined {
    return this.chosen.get(name);
  }

  has(fresh: string): boolean {
    return this.taken.has(fresh);
  }
}
