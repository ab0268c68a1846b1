import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { LedgerCommand } from '#libs/event-log/replay/stream-reader';

/** An order as a build of its time stored it: the row of `orders`, its events as written, and its commands. One line of a history file. */
export interface HistoryLine {
  row: Record<string, unknown> & { id: string; version: number };
  events: Pick<PlacedEvent, 'version' | 'type' | 'schemaVersion' | 'data' | 'metadata' | 'recordedAt'>[];
  commands: Omit<LedgerCommand, 'streamId'>[];
}

/** Path of the history file of a version of the order's machine: gzipped lines of JSON, one order each. */
export const historyFile = (version: number): string =>
  join(process.cwd(), 'machines', 'order', 'testing', 'histories', `v${version}.jsonl.gz`);

/** The orders of a history file; undefined where no build of that version was kept. */
export function readHistory(version: number): HistoryLine[] | undefined {
  const file = historyFile(version);
  if (!existsSync(file)) return undefined;
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as HistoryLine);
}
