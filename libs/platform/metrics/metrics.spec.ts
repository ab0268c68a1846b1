import { Metrics } from './metrics.js';

describe('a scrape of metrics', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('answers in two seconds without a figure that does not arrive, reports that, and asks for it only once at a time', async () => {
    const metrics = new Metrics();
    let answer = (_: number): void => undefined;
    const read = jest.fn(() => new Promise<number>((resolve) => (answer = resolve)));
    metrics.gauge('orders_waiting', 'Of the database', read);
    metrics.gauge('streams_open', 'Of the process', () => 3);

    const scrapes = [metrics.text(), metrics.text()];
    await jest.advanceTimersByTimeAsync(1_900);
    scrapes.push(metrics.text());
    await jest.advanceTimersByTimeAsync(2_000);
    const texts = await Promise.all(scrapes);
    for (const text of texts) {
      expect(text).toMatch(/^streams_open 3$/m);
      expect(text).not.toMatch(/^orders_waiting/m);
      expect(text).toMatch(/^metrics_unread_total\{metric="streams_open"\} 0$/m);
    }
    expect(texts.at(-1)).toMatch(/^metrics_unread_total\{metric="orders_waiting"\} 3$/m);
    expect(read).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(60_000);
    const later = metrics.text();
    await jest.advanceTimersByTimeAsync(2_000);
    expect([(await later).includes('orders_waiting"} 4'), read.mock.calls.length]).toEqual([true, 2]);

    answer(7);
    await jest.advanceTimersByTimeAsync(0);
    read.mockResolvedValue(8);
    expect(await metrics.text()).toMatch(/^orders_waiting 8$/m);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('leaves out a figure whose query fails, and asks again', async () => {
    const metrics = new Metrics();
    const read = jest.fn(() => Promise.reject(new Error('the database is away')));
    metrics.gauge('orders_waiting', 'Of the database', read);
    for (const times of [1, 2])
      expect(await metrics.text()).toMatch(new RegExp(`^metrics_unread_total\\{metric="orders_waiting"\\} ${times}$`, 'm'));
    expect(read).toHaveBeenCalledTimes(2);
  });
});
