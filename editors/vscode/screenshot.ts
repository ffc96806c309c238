/** `npx tsx editors/vscode/screenshot.ts`: the pictures of the model view in `docs/images`, from a real server and a real browser. */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { modelsFor, openView } from "../../test/editors/webview.ts";

const text = `theory View imports Main begin
lemma trans_union: "trans r ⟹ trans s ⟹ trans (r ∪ s)" oops
end
`;

const folder = new URL("../../docs/images/", import.meta.url);
mkdirSync(folder, { recursive: true });
const models = await modelsFor(text, "lemma trans_union");
for (const isDark of [false, true]) {
  const view = await openView(models, isDark);
  if (isDark)
    await view.page.addStyleTag({
      content:
        ":root { --vscode-foreground: #cccccc; --vscode-editor-background: #1f1f1f; --vscode-button-secondaryBackground: #313131; --vscode-button-background: #0078d4; }",
    });
  await view.page.screenshot({ path: fileURLToPath(new URL(`model-view-${isDark ? "dark" : "light"}.png`, folder)), fullPage: true });
  await view.close();
}
