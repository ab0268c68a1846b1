import { zoneOf } from './people-by-ids.js';

const office = { timeZone: 'Europe/Tallinn' };

test('the zone of a reader is their own, else the office’s', () => {
  expect(zoneOf({ timeZone: 'Asia/Vladivostok' }, office)).toBe('Asia/Vladivostok');
  expect(zoneOf({ timeZone: null }, office)).toBe('Europe/Tallinn');
  expect(zoneOf(undefined, office)).toBe('Europe/Tallinn');
});

test('a stored name that this process does not know counts as none, so that no email fails by it', () => {
  expect(zoneOf({ timeZone: 'Mars/Olympus' }, office)).toBe('Europe/Tallinn');
});
