import type { IHeaders } from 'kafkajs';
import { LRUCache } from 'lru-cache';
import { type EventReading, type PlacedEvent, readEvent } from '#libs/event-log/feed/placed-event';
import { fromMessage } from './envelope.js';

/** Number of events kept for readers that come later: they follow each other by milliseconds. */
const kept = 4_096;

/** Decodes the messages of a topic, each once for all readers of a process. */
export class MessageDecoder {
  private readonly events = new LRUCache<string, PlacedEvent>({ max: kept });

  constructor(private readonly reading: EventReading) {}

  /** @throws EnvelopeError for a foreign message */
  decode(message: { value: Buffer | null; headers?: IHeaders | undefined }): PlacedEvent {
    const id = String(message.headers?.['ce_id']);
    const known = this.events.get(id);
    if (known) return known;
    const event = readEvent(fromMessage(message), this.reading);
    this.events.set(id, event);
    return event;
  }
}
