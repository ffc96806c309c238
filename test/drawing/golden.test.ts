/** Every model's drawing, recorded. `npx vitest run test/drawing -u` writes them anew; look at them before you commit. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawModel, drawPanel, modelSvg, panelsOf, toDot } from "../../src/drawing/index.ts";
import { textWidth } from "../../src/drawing/labels.ts";
import type { Picture, Shape } from "../../src/drawing/picture.ts";
import type { ModelData } from "../../src/refute/index.ts";

const folder = new URL("../golden/drawing/", import.meta.url);
const models = JSON.parse(readFileSync(new URL("models.json", folder), "utf8")) as Record<string, ModelData>;
const all = Object.entries(models);

describe("drawings", () => {
  it("are recorded for many models", () => expect(all.length).toBeGreaterThanOrEqual(40));

  it.each(all)("draws %s as recorded", async (name, model) => {
    await expect(modelSvg(model, { title: name })).toMatchFileSnapshot(new URL(`${name}.svg`, folder).pathname);
    await expect(toDot(model)).toMatchFileSnapshot(new URL(`${name}.dot`, folder).pathname);
  });

  it.each(all)("keeps %s within its bounds, in every view", (_, model) => {
    for (const picture of pictures(model))
      for (const { left, right, top, bottom } of picture.shapes.map(box)) {
        expect(left).toBeGreaterThanOrEqual(-13);
        expect(top).toBeGreaterThanOrEqual(-13);
        expect(right).toBeLessThanOrEqual(picture.width + 13);
        expect(bottom).toBeLessThanOrEqual(picture.height + 13);
      }
  });

  it.each(all)("writes no text of %s over another", (_, model) => {
    for (const picture of pictures(model)) {
      const texts = picture.shapes.filter((s) => s.kind === "text");
      for (const [i, a] of texts.entries())
        for (const b of texts.slice(i + 1)) if (overlap(box(a), box(b))) expect.fail(`${a.text} and ${b.text} overlap`);
    }
  });

  it.each(all)("writes well-formed XML for %s, without anything that runs", (_, model) => {
    for (const theme of ["light", "dark", "auto"] as const) {
      const svg = modelSvg(model, { theme, title: 'a < b & "c"' });
      expect(svg).not.toMatch(/<script|\son\w+=|href/i);
      expect(tags(svg)).toEqual([]);
    }
  });
});

it("a table of all but some values says that everything else belongs to it", () => {
  const tableTexts = (name: string): readonly string[] => {
    const model = models[name] ?? { variables: [], chosen: [], evaluated: [], cards: [] };
    const [panel] = panelsOf(model);
    const shapes = panel === undefined ? [] : drawPanel(model, panel, "table").shapes;
    return shapes.flatMap((s) => (s.kind === "text" ? [s.text] : []));
  };
  expect(tableTexts("everything")).toEqual(["x", "x ∈ r", "everything", "●"]);
  expect(tableTexts("all-but")).toEqual(["x", "x ∈ A", "0", "·", "2", "·", "else", "●"]);
  expect(tableTexts("complements").slice(-4)).toEqual(["else", "●", "·", "●"]);
});

/** The whole, and each panel in each of its views. */
function pictures(model: ModelData): readonly Picture[] {
  return [drawModel(model), ...panelsOf(model).flatMap((panel) => panel.views.map((view) => drawPanel(model, panel, view)))];
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function box(shape: Shape): Box {
  switch (shape.kind) {
    case "rect":
      return { left: shape.x, right: shape.x + shape.width, top: shape.y, bottom: shape.y + shape.height };
    case "circle":
      return { left: shape.x - shape.radius, right: shape.x + shape.radius, top: shape.y - shape.radius, bottom: shape.y + shape.radius };
    case "line":
    case "area": {
      const [xs, ys] = [shape.points.map((p) => p.x), shape.points.map((p) => p.y)];
      return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    }
    case "text": {
      const width = textWidth(shape.text, shape.size);
      const left = shape.x - (shape.anchor === "middle" ? width / 2 : shape.anchor === "end" ? width : 0);
      return { left, right: left + width, top: shape.y - 0.75 * shape.size, bottom: shape.y };
    }
  }
}

const overlap = (a: Box, b: Box): boolean => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/** Elements that are opened and not closed, or the other way round. */
function tags(svg: string): readonly string[] {
  const open: string[] = [];
  for (const [, slash, name, rest] of svg.matchAll(/<(\/?)([a-z]+)((?:"[^"]*"|[^">])*)>/g)) {
    if (rest?.endsWith("/")) continue;
    if (slash === "") open.push(name ?? "");
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}
