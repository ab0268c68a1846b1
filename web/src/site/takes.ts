import type { Term } from '#libs/kernel/time';
import { formatDay } from '../lib/format.js';
import { lastDayOf, termInWords } from '#libs/kernel/term';
import type { PageContext } from './page.js';

/** "10 working days, by 9 December": how long something takes, and until when if it begins today. */
export const takesText = ({ catalogue, language, t }: Pick<PageContext, 'catalogue' | 'language' | 't'>, term: Term): string =>
  `${termInWords(term, language)}, ${t('siteParts:figures.by', { date: formatDay(lastDayOf(term, new Date(catalogue.at)), 'day', language) })}`;
