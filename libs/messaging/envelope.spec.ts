import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import type { RawEvent } from '#libs/event-log/feed/placed-event';
import { EnvelopeError, fromMessage, toMessage } from './envelope.js';
import { MessageDecoder } from './message-decoder.js';

const figure = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const id = fc.uuid();
const json = fc.dictionary(
  fc.string({ minLength: 1 }).filter((name) => name !== '__proto__'),
  fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown),
);
const anyEvent: fc.Arbitrary<RawEvent> = fc.record({
  pos: figure,
  id,
  streamType: fc.constantFrom('order', 'payoff'),
  streamId: id,
  version: fc.integer({ min: 1, max: 1_000_000 }),
  type: fc.constantFrom('OrderPlaced', 'PaymentRefunded'),
  schemaVersion: fc.integer({ min: 1, max: 9 }),
  data: json,
  metadata: json as fc.Arbitrary<never>,
  recordedAt: fc.integer({ min: 0, max: 9_000_000_000_000_000 }),
});

/** The message as a broker delivers it: everything is bytes. */
const delivered = (event: RawEvent): { value: Buffer | null; headers: Record<string, Buffer> } => {
  const { value, headers } = toMessage(event);
  const bytes = Object.entries(headers ?? {}).map(([name, text]) => [name, Buffer.from(String(text))] as const);
  return { value: Buffer.from(String(value)), headers: Object.fromEntries(bytes) };
};

describe('the envelope of an event', () => {
  it('returns exactly the event that was put in, to the microsecond', () => {
    fc.assert(
      fc.property(anyEvent, (event) => expect(fromMessage(delivered(event))).toEqual(event)),
      runs(),
    );
  });

  it('is a CloudEvent in binary mode: the required attributes are headers, the data is the value', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        const { key, value, headers = {} } = toMessage(event);
        expect(headers).toMatchObject({
          ce_specversion: '1.0',
          ce_id: event.id,
          ce_type: event.type,
          'content-type': expect.stringContaining('application/json') as string,
        });
        expect(URL.canParse(String(headers['ce_source']))).toBe(true);
        expect(URL.canParse(String(headers['ce_dataschema']))).toBe(true);
        expect(Date.parse(String(headers['ce_time']))).toBe(Math.floor(event.recordedAt / 1000));
        expect(Object.keys(headers).filter((name) => !/^(ce_[a-z0-9]+|content-type)$/.test(name))).toEqual([]);
        expect(JSON.parse(String(value))).toEqual(event.data);
        expect(key).toBe(event.streamId);
      }),
      runs(),
    );
  });

  it('is refused if a part is missing or malformed', () => {
    const [event] = fc.sample(anyEvent, 1);
    const whole = delivered(event as RawEvent);
    const names = Object.keys(whole.headers).filter((name) => !['content-type', 'ce_source', 'ce_time', 'ce_dataschema'].includes(name));
    for (const name of names) {
      const { [name]: _, ...headers } = whole.headers;
      expect(() => fromMessage({ ...whole, headers })).toThrow(EnvelopeError);
    }
    for (const [name, text] of [
      ['ce_position', '1.5'],
      ['ce_id', 'x'],
      ['ce_metadata', '[]'],
      ['ce_specversion', '0.3'],
    ] as const)
      expect(() => fromMessage({ ...whole, headers: { ...whole.headers, [name]: Buffer.from(text) } })).toThrow(EnvelopeError);
    for (const value of [null, Buffer.from('not json'), Buffer.from('7')])
      expect(() => fromMessage({ ...whole, value })).toThrow(EnvelopeError);
  });

  it('is decoded once for all readers of a process, and checked as an event of the log is', () => {
    const [event] = fc.sample(anyEvent, 1) as [RawEvent];
    const check = jest.fn(() => 'no such field');
    const decoder = new MessageDecoder({ check });
    const first = decoder.decode(delivered(event));
    expect(first).toEqual({ ...event, schemaError: 'no such field' });
    expect(decoder.decode(delivered(event))).toBe(first);
    expect(check).toHaveBeenCalledTimes(1);
    expect(() => decoder.decode({ value: null })).toThrow(EnvelopeError);
  });
});
