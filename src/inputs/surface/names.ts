/** Names of a problem as names of a theory: readable, legal, and apart from each other and from the library's. */

/** What the names of the library and the words of its syntax leave free. */
export interface Vocabulary {
  /** Whether a constant of the library has the name, which a variable of an equation must not have. */
  readonly isConstant: (name: string) => boolean;
  /** Whether it is a word of the outer syntax. */
  readonly isKeyword: (name: string) => boolean;
}

/** Words of the inner syntax that are no names. */
const innerWords: ReadonlySet<string> = new Set(
  "if then else let in case of div mod dvd o THE SOME LEAST GREATEST ALL EX EX1 SUM PROD INT UN CHR O True False undefined TYPE OFCLASS PROP".split(
    " ",
  ),
);

export const isReserved = ({ isKeyword }: Vocabulary, name: string): boolean => innerWords.has(name) || isKeyword(name);

/** The letters, digits, quotes and underscores of a name; something legal where none is left. */
function legal(name: string): string {
  const plain = name.replaceAll(/[^A-Za-z0-9_']/g, "_").replaceAll(/_+$/g, "");
  const begun = /^[A-Za-z]/.test(plain) ? plain : `c${plain}`;
  return begun;
}

export class Names {
  private readonly chosen = new Map<string, string>();
  private readonly taken = new Set<string>();
  private readonly vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** The name for one that the problem declares here. */
  declare(name: string): string {
    let fresh = legal(name);
    while (this.taken.has(fresh) || isReserved(this.vocabulary, fresh)) fresh = `${fresh}'`;
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
