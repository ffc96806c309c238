import { type Command, mainKeywords, type ParsedTheory, parseTheory, showCommand } from "../../../src/syntax/index.ts";

/** A theory with the given body, read with the keywords of Main. */
export function read(body: string): ParsedTheory {
  return parseTheory(theoryText(body), mainKeywords);
}

/** The text of a theory with the given body. */
export function theoryText(body: string): string {
  return `theory T imports Main begin\n${body}\nend\n`;
}

/** The only command of a body that has no problems, as text. */
export function show(body: string): string {
  const { commands, diagnostics } = read(body);
  if (diagnostics.length > 0) throw new Error(diagnostics.map((d) => `${d.code} ${d.message}`).join("\n"));
  if (commands.length !== 1) throw new Error(`${commands.length} commands`);
  return showCommand(commands[0] as Command);
}

/** The problems of a body, each as code, line and column, and message. */
export function problems(body: string): string[] {
  return problemsOf(theoryText(body));
}

/** The problems of a whole theory text. */
export function problemsOf(text: string): string[] {
  return parseTheory(text, mainKeywords).diagnostics.map((d) => {
    const before = text.slice(0, d.span.from);
    const line = before.split("\n").length;
    return `${d.code} ${line}:${d.span.from - before.lastIndexOf("\n")} ${d.message}`;
  });
}

/** The names of the statements of a body, in order; `?` for one without name. */
export function statements(body: string): string[] {
  return read(body).commands.flatMap((c) => (c.kind === "statement" ? [c.statement.decl.name?.text ?? "?"] : []));
}
