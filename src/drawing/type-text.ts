/** The types of a model are texts; drawings want to know their parts. */

/** `'a` and `nat` have no arguments; functions are `⇒` of two, products `×` of two. */
export interface TypeTree {
  readonly name: string;
  readonly args: readonly TypeTree[];
}

/** A type by its text; null where it is written in a way that is not known here. */
export function parseType(text: string): TypeTree | null {
  const tokens = text.match(/'+[\p{L}\p{N}_']+|[\p{L}_][\p{L}\p{N}_'.⇩]*|\d+|[(),]|[⇒×+⇀]|\S/gu) ?? [];
  const reader = new TypeReader(tokens);
  const type = reader.fun();
  return reader.isAtEnd ? type : null;
}

class TypeReader {
  private readonly tokens: readonly string[];
  private at = 0;

  constructor(tokens: readonly string[]) {
    this.tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.at === this.tokens.length;
  }

  fun(): TypeTree | null {
    return this.infix(["⇒", "⇀"], () => this.sum());
  }

  private sum(): TypeTree | null {
    return this.infix(["+"], () => this.product());
  }

  private product(): TypeTree | null {
    return this.infix(["×"], () => this.applied());
  }

  /** Infixes bind to the right. */
  private infix(signs: readonly string[], operand: () => TypeTree | null): TypeTree | null {
    const left = operand();
    const sign = this.tokens[this.at];
    if (left === null || sign === undefined || !signs.includes(sign)) return left;
    this.at++;
    const right = this.infix(signs, operand);
    if (right === null) return null;
    return sign === "⇀" ? { name: "⇒", args: [left, { name: "option", args: [right] }] } : { name: sign, args: [left, right] };
  }

  /** `'a list`, `('a, 'b) tree`. */
  private applied(): TypeTree | null {
    let args = this.atom();
    for (let word = this.tokens[this.at]; args !== null && word !== undefined && /^[\p{L}_]/u.test(word); word = this.tokens[this.at]) {
      this.at++;
      args = [{ name: word, args }];
    }
    const [type, ...others] = args ?? [];
    return others.length === 0 ? (type ?? null) : null;
  }

  /** One type, or several in parentheses. */
  private atom(): readonly TypeTree[] | null {
    const token = this.tokens[this.at++];
    if (token === undefined) return null;
    if (token !== "(") return /^['\p{L}\p{N}_]/u.test(token) ? [{ name: token, args: [] }] : null;
    const found: TypeTree[] = [];
    for (;;) {
      const type = this.fun();
      if (type === null) return null;
      found.push(type);
      const next = this.tokens[this.at++];
      if (next === ")") return found;
      if (next !== ",") return null;
    }
  }
}

/** One text for each type. */
export function typeKey({ name, args }: TypeTree): string {
  return args.length === 0 ? name : `${name}(${args.map(typeKey).join(",")})`;
}
