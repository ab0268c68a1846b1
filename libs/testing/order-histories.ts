import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { LedgerCommand } from '#libs/event-log/replay/stream-reader';

/** An order as stored by a build of its time: the row of `orders`, its events and its commands. One line of a history file. */
export interface HistoryLine {
  row: Record<string, unknown> & { id: string; version: number };
  events: Pick<PlacedEvent, 'version' | 'type' | 'schemaVersion' | 'data' | 'metadata' | 'recordedAt'>[];
  commands: Omit<LedgerCommand, 'streamId'>[];
}

/** Path of the history file of a machine version: gzipped lines of JSON, one order each. */
export const historyFile = (version: number): string =>
  join(process.cwd(), 'machines', 'order', 'testing', 'histories', `v${version}.jsonl.gz`);

/** Orders of a history file; undefined if none was recorded for that version. */
export function readHistory(version: number): HistoryLine[] | undefined {
  const file = historyFile(version);
  if (!existsSync(file)) return undefined;
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as HistoryLine);
}
