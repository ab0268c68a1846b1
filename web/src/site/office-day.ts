import { dayIn } from '#libs/kernel/time';
import { type DayStyle, formatDay } from '#libs/kernel/format';
import type { PageContext } from './page.js';

/** The calendar day that a moment (RFC 3339) is at the office, in words: public pages are the same for every reader, wherever the process that renders them runs. */
export const officeDayText = (
  { catalogue, language }: Pick<PageContext, 'catalogue' | 'language'>,
  at: string,
  style: DayStyle = 'date',
): string => formatDay(dayIn(new Date(at), catalogue.settings.workingHours.timeZone), style, language);
