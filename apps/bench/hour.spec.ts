import { hour } from './hour.js';
import { harnesses } from './programs.js';

describe('the hour of harnesses', () => {
  const rows = Object.entries(hour);

  it('takes 45 to 60 minutes by its own estimates', () => {
    const minutes = rows.reduce((sum, [, { seconds }]) => sum + seconds, 0) / 60;
    expect(minutes).toBeGreaterThanOrEqual(45);
    expect(minutes).toBeLessThanOrEqual(60);
  });

  it('runs nothing at more than its full count', () => {
    const numbers = (options: Readonly<Record<string, unknown>>) =>
      Object.entries(options).filter(([, value]) => typeof value === 'number');
    for (const [name, { options }] of rows) {
      const full: Readonly<Record<string, unknown>> = harnesses[name as keyof typeof harnesses].options;
      for (const [option, count] of numbers(options).filter(([option]) => option !== 'kills')) {
        expect([name, option, Number(count) <= Number(full[option])]).toEqual([name, option, true]);
      }
    }
  });
});
