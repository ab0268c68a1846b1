import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { midnightOf } from '#machines/kernel/time';
import { dueKey, dueOutcomeOf, dueOutcomes, dueStateOf, dueStates, type Occurrence, servedBy, type ServingOrder } from './due-states.js';
import type { DueMark } from './state.js';

const report = (dueOn: string, parts: Partial<Occurrence> = {}): Occurrence => ({
  rule: 'report',
  anchorDay: `${dueOn.slice(0, 4)}-01-01`,
  dueOn,
  startOn: dueOn,
  service: 'filing',
  ...parts,
});
const order = (id: string, placed: string, cancelled: string | null = null, service = 'filing'): ServingOrder => ({
  id,
  service,
  placedAt: midnightOf(placed),
  cancelledAt: cancelled === null ? null : midnightOf(cancelled),
});
const at = (day: string) => ({ at: midnightOf(day) });
const [first, second] = [report('2027-06-30'), report('2028-05-31')];
const served = (orders: ServingOrder[], marks: Record<string, { at: number }> = {}, occurrences = [second, first]): string[] => {
  const found = servedBy(occurrences, orders, marks);
  return occurrences.flatMap((one) => (found.has(dueKey(one)) ? [`${one.dueOn} ${found.get(dueKey(one))}`] : [])).sort();
};

describe('given orders for a company', () => {
  it('each serves the earliest due date that was open when it was placed, also one that is overdue', () => {
    expect(served([order('b', '2027-07-01'), order('a', '2027-05-01')])).toEqual(['2027-06-30 a', '2028-05-31 b']);
    expect(served([order('a', '2027-07-15')])).toEqual(['2027-06-30 a']);
  });

  it('one for another service, or placed before the due date was known, serves none', () => {
    expect(served([order('a', '2027-05-01', null, 'address')])).toEqual([]);
    expect(served([order('a', '2027-05-01', null, 'filing')], {}, [report('2027-06-30', { service: null })])).toEqual([]);
    expect([served([order('a', '2026-05-25')]), served([order('a', '2026-05-26')])]).toEqual([[], ['2027-06-30 a']]);
  });

  it('a cancelled one frees its due date, and the next order keeps its own', () => {
    expect(served([order('a', '2027-05-01', '2027-05-20')])).toEqual([]);
    const [a, b, c] = [order('a', '2027-05-01', '2027-05-20'), order('b', '2027-05-10'), order('c', '2027-05-25')];
    expect(served([a, b])).toEqual(['2028-05-31 b']);
    expect(served([a, b, c])).toEqual(['2027-06-30 c', '2028-05-31 b']);
  });

  it('one that was placed after a mark serves the next', () => {
    const marks = { [dueKey(first)]: at('2027-05-10') };
    expect(served([order('a', '2027-05-20')], marks)).toEqual(['2028-05-31 a']);
    expect(served([order('a', '2027-05-09')], marks)).toEqual(['2027-06-30 a']);
  });
});

test.each<[string, string, Pick<DueMark, 'as'> | null, 'running' | 'finished' | null, string]>([
  ['2027-01-29', '2027-03-01', null, null, 'upcoming'],
  ['2027-01-30', '2027-03-01', null, null, 'soon'],
  ['2027-03-01', '2027-03-01', null, null, 'soon'],
  ['2027-03-02', '2027-03-01', null, null, 'overdue'],
  ['2027-03-02', '2027-03-01', null, 'running', 'inWork'],
  ['2027-01-01', '2027-03-01', null, 'finished', 'done'],
  ['2027-03-02', '2027-03-01', { as: 'done' }, null, 'done'],
  ['2027-03-02', '2027-03-01', { as: 'notOurs' }, 'running', 'notOurs'],
])('on %s what is due on %s with the mark %j and the order %s is %s', (today, dueOn, mark, doing, state) => {
  expect(dueStateOf({ dueOn, startOn: '2027-01-30' }, mark, doing, today)).toBe(state);
});

test.each<[string, Pick<DueMark, 'as'> | null, 'running' | 'finished' | null, string]>([
  ['2027-03-01', null, null, 'open'],
  ['2027-03-02', null, null, 'lost'],
  ['2027-03-02', null, 'running', 'open'],
  ['2027-01-01', null, 'finished', 'kept'],
  ['2027-03-02', { as: 'done' }, null, 'elsewhere'],
  ['2027-03-02', { as: 'done' }, 'running', 'kept'],
  ['2027-03-02', { as: 'notOurs' }, null, 'notOurs'],
])('on %s the outcome of what is due on 2027-03-01 with the mark %j and the order %s is %s', (today, mark, doing, outcome) => {
  expect(dueOutcomeOf({ dueOn: '2027-03-01', startOn: '2027-01-30' }, mark, doing, today)).toBe(outcome);
});

const day = fc.integer({ min: 0, max: 700 }).map((days) => new Date(Date.UTC(2027, 0, 1 + days)).toISOString().slice(0, 10));
const services = fc.constantFrom('filing', 'address');
const occurrences = fc.uniqueArray(
  fc
    .record({ rule: fc.constantFrom('report', 'tax', 'office'), anchorDay: day, dueOn: day, service: fc.option(services) })
    .map((one): Occurrence => ({ ...one, startOn: one.dueOn })),
  { selector: dueKey, maxLength: 12 },
);
const orders = fc.array(fc.tuple(services, day, fc.option(fc.integer({ min: 1, max: 60 }))), { maxLength: 12 }).map((all) =>
  all.map(([service, placed, days], n): ServingOrder => {
    const placedAt = midnightOf(placed);
    return { id: `order ${n}`, service, placedAt, cancelledAt: days === null ? null : placedAt + days * 86_400_000_000 };
  }),
);

it('each order serves at most one due date of its service, a cancelled one none, and no open order is left idle', () => {
  fc.assert(
    fc.property(occurrences, orders, day, (all, placed, today) => {
      const found = servedBy(all, placed, {});
      const serving = [...found.values()];
      expect(new Set(serving).size).toBe(serving.length);
      const byId = new Map(placed.map((one) => [one.id, one]));
      for (const [key, id] of found) {
        const [occurrence] = all.filter((one) => dueKey(one) === key);
        expect([occurrence?.service, byId.get(id)?.cancelledAt]).toEqual([byId.get(id)?.service, null]);
      }
      const idle = placed.filter(({ id, cancelledAt }) => cancelledAt === null && !serving.includes(id));
      const isKept = placed.every(({ cancelledAt }) => cancelledAt === null);
      for (const { service, placedAt } of isKept ? idle : [])
        expect(all.filter((one) => one.service === service && !found.has(dueKey(one)) && midnightOf(one.dueOn) <= placedAt)).toEqual([]);
      for (const one of all) expect(dueStates).toContain(dueStateOf(one, null, found.has(dueKey(one)) ? 'running' : null, today));
      // What happens later moves no order of before.
      const half = placed.filter(({ placedAt }) => placedAt <= midnightOf(today));
      for (const [key, id] of servedBy(all, half, {})) expect(found.get(key)).toBe(id);
    }),
    runs(),
  );
});

it('every due date has exactly one outcome: kept, done elsewhere, not ours, lost or open', () => {
  const marks = fc.option(fc.constantFrom<Pick<DueMark, 'as'>>({ as: 'done' }, { as: 'notOurs' }));
  const doing = fc.option(fc.constantFrom('running' as const, 'finished' as const));
  fc.assert(
    fc.property(fc.array(fc.tuple(day, marks, doing)), day, (all, today) => {
      const counts = Object.fromEntries(dueOutcomes.map((outcome) => [outcome, 0]));
      for (const [dueOn, mark, order] of all) {
        const outcome = dueOutcomeOf({ dueOn, startOn: dueOn }, mark, order, today);
        counts[outcome] = (counts[outcome] ?? 0) + 1;
        const isOver = dueOn < today;
        // Nothing is lost before its day, with an order or with a mark, and nothing is kept without an order.
        if (outcome === 'lost') expect([isOver, mark, order]).toEqual([true, null, null]);
        if (outcome === 'kept') expect(order).not.toBeNull();
        if (outcome === 'elsewhere') expect(order).toBeNull();
      }
      expect(Object.keys(counts)).toEqual([...dueOutcomes]);
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(all.length);
    }),
    runs(),
  );
});
