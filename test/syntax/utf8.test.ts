import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeUtf8 } from "../../src/syntax/utf8.ts";

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

describe("decoding UTF-8", () => {
  it("gives back any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(decodeUtf8(encoder.encode(text))).toEqual({ text, badAt: null });
      }),
      { seed: 3 },
    );
  });

  it("replaces what is not UTF-8 as the platform's decoder does, and says where the first is", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const { text, badAt } = decodeUtf8(bytes);
        expect(text).toBe(decoder.decode(bytes));
        const isRight = Buffer.from(encoder.encode(text)).equals(Buffer.from(bytes));
        expect(badAt === null).toBe(isRight);
        if (badAt !== null) expect(text[badAt]).toBe("\ufffd");
      }),
      { seed: 4, numRuns: 2000 },
    );
  });

  it("counts the place in characters of the text, and goes on", () => {
    const bytes = Uint8Array.from([0xe2, 0x89, 0xa4, 0x61, 0xff, 0x62]);
    expect(decodeUtf8(bytes)).toEqual({ text: "≤a\ufffdb", badAt: 2 });
  });

  it("decodes long texts", () => {
    const text = "∀x. x ≤ 𝒜\n".repeat(20000);
    expect(decodeUtf8(encoder.encode(text)).text).toBe(text);
  });
});
