import type { Id } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import type { EventRow } from '../chain/stored-event.js';

/** An event with its place in the log, its texts parsed and its data brought to the newest schema. */
export interface PlacedEvent {
  pos: number;
  id: Id;
  streamType: string;
  streamId: Id;
  version: number;
  type: string;
  schemaVersion: number;
  data: Record<string, unknown>;
  metadata: EventMetadata;
  recordedAt: Micros;
}

/** What every event's metadata says; a feature may have added more. */
export interface EventMetadata {
  actor: { id: Id | null; role?: string; department?: string | null } | null;
  command: Id;
  commandHash: string;
  machineVersion: number;
  correlation?: string;
  causation?: string;
  [more: string]: unknown;
}

/** Brings data of an older schema one version up: `{ OrderPlaced: { 1: (data) => ({ ...data, added: null }) } }` makes version 2 of 1. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, (data: Record<string, unknown>) => Record<string, unknown>>>>>;

/** A row of `eventColumns` followed by the position. */
export function placedEvent(row: EventRow, upcasters: Upcasters = {}): PlacedEvent {
  const [id, streamType, streamId, version, type, schemaVersion, data, metadata, at, pos] = row;
  const newest = upcast(type, schemaVersion, JSON.parse(data) as Record<string, unknown>, upcasters);
  return {
    pos: Number(pos),
    id,
    streamType,
    streamId,
    version,
    type,
    schemaVersion: newest.schemaVersion,
    data: newest.data,
    metadata: JSON.parse(metadata) as EventMetadata,
    recordedAt: Number(at),
  };
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
