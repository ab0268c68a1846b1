import type { Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { ChainFault } from './chain-fault.js';
import type { StoredEvent } from './stored-event.js';
import { type EmptyText, unexplained } from './text-explanations.js';
import { isSaid, type StoredText, textsOf } from './text-references.js';

/** Number of checked references: `compared` with their hash, `erased` with the event that explains it. */
export interface TextCounts {
  compared: number;
  erased: number;
}

interface Placed {
  pos: number;
  event: StoredEvent;
}

/** Compares each referenced text with its keyed hash. An empty text needs an event that explains it; a missing row is always an error. */
export async function verifyTexts(database: Queryable, placed: readonly Placed[], counts: TextCounts): Promise<ChainFault[]> {
  const referred = placed.flatMap(({ pos, event }) => textsOf(event).map((text) => ({ pos, event, ...text })));
  if (referred.length === 0) return [];
  const texts = await textsById(database, [...new Set(referred.map(({ ref }) => ref.text))]);
  const faults: ChainFault[] = [];
  const empty: (EmptyText & Placed)[] = [];
  for (const one of referred) {
    const text = texts.get(one.ref.text);
    if (text === undefined) faults.push(faultOf('textMissing', one, 'is gone'));
    else if (text.body === null) empty.push(one);
    else if (isSaid(one.ref, text)) counts.compared += 1;
    else faults.push(faultOf('textDiffers', one, 'was changed'));
  }
  const without = await unexplained(database, empty);
  counts.erased += empty.length - without.length;
  const found = new Set<EmptyText>(without);
  return [...faults, ...empty.filter((one) => found.has(one)).map((one) => faultOf('textErased', one, 'is empty and no event says why'))];
}

async function textsById(database: Queryable, ids: readonly Id[]): Promise<Map<Id, StoredText>> {
  const rows = await database.query<StoredText>('select id, body, key from texts where id = any ($1::uuid[])', [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

const faultOf = (kind: ChainFault['kind'], { pos, event, ref }: EmptyText & Placed, what: string): ChainFault => ({
  kind,
  pos,
  detail: `text ${ref.text} of ${event.streamType} ${event.streamId} at version ${event.version} ${what}`,
});
