import { Outages } from './outages.js';

function world() {
  const lines: [object, string][] = [];
  const clock = { now: 0 };
  const outages = new Outages({ warn: (fields: object, message: string) => void lines.push([fields, message]) } as never, () => clock.now);
  return { lines, clock, outages, messages: () => lines.map(([, message]) => message) };
}

describe('the log of an outage', () => {
  it('has one line when it begins, one a minute, and one when it ends, however often it is noticed', () => {
    const { clock, outages, lines, messages } = world();
    const broker = outages.of('broker');
    for (; clock.now < 150_000; clock.now += 25) broker.failed(new Error('connect ECONNREFUSED'));
    expect(broker.isOpen).toBe(true);
    for (let n = 0; n < 100; n += 1) broker.answered();
    expect(messages()).toEqual([
      'the broker is unavailable',
      'the broker is still unavailable',
      'the broker is still unavailable',
      'the broker is available again',
    ]);
    expect(lines[0]?.[0]).toEqual({ neighbour: 'broker', err: 'connect ECONNREFUSED' });
    expect(lines[3]?.[0]).toEqual({ neighbour: 'broker', seconds: 150, failures: 6_000 });
    expect(broker.isOpen).toBe(false);
  });

  it('of a service that comes and goes has no more lines, and each of two services is named', () => {
    const { clock, outages, messages } = world();
    const [database, mail] = [outages.of('database'), outages.of('mail server')];
    for (; clock.now < 60_000; clock.now += 500) {
      database.failed(new Error('terminated'));
      database.answered();
      mail.failed('no greeting');
    }
    expect(messages()).toEqual(['the database is unavailable', 'the database is available again', 'the mail server is unavailable']);
  });

  it('explains the errors that were reported, also where they are the cause of others, and no others', () => {
    const { outages } = world();
    const fault = new Error('terminated');
    const other = new Error('terminated');
    outages.of('database').failed(fault);
    const wrapped = new Error('503', { cause: Object.assign(new Error('query failed'), { driverError: fault }) });
    expect([fault, wrapped, other, undefined, 'terminated'].map((one) => outages.explain(one))).toEqual([true, true, false, false, false]);
  });

  it('explains errors of its kind until a minute after it ended, because they arrive late', () => {
    const { clock, outages } = world();
    const late = new RangeError('request timed out');
    const broker = outages.of('broker', { causes: (fault) => fault instanceof RangeError });
    expect(outages.explain(late)).toBe(false);
    broker.failed('away');
    expect([outages.explain(late), outages.explain(new Error('a bug'))]).toEqual([true, false]);
    clock.now = 1_000;
    broker.answered();
    clock.now = 60_999;
    expect(outages.explain(late)).toBe(true);
    clock.now = 61_000;
    expect(outages.explain(late)).toBe(false);
  });
});
