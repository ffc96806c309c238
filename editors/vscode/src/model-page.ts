/** The page of the model view. Scripts run only by their number; nothing is loaded from elsewhere. */
export interface PageParts {
  readonly script: string;
  /** Where the page's own files come from. */
  readonly source: string;
  readonly nonce: string;
}

export function modelPage({ script, source, nonce }: PageParts): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src ${source} data:; style-src 'unsafe-inline'; script-src 'nonce-${nonce}';">
<title>Model</title>
<style>
body { font-family: var(--vscode-font-family, system-ui, sans-serif); color: var(--vscode-foreground, #1b1f24); background: var(--vscode-editor-background, #fff); margin: 0; padding: 12px 16px; }
h1 { font-size: 1.1em; margin: 0 0 2px; }
.statement { font-family: var(--vscode-editor-font-family, monospace); margin: 0 0 10px; opacity: .85; white-space: pre-wrap; }
.bar { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin: 0 0 10px; }
button, select { font: inherit; color: var(--vscode-button-secondaryForeground, inherit); background: var(--vscode-button-secondaryBackground, #e4e9ee); border: 1px solid var(--vscode-contrastBorder, transparent); border-radius: 3px; padding: 3px 9px; cursor: pointer; }
h2 button { font-weight: normal; }
button[aria-pressed="true"] { color: var(--vscode-button-foreground, #fff); background: var(--vscode-button-background, #0550ae); }
button:focus-visible, select:focus-visible { outline: 2px solid var(--vscode-focusBorder, #0550ae); outline-offset: 1px; }
section { margin: 0 0 16px; }
h2 { font-size: 1em; margin: 0 0 4px; display: flex; gap: 8px; align-items: center; }
.picture { overflow-x: auto; }
.picture svg { max-width: none; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 12px; font-family: var(--vscode-editor-font-family, monospace); margin: 0; }
dt { opacity: .8; }
dd { margin: 0; }
</style>
</head>
<body>
<main id="model" aria-live="polite"></main>
<script nonce="${nonce}" src="${script}"></script>
</body>
</html>
`;
}
