import type { Actor } from '#machines/kernel/people';
import { defaultQuotas } from '../config/quotas.js';
import { Problem } from '../http/problem.js';
import { WriteLimit } from './write-limit.js';

const client: Actor = { id: 'c', role: 'Client', department: null };
const partner: Actor = { id: 'p', role: 'Partner', department: null };
const manager: Actor = { id: 'm', role: 'Manager', department: 'ubClient' };

let time: number;
let limit: WriteLimit;
beforeEach(() => {
  time = 5_000;
  limit = new WriteLimit(defaultQuotas, () => time);
});

/** Seconds to wait; 0 for a permitted write. */
function write(actor: Actor, more: { refused?: boolean; further?: number } = {}): number {
  try {
    const counted = limit.take(actor);
    if (more.refused) counted.addRefusal();
    if (more.further) counted.addWrites(more.further);
    return 0;
  } catch (fault) {
    if (!(fault instanceof Problem)) throw fault;
    expect([fault.status, fault.code, fault.params]).toEqual([429, 'tooManyWrites', { count: Number(fault.headers['retry-after']) }]);
    return Number(fault.headers['retry-after']);
  }
}
const passed = (actor: Actor, times: number, refused = false): number =>
  Array.from({ length: times }, () => write(actor, { refused })).filter((wait) => wait === 0).length;

describe('the writes of one person within a minute', () => {
  it.each([
    [client, 120, 30],
    [partner, 120, 30],
    [manager, 1200, 600],
  ])('of %o are %i, and of these %i refused ones', (actor, writes, refused) => {
    expect(passed(actor, writes + 50)).toBe(writes);
    time += 60_000;
    expect(passed(actor, refused + 50, true)).toBe(refused);
  });

  it('wait until the minute that started with the first of them is over', () => {
    expect(passed(client, 120)).toBe(120);
    time += 18_400;
    expect(write(client)).toBe(42);
    time += 41_599;
    expect(write(client)).toBe(1);
    time += 1;
    expect(passed(client, 121)).toBe(120);
  });

  it('are counted per person', () => {
    expect(passed(client, 121)).toBe(120);
    expect(write(partner)).toBe(0);
  });

  it('count every write of a bulk request, which may start while one is left', () => {
    expect(write(client, { further: 118 })).toBe(0);
    expect(write(client, { further: 500 })).toBe(0);
    expect(write(client)).toBe(60);
  });
});
