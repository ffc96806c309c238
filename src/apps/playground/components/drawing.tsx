/** A counterexample drawn: its panels, each in the view that the user chose. */
import { useMemo } from "preact/hooks";
import { drawPanel, type Panel, panelsOf, toSvg, type View, viewNames } from "../../../drawing/index.ts";
import type { ModelData } from "../../../refute/index.ts";
import type { Page } from "../page.ts";
import { useStore } from "../store.ts";
import { Picture } from "./picture.tsx";

interface Props {
  readonly page: Page;
  readonly model: ModelData;
  /** With the choice of views. */
  readonly hasChoice?: boolean;
}

export function Drawing({ page, model, hasChoice = false }: Props) {
  const panels = useMemo(() => panelsOf(model), [model]);
  return (
    <div class="drawing">
      {panels.map((panel) => (
        <DrawnPanel key={panel.key} page={page} model={model} panel={panel} hasChoice={hasChoice} />
      ))}
    </div>
  );
}

function DrawnPanel({ page, model, panel, hasChoice }: Required<Props> & { readonly panel: Panel }) {
  const { theme, choices } = useStore(page.ui);
  const view = choices[panel.key];
  const svg = useMemo(
    () => toSvg(drawPanel(model, panel, view), { theme, title: describe(panel), isBare: true }),
    [model, panel, view, theme],
  );
  const choose = (chosen: View): void => page.ui.change({ choices: { ...page.ui.value.choices, [panel.key]: chosen } });
  const current = view !== undefined && panel.views.includes(view) ? view : panel.views[0];
  return (
    <figure class="panel">
      <figcaption>
        <code>{subscripts(panel.title)}</code>
        {hasChoice && panel.views.length > 1 && (
          <select aria-label={`View of ${panel.title}`} value={current} onChange={(e) => choose(e.currentTarget.value as View)}>
            {panel.views.map((v) => (
              <option key={v} value={v}>
                {viewNames[v]}
              </option>
            ))}
          </select>
        )}
      </figcaption>
      <Picture svg={svg} title={describe(panel)} />
    </figure>
  );
}

const describe = ({ content, title, entries }: Panel): string =>
  content.kind === "derivation" ? `Drawing of ${title}` : `Drawing of ${entries.map((e) => e.name).join(", ")}`;

/** `a⇩1` in the letters of Unicode. */
export const subscripts = (text: string): string => text.replaceAll(/⇩(\d)/g, (_, d: string) => String.fromCharCode(0x2080 + Number(d)));
