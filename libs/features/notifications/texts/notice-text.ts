import type { Person } from '#libs/contracts/people/people-by-ids';
import type { Id, Language } from '#libs/kernel/ids';
import { toText } from '#libs/kernel/money';
import type { TextParams } from '#libs/platform/texts/text';
import { numberText } from '#machines/order/standing';
import type { KnownOrder } from '../rules/known-order.js';
import type { NoticeFigures } from '../rules/notice.js';
import type { NoticeRow } from '../storage/notice-row.js';
import { leadNumber } from '#machines/lead/lead-number';
import { dayWords, momentWords } from './moments.js';
import { leadKindWords, percentWords, reasonWords, sentence } from './words.js';

/** What sentences quote and notifications do not hold: looked up when they are read or sent. */
export interface References {
  order(id: Id): KnownOrder | undefined;
  person(id: Id): Person | undefined;
  /** the body of a free text; undefined once it was erased */
  text(id: Id): string | undefined;
}

export const nameOf = (person: Person | undefined): string =>
  person === undefined ? '' : person.partnerCompanyName || `${person.firstName} ${person.lastName}`.trim();

export interface NoticeText {
  title: string;
  text: string;
}

/** The sentence of a notification in a reader's language; a reason that was erased is left out. */
export function renderNotice(language: Language, row: NoticeRow, references: References): NoticeText {
  const params = paramsOf(language, row, references);
  const reason = row.figures.text ? references.text(row.figures.text) : undefined;
  const text = sentence(language, row.template, 'text', params);
  return {
    title: sentence(language, row.template, 'title', params),
    text: reason === undefined || reason === '' ? text : `${text} ${reasonWords(language, reason)}`,
  };
}

function paramsOf(language: Language, row: NoticeRow, references: References): TextParams {
  const order = row.order_id === null ? undefined : references.order(row.order_id);
  const name = (id: Id | null | undefined): string => (id ? nameOf(references.person(id)) || nobody[language] : nobody[language]);
  return {
    order: order ? numberText(order.number) : '',
    service: order?.service[language] ?? '',
    client: name(order?.client),
    actor: row.actor_id === null ? systemName[language] : name(row.actor_id),
    person: name(row.figures.person),
    ...figureParams(language, row.figures),
    ...leadParams(language, row),
  };
}

/** Of a request of a visitor. Staff read its hour in UTC: where they are is asked for the mail of the day alone, and the page tells it their way. */
function leadParams(language: Language, { subject_type, figures: { number, slot, code } }: NoticeRow): TextParams {
  if (subject_type !== 'lead') return {};
  return {
    lead: leadNumber(number ?? null),
    leadKind: code === undefined ? '' : leadKindWords(language, code).toLowerCase(),
    ...(slot != null && { slot: momentWords(language, slot, 'UTC') }),
  };
}

const nobody: Record<Language, string> = { ru: 'удалённый пользователь', en: 'an erased user' };
const systemName: Record<Language, string> = { ru: 'система', en: 'the system' };

function figureParams(
  language: Language,
  { amount, amountBefore, currency, percent, percentBefore, code, count, date, currencies, moment }: NoticeFigures,
): TextParams {
  const money = (value: number | undefined, name: string): TextParams =>
    value === undefined || currency === undefined ? {} : { [name]: toText(value, currency) };
  return {
    ...money(amount, 'amount'),
    ...money(amountBefore, 'amountBefore'),
    ...(percent !== undefined && { percent: percentWords(language, percent) }),
    ...(percentBefore !== undefined && { percentBefore: percentWords(language, percentBefore) }),
    ...(code !== undefined && { code }),
    ...(count !== undefined && { count }),
    ...(date !== undefined && { date: dayWords(language, date) }),
    ...(currencies !== undefined && { currencies: currencies.join(', ') }),
    ...(moment !== undefined && { moment: momentWords(language, moment, 'UTC') }),
  };
}

/** What a set of notifications quotes, as ids. */
export function needsOf(rows: readonly NoticeRow[], orders: ReadonlyMap<Id, KnownOrder>): { people: Id[]; texts: Id[] } {
  const people = new Set<Id>();
  const texts = new Set<Id>();
  for (const { actor_id, order_id, figures } of rows) {
    const client = order_id === null ? undefined : orders.get(order_id)?.client;
    for (const id of [actor_id, figures.person, client]) if (id) people.add(id);
    if (figures.text) texts.add(figures.text);
  }
  return { people: [...people], texts: [...texts] };
}
