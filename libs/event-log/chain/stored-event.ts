import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';

/** A row of `events`. `data` and `metadata` are the stored texts, which are hashed. */
export interface StoredEvent {
  id: Id;
  streamType: string;
  streamId: Id;
  version: number;
  type: string;
  schemaVersion: number;
  data: string;
  metadata: string;
  recordedAt: Micros;
}

/** Columns of an event for `storedEvent`; `e` is the table. */
export const eventColumns = `e.event_id, e.stream_type, e.stream_id, e.version, e.type, e.schema_version, e.data, e.metadata, e.recorded_at_us`;

/** A row of `eventColumns` as the driver gives it in array mode; further columns may follow. */
export type EventRow = [string, string, string, number, string, number, string, string, number | string, ...unknown[]];

export const storedEvent = ([id, streamType, streamId, version, type, schemaVersion, data, metadata, at]: EventRow): StoredEvent => ({
  id,
  streamType,
  streamId,
  version,
  type,
  schemaVersion,
  data,
  metadata,
  recordedAt: Number(at),
});
