/** Colours. On their surface, all that carry text or lines of meaning have a contrast of at least 4.5 : 1 (WCAG 2.2, 1.4.3). */
import type { Paint } from "./picture.ts";

export type ThemeName = "light" | "dark";
export type Theme = Readonly<Record<Paint, string>>;

export const themes: Readonly<Record<ThemeName, Theme>> = {
  light: {
    ink: "#1b1f24",
    muted: "#57606a",
    line: "#8c959f",
    fill: "#f3f5f7",
    raised: "#e4e9ee",
    surface: "#ffffff",
    series0: "#0550ae",
    series1: "#a04a00",
    series2: "#116329",
    series3: "#7a3fd1",
    series4: "#b81d28",
    series5: "#0a6772",
    tint0: "#ddeafb",
    tint1: "#fbe8d6",
    tint2: "#daf1e0",
    tint3: "#ece2fb",
    tint4: "#fbdfe0",
    tint5: "#d8f0f3",
  },
  dark: {
    ink: "#e6edf3",
    muted: "#a3adb8",
    line: "#6e7681",
    fill: "#1f2730",
    raised: "#2c3641",
    surface: "#11161d",
    series0: "#79c0ff",
    series1: "#ffb057",
    series2: "#7ee787",
    series3: "#d2a8ff",
    series4: "#ff9a92",
    series5: "#5fd7e4",
    tint0: "#15304d",
    tint1: "#46300f",
    tint2: "#173a20",
    tint3: "#332150",
    tint4: "#4a1d20",
    tint5: "#10393e",
  },
};
