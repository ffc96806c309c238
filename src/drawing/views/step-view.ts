/** Lists of events and derivations: one step below another; messages between parties as arrows between their lines of life. */
import type { Derivation, ModelValue } from "../../refute/index.ts";
import { shortened, wrapped } from "../labels.ts";
import {
  above,
  arrowHead,
  beside,
  blank,
  framed,
  label,
  moved,
  type Picture,
  padded,
  type Shape,
  series,
  smallSize,
  straight,
  type TextStyle,
  textSize,
} from "../picture.ts";
import { valueText } from "../value-text.ts";

/** Characters of a line, lines of a step: what is longer than a drawing beside a text is wide goes on below. */
const [longestLine, mostLines] = [48, 4];
/** Between steps. */
const gap = 14;

/** What happens in a step, and why. */
export interface DrawnStep {
  readonly text: string;
  readonly note: string;
}

/** Steps in the order of a list. */
export function listSteps(elements: readonly ModelValue[]): readonly DrawnStep[] {
  return elements.map((value) => ({ text: valueText(value), note: "" }));
}

/** Whether the facts of a derivation are about the ends of a list, shorter ones before longer ones. */
export function growsInFront(elements: readonly ModelValue[], { steps }: Derivation): boolean {
  const ends = elements.map((_, i) => valueText({ kind: "list", elements: elements.slice(elements.length - 1 - i) }));
  const first = ends.map((text) => steps.findIndex(({ fact }) => fact.includes(text)));
  return elements.length > 1 && first.every((at, i) => at > (first[i - 1] ?? -1));
}

/** How a fact follows: each with its rule, the earlier facts, unless it is the one before, and the conditions. */
export function derivationSteps({ steps }: Derivation): readonly DrawnStep[] {
  return steps.map(({ fact, rule, from, conditions }, i) => {
    const isNext = from.length === 1 && from[0] === i - 1;
    const uses = from.length === 0 || isNext ? "" : ` from ${from.join(", ")}`;
    return { text: fact, note: `${rule}${uses}${conditions.length === 0 ? "" : `: ${conditions.join(", ")}`}` };
  });
}

/** Lines of a text, all but the first set in. */
const paragraph = (text: string, most: number, style: TextStyle): Picture =>
  above(
    wrapped(text, most, mostLines).map((line, i) => (i === 0 ? label(line, style) : beside([blank(16, 0), label(line, style)], 0))),
    0,
  );

export function stepView(steps: readonly DrawnStep[]): Picture {
  const rows = steps.map(({ text, note }, i) => {
    const number = framed(
      label(String(i), { size: smallSize, paint: "surface", isBold: true }),
      { fill: series(0), stroke: null, radius: 11 },
      22,
      22,
    );
    const own = paragraph(text, longestLine, {});
    const words =
      note === ""
        ? own
        : above([own, paragraph(note, Math.floor((longestLine * textSize) / smallSize), { size: smallSize, paint: "muted" })], 1);
    return beside([number, words], 10, "middle");
  });
  const picture = above(rows, gap);
  let top = 0;
  const links = rows.slice(1).map((row, i): Shape => {
    const [here, next] = [top + (rows[i]?.height ?? 0) / 2, top + (rows[i]?.height ?? 0) + gap + row.height / 2];
    top += (rows[i]?.height ?? 0) + gap;
    return straight({ x: 11, y: here + 11 }, { x: 11, y: next - 11 }, series(0), 1.6);
  });
  return { ...picture, shapes: [...links, ...picture.shapes] };
}

/** One event between parties: `Says A B X`; without a receiver: `Notes A X`. */
interface Message {
  readonly name: string;
  readonly from: string;
  readonly to: string | null;
  readonly content: string;
}

/** With more the columns of a protocol get too narrow to read. */
const mostParties = 7;

/** A list as messages; null where its elements are not of that form. */
export function messagesOf(elements: readonly ModelValue[]): readonly Message[] | null {
  const found = elements.map(messageOf);
  if (found.length === 0 || found.some((m) => m === null)) return null;
  const messages = found.flatMap((m) => (m === null ? [] : [m]));
  const parties = partiesOf(messages);
  const isDialogue = messages.some((m) => m.to !== null);
  return isDialogue && parties.length >= 2 && parties.length <= mostParties ? messages : null;
}

function messageOf(value: ModelValue): Message | null {
  if (value.kind !== "constructor" || value.fields !== null) return null;
  const [from, to, ...content] = value.args;
  if (from === undefined || to === undefined || !isParty(from)) return null;
  if (content.length > 0 && isParty(to))
    return { name: value.name, from: valueText(from), to: valueText(to), content: content.map(valueText).join(", ") };
  return { name: value.name, from: valueText(from), to: null, content: value.args.slice(1).map(valueText).join(", ") };
}

/** A constant, an element, or a numbered constructor (`Friend 1`). */
const isParty = (value: ModelValue): boolean =>
  value.kind === "atom" || (value.kind === "constructor" && value.fields === null && value.args.every((arg) => arg.kind === "number"));

const partiesOf = (messages: readonly Message[]): readonly string[] => [
  ...new Set(messages.flatMap((m) => (m.to === null ? [m.from] : [m.from, m.to]))),
];

/** What a list's order means; `isBackwards`: its last element comes first. */
export function inOrder(picture: Picture, isBackwards: boolean): Picture {
  const note = isBackwards ? "from the end of the list, as derived" : "in the order of the list, from the top";
  return above([picture, label(note, { size: smallSize, paint: "muted" })], 4);
}

export function messageView(messages: readonly Message[]): Picture {
  const parties = partiesOf(messages);
  const written = (m: Message): string => shortened(`${m.name} ${m.content}`, 40);
  const column = Math.max(110, ...messages.map((m) => label(written(m), { size: smallSize }).width + 24));
  const heads = parties.map((p) => framed(padded(label(p, { isBold: true }), 10, 4), { fill: "fill", stroke: "line", radius: 5 }));
  const x = (party: string): number => column * parties.indexOf(party) + Math.max(...heads.map((h) => h.width)) / 2;
  const [top, step] = [30, 38];
  const height = top + step * messages.length + 14;
  const shapes: readonly Shape[] = [
    ...parties.map((p) => straight({ x: x(p), y: 24 }, { x: x(p), y: height }, "line", 1, "4 4")),
    ...heads.flatMap((h, i) => moved(h, x(parties[i] ?? "") - h.width / 2, 0)),
    ...messages.flatMap((m, i) => messageShapes(m, x, { y: top + step * i + 26, column, text: written(m) })),
  ];
  const notes = messages
    .filter((m) => m.to === null || m.to === m.from)
    .map((m) => x(m.from) + label(written(m), { size: smallSize }).width / 2 + 14);
  return { width: Math.max(x(parties.at(-1) ?? "") + Math.max(...heads.map((h) => h.width)) / 2, ...notes), height, shapes };
}

/** Where a message is written: beside its sender, so that it crosses no line of life. */
interface Line {
  readonly y: number;
  readonly column: number;
  readonly text: string;
}

function messageShapes({ from, to }: Message, x: (party: string) => number, { y, column, text }: Line): readonly Shape[] {
  const small = label(text, { size: smallSize });
  if (to === null || to === from) {
    const note = framed(padded(small, 6, 3), { fill: "surface", stroke: series(1), radius: 3 });
    return moved(note, Math.max(0, x(from) - note.width / 2), y - 14);
  }
  const [a, b] = [
    { x: x(from), y },
    { x: x(to), y },
  ];
  const middle = a.x + (a.x < b.x ? column : -column) / 2;
  return [straight(a, b, series(0), 1.6), arrowHead(a, b, series(0)), ...moved(small, middle - small.width / 2, y - 18)];
}
