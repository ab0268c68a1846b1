import { fdatasyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Fact } from './facts.js';

/** Thrown if a complete line cannot be parsed: the file was changed manually, and guessing would invent money. */
export class JournalDamagedError extends Error {
  override readonly name = 'JournalDamagedError';
}

/** Storage of facts: one append is one call's facts, stored completely or not at all. */
export interface Journal {
  /** Every append so far, oldest first. */
  read(): Fact[][];
  /** Returns once the facts survive a power failure. */
  append(facts: readonly Fact[]): void;
}

/**
 * An append-only file with one JSON list per line. An incomplete last line after `kill -9` is dropped when the file is opened: its call was not answered yet.
 */
export class FileJournal implements Journal {
  readonly #file: number;
  readonly #lines: Fact[][];

  /** @throws JournalDamagedError when a whole line does not read */
  constructor(path: string) {
    mkdirSync(dirname(path), { recursive: true });
    this.#file = openSync(path, 'a+', 0o600);
    const text = readFileSync(path);
    const end = text.lastIndexOf(0x0a) + 1;
    if (end < text.length) ftruncateSync(this.#file, end);
    this.#lines = text.subarray(0, end).toString('utf8').split('\n').slice(0, -1).map(parseLine);
  }

  read(): Fact[][] {
    return this.#lines.splice(0);
  }

  append(facts: readonly Fact[]): void {
    const line = Buffer.from(`${JSON.stringify(facts)}\n`);
    for (let written = 0; written < line.length;) written += writeSync(this.#file, line, written);
    fdatasyncSync(this.#file);
  }
}

function parseLine(line: string, index: number): Fact[] {
  try {
    return JSON.parse(line) as Fact[];
  } catch (cause) {
    throw new JournalDamagedError(`line ${index + 1} of the simulator's journal does not read`, { cause });
  }
}
