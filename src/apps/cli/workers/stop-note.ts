/**
 * How a worker in the midst of a search hears that nobody waits for it: it cannot receive messages then, so it looks at a number in a small
 * file that it shares with the first process (a page of memory, in truth: the file has no name). Its clock then says that the time is up.
 */
import { closeSync, openSync, readSync, unlinkSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Clock } from "../../../base/index.ts";

/** The worker's number of the file, behind its streams and the channel for messages. */
const noteDescriptor = 4;

/** Milliseconds between two looks. */
const interval = 10;

/** Later than any deadline. */
const muchLater = 1e12;

let made = 0;

/** A new note; null where there is no place for files. */
export function openNote(): number | null {
  const path = join(tmpdir(), `hollow-${process.pid}-${Date.now()}-${made++}`);
  try {
    const file = openSync(path, "wx+", 0o600);
    unlinkSync(path);
    writeNumber(file, 0);
    return file;
  } catch {
    return null;
  }
}

export function closeNote(file: number): void {
  closeSync(file);
}

/** The question of this number is taken back. */
export function writeNumber(file: number, ticket: number): void {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(ticket);
  writeSync(file, bytes, 0, 4, 0);
}

function readNumber(): number {
  const bytes = Buffer.alloc(4);
  try {
    return readSync(noteDescriptor, bytes, 0, 4, 0) === 4 ? bytes.readUInt32LE() : 0;
  } catch {
    return 0;
  }
}

/** Whether a question is taken back: a look costs little, so that one may ask often. */
export function takenBack(ticket: number | undefined): () => boolean {
  if (ticket === undefined) return () => false;
  let isOver = false;
  let looked = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (!isOver && now - looked >= interval) {
      looked = now;
      isOver = readNumber() === ticket;
    }
    return isOver;
  };
}

/** The worker's clock for a question, which goes far ahead when the question is taken back. */
export const clockFor = (isOver: () => boolean): Clock => {
  return () => performance.now() + (isOver() ? muchLater : 0);
};
