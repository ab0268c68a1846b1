import ICAL from 'ical.js';
import { formatShortMoment, type Reader } from '#libs/platform/texts/moments';
import type { Micros } from '#machines/kernel/time';
import type { DatedEntry } from './editions.js';
import { texts } from './texts/all.js';

// The library counts a continued line without the space that it begins with; 75 octets with it are what the standard allows.
ICAL.foldLength = 74;

/** A property of jCal (RFC 7265). The type `unknown` writes the value unchanged, without naming its type. */
type Property = [name: string, parameters: object, type: string, value: string | number];

const moment = (at: Micros): string => new Date(Math.floor(at / 1_000_000) * 1000).toISOString().replace('.000Z', 'Z');

/** Keeps line breaks and removes other control characters, which iCalendar does not permit. */
const plain = (text: string): string =>
  text.replace(/\r\n|[\r\u2028\u2029]/g, '\n').replace(/\p{Cc}/gu, (sign) => (sign === '\n' ? sign : ''));

/** @param publicUrl the site's address; its host makes ids unique */
interface Feed {
  reader: Reader;
  publicUrl: string;
}

/**
 * The entries as iCalendar (RFC 5545, RFC 7986), the same text for the same entries. Days are all-day events; meetings are written in UTC, so that no time
 * zone has to be described, with the reader's clock in the description.
 */
export function calendarText(entries: readonly DatedEntry[], feed: Feed): string {
  const { language, timeZone } = feed.reader;
  const { name } = texts[language];
  const properties: Property[] = [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', `-//Registra//Calendar//${language.toUpperCase()}`],
    ['calscale', {}, 'text', 'GREGORIAN'],
    ['method', {}, 'text', 'PUBLISH'],
    ['name', {}, 'unknown', name],
    ['x-wr-calname', {}, 'unknown', name],
    ['x-wr-timezone', {}, 'unknown', timeZone],
    ['refresh-interval', {}, 'duration', 'PT1H'],
    ['x-published-ttl', {}, 'unknown', 'PT1H'],
  ];
  return ICAL.stringify(['vcalendar', properties, entries.map((entry) => ['vevent', eventOf(entry, feed), []])]);
}

function eventOf(entry: DatedEntry, { reader, publicUrl }: Feed): Property[] {
  const { key, when, sequence, changedAt, cancelled, path } = entry;
  const page = path === null ? null : publicUrl + path;
  return [
    ['uid', {}, 'text', `${key}@${new URL(publicUrl).hostname}`],
    ['sequence', {}, 'integer', sequence],
    ['dtstamp', {}, 'date-time', moment(changedAt)],
    ...timeOf(when),
    ['summary', {}, 'text', plain(summaryOf(entry, reader))],
    ['description', {}, 'text', plain(descriptionOf(entry, reader, page))],
    ...(page === null ? [] : [['url', {}, 'uri', page] satisfies Property]),
    ['status', {}, 'text', cancelled ? 'CANCELLED' : 'CONFIRMED'],
    // A day does not make its reader busy, a call does.
    ['transp', {}, 'text', typeof when === 'string' ? 'TRANSPARENT' : 'OPAQUE'],
  ];
}

const timeOf = (when: DatedEntry['when']): Property[] =>
  typeof when === 'string'
    ? [['dtstart', {}, 'date', when]]
    : [
        ['dtstart', {}, 'date-time', moment(when.at)],
        ['duration', {}, 'duration', `PT${when.minutes}M`],
      ];

const summaryOf = ({ kind, number, about }: DatedEntry, { language }: Reader): string => {
  const title = [number, texts[language].kinds[kind]].filter((part) => part !== null).join(': ');
  return about === null ? title : `${title} · ${about}`;
};

const descriptionOf = ({ when, about }: DatedEntry, reader: Reader, page: string | null): string =>
  [typeof when === 'string' ? null : formatShortMoment(reader, when.at), about, page].filter((line) => line !== null).join('\n');
