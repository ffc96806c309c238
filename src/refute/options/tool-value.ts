/** Values of tool options as plain text, numbers and truth values. */
import type { ToolValue } from "../../syntax/index.ts";

/** The words of a value: `[int, nat]` gives two, `1-6` the numbers in between. */
export function valueWords(value: ToolValue | null): string[] {
  if (value === null) return ["true"];
  switch (value.kind) {
    case "word":
      return [value.text];
    case "quoted":
      return [value.text.text];
    case "range":
      return Array.from({ length: Math.max(0, value.to - value.from + 1) }, (_, i) => String(value.from + i));
    case "list":
      return value.items.flatMap(valueWords);
  }
}

export const isTrueWord = (word: string | undefined): boolean => word === undefined || word === "true" || word === "smart";
