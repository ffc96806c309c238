/** Six steps through the page, each with a text to try. */
import { useState } from "preact/hooks";
import type { Page } from "../page.ts";

interface TourStep {
  readonly title: string;
  readonly words: string;
  readonly text: string;
}

const theory = (body: string): string => `theory Scratch\n  imports Main\nbegin\n\n${body}\n\nend\n`;

export const steps: readonly TourStep[] = [
  {
    title: "A lemma is tested while you type",
    words:
      "The sign in the margin says how it went: ✗ a counterexample, ○ none was found. Below the statement stands the counterexample, drawn. Exchange xs and ys on the right, and it is gone.",
    text: theory('lemma rev_append: "rev (xs @ ys) = rev xs @ rev ys"\n  oops'),
  },
  {
    title: "Next, smaller, larger, why",
    words:
      "Click Details in the answer. Next looks for a counterexample of another shape, Why shows the values of all subterms: click through the tree to where it becomes false.",
    text: theory('lemma sorted_append: "sorted xs ⟹ sorted ys ⟹ sorted (xs @ ys :: nat list)"\n  oops'),
  },
  {
    title: "Your own types and functions",
    words: "Values of datatypes are trees. Type \\forall or => for symbols; the palette has more of them.",
    text: theory(
      'datatype tree = Leaf | Node tree nat tree\n\nfun mirror :: "tree ⇒ tree" where\n  "mirror Leaf = Leaf"\n| "mirror (Node l x r) = Node (mirror r) x (mirror l)"\n\nlemma mirror_id: "mirror t = t"\n  oops',
    ),
  },
  {
    title: "Relations are graphs",
    words:
      "Relations over the same elements are one graph. In the details each drawing has other views, and can be saved as SVG, DOT or JSON.",
    text: theory('lemma trans_union: "trans r ⟹ trans s ⟹ trans (r ∪ s)"\n  oops'),
  },
  {
    title: "Other questions",
    words:
      "value evaluates a term, quickcheck and nitpick choose an engine with its options. The tabs Evaluate and Conjecture ask without changing the text.",
    text: theory(
      'value "rev [1, 2, 3 :: nat]"\n\nlemma "distinct (xs @ ys) = (distinct xs ∧ distinct ys)"\n  quickcheck [random, report, size = 6]\n  oops',
    ),
  },
  {
    title: "Keep it, share it",
    words:
      "Share makes a link with the text in it; nothing leaves your machine unless you send the link. Open and Save are for files. The page works without a network, and hollow check does the same for whole projects.",
    text: theory('lemma "f ` (A ∩ B) = f ` A ∩ f ` B"\n  oops'),
  },
];

export function Tour({ page }: { readonly page: Page }) {
  const [at, setAt] = useState(0);
  const step = steps[at];
  const go = (next: number): void => {
    setAt(next);
    const text = steps[next]?.text;
    if (text !== undefined) page.open(text, `Step ${next + 1} of ${steps.length}.`);
  };
  if (step === undefined) return null;
  return (
    <>
      <h2>
        Step {at + 1} of {steps.length}: {step.title}
      </h2>
      <p>{step.words}</p>
      <div class="buttons">
        <button type="button" disabled={at === 0} onClick={() => go(at - 1)}>
          Back
        </button>
        <button type="button" onClick={() => go(at)}>
          Put the text of this step into the editor
        </button>
        <button type="button" disabled={at === steps.length - 1} onClick={() => go(at + 1)}>
          Next step
        </button>
      </div>
    </>
  );
}
