import type { Actor } from '#machines/kernel/people';
import type { PlacedEvent } from '../feed/placed-event.js';
import { LiveSources } from './live-sources.js';

const seller: Actor = { id: 'a', role: 'Manager', department: 'ubContact' };
const eventOf = (streamType: string, streamId: string): PlacedEvent => ({ streamType, streamId }) as PlacedEvent;

describe('a live source', () => {
  it('is evaluated once per kind of stream, for its own events', async () => {
    const sources = new LiveSources();
    const orders = jest.fn(
      () =>
        ({ streamId }: PlacedEvent) =>
          streamId === '1',
    );
    sources.registerStream('order', orders);
    sources.registerStream('lead', () => () => true);
    const events = [eventOf('order', '1'), eventOf('lead', '2'), eventOf('order', '3')];
    const hearing = await sources.hearing(events);
    expect(events.map((event) => hearing(event, seller, 'en'))).toEqual([true, true, false]);
    expect(orders.mock.calls).toEqual([[[events[0], events[2]]]]);
  });

  it('excludes kinds of streams that are not registered', async () => {
    const event = eventOf('user', '1');
    expect((await new LiveSources().hearing([event]))(event, seller, 'en')).toBe(false);
  });
});
