import type { CompanyName } from '#libs/contracts/companies/company-queries';
import type { Person } from '#libs/contracts/people/people-by-ids';
import { formatList } from '#machines/kernel/format';
import { contentText } from '#machines/kernel/content-language';
import { type Bilingual, type Id, type Language, numberText } from '#machines/kernel/ids';
import { toText } from '#machines/kernel/money';
import { titleFor } from '#machines/kernel/person-name';
import type { TextParams } from '#libs/platform/texts/text';
import { titleOfItem } from '#machines/order/items';
import type { NamedOrder } from './known-order.js';
import type { DocumentName, NoticeFigures } from './notice.js';
import type { NoticeRow } from '../storage/notice-row.js';
import { leadNumber } from '#machines/lead/state';
import { formatDate, formatMoment, type Reader } from '#libs/platform/texts/moments';
import { texts } from '../texts/all.js';
import {
  alsoDetailsText,
  answerByText,
  companyText,
  countedDocuments,
  leadKindText,
  percentText,
  reasonText,
  sentence,
} from '../texts/texts.js';

/** Names and texts that notifications quote, looked up when they are read or sent. */
export interface References {
  order(id: Id): NamedOrder | undefined;
  person(id: Id): Person | undefined;
  /** undefined after erasure */
  text(id: Id): string | undefined;
  /** the title of a service of the catalogue */
  service?(id: Id): Bilingual | undefined;
  /** undefined after its client was erased */
  company?(id: Id): CompanyName | undefined;
}

export interface NoticeText {
  title: string;
  text: string;
}

/** In the reader's language and time zone; an erased reason is left out. */
export function renderNotice(reader: Reader, row: NoticeRow, references: References): NoticeText {
  const { language } = reader;
  const params = paramsOf(reader, row, references);
  const reason = row.figures.text ? references.text(row.figures.text) : undefined;
  const parts = [
    sentence(language, row.template, 'text', params),
    reason === undefined || reason === '' ? '' : reasonText(language, reason),
    row.figures.details ? alsoDetailsText(language) : '',
    row.figures.answerBy === undefined ? '' : answerByText(language, formatMoment(reader, row.figures.answerBy)),
  ];
  return { title: sentence(language, row.template, 'title', params), text: parts.filter((part) => part !== '').join(' ') };
}

function paramsOf(reader: Reader, row: NoticeRow, references: References): TextParams {
  const { language } = reader;
  const { unnamed } = texts[language];
  const order = row.order_id === null ? undefined : references.order(row.order_id);
  const name = (id: Id | null | undefined): string => (id ? titleFor(references.person(id), language) || unnamed.person : unnamed.person);
  return {
    order: order ? numberText(order.number) : '',
    service: contentText(order?.service ?? references.service?.(row.subject_id), language) ?? '',
    client: name(order?.client),
    actor: row.actor_id === null ? unnamed.system : name(row.actor_id),
    person: name(row.figures.person),
    ...figureParams(reader, row.figures),
    ...documentParams(language, row.figures, references),
    company: companyParam(language, row, references),
    ...leadParams(reader, row),
  };
}

/** Names of documents that fit into a title. */
const mostInTitle = 2;

const nameIn = (language: Language, name: DocumentName, references: References): string | undefined =>
  typeof name === 'string' ? references.text(name) : titleOfItem(contentText(name, language), name.of && references.text(name.of));

/** Names the first documents in the title, all of them in the text. */
function documentParams(language: Language, { documents = [], count }: NoticeFigures, references: References): TextParams {
  const names = documents.flatMap((name) => nameIn(language, name, references) ?? []);
  const nameless = Math.max(1, count ?? 1);
  if (names.length === 0) names.push(countedDocuments(language, nameless, 'noticeDocuments'));
  const more = names.length - mostInTitle;
  const short = more > 0 ? [...names.slice(0, mostInTitle), countedDocuments(language, more, 'noticeMoreDocuments')] : names;
  return { documents: formatList(short, language), documentList: formatList(names, language) };
}

/** "Example OÜ (16887421)" */
function companyParam(language: Language, { subject_type, subject_id, figures }: NoticeRow, references: References): string {
  if (subject_type === 'company') {
    const found = references.company?.(subject_id);
    return found ? `${found.name} (${found.registerNumber})` : texts[language].unnamed.company;
  }
  const name = figures.company && references.text(figures.company);
  const number = figures.registerNumber && references.text(figures.registerNumber);
  return name && number ? `${name} (${number})` : companyText(language, name || undefined);
}

function leadParams(reader: Reader, { subject_type, figures: { number, slot, code } }: NoticeRow): TextParams {
  if (subject_type !== 'lead') return {};
  return {
    lead: leadNumber(number ?? null),
    leadKind: code === undefined ? '' : leadKindText(reader.language, code).toLowerCase(),
    ...(slot != null && { slot: formatMoment(reader, slot) }),
  };
}

function figureParams(
  reader: Reader,
  { amount, amountBefore, currency, percent, percentBefore, code, count, date, duty, currencies, moment }: NoticeFigures,
): TextParams {
  const { language } = reader;
  const money = (value: number | undefined, name: string): TextParams =>
    value === undefined || currency === undefined ? {} : { [name]: toText(value, currency) };
  return {
    ...money(amount, 'amount'),
    ...money(amountBefore, 'amountBefore'),
    ...(percent !== undefined && { percent: percentText(language, percent) }),
    ...(percentBefore !== undefined && { percentBefore: percentText(language, percentBefore) }),
    ...(code !== undefined && { code }),
    ...(count !== undefined && { count }),
    ...(date !== undefined && { date: formatDate(language, date) }),
    ...(duty !== undefined && { duty: contentText(duty, language) }),
    ...(currencies !== undefined && { currencies: currencies.join(', ') }),
    ...(moment !== undefined && { moment: formatMoment(reader, moment) }),
  };
}

/** Ids of people and texts that the notifications quote. */
export function needsOf(rows: readonly NoticeRow[], orders: ReadonlyMap<Id, NamedOrder>): { people: Id[]; texts: Id[] } {
  const people = new Set<Id>();
  const texts = new Set<Id>();
  for (const { actor_id, order_id, figures } of rows) {
    const client = order_id === null ? undefined : orders.get(order_id)?.client;
    for (const id of [actor_id, figures.person, client]) if (id) people.add(id);
    for (const text of [figures.text, figures.company, figures.registerNumber]) if (text) texts.add(text);
    for (const name of figures.documents ?? []) {
      const typed = typeof name === 'string' ? name : name.of;
      if (typed) texts.add(typed);
    }
  }
  return { people: [...people], texts: [...texts] };
}
