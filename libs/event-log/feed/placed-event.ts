import type { Upcasters } from '#machines/decider/messages';
import type { Id } from '#machines/kernel/ids';
import { type EventRow, type StoredEvent, storedEvent } from '../chain/stored-event.js';

/** A sequenced event, parsed and upcast to the newest schema. */
export interface PlacedEvent extends Omit<StoredEvent, 'data' | 'metadata'> {
  pos: number;
  data: Record<string, unknown>;
  metadata: EventMetadata;
  /** schema error of the stored event, which then is not handled. Absent if valid */
  schemaError?: string;
}

/** Standard metadata of an event; features may add more. Events written by the database itself (TextsErased) have no command. */
export interface EventMetadata {
  actor: { id: Id | null; role?: string; department?: string | null } | null;
  command?: Id;
  commandHash?: string;
  machineVersion?: number;
  correlation?: string;
  causation?: string;
  [more: string]: unknown;
}

/** An event as stored: neither upcast nor validated. */
export type RawEvent = Omit<PlacedEvent, 'schemaError'>;

/** Validates an event as stored, then upcasts it to the newest schema. */
export interface EventReading {
  upcasters?: Upcasters;
  /** @returns the schema error, or null */
  check?: (event: RawEvent) => string | null;
}

/** A row of `eventColumns` followed by the position. */
export const placedEvent = (row: EventRow, reading: EventReading = {}): PlacedEvent => placedAt(storedEvent(row), Number(row[9]), reading);

/** A stored event at its position in the log. */
export function placedAt(event: StoredEvent, pos: number, reading: EventReading): PlacedEvent {
  const data = JSON.parse(event.data) as Record<string, unknown>;
  return readEvent({ ...event, pos, data, metadata: JSON.parse(event.metadata) as EventMetadata }, reading);
}

/** Validates and upcasts an event; an invalid one stays unchanged and carries its error. */
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
