import type { PlacedEvent } from './placed-event.js';

/**
 * Converts an event of the log for its machine, which names the stream's id after the stream's type.
 * @param nobody the actor if the log names no person
 */
export const machineEvent = <Event>(
  { streamType, streamId, type, schemaVersion, version, metadata, recordedAt, data }: Omit<PlacedEvent, 'pos' | 'id'>,
  nobody: { id: null; role: string; department: null } | null = null,
): Event => ({ type, schemaVersion, [streamType]: streamId, version, actor: metadata.actor ?? nobody, at: recordedAt, data }) as Event;
