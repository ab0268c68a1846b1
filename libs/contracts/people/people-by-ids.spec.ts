import { zoneOf } from './people-by-ids.js';

const office = { timeZone: 'Europe/Tallinn' };

test('the zone of a reader is their own, or else the office’s', () => {
  expect(zoneOf({ timeZone: 'Asia/Vladivostok' }, office)).toBe('Asia/Vladivostok');
  expect(zoneOf({ timeZone: null }, office)).toBe('Europe/Tallinn');
  expect(zoneOf(undefined, office)).toBe('Europe/Tallinn');
});

test('an unknown stored zone counts as none, so that no email fails because of it', () => {
  expect(zoneOf({ timeZone: 'Mars/Olympus' }, office)).toBe('Europe/Tallinn');
});
