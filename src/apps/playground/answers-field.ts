/** Answers and problems in the text: below each statement its answer, in the margin its sign, below a mistake what is wrong. */
import { type Diagnostic as LintDiagnostic, setDiagnostics } from "@codemirror/lint";
import { type EditorState, type Extension, type Range, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutter, WidgetType } from "@codemirror/view";
import type { Diagnostic } from "../../base/index.ts";
import type { Checked, Shown } from "./checker.ts";
import { headline, signs, type Verdict, verdictOf } from "./words.ts";

/** Puts an answer into an element, and takes it out again. */
export interface AnswerRenderer {
  render(element: HTMLElement, shown: Shown): void;
  clear(element: HTMLElement): void;
}

const setChecked = StateEffect.define<Checked>();

class AnswerWidget extends WidgetType {
  readonly shown: Shown;
  private readonly renderer: AnswerRenderer;

  constructor(shown: Shown, renderer: AnswerRenderer) {
    super();
    this.shown = shown;
    this.renderer = renderer;
  }

  override eq(other: AnswerWidget): boolean {
    return (
      other.shown.state === this.shown.state && other.shown.old === this.shown.old && other.shown.planned.key === this.shown.planned.key
    );
  }

  toDOM(): HTMLElement {
    const element = document.createElement("div");
    element.className = "answer-widget";
    this.renderer.render(element, this.shown);
    return element;
  }

  /** Another state of the same answer is put into the same place, so that nothing blinks. */
  override updateDOM(element: HTMLElement): boolean {
    this.renderer.render(element, this.shown);
    return true;
  }

  override destroy(element: HTMLElement): void {
    this.renderer.clear(element);
  }

  override ignoreEvent(): boolean {
    return true;
  }

  override get estimatedHeight(): number {
    return verdictOf(this.shown.state, this.shown.old) === "counterexample" ? 150 : 26;
  }
}

class ProblemWidget extends WidgetType {
  private readonly problem: Diagnostic;

  constructor(problem: Diagnostic) {
    super();
    this.problem = problem;
  }

  override eq(other: ProblemWidget): boolean {
    const [a, b] = [this.problem, other.problem];
    return a.message === b.message && a.hint === b.hint && a.code === b.code && a.severity === b.severity;
  }

  toDOM(): HTMLElement {
    const { code, severity, message, hint, notes = [] } = this.problem;
    const widget = document.createElement("div");
    const element = document.createElement("div");
    // Margins of widgets are not counted by the editor.
    widget.className = "problem-widget";
    element.className = `problem problem-${severity}`;
    widget.append(element);
    const line = (text: string, name: string): void => {
      const child = document.createElement("div");
      child.className = name;
      child.textContent = text;
      element.append(child);
    };
    line(`${severity} ${code}: ${message}`, "problem-message");
    for (const note of notes) line(note, "problem-note");
    if (hint !== undefined) line(`Hint: ${hint}`, "problem-hint");
    return widget;
  }
}

class SignMarker extends GutterMarker {
  private readonly verdict: Verdict;
  private readonly text: string;

  constructor(verdict: Verdict, text: string) {
    super();
    this.verdict = verdict;
    this.text = text;
  }

  override eq(other: SignMarker): boolean {
    return other.verdict === this.verdict && other.text === this.text;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement("span");
    element.className = `sign sign-${this.verdict}`;
    element.textContent = signs[this.verdict];
    element.title = this.text;
    return element;
  }
}

interface Field {
  readonly decorations: DecorationSet;
  readonly signs: ReadonlyMap<number, SignMarker>;
}

/** Where an answer stands: at the end of the line where its command ends. */
const below = (state: EditorState, offset: number): number => state.doc.lineAt(Math.min(offset, state.doc.length)).to;

function fieldOf(state: EditorState, checked: Checked, renderer: AnswerRenderer): Field {
  const widgets: Range<Decoration>[] = [];
  const found = new Map<number, SignMarker>();
  for (const problem of problemsOf(checked)) {
    widgets.push(Decoration.widget({ widget: new ProblemWidget(problem), block: true, side: 1 }).range(below(state, problem.span.from)));
    const line = state.doc.lineAt(Math.min(problem.span.from, state.doc.length)).from;
    if (problem.severity === "error") found.set(line, new SignMarker("trouble", problem.message));
  }
  for (const shown of checked.shown) {
    const at = below(state, Math.max(shown.planned.place.to, shown.planned.tool === "check" ? shown.planned.span.to : 0));
    widgets.push(Decoration.widget({ widget: new AnswerWidget(shown, renderer), block: true, side: 2 }).range(at));
    const line = state.doc.lineAt(Math.min(shown.planned.place.from, state.doc.length)).from;
    found.set(line, new SignMarker(verdictOf(shown.state, shown.old), headline(shown)));
  }
  return { decorations: Decoration.set(widgets, true), signs: found };
}

/** Problems of reading and of questions, each once. */
function problemsOf({ problems, shown }: Checked): readonly Diagnostic[] {
  const asked = shown.flatMap(({ state }) => (state.kind === "done" || state.kind === "ended" ? state.diagnostics : []));
  const seen = new Set<string>();
  return [...problems, ...asked].filter(({ code, span, message }) => {
    const key = `${code} ${span.from} ${message}`;
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}

export function answersField(renderer: AnswerRenderer): Extension {
  const field = StateField.define<Field>({
    create: () => ({ decorations: Decoration.none, signs: new Map() }),
    update: (value, tr) => {
      let next = value;
      if (tr.docChanged) {
        const moved = new Map([...next.signs].map(([line, sign]) => [tr.newDoc.lineAt(tr.changes.mapPos(line)).from, sign]));
        next = { ...next, decorations: next.decorations.map(tr.changes), signs: moved };
      }
      for (const effect of tr.effects) if (effect.is(setChecked)) next = fieldOf(tr.state, effect.value, renderer);
      return next;
    },
    provide: (f) => EditorView.decorations.from(f, (value) => value.decorations),
  });
  return [
    field,
    gutter({
      class: "cm-signs",
      lineMarker: (view, line) => view.state.field(field).signs.get(line.from) ?? null,
      lineMarkerChange: (update) => update.startState.field(field).signs !== update.state.field(field).signs,
      initialSpacer: () => new SignMarker("waiting", ""),
    }),
  ];
}

/** Puts all into the text: answers, signs, and underlines for problems. Nothing where the editor is ahead: places are those of the text read. */
export function showChecked(view: EditorView, checked: Checked): void {
  const { length } = view.state.doc;
  if (length !== checked.text.length || view.state.doc.toString() !== checked.text) return;
  const diagnostics = problemsOf(checked).map(
    ({ span, severity, message, hint }): LintDiagnostic => ({
      from: Math.min(span.from, length),
      to: Math.min(Math.max(span.to, span.from + 1), length),
      severity: severity === "note" ? "info" : severity,
      message: hint === undefined ? message : `${message}\n${hint}`,
    }),
  );
  view.dispatch({ effects: setChecked.of(checked) }, setDiagnostics(view.state, diagnostics));
}
