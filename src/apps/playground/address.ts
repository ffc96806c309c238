/** The page's address: it carries a text for as long as that is the one shown, so that a reload never brings back an older one. */
import { linkFor, textIn } from "./share.ts";

export class Address {
  /** The text that the address carries. */
  private carried: string | null = null;

  /** The text in the address; `isDamaged`: there should be one. */
  async read(): Promise<{ readonly text: string | null; readonly isDamaged: boolean }> {
    this.carried = await textIn(location.hash);
    return { text: this.carried, isDamaged: this.carried === null && /[#&]text=/.test(location.hash) };
  }

  /** Puts a text into the address; the link. */
  async write(text: string): Promise<string> {
    const link = await linkFor(text, location.href);
    this.carried = text;
    history.replaceState(null, "", link);
    return link;
  }

  /** The text is this one now. */
  follow(text: string): void {
    if (this.carried === null || this.carried === text) return;
    this.carried = null;
    history.replaceState(null, "", location.href.replace(/#.*/, ""));
  }
}
