/** The file that is written. */
export const target: string;
/** What is written to it. */
export function runtimeModule(): string;
