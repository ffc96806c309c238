/** What all searches go by: the engine, the time, the size of values. */
import type { Strategy } from "../../../refute/index.ts";
import type { Page } from "../page.ts";
import { useStore } from "../store.ts";

/** Engines in words; their code is the workers'. */
const engineNames: Readonly<Record<Strategy, string>> = {
  exhaustive: "exhaustive",
  random: "random",
  narrowing: "narrowing",
  smart_exhaustive: "smart exhaustive",
  nitpick: "nitpick",
};

const times = [1, null, 10, 30];
const sizes = [null, 3, 5, 8, 12];

export function Settings({ page }: { readonly page: Page }) {
  const { search } = useStore(page.ui);
  const change = (changes: Partial<typeof search>): void => page.ui.change({ search: { ...search, ...changes } });
  const choice = <T extends string | number>(
    name: string,
    value: T | null,
    all: readonly (T | null)[],
    text: (x: T | null) => string,
    take: (x: T | null) => void,
  ) => (
    <label>
      {name}{" "}
      <select value={String(value ?? "")} onChange={(e) => take(all.find((x) => String(x ?? "") === e.currentTarget.value) ?? null)}>
        {all.map((x) => (
          <option key={String(x)} value={String(x ?? "")}>
            {text(x)}
          </option>
        ))}
      </select>
    </label>
  );
  const engines = [null, ...(Object.keys(engineNames) as Strategy[])];
  return (
    <fieldset class="settings" aria-label="Settings">
      {choice(
        "Engine",
        search.strategy,
        engines,
        (x) => (x === null ? "all, one after another" : engineNames[x]),
        (strategy) => change({ strategy }),
      )}
      {choice(
        "Time",
        search.timeout,
        times,
        (x) => `${x ?? 3} s a statement`,
        (timeout) => change({ timeout }),
      )}
      {choice(
        "Size",
        search.size,
        sizes,
        (x) => (x === null ? "rising" : `up to ${x}`),
        (size) => change({ size }),
      )}
    </fieldset>
  );
}
