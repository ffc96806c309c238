/** The documents, beside the text. */
import { useEffect, useState } from "preact/hooks";
import { type DocPage, documents } from "../gallery.ts";

export function Docs() {
  const [all, setAll] = useState<readonly DocPage[]>([]);
  const [name, setName] = useState("playground");
  useEffect(() => {
    documents().then(setAll);
  }, []);
  const current = all.find((d) => d.name === name) ?? all[0];
  return (
    <>
      <h2>Documents</h2>
      <select aria-label="Document" value={current?.name} onChange={(e) => setName(e.currentTarget.value)}>
        {all.map((d) => (
          <option key={d.name} value={d.name}>
            {d.title}
          </option>
        ))}
      </select>
      {current !== undefined && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are reached and followed by keys
        <article
          class="doc"
          onClick={(e) => {
            const link = (e.target as HTMLElement).closest("a")?.getAttribute("href") ?? "";
            const wanted = /^#doc-(.+)$/.exec(link)?.[1];
            if (wanted === undefined) return;
            e.preventDefault();
            setName(wanted);
          }}
          dangerouslySetInnerHTML={{ __html: current.html }}
        />
      )}
    </>
  );
}
