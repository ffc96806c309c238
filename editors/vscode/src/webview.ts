/** The script of the model view: draws counterexamples with the code that the playground draws with. */
import { drawPanel, panelsOf, type ThemeName, toSvg, type View, viewNames } from "../../../src/drawing/index.ts";
import type { Models } from "./messages.ts";

declare function acquireVsCodeApi(): { postMessage(message: unknown): void };

/** Which counterexample is shown, and how each of its panels. */
let models: Models | null = null;
let at = 0;
const views = new Map<string, View>();

function element(tag: string, text = "", ...children: readonly Node[]): HTMLElement {
  const made = document.createElement(tag);
  if (text !== "") made.textContent = text.replace(/⇩(\d)/g, (_, digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)] ?? digit);
  made.append(...children);
  return made;
}

function button(text: string, isPressed: boolean, act: () => void): HTMLElement {
  const made = element("button", text);
  made.setAttribute("aria-pressed", String(isPressed));
  made.addEventListener("click", act);
  return made;
}

const theme = (): ThemeName => (/vscode-(dark|high-contrast)(?!-light)/.test(document.body.className) ? "dark" : "light");

/** A picture, as a picture: nothing in it is markup of this page. */
function picture(svg: string, title: string): HTMLElement {
  const image = document.createElement("img");
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  image.alt = title;
  const box = element("div", "", image);
  box.className = "picture";
  return box;
}

function panels({ model, rows }: Models["models"][number]): Node[] {
  if (model === null) return [element("p", rows.join("\n"))];
  return panelsOf(model).map((panel) => {
    const view = views.get(panel.key) ?? panel.views[0];
    const choices = panel.views.map((v) =>
      button(viewNames[v], v === view, () => {
        views.set(panel.key, v);
        draw();
      }),
    );
    const title = element("h2", panel.title, ...(choices.length > 1 ? choices : []));
    const svg = toSvg(drawPanel(model, panel, view), { theme: theme(), title: panel.title, isBare: true });
    return element("section", "", title, picture(svg, panel.title));
  });
}

function draw(): void {
  const main = document.getElementById("model");
  const shown = models?.models[at];
  if (main === null || models === null || shown === undefined) return;
  const count = models.models.length;
  const all = models.models.map((_, i) => button(String(i + 1), i === at, () => show(i)));
  const bar = element(
    "div",
    "",
    element("span", count === 1 ? "One counterexample" : `${count} counterexamples`),
    ...(count > 1 ? all : []),
  );
  bar.className = "bar";
  const statement = element("p", models.statement.join("\n"));
  statement.className = "statement";
  const rows = element("dl");
  for (const row of shown.rows) {
    const cut = row.lastIndexOf(" = ");
    rows.append(element("dt", row.slice(0, cut)), element("dd", row.slice(cut)));
  }
  main.replaceChildren(element("h1", models.lemma ?? "Statement"), statement, bar, ...panels(shown), rows);
}

function show(number: number): void {
  at = number;
  draw();
}

window.addEventListener("message", ({ data }: MessageEvent<{ readonly kind?: string; readonly models?: Models }>) => {
  if (data.kind !== "models" || data.models === undefined) return;
  models = data.models;
  show(Math.min(models.at, models.models.length - 1));
});
new MutationObserver(draw).observe(document.body, { attributes: true, attributeFilter: ["class"] });
acquireVsCodeApi().postMessage({ kind: "ready" });
