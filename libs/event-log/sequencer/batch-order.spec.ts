import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import type { StoredEvent } from '../chain/stored-event.js';
import { batchOrder } from './batch-order.js';

const event = (streamId: string, version: number, recordedAt: number): StoredEvent => ({
  id: `${streamId}${version}`,
  streamType: 'account',
  streamId,
  version,
  type: 'Added',
  schemaVersion: 1,
  data: '{}',
  metadata: '{}',
  recordedAt,
});
const names = (events: readonly StoredEvent[]): string => events.map(({ id }) => id).join(' ');

describe('the order of a batch', () => {
  it('is that of the time of recording', () => {
    expect(names(batchOrder([event('b', 1, 20), event('a', 1, 10), event('a', 2, 30)]))).toBe('a1 b1 a2');
  });

  it('keeps the versions of a stream in order if times contradict them', () => {
    expect(names(batchOrder([event('a', 2, 10), event('b', 1, 15), event('a', 1, 20)]))).toBe('a1 b1 a2');
  });

  it('loses nothing and never reverses a stream, whatever the times', () => {
    const events = fc.uniqueArray(fc.record({ stream: fc.constantFrom('a', 'b', 'c'), version: fc.nat(30), at: fc.nat(50) }), {
      selector: ({ stream, version }) => `${stream}${version}`,
    });
    fc.assert(
      fc.property(events, (given) => {
        const ordered = batchOrder(given.map(({ stream, version, at }) => event(stream, version, at)));
        expect(new Set(ordered.map(({ id }) => id)).size).toBe(given.length);
        for (const stream of ['a', 'b', 'c']) {
          const versions = ordered.filter(({ streamId }) => streamId === stream).map(({ version }) => version);
          expect(versions).toEqual([...versions].sort((a, b) => a - b));
        }
      }),
      runs(),
    );
  });
});
