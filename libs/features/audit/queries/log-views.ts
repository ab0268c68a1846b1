import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CountryNames, ServiceTitles } from '#libs/contracts/catalogue/catalogue-queries';
import { type CompanyName, CompanyNames } from '#libs/contracts/companies/company-queries';
import { OrderNumbers } from '#libs/contracts/orders/order-queries';
import { PeopleByIds, type Person } from '#libs/contracts/people/people-by-ids';
import { readEvent } from '#libs/event-log/feed/placed-event';
import { productReading } from '#libs/event-log/feed/product-reading';
import { contentText } from '#machines/kernel/content-language';
import { formatDay, formatMoney, formatPercent } from '#machines/kernel/format';
import { type Bilingual, type Id, isId, type Language, numberText } from '#machines/kernel/ids';
import { localeOf } from '#machines/kernel/languages';
import { isCurrency, toPercent, toText } from '#machines/kernel/money';
import { toRfc3339 } from '#machines/kernel/time';
import { nameFor } from '#machines/kernel/person-name';
import { findText } from '#libs/platform/texts/text';
import { type Change, changesOf, moneyOf, peopleOf, proposedBy, type Value } from '../rules/event-changes.js';
import { groupOf } from '../rules/event-groups.js';
import { type EventSearchRow, EventRows, type StreamFacts } from '../storage/event-rows.js';
import { commandTitle, logTexts, postText } from '../texts/log-texts.js';
import { eventTitle } from '../texts/texts.js';
import type { AuditActorDto, AuditChangeDto, AuditEventDto, AuditSubjectDto, SubjectKind } from '../wire/log.dto.js';

interface ActorFacts {
  id?: unknown;
  role?: unknown;
  department?: unknown;
}

/** A stream to describe; `order` if the event itself names one. */
export interface About {
  streamType: string;
  streamId: Id;
  order?: unknown;
}

export interface Known {
  facts: ReadonlyMap<Id, StreamFacts>;
  people: ReadonlyMap<Id, Person>;
  numbers: ReadonlyMap<Id, number>;
  services: ReadonlyMap<Id, { title: Bilingual }>;
  countries: ReadonlyMap<Id, { name: Bilingual }>;
  companies: ReadonlyMap<Id, CompanyName>;
}

const kinds: Readonly<Record<string, SubjectKind>> = {
  order: 'order',
  user: 'person',
  lead: 'lead',
  company: 'company',
  service: 'service',
  country: 'country',
  serviceType: 'serviceType',
  choice: 'choice',
  siteSetting: 'setting',
  setting: 'setting',
  bankAccounts: 'bankAccounts',
  receipt: 'receipt',
};

/** Takes a fixed number of queries, however many events there are. */
@Injectable()
export class LogViews {
  constructor(
    private readonly rows: EventRows,
    private readonly queries: QueryBus,
  ) {}

  async of(rows: readonly EventSearchRow[], language: Language): Promise<AuditEventDto[]> {
    const proposers = await this.rows.proposers(rows.filter(({ type }) => type === 'BankChangeApproved').map(({ streamId }) => streamId));
    const read = rows.map((row) => {
      const { changes, ...reading } = readingOf(row);
      const proposer = row.type === 'BankChangeApproved' ? proposers.get(String(reading.data['proposal'])) : undefined;
      return { row, ...reading, changes: proposer === undefined ? changes : [proposedBy(proposer), ...changes] };
    });
    const known = await this.known(
      read.map(({ row, data }) => ({ streamType: row.streamType, streamId: row.streamId, order: data['order'] })),
      read.flatMap(({ actor, changes }) => [actor?.id, ...peopleOf(changes)]),
    );
    return read.map(({ row, data, actor, changes }) => {
      const money = moneyOf(data);
      return {
        _id: row.eventId,
        position: row.pos,
        at: toRfc3339(row.recordedAt),
        type: row.type,
        title: eventTitle(language, row.type),
        group: groupOf(row.type),
        actor: actorView(actor, known, language),
        subject: subjectView({ streamType: row.streamType, streamId: row.streamId, order: data['order'] }, known, language),
        stream: { type: row.streamType, _id: row.streamId, version: row.version },
        amount: money !== null && isCurrency(money.currency) ? toText(money.amount, money.currency) : null,
        changes: changes.map((change) => changeView(change, known, known.facts.get(row.streamId), language)),
        command:
          row.commandId === null || row.commandType === null
            ? null
            : { _id: row.commandId, type: row.commandType, title: commandTitle(language, row.streamType, row.commandType) },
      };
    });
  }

  /** Uses today's names. */
  async people(ids: readonly Id[], language: Language): Promise<AuditActorDto[]> {
    if (ids.length === 0) return [];
    const people = await this.queries.execute(new PeopleByIds(ids));
    return [...people.values()].map((person) => actorView(person, { people }, language));
  }

  /** Reads the subjects of the rows, and the people that they name. */
  async known(about: readonly About[], people: readonly unknown[]): Promise<Known> {
    const facts = await this.rows.facts(about.map(({ streamId }) => streamId));
    const of = (streamType: string): Id[] => about.filter((one) => one.streamType === streamType).map(({ streamId }) => streamId);
    const orders = about.flatMap((one) => orderOf(one, facts) ?? []);
    const [names, numbers, services, countries, companies] = await Promise.all([
      this.queries.execute(new PeopleByIds(unique([...people.filter(isId), ...of('user')]))),
      this.queries.execute(new OrderNumbers(unique(orders))),
      this.queries.execute(new ServiceTitles(unique(of('service')))),
      this.queries.execute(new CountryNames(unique(of('country')))),
      of('company').length > 0 ? this.queries.execute(new CompanyNames(unique(of('company')))) : new Map<Id, never>(),
    ]);
    return { facts, people: names, numbers, services, countries, companies };
  }
}

const unique = (ids: readonly Id[]): Id[] => [...new Set(ids)];

function readingOf({ data, metadata, ...row }: EventSearchRow): {
  data: Record<string, unknown>;
  actor: ActorFacts | null;
  changes: Change[];
} {
  const stored = JSON.parse(data) as Record<string, unknown>;
  const { actor = null } = JSON.parse(metadata) as { actor?: ActorFacts | null };
  const event = { ...row, id: row.eventId, pos: 0, data: stored, metadata: { actor: null } };
  const read = readEvent(event, productReading);
  // What nobody can read is shown by its type alone.
  return { data: read.data, actor, changes: read.schemaError === undefined ? changesOf(row.type, read.data) : [] };
}

/** The order itself, or the one that the stream belongs to. */
function orderOf({ streamType, streamId, order }: About, facts: ReadonlyMap<Id, StreamFacts>): Id | null {
  if (streamType === 'order') return streamId;
  if (isId(order)) return order;
  return facts.get(streamId)?.order ?? null;
}

export function actorView(actor: ActorFacts | null, { people }: Pick<Known, 'people'>, language: Language): AuditActorDto {
  const { actors } = logTexts[language];
  const role = typeof actor?.role === 'string' ? actor.role : null;
  if (!isId(actor?.id)) return { _id: null, role, post: '', name: role === 'payment' ? actors.payment : actors.product };
  const person = people.get(actor.id);
  return {
    _id: actor.id,
    role,
    post: role === null ? '' : postText(language, { role, department: typeof actor.department === 'string' ? actor.department : null }),
    name: nameFor(person, language) || actors.erased,
  };
}

/** The object of a stream, and the order that it belongs to. */
export function subjectView(about: About, known: Known, language: Language): AuditSubjectDto {
  const { streamType, streamId } = about;
  const order = orderOf(about, known.facts);
  if (order !== null) return { kind: 'order', _id: order, label: numberOf(known.numbers.get(order)), role: null };
  const facts = known.facts.get(streamId);
  const kind = kinds[streamType] ?? null;
  const person = known.people.get(streamId);
  const labels: Readonly<Record<string, string | undefined>> = {
    user: nameFor(person, language) || logTexts[language].actors.erased,
    lead: numberOf(facts?.number),
    service: contentText(known.services.get(streamId)?.title, language),
    country: contentText(known.countries.get(streamId)?.name, language),
    company: known.companies.get(streamId)?.name,
  };
  const label = labels[streamType] ?? facts?.code ?? '';
  return { kind, _id: streamId, label, role: streamType === 'user' ? (person?.role ?? null) : null };
}

const numberOf = (number: number | null | undefined): string => (number === null || number === undefined ? '' : numberText(number));

function changeView(change: Change, known: Known, facts: StreamFacts | undefined, language: Language): AuditChangeDto {
  const title = logTexts[language].fields[change.field] ?? change.field;
  const textOf = (value: Value | null): string | null => value && valueText(value, known, facts, language);
  return {
    field: change.field,
    title: change.of === undefined ? title : `${title}, ${change.of}`,
    from: textOf(change.from),
    to: textOf(change.to),
  };
}

function valueText(value: Value, { people }: Known, facts: StreamFacts | undefined, language: Language): string {
  const texts = logTexts[language];
  switch (value.kind) {
    case 'money': {
      const currency = value.currency ?? facts?.currency ?? '';
      return isCurrency(currency) ? formatMoney(toText(value.amount, currency), language) : String(value.amount);
    }
    case 'percent':
      return formatPercent(toPercent(value.points), language);
    case 'day':
      return formatDay(toRfc3339(value.at).slice(0, 10), 'date', language);
    case 'moment':
      return momentFormat(language).format(value.at / 1000);
    case 'person':
      return value.id === null ? texts.nobody : nameFor(people.get(value.id), language) || texts.actors.erased;
    case 'status':
      return statusText(value.name, facts, language);
    case 'post':
      return postText(language, value);
    case 'switch':
      return value.on ? texts.on : texts.off;
    case 'text':
      return value.text;
  }
}

const moment: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
  timeZoneName: 'short',
};
/** Formats a future time with its zone, the same for every reader of the log. */
function momentFormat(language: Language): Intl.DateTimeFormat {
  const known = momentFormats.get(language) ?? new Intl.DateTimeFormat(localeOf(language), moment);
  momentFormats.set(language, known);
  return known;
}

const momentFormats = new Map<Language, Intl.DateTimeFormat>();

/** One status contains the percentage of the order's prepayment. */
const statusText = (status: string, facts: StreamFacts | undefined, language: Language): string =>
  findText(language, `status.${status}`, { percent: formatPercent(toPercent(facts?.prepaymentPercent ?? 0), language) }) ?? status;
