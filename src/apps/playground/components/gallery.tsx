/** Examples to open, from the first steps on. */
import { useEffect, useState } from "preact/hooks";
import { type Example, examples } from "../gallery.ts";
import type { Page } from "../page.ts";

export function Gallery({ page }: { readonly page: Page }) {
  const [all, setAll] = useState<readonly Example[]>([]);
  useEffect(() => {
    examples().then(setAll);
  }, []);
  return (
    <>
      <h2>Examples</h2>
      <ul class="cards">
        {all.map((example) => (
          <li key={example.name}>
            <button type="button" class="card" onClick={() => page.open(example.text, `Opened the example ${example.title}.`)}>
              <strong>{example.title}</strong>
              <span>{example.about}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
