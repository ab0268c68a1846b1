import { calendarEntry, type Meeting } from './calendar.js';

const meeting: Meeting = {
  id: '00000000-0000-7000-8000-000000000001',
  host: 'registra.example',
  start: Date.parse('2026-11-24T08:00:00Z') * 1000,
  minutes: 30,
  changedAt: Date.parse('2026-11-20T12:34:56.789Z') * 1000,
  sequence: 0,
  cancelled: false,
  summary: 'Консультация Registra: открытие компании в Эстонии и выбор организационной формы',
  description: 'Мы позвоним; приготовьте вопросы,\nпожалуйста',
  organizer: { name: 'Registra', email: 'hello@registra.example' },
  attendee: { name: 'Анна "Аня" Берг', email: 'anna@example.org' },
};
const unfolded = (calendar: string): string[] => calendar.replace(/\r\n /g, '').split('\r\n');

describe('the invitation to a consultation', () => {
  it('is half an hour in UTC, under an id that stays', () => {
    const lines = unfolded(calendarEntry(meeting));
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'UID:00000000-0000-7000-8000-000000000001@registra.example',
        'DTSTAMP:20261120T123456Z',
        'DTSTART:20261124T080000Z',
        'DTEND:20261124T083000Z',
        'ORGANIZER;CN="Registra":mailto:hello@registra.example',
        'ATTENDEE;CN="Анна  Аня  Берг";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:anna@example.org',
      ]),
    );
    expect(calendarEntry(meeting)).toBe(calendarEntry(meeting));
  });

  it('replaces the entry of a moved meeting, and withdraws that of a cancelled one without a reminder', () => {
    const moved = unfolded(calendarEntry({ ...meeting, sequence: 3 }));
    expect(moved).toEqual(expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:3', 'STATUS:CONFIRMED', 'BEGIN:VALARM']));
    const cancelled = unfolded(calendarEntry({ ...meeting, sequence: 4, cancelled: true }));
    expect(cancelled).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:4', 'STATUS:CANCELLED', moved.find((line) => line.startsWith('UID:'))]),
    );
    expect(cancelled).not.toContain('BEGIN:VALARM');
  });

  it('escapes special characters of the format', () => {
    expect(unfolded(calendarEntry(meeting))).toContain('DESCRIPTION:Мы позвоним\\; приготовьте вопросы\\,\\nпожалуйста');
  });

  it('keeps lines to 75 octets and characters whole', () => {
    const lines = calendarEntry(meeting).split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    expect(unfolded(calendarEntry(meeting))).toContain(`SUMMARY:${meeting.summary}`);
  });

  it('lets no text add lines', () => {
    const attendee = { name: 'x\r\nATTENDEE:mailto:evil@example.org', email: 'a@example.org\r\nX:1' };
    const lines = unfolded(calendarEntry({ ...meeting, attendee, summary: 'a\r\nEND:VEVENT\u0000' }));
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(lines.some((line) => line.startsWith('X:'))).toBe(false);
  });
});
