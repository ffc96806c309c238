import { literalTerminal } from "./terminal.ts";

/** A node; `next` and `terminal` change only while the trie that made it is being made. */
interface TrieNode {
  next: Map<number, TrieNode>;
  /** The literal that ends here, or -1. */
  terminal: number;
}

/** Inserts texts into a copy of a trie: nodes that are not `own` are copied before they change. */
class TrieCopier {
  private readonly own = new Set<TrieNode>();

  copy(node: TrieNode | undefined): TrieNode {
    if (node !== undefined && this.own.has(node)) return node;
    const copied = { next: new Map(node?.next), terminal: node?.terminal ?? -1 };
    this.own.add(copied);
    return copied;
  }

  insert(root: TrieNode, text: string): void {
    let node = root;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      const next = this.copy(node.next.get(code));
      node.next.set(code, next);
      node = next;
    }
    node.terminal = literalTerminal(text);
  }
}

/** The literals of a grammar, for longest match. Persistent: `addAll` returns a new trie. */
export class LiteralTrie {
  private readonly root: TrieNode;

  private constructor(root: TrieNode) {
    this.root = root;
  }

  static readonly empty: LiteralTrie = new LiteralTrie({ next: new Map(), terminal: -1 });

  addAll(texts: Iterable<string>): LiteralTrie {
    const fresh = new Set<string>();
    for (const text of texts) if (!this.has(text)) fresh.add(text);
    if (fresh.size === 0) return this;
    const copier = new TrieCopier();
    const root = copier.copy(this.root);
    for (const text of fresh) copier.insert(root, text);
    return new LiteralTrie(root);
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
