import type { ChildProcess } from "node:child_process";
import { describe, expect, it } from "vitest";
import type { RunNews } from "../../../src/apps/cli/workers/messages.ts";
import { RunFacts } from "../../../src/apps/cli/workers/pool/run-facts.ts";

/** A worker that only listens. */
function listener(): { readonly worker: ChildProcess; readonly heard: RunNews[] } {
  const heard: RunNews[] = [];
  return { worker: { send: (news: RunNews) => heard.push(news) } as unknown as ChildProcess, heard };
}

const text = (content: string) => ({ text: content, badAt: null });

describe("what the workers of a run agree on", () => {
  it("tells each worker each text once, and that it is withdrawn", () => {
    const facts = new RunFacts();
    const { worker, heard } = listener();
    facts.tell(worker);
    facts.learn([["a", text("A")]]);
    facts.tell(worker);
    facts.tell(worker);
    facts.learn([["b", text("B")]]);
    facts.withdraw("a");
    facts.tell(worker);
    expect(heard.map(({ texts, withdrawn }) => [texts.map(([path]) => path), withdrawn])).toEqual([
      [["a"], []],
      [["b"], ["a"]],
    ]);
    expect([facts.knows(worker, "a"), facts.knows(worker, "b")]).toEqual([false, true]);
  });

  it("keeps the first text of a file, until it is withdrawn", () => {
    const facts = new RunFacts();
    facts.learn([["a", text("first")]]);
    facts.learn([["a", text("second")]]);
    facts.withdraw("a");
    facts.learn([["a", text("third")]]);
    const { worker, heard } = listener();
    facts.tell(worker);
    expect(heard[0]?.texts).toEqual([["a", text("third")]]);
  });

  it("leaves a command out altogether the second time", () => {
    const facts = new RunFacts();
    const { worker, heard } = listener();
    for (const from of [1, 2, 1]) facts.leaveOut({ file: "a", from, length: 9 }, "too long");
    facts.tell(worker);
    expect(heard[0]?.leftOut.map(({ from, isUnkept }) => [from, isUnkept])).toEqual([
      [1, false],
      [2, false],
      [1, true],
    ]);
  });

  it("counts the commands that are left out by file, and drops them with the text", () => {
    const facts = new RunFacts();
    facts.leaveOut({ file: "a", from: 1, length: 9 }, "too long");
    facts.leaveOut({ file: "b", from: 2, length: 9 }, "too long");
    expect([facts.leftOutCount(), facts.leftOutCount("a")]).toEqual([2, 1]);
    facts.withdraw("a");
    expect([facts.leftOutCount(), facts.leftOutCount("a")]).toEqual([1, 0]);
  });
});

it("a text that is replaced is told again, and its first one withdrawn", () => {
  const facts = new RunFacts();
  const { worker, heard } = listener();
  facts.learn([["a", text("A")]]);
  facts.tell(worker);
  facts.withdraw("a");
  facts.learn([["a", text("B")]]);
  facts.tell(worker);
  expect(heard.map(({ texts, withdrawn }) => [texts.map(([, { text: content }]) => content), withdrawn])).toEqual([
    [["A"], []],
    [["B"], ["a"]],
  ]);
});

it("a worker hears that a text is withdrawn which it has read itself", () => {
  const facts = new RunFacts();
  const { worker, heard } = listener();
  facts.learn([["a", text("A")]], worker);
  facts.withdraw("a");
  facts.learn([["a", text("B")]]);
  facts.tell(worker);
  expect(heard.map(({ texts, withdrawn }) => [texts.length, withdrawn])).toEqual([[1, ["a"]]]);
});

it("what a worker read before it heard that the text is withdrawn is not the text of the run", () => {
  const facts = new RunFacts();
  const [late, prompt] = [listener(), listener()];
  facts.tell(late.worker);
  facts.withdraw("a");
  facts.learn([["a", text("old")]], late.worker);
  facts.tell(prompt.worker);
  facts.tell(late.worker);
  expect([prompt.heard, late.heard.map(({ texts, withdrawn }) => [texts, withdrawn])]).toEqual([[], [[[], ["a"]]]]);
  facts.learn([["a", text("new")]], prompt.worker);
  facts.tell(late.worker);
  expect(late.heard.at(-1)?.texts).toEqual([["a", text("new")]]);
});
