import { harnesses, type Program } from './programs.js';

describe('the harnesses that run within an hour', () => {
  const rows: [string, Program][] = Object.entries(harnesses);

  it('take 45 to 60 minutes by their own estimates', () => {
    const minutes = rows.reduce((sum, [, { hour }]) => sum + (hour?.takes ?? NaN), 0) / 60;
    expect(minutes).toBeGreaterThanOrEqual(45);
    expect(minutes).toBeLessThanOrEqual(60);
  });

  it('run nothing at more than its full count', () => {
    for (const [name, { hour, options }] of rows)
      for (const [option, count] of Object.entries(hour ?? {}).filter(([option]) => !['takes', 'kills'].includes(option)))
        expect([name, option, typeof count === 'string' || count <= Number(options[option])]).toEqual([name, option, true]);
  });
});
