/** Text in pictures: letters of one width, so that no font has to be measured, with what is set lower or higher (`a⇩1`, `x⇧2`). */

export interface TextRun {
  readonly text: string;
  readonly level: "plain" | "lower" | "higher";
}

/** The width of a letter, as a part of the size of the type. */
const advance = 0.602;
/** The size of what is lower or higher. */
export const scriptScale = 0.75;

const levels: Readonly<Record<string, TextRun["level"]>> = { "⇩": "lower", "⇧": "higher" };

/** `a⇩1` is an `a` and a lower `1`; neighbours of the same level are one. */
export function textRuns(text: string): readonly TextRun[] {
  const runs: TextRun[] = [];
  let level: TextRun["level"] = "plain";
  for (const letter of text) {
    const next = levels[letter];
    if (next !== undefined) {
      level = next;
      continue;
    }
    const last = runs.at(-1);
    if (last?.level === level) runs[runs.length - 1] = { level, text: last.text + letter };
    else runs.push({ level, text: letter });
    level = "plain";
  }
  return runs;
}

/** Letters of double width: East Asian ones and pictographs. */
const isWide = (letter: string): boolean =>
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|\p{Emoji_Presentation}/u.test(letter);

export function textWidth(text: string, size: number): number {
  const units = textRuns(text).reduce((n, run) => {
    const letters = [...run.text].reduce((w, letter) => w + (isWide(letter) ? 2 : 1), 0);
    return n + letters * (run.level === "plain" ? 1 : scriptScale);
  }, 0);
  return Math.ceil(units * size * advance);
}

/** At most this many letters, the last of them `…` where some are left out. */
export function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join("")}…`;
}

/** A text in lines of at most so many letters, broken behind commas or at spaces where there are some; what does not fit is left out. */
export function wrapped(text: string, most: number, lines: number): readonly string[] {
  const letters = [...text];
  if (letters.length <= most || lines <= 1) return [shortened(text, most)];
  const comma = letters.findLastIndex((c, i) => c === " " && i <= most && letters[i - 1] === ",");
  const space = comma > most / 2 ? comma : letters.lastIndexOf(" ", most);
  const end = space > 0 ? space : most;
  const rest = letters.slice(space > 0 ? end + 1 : end).join("");
  return [letters.slice(0, end).join(""), ...wrapped(rest, most, lines - 1)];
}

/** Characters that XML 1.0 cannot have at all, and halves of characters, are shown as missing. */
export const possible = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "\ufffd");
