import type { Id } from '#libs/kernel/ids';
import type { EventRow, StoredEvent } from '../chain/stored-event.js';

/** An event with its place in the log, its texts parsed and its data brought to the newest schema. */
export interface PlacedEvent extends Omit<StoredEvent, 'data' | 'metadata'> {
  pos: number;
  data: Record<string, unknown>;
  metadata: EventMetadata;
  /** what is wrong with it as it was written; nobody handles such an event. Absent when all is well */
  schemaError?: string;
}

/** What every event's metadata says; a feature may have added more. An event that the database writes itself (TextsErased) follows from no command. */
export interface EventMetadata {
  actor: { id: Id | null; role?: string; department?: string | null } | null;
  command?: Id;
  commandHash?: string;
  machineVersion?: number;
  correlation?: string;
  causation?: string;
  [more: string]: unknown;
}

/** Brings data of an older schema one version up: `{ OrderPlaced: { 1: (data) => ({ ...data, added: null }) } }` makes version 2 of 1. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, (data: Record<string, unknown>) => Record<string, unknown>>>>>;

/** An event as it was written: nothing brought to a newer schema, nothing checked. */
export type RawEvent = Omit<PlacedEvent, 'schemaError'>;

/** What is done to an event that is read: its shape is checked as it was written, then it is brought to the newest schema. */
export interface EventReading {
  upcasters?: Upcasters;
  /** @returns what is wrong, or null */
  check?: (event: RawEvent) => string | null;
}

/** A row of `eventColumns` followed by the position. */
export const placedEvent = (row: EventRow, reading: EventReading = {}): PlacedEvent => readEvent(rawEvent(row), reading);

/** The same row without any reading: what the relay passes on. */
function rawEvent(row: EventRow): RawEvent {
  const [id, streamType, streamId, version, type, schemaVersion, data, metadata, at, pos] = row;
  return {
    pos: Number(pos),
    id,
    streamType,
    streamId,
    version,
    type,
    schemaVersion,
    data: JSON.parse(data) as Record<string, unknown>,
    metadata: JSON.parse(metadata) as EventMetadata,
    recordedAt: Number(at),
  };
}

/** Checks an event and brings it to the newest schema; one that is misshapen stays as it was, and says so. */
export function readEvent(event: RawEvent, { upcasters = {}, check }: EventReading): PlacedEvent {
  const schemaError = check?.(event) ?? null;
  if (schemaError !== null) return { ...event, schemaError };
  return { ...event, ...upcast(event.type, event.schemaVersion, event.data, upcasters) };
}

function upcast(type: string, from: number, given: Record<string, unknown>, upcasters: Upcasters) {
  const steps = upcasters[type] ?? {};
  let data = given;
  let schemaVersion = from;
  for (let step = steps[schemaVersion]; step !== undefined; step = steps[schemaVersion]) {
    data = step(data);
    schemaVersion += 1;
  }
  return { data, schemaVersion };
}
