/** The page starts here. */
import { render } from "preact";
import { showChecked } from "./answers-field.ts";
import { Checker, type Shown } from "./checker.ts";
import { AnswerCard } from "./components/answer-card.tsx";
import { App } from "./components/app.tsx";
import { steps } from "./components/tour.tsx";
import { openEditor } from "./editor.ts";
import { loadLibrary } from "./library-files.ts";
import type { Page, Ui } from "./page.ts";
import { textIn } from "./share.ts";
import { Store } from "./store.ts";
import "./style.css";

const remembered = { text: "hollow.text", theme: "hollow.theme" } as const;

/** What the browser keeps for the page; it may refuse to. */
function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing is lost but the convenience.
  }
}

function preferredTheme(): Ui["theme"] {
  const chosen = recall(remembered.theme);
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

const startWorker = (): Worker => new Worker(new URL("../web/page-worker.ts", import.meta.url), { type: "module" });

/** One core is left to the page and to reading; two at least, so that a search that hangs does not hold up the others. */
const searchers = Math.max(2, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));

async function start(root: HTMLElement): Promise<void> {
  const ui = new Store<Ui>({
    tab: "details",
    theme: preferredTheme(),
    timeout: null,
    folded: new Set(),
    choices: {},
    selected: null,
    cursor: 0,
    isPaletteOpen: false,
    notice: "",
  });
  const checker = new Checker(startWorker, searchers);
  const shared = await textIn(location.hash);
  const text = shared ?? recall(remembered.text) ?? steps[0]?.text ?? "";
  const page = openPage(ui, checker, text);
  ui.watch(({ theme, timeout }) => {
    document.documentElement.setAttribute("data-theme", theme);
    remember(remembered.theme, theme);
    checker.configure(timeout === null ? {} : { timeout });
  });
  render(<App page={page} />, root);
  checker.edit(text, true);
  window.addEventListener("hashchange", async () => {
    const linked = await textIn(location.hash);
    if (linked !== null) page.open(linked, "Opened the text of the link.");
  });
  const library = await loadLibrary().catch(() => null);
  if (library === null) checker.fail("The library could not be loaded. Reload the page.");
  else checker.provide(library);
}

function openPage(ui: Store<Ui>, checker: Checker, text: string): Page {
  const events = {
    onText: (next: string) => {
      remember(remembered.text, next);
      checker.edit(next);
    },
    onCursor: (cursor: number) => {
      checker.cursor = cursor;
      ui.change({ cursor, selected: null });
    },
    onRun: () => ui.change({ tab: "details" }),
  };
  // The editor exists before the page that its answers belong to.
  const page: { current: Page | null } = { current: null };
  const renderer = {
    render: (element: HTMLElement, shown: Shown) => {
      if (page.current !== null) render(<AnswerCard page={page.current} shown={shown} />, element);
      page.current?.editor.requestMeasure();
    },
    clear: (element: HTMLElement) => render(null, element),
  };
  const editor = openEditor(document.createElement("div"), text, events, renderer);
  const made: Page = {
    ui,
    checker,
    editor,
    open: (next, notice) => {
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: next }, selection: { anchor: 0 }, scrollIntoView: true });
      checker.edit(next, true);
      ui.change({ notice, selected: null, cursor: 0 });
    },
  };
  page.current = made;
  checker.state.watch((checked) => showChecked(editor, checked));
  return made;
}

function keepOffline(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  navigator.serviceWorker.register(new URL("service-worker.js", document.baseURI)).catch(() => undefined);
}

const root = document.getElementById("app");
if (root !== null) start(root);
keepOffline();
