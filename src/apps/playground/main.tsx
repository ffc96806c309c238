/** The page starts here. */
import { render } from "preact";
import { Address } from "./address.ts";
import { showChecked } from "./answers-field.ts";
import { Checker, type Shown } from "./checker.ts";
import { AnswerCard } from "./components/answer-card.tsx";
import { App } from "./components/app.tsx";
import { steps } from "./components/tour.tsx";
import { openEditor } from "./editor.ts";
import { loadLibrary } from "./library-files.ts";
import { recall, remember } from "./memory.ts";
import type { Page, Ui } from "./page.ts";
import { Store } from "./store.ts";
import "./style.css";

function preferredTheme(): Ui["theme"] {
  const chosen = recall("theme");
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

const startWorker = (): Worker => new Worker(new URL("../web/page-worker.ts", import.meta.url), { type: "module" });

/** One core is left to the page and to reading; two at least, so that a search that hangs does not hold up the others. */
const searchers = Math.max(2, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));

const damaged = "The link is damaged or too long: there is no text to be read from it.";

async function start(root: HTMLElement): Promise<void> {
  const ui = new Store<Ui>({
    tab: "details",
    theme: preferredTheme(),
    search: { strategy: null, timeout: null, size: null },
    folded: new Set(),
    choices: {},
    selected: null,
    cursor: 0,
    isPaletteOpen: false,
    isSettingsOpen: false,
    notice: "",
  });
  const checker = new Checker(startWorker, searchers);
  const address = new Address();
  const shared = await address.read();
  const text = shared.text ?? recall("text") ?? steps[0]?.text ?? "";
  const page = openPage(ui, checker, address, text);
  if (shared.isDamaged) ui.change({ notice: damaged });
  ui.watch(({ theme, search }) => {
    document.documentElement.setAttribute("data-theme", theme);
    remember("theme", theme);
    checker.configure(search);
  });
  render(<App page={page} />, root);
  checker.edit(text, true);
  window.addEventListener("hashchange", async () => {
    const linked = await address.read();
    if (linked.text !== null) page.open(linked.text, "Opened the text of the link.");
    else if (linked.isDamaged) ui.change({ notice: damaged });
  });
  keepOffline(ui);
  const library = await loadLibrary().catch(() => null);
  if (library === null) checker.fail("The library could not be loaded. Reload the page.");
  else checker.provide(library);
}

function openPage(ui: Store<Ui>, checker: Checker, address: Address, text: string): Page {
  const events = {
    onText: (next: string) => {
      remember("text", next);
      address.follow(next);
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
    address,
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

/** Has the browser keep the page for visits without a network, and says when it has a newer one. */
function keepOffline(ui: Store<Ui>): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  if (navigator.serviceWorker.controller !== null)
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      ui.change({ notice: "A newer version of the page is ready. Reload to use it; the text stays." });
    });
  navigator.serviceWorker.register(new URL("service-worker.js", document.baseURI)).catch(() => undefined);
}

const root = document.getElementById("app");
if (root !== null) start(root);
