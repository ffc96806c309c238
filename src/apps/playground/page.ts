/** What the parts of the page share: the checker, the editor, and what the user has chosen. */
import type { EditorView } from "@codemirror/view";
import type { View } from "../../drawing/index.ts";
import type { CheckSettings } from "../../refute/index.ts";
import type { Address } from "./address.ts";
import type { Checked, Checker, Shown } from "./checker.ts";
import type { Store } from "./store.ts";

export type Tab = "details" | "evaluate" | "conjecture" | "examples" | "tour" | "docs";

export interface Ui {
  readonly tab: Tab;
  readonly theme: "light" | "dark";
  /** What searches go by; null: the default. */
  readonly search: Pick<CheckSettings, "strategy" | "timeout" | "size">;
  /** Answers that are folded, by their keys. */
  readonly folded: ReadonlySet<string>;
  /** Views that the user chose, by the panel's key. */
  readonly choices: Readonly<Record<string, View>>;
  /** The answer whose details are shown; null: the one at the cursor. */
  readonly selected: string | null;
  readonly cursor: number;
  readonly isPaletteOpen: boolean;
  readonly isSettingsOpen: boolean;
  /** Said once, to everybody: that something was copied, loaded, saved. */
  readonly notice: string;
}

export interface Page {
  readonly ui: Store<Ui>;
  readonly checker: Checker;
  readonly editor: EditorView;
  readonly address: Address;
  /** Replaces the text. */
  open(text: string, notice: string): void;
}

/** The answer that is looked at: the selected one, or that of the statement at or before the cursor. */
export function lookedAt({ shown }: Checked, { selected, cursor }: Ui): Shown | null {
  const chosen = shown.find((s) => s.planned.key === selected);
  if (chosen !== undefined) return chosen;
  const here = shown.filter(({ planned: { span } }) => span.from <= cursor && cursor <= span.to);
  return here[0] ?? shown.findLast(({ planned: { span } }) => span.from <= cursor) ?? shown[0] ?? null;
}
