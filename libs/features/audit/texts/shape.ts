import type { LocatedFault, ReplayError } from '#libs/event-log/replay/replay-runs';
import type { ReadKind } from '#machines/access/reads';
import type { ConsumerName } from '../wire/dead-letters.dto.js';
import type { EventGroup, SubjectKind } from '../wire/log.dto.js';

export interface AuditTexts {
  consumers: Readonly<Record<ConsumerName, string>>;
  /** differences between a live read model and the rebuilt one */
  row: string;
  column: string;
  onlyLive: string;
  onlyRebuilt: string;
  more: string;
  /** the live read model is behind the rebuilt one, or ahead of it */
  streamWaits: string;
  streamIsAhead: string;
}

export interface LogTexts {
  groups: Readonly<Record<EventGroup, string>>;
  subjects: Readonly<Record<SubjectKind, string>>;
  /** names of fields of orders, people, catalogue and settings, by their names in events */
  fields: Readonly<Record<string, string>>;
  /** actors that are not people */
  actors: Readonly<Record<'product' | 'payment' | 'erased', string>>;
  /** what a reader did, such as opening or exporting */
  reads: Readonly<Record<ReadKind, string>>;
  /** lists and exports by the first part of their route, and lists of people by their whole route */
  readSources: Readonly<Record<string, string>>;
  /** reader by a temporary address, and emptied fields */
  readers: Readonly<Record<'link' | 'emptied', string>>;
  nobody: string;
  on: string;
  off: string;
  /** in place of a refusal whose code has no text */
  refused: string;
  /** of streams without a machine's texts */
  commands: Readonly<Record<'issue', string>>;
  exports: Readonly<Record<'events' | 'refusals' | 'reads', { title: string; columns: readonly string[] }>>;
}

export interface ReplayTexts {
  /** by type of stream */
  streams: Readonly<Record<string, string>>;
  faults: Readonly<Record<LocatedFault['kind'], string>>;
  errors: Readonly<Record<ReplayError, string>>;
  everything: string;
  oneOrder: string;
  someOrders: string;
}
