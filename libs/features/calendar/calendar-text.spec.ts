import ICAL from 'ical.js';
import { calendarText } from './calendar-text.js';
import type { DatedEntry } from './editions.js';

const at = Date.parse('2026-11-20T12:34:56.789Z') * 1000;
const entry: DatedEntry = {
  key: 'promised.00000000-0000-7000-8000-000000000001',
  kind: 'promised',
  id: '00000000-0000-7000-8000-000000000001',
  number: 'R-000412',
  about: 'Registration of a company',
  path: '/order?id=00000000-0000-7000-8000-000000000001',
  when: '2026-12-04',
  cancelled: false,
  sequence: 2,
  changedAt: at,
};
const feed = (language: 'ru' | 'en') => ({ reader: { language, timeZone: 'Europe/Tallinn' }, publicUrl: 'https://registra.example' });
const linesOf = (text: string): string[] => text.replace(/\r\n /g, '').split('\r\n');

describe('the calendar as text', () => {
  it('publishes days as all-day events, under ids that stay', () => {
    const text = calendarText([entry], feed('en'));
    expect(linesOf(text)).toEqual([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Registra//Calendar//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
      ...['NAME:Registra: dates', 'X-WR-CALNAME:Registra: dates', 'X-WR-TIMEZONE:Europe/Tallinn'],
      ...['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H', 'BEGIN:VEVENT'],
      ...['UID:promised.00000000-0000-7000-8000-000000000001@registra.example', 'SEQUENCE:2', 'DTSTAMP:20261120T123456Z'],
      ...['DTSTART;VALUE=DATE:20261204', 'SUMMARY:R-000412: promised date · Registration of a company'],
      'DESCRIPTION:Registration of a company\\nhttps://registra.example/order?id=00000000-0000-7000-8000-000000000001',
      'URL:https://registra.example/order?id=00000000-0000-7000-8000-000000000001',
      ...['STATUS:CONFIRMED', 'TRANSP:TRANSPARENT', 'END:VEVENT', 'END:VCALENDAR', ''],
    ]);
    expect(calendarText([entry], feed('en'))).toBe(text);
  });

  it('writes meetings in UTC, with the clock of the reader in their text', () => {
    const meeting: DatedEntry = {
      ...entry,
      kind: 'consultation',
      key: 'consultation.1',
      number: null,
      about: null,
      path: null,
      when: { at: Date.parse('2026-12-04T08:00:00Z') * 1000, minutes: 30 },
    };
    const lines = linesOf(calendarText([meeting], feed('ru')));
    expect(lines).toEqual(
      expect.arrayContaining(['DTSTART:20261204T080000Z', 'DURATION:PT30M', 'SUMMARY:Консультация по телефону', 'TRANSP:OPAQUE']),
    );
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toMatch(/4 дек\\?\.? 2026.*10:00/);
    expect(lines.some((line) => line.startsWith('URL'))).toBe(false);
  });

  it('marks what is cancelled and keeps publishing', () => {
    const lines = linesOf(calendarText([{ ...entry, cancelled: true, sequence: 3 }], feed('en')));
    expect(lines).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'SEQUENCE:3', 'STATUS:CANCELLED']));
  });

  it.each(['ru', 'en'] as const)('folds lines to 75 octets and keeps characters whole: %s', (language) => {
    const about = 'Регистрация общества с ограниченной ответственностью 🏢 в Эстонии под ключ, с адресом и бухгалтером';
    const text = calendarText([{ ...entry, about }], feed(language));
    const lines = text.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    expect(linesOf(text).find((line) => line.startsWith('SUMMARY'))).toContain(about.replace(',', '\\,'));
  });

  it('escapes special characters of the format, and lets no title add lines', () => {
    const about = 'a, b; c\\d\r\nEND:VEVENT\u0000\u2028ATTENDEE:mailto:evil@example.org';
    const text = calendarText([{ ...entry, about }], feed('en'));
    const lines = linesOf(text);
    expect(lines).toContain('SUMMARY:R-000412: promised date · a\\, b\\; c\\\\d\\nEND:VEVENT\\nATTENDEE:mailto:evil@example.org');
    expect(lines.filter((line) => line === 'END:VEVENT' || line.startsWith('ATTENDEE'))).toEqual(['END:VEVENT']);
    const parsed = new ICAL.Component(ICAL.parse(text) as unknown[]);
    expect(parsed.getFirstSubcomponent('vevent')?.getFirstPropertyValue('summary')).toBe(
      'R-000412: promised date · a, b; c\\d\nEND:VEVENT\nATTENDEE:mailto:evil@example.org',
    );
  });

  it('is valid without entries', () => {
    const lines = linesOf(calendarText([], feed('ru')));
    expect([lines[0], lines.at(-2), lines.includes('BEGIN:VEVENT')]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', false]);
  });
});
