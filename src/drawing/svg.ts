/** Pictures as SVG text. No scripts, no links, no identifiers: such a picture can stand in any page, several times. */
import { xmlText } from "../base/index.ts";
import { possible, scriptScale, textRuns } from "./labels.ts";
import type { Paint, Picture, Point, Shape } from "./picture.ts";
import { type ThemeName, themes } from "./theme.ts";

export interface SvgOptions {
  /** `auto`: light, and dark where whoever looks prefers that. */
  readonly theme?: ThemeName | "auto";
  /** Said to those who cannot see the picture. */
  readonly title?: string;
  /** Without a surface of its own. */
  readonly isBare?: boolean;
}

/** Pixels around a picture. */
const border = 12;
const fontFamily = "ui-monospace, 'DejaVu Sans Mono', 'JetBrains Mono', Menlo, Consolas, monospace";

export function toSvg(picture: Picture, { theme = "auto", title = "", isBare = false }: SvgOptions = {}): string {
  const [width, height] = [Math.ceil(picture.width + 2 * border), Math.ceil(picture.height + 2 * border)];
  const writer = new SvgWriter(theme);
  const name = title === "" ? "" : `<title>${escaped(title)}</title>`;
  const surface = isBare ? "" : `<rect width="${width}" height="${height}"${writer.paint("fill", "surface")}/>`;
  const body = picture.shapes.map((s) => writer.shape(s)).join("\n");
  const label = title === "" ? "" : ` aria-label="${escaped(title)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"${label} font-family="${fontFamily}">
${name}${writer.style()}${surface}<g transform="translate(${border} ${border})">
${body}
</g></svg>
`;
}

const number = (x: number): string => String(Math.round(x * 10) / 10);
const point = ({ x, y }: Point): string => `${number(x)} ${number(y)}`;

function escaped(text: string): string {
  return xmlText(possible(text));
}

class SvgWriter {
  private readonly theme: ThemeName | "auto";

  constructor(theme: ThemeName | "auto") {
    this.theme = theme;
  }

  /** Colours are attributes, light ones unless dark is asked for; classes let a style change them. */
  paint(attribute: "fill" | "stroke", paint: Paint | null): string {
    if (paint === null) return ` ${attribute}="none"`;
    const thin = paint.startsWith("tint") ? ' fill-opacity="0.7"' : "";
    const color = themes[this.theme === "dark" ? "dark" : "light"][paint];
    return this.theme === "auto" ? ` ${attribute}="${color}" class="h-${attribute}-${paint}"${thin}` : ` ${attribute}="${color}"${thin}`;
  }

  style(): string {
    if (this.theme !== "auto") return "";
    const rules = Object.entries(themes.dark).flatMap(([paint, color]) => [
      `.h-fill-${paint}{fill:${color}}`,
      `.h-stroke-${paint}{stroke:${color}}`,
    ]);
    return `<style>@media (prefers-color-scheme: dark){${rules.join("")}}</style>`;
  }

  shape(shape: Shape): string {
    switch (shape.kind) {
      case "rect":
        return this.rect(shape);
      case "circle":
        return `<circle cx="${number(shape.x)}" cy="${number(shape.y)}" r="${number(shape.radius)}"${this.paint("fill", shape.fill)}/>`;
      case "line":
        return `<path d="${way(shape.points, shape.isCurved)}" fill="none"${this.paint("stroke", shape.stroke)} stroke-width="${shape.width}"${dashes(shape.dash)}/>`;
      case "area":
        return `<path d="M${shape.points.map(point).join("L")}Z"${this.paint("fill", shape.fill)}/>`;
      case "text":
        return this.text(shape);
    }
  }

  /** Two classes in one attribute, where a shape has both. */
  private rect(s: Extract<Shape, { kind: "rect" }>): string {
    const place = `x="${number(s.x)}" y="${number(s.y)}" width="${number(s.width)}" height="${number(s.height)}" rx="${number(Math.min(s.radius, s.height / 2, s.width / 2))}"`;
    const both = `${this.paint("fill", s.fill)}${s.stroke === null ? "" : this.paint("stroke", s.stroke)}`;
    const classes = [...both.matchAll(/ class="([^"]*)"/g)].map(([, name]) => name);
    const plain = both.replaceAll(/ class="[^"]*"/g, "");
    return `<rect ${place}${plain}${classes.length === 0 ? "" : ` class="${classes.join(" ")}"`}${dashes(s.dash)}/>`;
  }

  private text(s: Extract<Shape, { kind: "text" }>): string {
    const anchor = s.anchor === "start" ? "" : ` text-anchor="${s.anchor}"`;
    const bold = s.isBold ? ' font-weight="600"' : "";
    return `<text x="${number(s.x)}" y="${number(s.y)}" font-size="${s.size}"${anchor}${bold} xml:space="preserve"${this.paint("fill", s.paint)}>${runs(s.text, s.size)}</text>`;
  }
}

const dashes = (dash: string | undefined): string => (dash === undefined ? "" : ` stroke-dasharray="${dash}"`);

/** Lower and higher letters are moved and moved back by what follows. */
function runs(text: string, size: number): string {
  let at = 0;
  const spans = textRuns(text).map((run) => {
    const level = run.level === "lower" ? size * 0.22 : run.level === "higher" ? -size * 0.32 : 0;
    const dy = level - at;
    at = level;
    const move = dy === 0 ? "" : ` dy="${number(dy)}"`;
    const small = run.level === "plain" ? "" : ` font-size="${number(size * scriptScale)}"`;
    return move === "" && small === "" ? escaped(run.text) : `<tspan${move}${small}>${escaped(run.text)}</tspan>`;
  });
  return spans.join("");
}

/** Straight pieces, or a spline: each inner point bends the line, which passes through the middles between them. */
function way(points: readonly Point[], isCurved: boolean): string {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  if (!isCurved || rest.length < 2) return `M${[first, ...rest].map(point).join("L")}`;
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const pieces = rest.slice(0, -1).map((p, i) => {
    const next = rest[i + 1] ?? p;
    return `Q${point(p)} ${point(i === rest.length - 2 ? next : middle(p, next))}`;
  });
  return `M${point(first)}${pieces.join("")}`;
}
