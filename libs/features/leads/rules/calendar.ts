import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';

/** All texts are plain; characters with a meaning in iCalendar are escaped. */
export interface Meeting {
  /** the same in every email about this meeting */
  id: Id;
  /** host of the site, which makes ids unique */
  host: string;
  start: Micros;
  minutes: number;
  /** when it was booked, moved or cancelled */
  changedAt: Micros;
  /** rises with each change, so that calendars replace their entry (RFC 5545, 3.8.7.4) */
  sequence: number;
  cancelled: boolean;
  summary: string;
  description: string;
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
}

/** RFC 5545: backslash, semicolon and comma are escaped, a line break is written as \n. */
const text = (value: string): string =>
  value
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** Quotes the value of a parameter. Quotation marks and control characters become spaces, because it cannot contain them. */
const quoted = (value: string): string => `"${value.replace(/["\p{Cc}\u2028\u2029]/gu, ' ').trim()}"`;

/** Removes white space and control characters, so that an address cannot end its line. */
const mailbox = (value: string): string => `mailto:${value.replace(/[\s\p{Cc}]/gu, '')}`;

const stamp = (at: Micros): string => new Date(at / 1000).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Breaks lines at 75 octets; each continuation begins with a space. Characters stay whole. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > 75) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}

const reminder = (summary: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${text(summary)}`,
  'TRIGGER:-PT15M',
  'END:VALARM',
];

/** The iTIP method (RFC 5546): an invitation requests, a cancellation cancels. */
export const methodOf = ({ cancelled }: Pick<Meeting, 'cancelled'>): 'REQUEST' | 'CANCEL' => (cancelled ? 'CANCEL' : 'REQUEST');

/** One meeting in iCalendar (RFC 5545): an invitation, or its cancellation. Times are in UTC, so that no time zone has to be described. */
export const calendarEntry = (meeting: Meeting): string => {
  const { id, host, start, minutes, changedAt, sequence, cancelled, summary, description, organizer, attendee } = meeting;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Registra//Consultations//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(meeting)}`,
    'BEGIN:VEVENT',
    `UID:${id}@${host}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(changedAt)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + minutes * 60_000_000)}`,
    `SUMMARY:${text(summary)}`,
    `DESCRIPTION:${text(description)}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:${mailbox(organizer.email)}`,
    `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailbox(attendee.email)}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    ...(cancelled ? [] : reminder(summary)),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
};
