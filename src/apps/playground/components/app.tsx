/** The page: the bar, the text, and beside it what is looked at. */
import { useEffect, useRef } from "preact/hooks";
import type { Page, Tab } from "../page.ts";
import { useStore } from "../store.ts";
import { Details } from "./details.tsx";
import { Docs } from "./docs.tsx";
import { Gallery } from "./gallery.tsx";
import { Toolbar } from "./toolbar.tsx";
import { Conjecture, Evaluate } from "./tools.tsx";
import { Tour } from "./tour.tsx";

const tabs: readonly { readonly tab: Tab; readonly title: string }[] = [
  { tab: "details", title: "Details" },
  { tab: "evaluate", title: "Evaluate" },
  { tab: "conjecture", title: "Conjecture" },
  { tab: "examples", title: "Examples" },
  { tab: "tour", title: "Tour" },
  { tab: "docs", title: "Docs" },
];

export function App({ page }: { readonly page: Page }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    host.current?.append(page.editor.dom);
    page.editor.requestMeasure();
  }, [page]);
  return (
    <>
      <Toolbar page={page} />
      <main>
        <div class="editor" ref={host} />
        <Side page={page} />
      </main>
    </>
  );
}

function Side({ page }: { readonly page: Page }) {
  const { tab } = useStore(page.ui);
  const move = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    const at = (tabs.findIndex((t) => t.tab === tab) + step + tabs.length) % tabs.length;
    page.ui.change({ tab: tabs[at]?.tab ?? "details" });
    document.getElementById(`tab-${tabs[at]?.tab ?? ""}`)?.focus();
  };
  return (
    <aside aria-label="Beside the text">
      <div role="tablist" aria-label="What is shown" class="tabs" onKeyDown={move}>
        {tabs.map(({ tab: name, title }) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={tab === name}
            aria-controls="tab-panel"
            tabIndex={tab === name ? 0 : -1}
            onClick={() => page.ui.change({ tab: name })}
          >
            {title}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls is reached by keys */}
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        <Shown page={page} tab={tab} />
      </div>
    </aside>
  );
}

function Shown({ page, tab }: { readonly page: Page; readonly tab: Tab }) {
  switch (tab) {
    case "details":
      return <Details page={page} />;
    case "evaluate":
      return <Evaluate page={page} />;
    case "conjecture":
      return <Conjecture page={page} />;
    case "examples":
      return <Gallery page={page} />;
    case "tour":
      return <Tour page={page} />;
    case "docs":
      return <Docs />;
  }
}
