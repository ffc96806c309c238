/** A picture in the page; one that is too wide scrolls by itself, and keys reach it then. */
import { useEffect, useRef, useState } from "preact/hooks";

export function Picture({ svg, title }: { readonly svg: string; readonly title: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [svg]);
  const scrolling = isWide ? ({ tabIndex: 0, role: "group", "aria-label": `${title}, scrolls sideways` } as const) : {};
  // Our own text: every word in it is escaped.
  return <div class="svg" ref={box} {...scrolling} dangerouslySetInnerHTML={{ __html: svg }} />;
}
