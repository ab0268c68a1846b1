import { harnesses, type Program } from './programs.js';

describe('the harnesses that run within an hour', () => {
  const rows: [string, Program][] = Object.entries(harnesses);

  it('take at most twenty minutes of a quiet machine by their own estimates, and thus an hour of one three times slower', () => {
    const minutes = rows.reduce((sum, [, { hour }]) => sum + (hour?.takes ?? NaN), 0) / 60;
    expect(minutes).toBeGreaterThanOrEqual(15);
    expect(minutes).toBeLessThanOrEqual(20);
  });

  it('run nothing at more than its full count', () => {
    for (const [name, { hour, options }] of rows)
      for (const [option, count] of Object.entries(hour ?? {}).filter(([option]) => !['takes', 'kills'].includes(option)))
        expect([name, option, typeof count === 'string' || count <= Number(options[option])]).toEqual([name, option, true]);
  });
});
