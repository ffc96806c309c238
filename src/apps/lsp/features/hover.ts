/** What stands behind a word: verdicts, values under the counterexample, types and definitions. */
import type { Hover } from "vscode-languageserver";
import type { Span } from "../../../base/index.ts";
import { type Context, printTerm, printType, readTerm, type Statement } from "../../../elaborate/index.ts";
import { type Free, freeVars } from "../../../logic/index.ts";
import type { Report } from "../../../refute/index.ts";
import { plainSource, type SyntaxTree, toUnicode } from "../../../syntax/index.ts";
import type { Asked } from "../searches/question.ts";
import { lookedAt } from "../searches/shown.ts";
import { placeOf } from "../text/definition-places.ts";
import { type Occurrence, occurrencesOf, phrasesAt } from "../text/occurrences.ts";
import { constantText, typeText } from "./constant-text.ts";
import type { Spot } from "./request.ts";
import { counterexamples, evaluatedRows, isFound, verdictText } from "./words.ts";

/** Seconds for the value of a term. */
const valueSeconds = 1;

interface HoverPart {
  readonly text: string;
  readonly span: Span;
}

export async function hover(spot: Spot, signal: AbortSignal): Promise<Hover | null> {
  const { entry, document, offset } = spot;
  if (entry === null) return null;
  const name = occurrencesOf(entry)
    .filter((o) => o.span.from <= offset && offset <= o.span.to)
    .sort((a, b) => a.span.to - a.span.from - (b.span.to - b.span.from))[0];
  const parts = [await valuePart(spot, signal), name === undefined ? null : namePart(spot, name)].filter((p): p is HoverPart => p !== null);
  const inText = phrasesAt(entry, offset).length > 0;
  const [first] = parts;
  const texts = parts.length > 0 || inText ? parts.map((p) => p.text) : verdicts(spot);
  if (texts.length === 0) return null;
  return { contents: { kind: "markdown", value: texts.join("\n\n---\n\n") }, range: document.range(first?.span ?? entry.command.span) };
}

const code = (text: string): string => `\`\`\`isabelle\n${text}\n\`\`\``;

/** What is no name or application by itself would read as something else before an equality. */
const valueText = (term: string, value: string): string =>
  /[^\p{L}\p{N}_'.() ]/u.test(term) ? `${term}\n  = ${value}` : `${term} = ${value}`;

/** What is known of the statement or command. */
function verdicts({ session, document, index }: Spot): string[] {
  return session.asked(document, index).flatMap(({ question, answer }) => {
    if (answer === undefined) return [question.statement === null ? "Not evaluated yet." : "Not checked yet."];
    const { report } = answer;
    return report === null ? [] : [verdictMarkdown(report)];
  });
}

function verdictMarkdown(report: Report): string {
  const title = report.lemma === null ? report.command : `${report.command} ${report.lemma}`;
  if (!isFound(report)) return `**${title}**: ${verdictText(report)}`;
  const bodies = counterexamples(report).map((found) => {
    const values = Object.entries(found.assignment).map(([x, v]) => `${x} = ${v}`);
    const cards = Object.entries(found.types).map(([a, n]) => `${a} has ${n}`);
    const rows = evaluatedRows(found);
    return [
      code([...values, ...cards].join("\n") || "(no variables)"),
      ...(rows.length === 0 ? [] : ["evaluated:", code(rows.join("\n"))]),
    ].join("\n");
  });
  const kind = report.outcome === "potential" ? "potential counterexample" : "counterexample";
  const reason = report.reason === null || report.reason === "" ? [] : [report.reason];
  const how = `found by ${report.tester ?? report.command}${report.rechecked ? ", rechecked" : ""}`;
  return [`**${title}**: ${kind}`, bodies.join("\n\nor\n\n"), ...reason, how].join("\n\n");
}

/** The found report of the statement at a place, with values that can be replayed. */
function found({
  session,
  document,
  index,
}: Spot): { readonly asked: Asked; readonly report: Report; readonly statement: Statement } | null {
  for (const asked of session.asked(document, index)) {
    const { statement } = asked.question;
    const report = asked.answer?.report ?? null;
    if (statement !== null && report !== null && isFound(report)) return { asked, report, statement };
  }
  return null;
}

function variablesOf({ assumptions, conclusions }: Statement): ReadonlyMap<string, Free> {
  const variables = new Map<string, Free>();
  for (const t of [...assumptions, ...conclusions]) freeVars(t, variables);
  return variables;
}

/** The value of a variable or term of a refuted statement. */
async function valuePart(spot: Spot, signal: AbortSignal): Promise<HoverPart | null> {
  const { entry, document, offset, session } = spot;
  const refuted = entry === null ? null : found(spot);
  if (entry === null || refuted === null) return null;
  const phrase = [...phrasesAt(entry, offset)].reverse().find(({ tree, isTerm, span }) => isTerm && isClosed(entry, tree, span));
  if (phrase === undefined) return null;
  const text = toUnicode(document.text.slice(phrase.span.from, phrase.span.to)).replace(/\s+/g, " ");
  const { report, statement, asked } = refuted;
  const example = lookedAt(document.shown[spot.index], asked.question.key, report);
  const own = example.assignment[text];
  if (own !== undefined) return { text: code(`${text} = ${own}`), span: phrase.span };
  const name = printedName(statement, text);
  const known = name === null ? undefined : example.evaluated[name];
  if (known !== undefined && known !== "?") return { text: code(valueText(text, known)), span: phrase.span };
  if (name === null || example.replay === null) return null;
  const wish = { question: asked.question, seconds: valueSeconds, values: example.replay, terms: [text] };
  const reply = await session.searches.wish(wish, signal);
  const value = reply?.result?.report?.evaluated[name];
  // A value is its own value.
  return value === undefined || value === "?" || value === text ? null : { text: code(valueText(text, value)), span: phrase.span };
}

/** A term as it is printed in answers; null where it cannot be read by itself. */
function printedName(statement: Statement, text: string): string | null {
  const { context } = statement;
  const fixes = new Map([...context.locals.fixes, ...variablesOf(statement)]);
  try {
    const inside: Context = context.with({ locals: { ...context.locals, fixes } });
    return printTerm(context, readTerm(inside, plainSource(text)));
  } catch {
    return null;
  }
}

/** Whether no variable in a phrase is bound outside of it, and it is no name of a function or operation. */
function isClosed(entry: NonNullable<Spot["entry"]>, tree: SyntaxTree, { from, to }: Span): boolean {
  if (tree.kind === "numeral" || tree.kind === "string") return false;
  const inside = occurrencesOf(entry).filter((o) => o.span.from >= from && o.span.to <= to);
  if (tree.kind === "ident" && inside.some((o) => o.meaning.kind === "constant")) return false;
  return inside.every(({ meaning }) => {
    if (meaning.kind !== "variable" || !meaning.isBound || meaning.declared === null) return true;
    return meaning.declared.from >= from && meaning.declared.to <= to && from !== meaning.declared.from;
  });
}

function namePart(spot: Spot, { meaning, span }: Occurrence): HoverPart | null {
  const { entry, document, session, index } = spot;
  if (entry === null) return null;
  const { context } = entry.after;
  switch (meaning.kind) {
    case "constant":
    case "type":
    case "class": {
      const place = placeOf(session.documents, document, meaning);
      const text = meaning.kind === "constant" ? constantText(context, meaning.full) : typeText(context, meaning);
      const where = place === null ? "" : `\n\nfrom [${theoryOf(place.path)}](${place.uri}#L${place.range.start.line + 1})`;
      return { text: `${code(text)}${where}`, span };
    }
    case "variable": {
      const statement = session.asked(document, index)[0]?.question.statement ?? null;
      const own = statement === null ? undefined : (variablesOf(statement).get(meaning.name) ?? context.locals.fixes.get(meaning.name));
      if (own === undefined) return meaning.isBound ? { text: `bound variable \`${meaning.name}\``, span } : null;
      return { text: code(`${meaning.name} :: ${printType(context, own.type)}`), span };
    }
    case "type-variable":
      return null;
  }
}

const theoryOf = (path: string): string => path.replace(/^.*[/\\]/, "").replace(/\.thy$/, "");
