/** The editor: CodeMirror with our reader's colours, symbols, and answers in the text. */
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, indentUnit } from "@codemirror/language";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { type AnswerRenderer, answersField } from "./answers-field.ts";
import { highlighting } from "./highlight.ts";
import { abbreviationInput, completions } from "./symbols.ts";

export interface EditorEvents {
  readonly onText: (text: string) => void;
  readonly onCursor: (offset: number) => void;
  /** Ctrl-Enter: check at once, and show the details of what is here. */
  readonly onRun: () => void;
}

export function openEditor(parent: HTMLElement, text: string, events: EditorEvents, renderer: AnswerRenderer): EditorView {
  const listener = EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
    if (selectionSet || docChanged) events.onCursor(state.selection.main.head);
    if (docChanged) events.onText(state.doc.toString());
  });
  const run = (): boolean => {
    events.onRun();
    return true;
  };
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        answersField(renderer),
        history(),
        drawSelection(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        bracketMatching(),
        closeBrackets(),
        indentUnit.of("  "),
        EditorView.lineWrapping,
        highlighting,
        abbreviationInput,
        autocompletion({ override: [completions], activateOnTyping: true }),
        // Tab leaves the editor: the page can be used without a mouse.
        keymap.of([
          { key: "Mod-Enter", run },
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...searchKeymap,
          ...historyKeymap,
          ...completionKeymap,
        ]),
        EditorView.contentAttributes.of({
          "aria-label": "Theory text. Answers stand below each statement. Tab leaves the editor.",
          spellcheck: "false",
          autocorrect: "off",
          autocapitalize: "off",
        }),
        listener,
      ],
    }),
  });
}
