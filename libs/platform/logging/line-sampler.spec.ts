import { LineSampler } from './line-sampler.js';

it('the sampler of log lines passes one line per key and minute, and counts the suppressed ones', () => {
  let now = 0;
  const lines = new LineSampler(() => now);
  expect([lines.pass('a'), lines.pass('a'), lines.pass('b'), lines.pass('a')]).toEqual([0, undefined, 0, undefined]);
  now = 59_999;
  expect(lines.pass('a')).toBeUndefined();
  now = 60_000;
  expect([lines.pass('a'), lines.pass('a'), lines.pass('b')]).toEqual([3, undefined, 0]);
});
