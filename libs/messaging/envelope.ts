import type { IHeaders, Message } from 'kafkajs';
import type { EventMetadata, RawEvent } from '#libs/event-log/feed/placed-event';
import { isId } from '#machines/kernel/ids';

/** `source` of the events, required by CloudEvents. */
export const eventSource = 'urn:registra:log';

/** URL of a type's schema; its last part is the key in the table of schemas. */
export const schemaAddress = (type: string, schemaVersion: number): string => `urn:registra:event-schema:${type}/${schemaVersion}`;

/** Thrown for a foreign message: a header is missing or malformed. */
export class EnvelopeError extends Error {
  override readonly name = 'EnvelopeError';
}

/**
 * Encodes an event as a Kafka message in the binary mode of CloudEvents 1.0: attributes as `ce_` headers, data as the value, the stream's id as the key, which
 * keeps the order within a stream. Fields that CloudEvents do not define are extensions: position, stream, version, time in microseconds, metadata.
 */
export function toMessage(event: RawEvent): Message {
  return {
    key: event.streamId,
    value: JSON.stringify(event.data),
    timestamp: String(Math.floor(event.recordedAt / 1000)),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ce_specversion: '1.0',
      ce_id: event.id,
      ce_source: eventSource,
      ce_type: event.type,
      ce_subject: event.streamId,
      ce_time: new Date(event.recordedAt / 1000).toISOString(),
      ce_dataschema: schemaAddress(event.type, event.schemaVersion),
      ce_position: String(event.pos),
      ce_streamtype: event.streamType,
      ce_streamversion: String(event.version),
      ce_schemaversion: String(event.schemaVersion),
      ce_recordedus: String(event.recordedAt),
      ce_metadata: JSON.stringify(event.metadata),
    },
  };
}

/** Decodes a message of `toMessage`. @throws EnvelopeError */
export function fromMessage(message: { value: Buffer | null; headers?: IHeaders | undefined }): RawEvent {
  const headers = message.headers ?? {};
  const text = (name: string): string => {
    const value = headers[name];
    if (value === undefined || Array.isArray(value)) throw new EnvelopeError(`${name} is missing`);
    return value.toString();
  };
  if (text('ce_specversion') !== '1.0') throw new EnvelopeError('ce_specversion is not 1.0');
  return {
    pos: figure(text('ce_position'), 'ce_position'),
    id: idOf(text('ce_id'), 'ce_id'),
    streamType: text('ce_streamtype'),
    streamId: idOf(text('ce_subject'), 'ce_subject'),
    version: figure(text('ce_streamversion'), 'ce_streamversion'),
    type: text('ce_type'),
    schemaVersion: figure(text('ce_schemaversion'), 'ce_schemaversion'),
    data: record(message.value?.toString() ?? '', 'the value'),
    metadata: record(text('ce_metadata'), 'ce_metadata') as EventMetadata,
    recordedAt: figure(text('ce_recordedus'), 'ce_recordedus'),
  };
}

function figure(text: string, name: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value)) throw new EnvelopeError(`${name} is no figure`);
  return value;
}

function idOf(text: string, name: string): string {
  if (!isId(text)) throw new EnvelopeError(`${name} is no id`);
  return text;
}

function record(text: string, name: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // reported below, without its content
  }
  throw new EnvelopeError(`${name} is no JSON object`);
}
