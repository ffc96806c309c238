/** What pages with an editor use of this folder. */
export type { LibraryTexts, PageLibrary } from "./library.ts";
export type { Answer, Equations, FromWorker, Outline, PlannedAnswer, Question, ToWorker } from "./messages.ts";
