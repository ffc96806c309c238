import { literalTerminal } from "./terminal.ts";

interface TrieNode {
  readonly next: ReadonlyMap<number, TrieNode>;
  /** The literal that ends here, or -1. */
  readonly terminal: number;
}

const emptyNode: TrieNode = { next: new Map(), terminal: -1 };

function insert(node: TrieNode, text: string, at: number): TrieNode {
  if (at === text.length) return { next: node.next, terminal: literalTerminal(text) };
  const code = text.charCodeAt(at);
  const next = new Map(node.next);
  next.set(code, insert(node.next.get(code) ?? emptyNode, text, at + 1));
  return { next, terminal: node.terminal };
}

/** The literals of a grammar, for longest match. Persistent: `add` returns a new trie. */
export class LiteralTrie {
  private readonly root: TrieNode;

  private constructor(root: TrieNode) {
    this.root = root;
  }

  static readonly empty: LiteralTrie = new LiteralTrie(emptyNode);

  static of(texts: Iterable<string>): LiteralTrie {
    let trie = LiteralTrie.empty;
    for (const text of texts) trie = trie.add(text);
    return trie;
  }

  add(text: string): LiteralTrie {
    return this.has(text) ? this : new LiteralTrie(insert(this.root, text, 0));
  }

  has(text: string): boolean {
    let node: TrieNode | undefined = this.root;
    for (let i = 0; i < text.length && node !== undefined; i++) node = node.next.get(text.charCodeAt(i));
    return node !== undefined && node.terminal >= 0;
  }

  /** The terminal of the longest literal that stands in `text` at `at`, or -1. */
  longest(text: string, at: number): number {
    let found = -1;
    let node: TrieNode | undefined = this.root;
    for (let i = at; node !== undefined; i++) {
      if (node.terminal >= 0) found = node.terminal;
      if (i >= text.length) break;
      node = node.next.get(text.charCodeAt(i));
    }
    return found;
  }
}
