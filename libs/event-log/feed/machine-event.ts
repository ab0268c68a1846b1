import type { PlacedEvent } from './placed-event.js';

/**
 * An event of the log as the machine of its stream knows it: the stream's id is named by the stream's type.
 * @param nobody who acted where the log names no person
 */
export const machineEvent = <Event>(
  { streamType, streamId, type, schemaVersion, version, metadata, recordedAt, data }: Omit<PlacedEvent, 'pos' | 'id'>,
  nobody: { id: null; role: string; department: null } | null = null,
): Event => ({ type, schemaVersion, [streamType]: streamId, version, actor: metadata.actor ?? nobody, at: recordedAt, data }) as Event;
