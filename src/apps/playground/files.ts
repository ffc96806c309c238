/** Files of the user: nothing leaves the page but what the user saves. */

export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name.replace(/[^\w.-]/g, "_");
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Asks for a file; null where none is chosen. */
export function openFile(): Promise<{ readonly name: string; readonly text: string } | null> {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = ".thy,text/plain";
    input.setAttribute("aria-label", "Theory file");
    input.hidden = true;
    document.body.append(input);
    input.addEventListener("change", async () => {
      const file = input.files?.[0];
      input.remove();
      resolve(file === undefined ? null : { name: file.name, text: await file.text() });
    });
    input.addEventListener("cancel", () => {
      input.remove();
      resolve(null);
    });
    input.click();
  });
}
