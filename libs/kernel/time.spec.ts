import { toRfc3339 } from './time.js';

test('a time of the log is written in UTC with milliseconds, what is finer is cut off', () => {
  expect(toRfc3339(1_500_000)).toBe('1970-01-01T00:00:01.500Z');
  expect(toRfc3339(1_795_305_600_123_999)).toBe('2026-11-22T00:00:00.123Z');
});
