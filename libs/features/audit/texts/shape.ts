import type { Language } from '#machines/kernel/ids';
import type { ReadKind } from '#machines/access/reads';
import type { ConsumerName } from '../wire/dead-letters.dto.js';
import type { EventGroup, SubjectKind } from '../wire/log.dto.js';

export interface AuditTexts {
  consumers: Readonly<Record<ConsumerName, string>>;
  /** a difference as a sentence; keys and values are formatted already */
  row: (table: string, key: string, columns: string) => string;
  column: (name: string, live: string, rebuilt: string) => string;
  only: Readonly<Record<'onlyLive' | 'onlyRebuilt', (table: string, key: string) => string>>;
  more: (table: string, count: number) => string;
  stream: (stream: string, live: number, rebuilt: number) => string;
}

export type Words = Readonly<Record<Language, AuditTexts>>;

export interface LogTexts {
  groups: Readonly<Record<EventGroup, string>>;
  subjects: Readonly<Record<SubjectKind, string>>;
  /** names of fields of orders, people, catalogue and settings, by their names in events */
  fields: Readonly<Record<string, string>>;
  /** actors that are not people */
  actors: Readonly<Record<'product' | 'payment' | 'erased', string>>;
  /** actions of readers */
  reads: Readonly<Record<ReadKind, string>>;
  /** lists and exports by the first part of their route, and lists of people by their whole route */
  readSources: Readonly<Record<string, string>>;
  /** reader by a temporary address, and emptied fields */
  readers: Readonly<Record<'link' | 'emptied', string>>;
  nobody: string;
  on: string;
  off: string;
  /** a refusal without a text */
  refused: string;
  exports: Readonly<Record<'events' | 'refusals' | 'reads', { title: string; columns: readonly string[] }>>;
}
