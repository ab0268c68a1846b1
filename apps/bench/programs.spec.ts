import { harnesses, type Program } from './programs.js';

describe('the hour of harnesses', () => {
  const rows: [string, Program][] = Object.entries(harnesses);

  it('takes 45 to 60 minutes by its own estimates', () => {
    const minutes = rows.reduce((sum, [, { hour }]) => sum + (hour?.takes ?? NaN), 0) / 60;
    expect(minutes).toBeGreaterThanOrEqual(45);
    expect(minutes).toBeLessThanOrEqual(60);
  });

  it('runs nothing at more than its full count', () => {
    for (const [name, { hour, options }] of rows)
      for (const [option, count] of Object.entries(hour ?? {}).filter(([option]) => !['takes', 'kills'].includes(option)))
        expect([name, option, typeof count === 'string' || count <= Number(options[option])]).toEqual([name, option, true]);
  });
});
