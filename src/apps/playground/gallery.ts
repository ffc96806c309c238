/** Examples and documents, written beside the page by the build. */

export interface Example {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly text: string;
}

export interface DocPage {
  readonly name: string;
  readonly title: string;
  /** Our own documents, made into HTML by the build. */
  readonly html: string;
}

const cached = new Map<string, Promise<unknown>>();

/** A file beside the page, read once. */
function read<T>(name: string): Promise<T> {
  const known = cached.get(name) ?? fetch(new URL(name, document.baseURI)).then((response) => response.json());
  cached.set(name, known);
  return known as Promise<T>;
}

export const examples = (): Promise<readonly Example[]> => read("gallery.json");
export const documents = (): Promise<readonly DocPage[]> => read("docs.json");
