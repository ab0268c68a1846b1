import type { LogEntry } from '../entry.js';
import type { CommandLine } from './command-hash.js';

/** A line of `rows.jsonl`. `newer`: the row has changes beyond the checkpoint and is left out. */
export type RowLine = { streamType: string; stream: string } & (
  { row: Record<string, unknown>; following: Record<string, unknown>[][]; newer?: undefined } | { newer: true }
);

/** What a bundle has of one stream that begins in it. */
export interface BundledHistory {
  streamType: string;
  stream: string;
  entries: LogEntry[];
  /** accepted and refused, in the order in which they were decided */
  commands: CommandLine[];
  /** undefined where the stored row is not in the bundle */
  row: Extract<RowLine, { row: unknown }> | undefined;
}

/** A difference that applying events and deciding commands again shows, at a version of the stream. */
interface HistoryFault {
  version: number;
  kind: 'row' | 'rows' | 'versions' | 'decision' | 'failed';
  detail: string;
}

/** Applies the events of a stream and decides its commands by the product's rules, which the verifier does not have. @returns undefined for a type without rules @throws UnreadableEventError */
export type ReplayHistory = (history: BundledHistory) => readonly HistoryFault[] | undefined;

/** Thrown for an event that the rules cannot read. */
export class UnreadableEventError extends Error {
  override readonly name = 'UnreadableEventError';

  constructor(readonly entry: LogEntry) {
    super(`${entry.type} of schema version ${entry.schemaVersion}`);
  }
}

/** A text that an entry refers to, by a hash with a key that goes with the text. */
export interface TextReference {
  text: string;
  hash: string;
}

/** Every reference to a text in an entry's data, however deep. */
export function textsIn(value: unknown): TextReference[] {
  if (typeof value !== 'object' || value === null) return [];
  const { text, hash } = value as Partial<TextReference>;
  if (typeof text === 'string' && typeof hash === 'string') return [{ text, hash }];
  return Object.values(value).flatMap(textsIn);
}
