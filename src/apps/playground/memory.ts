/** What the browser keeps for the page; it may refuse to. A tab goes on with its own text, a new one with the last text of any. */

const keys = { text: "hollow.text", theme: "hollow.theme" } as const;

type Key = keyof typeof keys;

function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    // Nothing is lost but the convenience.
    return null;
  }
}

export function recall(key: Key): string | null {
  return attempt(() => sessionStorage.getItem(keys[key])) ?? attempt(() => localStorage.getItem(keys[key]));
}

export function remember(key: Key, value: string): void {
  attempt(() => sessionStorage.setItem(keys[key], value));
  attempt(() => localStorage.setItem(keys[key], value));
}
