import { formatShortMoment, spokenMoment } from './moments.js';

const at = Date.parse('2026-10-01T16:51:00Z') * 1000;

it.each([
  ['en', 'Europe/Berlin', '1 Oct 2026, 18:51 CEST'],
  ['en', 'Europe/London', '1 Oct 2026, 17:51 BST'],
  ['ru', 'Asia/Tbilisi', '1 окт. 2026, 20:51 GMT+4'],
] as const)('a moment in an email names the zone of its clock: %s, %s', (language, timeZone, expected) => {
  expect(formatShortMoment({ language, timeZone }, at).replaceAll('\u00a0', ' ')).toBe(expected);
});

it.each([
  ['en', 'Europe/Lisbon', 'Thursday, 1 October 2026, 17:51 (Portugal Time)'],
  ['ru', 'Europe/Lisbon', 'четверг, 1 октября 2026 г., 17:51 (Португалия)'],
] as const)('a consultation names its zone once, in words: %s', (language, timeZone, expected) => {
  expect(spokenMoment({ language, timeZone }, at).replace(/\s/g, ' ')).toBe(expected);
});
