type Environment = Readonly<Record<string, string | undefined>>;

export function browserPath(environment?: Environment): string | null;
export function whySkipped(environment?: Environment): string | null;
