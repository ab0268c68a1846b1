import type { Language } from '#machines/kernel/ids';
import type { ReadKind } from '#machines/access/reads';
import type { ConsumerName } from '../wire/dead-letters.dto.js';
import type { EventGroup, SubjectKind } from '../wire/log.dto.js';

export interface AuditTexts {
  consumers: Readonly<Record<ConsumerName, string>>;
  /** a difference in words; keys and values come written already */
  row: (table: string, key: string, columns: string) => string;
  column: (name: string, live: string, rebuilt: string) => string;
  only: Readonly<Record<'onlyLive' | 'onlyRebuilt', (table: string, key: string) => string>>;
  more: (table: string, count: number) => string;
  stream: (stream: string, live: number, rebuilt: number) => string;
}

export type Words = Readonly<Record<Language, AuditTexts>>;

/** The words of the log and of the refusals, in one language. */
export interface LogTexts {
  groups: Readonly<Record<EventGroup, string>>;
  subjects: Readonly<Record<SubjectKind, string>>;
  /** of orders, people, catalogue and settings, by their names in the events */
  fields: Readonly<Record<string, string>>;
  /** who acted where it was no person */
  actors: Readonly<Record<'product' | 'payment' | 'erased', string>>;
  /** what was done to what was opened */
  reads: Readonly<Record<ReadKind, string>>;
  /** lists and exports by the first part of their route, and lists of people by their whole route */
  readSources: Readonly<Record<string, string>>;
  /** who opened a file by an address that was made for a minute, and what was emptied */
  readers: Readonly<Record<'link' | 'emptied', string>>;
  nobody: string;
  on: string;
  off: string;
  /** of a refusal that no text is known for */
  refused: string;
  exports: Readonly<Record<'events' | 'refusals' | 'reads', { title: string; columns: readonly string[] }>>;
}
