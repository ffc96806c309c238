/** The bar above the text. */
import { countText } from "../../cli/report/coverage-text.ts";
import { download, openFile } from "../files.ts";
import type { Page } from "../page.ts";
import { useStore } from "../store.ts";
import { palette, symbolName } from "../symbols.ts";
import { Settings } from "./settings.tsx";

export function Toolbar({ page }: { readonly page: Page }) {
  const ui = useStore(page.ui);
  const checked = useStore(page.checker.state);
  const open = checked.shown.filter(({ state }) => state.kind === "running" || state.kind === "waiting").length;
  const found = checked.shown.filter(
    ({ state }) => state.kind === "done" && ["genuine", "quasi_genuine"].includes(state.report.outcome),
  ).length;
  const errors = checked.problems.filter((d) => d.severity === "error").length;
  const say = (notice: string): void => page.ui.change({ notice });
  const share = async (): Promise<void> => {
    const link = await page.address.write(page.editor.state.doc.toString());
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    say(
      isCopied ? "The link is copied. The text is in the link itself." : "The link is in the address bar. The text is in the link itself.",
    );
  };
  const status = checked.isLoading
    ? "loading the library …"
    : checked.isReading && checked.shown.length === 0
      ? "reading the text …"
      : (checked.failure ??
        [
          countText(checked.shown.length, "answer"),
          ...(open > 0 ? [`${open} open`] : []),
          countText(found, "counterexample"),
          ...(errors > 0 ? [countText(errors, "error")] : []),
        ].join(", "));
  return (
    <header class="toolbar">
      <h1>Hollow</h1>
      <div class="buttons">
        <button type="button" onClick={() => openFile().then((file) => file !== null && page.open(file.text, `Opened ${file.name}.`))}>
          Open
        </button>
        <button
          type="button"
          onClick={() => download(`${checked.theory || "Scratch"}.thy`, "text/plain", page.editor.state.doc.toString())}
        >
          Save
        </button>
        <button type="button" onClick={share}>
          Share
        </button>
        <button type="button" aria-expanded={ui.isPaletteOpen} onClick={() => page.ui.change({ isPaletteOpen: !ui.isPaletteOpen })}>
          Symbols
        </button>
        <button type="button" disabled={open === 0} onClick={() => page.checker.stop()}>
          Stop
        </button>
        <button type="button" aria-expanded={ui.isSettingsOpen} onClick={() => page.ui.change({ isSettingsOpen: !ui.isSettingsOpen })}>
          Settings
        </button>
        <button type="button" onClick={() => page.ui.change({ theme: ui.theme === "dark" ? "light" : "dark" })}>
          {ui.theme === "dark" ? "Light" : "Dark"}
        </button>
      </div>
      <p class="status" role="status" data-busy={checked.isLoading || checked.isReading || open > 0}>
        {status}
        {ui.notice === "" ? "" : ` · ${ui.notice}`}
      </p>
      {ui.isSettingsOpen && <Settings page={page} />}
      {ui.isPaletteOpen && <Palette page={page} />}
    </header>
  );
}

function Palette({ page }: { readonly page: Page }) {
  const insert = (symbol: string): void => {
    const { from, to } = page.editor.state.selection.main;
    page.editor.dispatch({ changes: { from, to, insert: symbol }, selection: { anchor: from + symbol.length } });
    page.editor.focus();
  };
  return (
    <fieldset class="palette" aria-label="Symbols">
      {palette.map(({ name, symbols }) => (
        <fieldset key={name} aria-label={name}>
          {[...symbols].map((symbol) => (
            <button
              key={symbol}
              type="button"
              title={`\\<${symbolName(symbol)}>`}
              aria-label={symbolName(symbol)}
              onClick={() => insert(symbol)}
            >
              {symbol}
            </button>
          ))}
        </fieldset>
      ))}
    </fieldset>
  );
}
