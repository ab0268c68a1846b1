import { Injectable } from '@nestjs/common';
import type { CountedFile } from '#libs/platform/downloads/limited-download';
import { QueryBus } from '@nestjs/cqrs';
import { OrdersByNumber } from '#libs/contracts/orders/order-queries';
import { ReaderZone } from '#libs/contracts/people/people-by-ids';
import { type Id, isId, type Language } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { toRfc3339 } from '#machines/kernel/time';
import { Config } from '#libs/platform/config/config';
import { type ListGrammar, type ListQuery, type NumberSpan, pageUpTo, parseListQuery } from '#libs/platform/http/list-query';
import { invalid, notFound, Problem } from '#libs/platform/http/problem';
import type { Cell } from '#libs/platform/tables/cells';
import { tableFile, tableFormatOf } from '#libs/platform/tables/table-file';
import { eventTypes, groupOf, sealTypes, typesOf } from '../rules/event-groups.js';
import { countLimit, EventRows, type EventSelection } from '../storage/event-rows.js';
import { commandTitle, logTexts } from '../texts/log-texts.js';
import { consumerTitle, eventTitle } from '../texts/texts.js';
import {
  type AuditEventDetailDto,
  type AuditEventDto,
  type AuditEventPageDto,
  type CausingCommandDto,
  eventGroups,
  type EventTypesDto,
} from '../wire/log.dto.js';
import { actorView, LogViews } from './log-views.js';

/** `order` is the number of an order as people write it; `position` a position in the log, or a range. */
export const eventGrammar = {
  filters: {
    actor: { kind: 'id' },
    type: { kind: 'choice', of: eventTypes },
    group: { kind: 'choice', of: eventGroups },
    order: { kind: 'number' },
    stream: { kind: 'id' },
    amount: { kind: 'money' },
    at: { kind: 'date' },
    position: { kind: 'number' },
  },
  sorts: ['at'],
  search: false,
} as const satisfies ListGrammar;
type EventFilters = ListQuery<typeof eventGrammar.filters, 'at'>['filters'];

/** Positions of a range; longer parts of the log are found by time. */
const mostPositions = 1_000;
const mostExported = 100_000;

@Injectable()
export class EventReads {
  constructor(
    private readonly rows: EventRows,
    private readonly views: LogViews,
    private readonly queries: QueryBus,
    private readonly config: Config,
  ) {}

  /** @throws Problem 422 for filters and sorts that the list does not have */
  async list(raw: unknown, language: Language): Promise<AuditEventPageDto> {
    const { filters, sort, ...query } = parseListQuery(raw, eventGrammar);
    const selection = await selectionOf(filters, this.queries);
    const [rows, total, people] = await Promise.all([
      this.rows.page(selection, { descending: sort.descending, limit: query.perPage, offset: query.offset }),
      this.rows.count(selection),
      this.views.people(filters.actor ?? [], language),
    ]);
    return { ...pageUpTo(countLimit, query, await this.views.of(rows, language), total), people };
  }

  /**
   * Exports all events that match the list's filters and sort, as CSV or XLSX (`format`, CSV by default).
   * @throws Problem 422 as the list, and for more than 100,000
   */
  async export(raw: unknown, actor: Actor, language: Language): Promise<CountedFile> {
    const { filters, sort } = parseListQuery(raw, { ...eventGrammar, parameters: ['format'] });
    const format = tableFormatOf(raw);
    const selection = await selectionOf(filters, this.queries);
    const rows = await this.rows.count(selection, mostExported);
    mustFit(rows, mostExported);
    const timeZone = await this.queries.execute(new ReaderZone(actor.id));
    const table = { ...logTexts[language].exports.events, language, timeZone, rows: this.cells(selection, sort.descending, language) };
    return { file: tableFile(table, format, 'log'), rows };
  }

  private async *cells(selection: EventSelection, descending: boolean, language: Language): AsyncGenerator<Cell[][]> {
    for await (const rows of this.rows.batches(selection, descending)) {
      yield (await this.views.of(rows, language)).map((event) => cellsOf(event, language));
    }
  }

  /** Returns an event as stored, with the command that caused it and its deliveries. @throws Problem 404 */
  async byId(id: string, language: Language): Promise<AuditEventDetailDto> {
    const row = isId(id) ? await this.rows.one(id) : undefined;
    const [view] = row === undefined ? [] : await this.views.of([row], language);
    if (row === undefined || view === undefined) throw notFound();
    const topic = this.config.kafkaTopic;
    const { place, takings } = await this.rows.deliveries(row, topic);
    return {
      ...view,
      schemaVersion: row.schemaVersion,
      data: JSON.parse(row.data) as Record<string, unknown>,
      cause: row.commandId === null ? null : await this.cause(row.commandId, language),
      kafka: place === undefined ? null : { topic, ...place, at: place.at.toISOString() },
      consumers: takings.map((one) => ({ ...one, title: consumerTitle(language, one.consumer), at: one.at?.toISOString() ?? null })),
    };
  }

  private async cause(id: Id, language: Language): Promise<CausingCommandDto | null> {
    const command = await this.rows.command(id);
    if (command === undefined) return null;
    const facts = command.actorFacts === null ? null : (JSON.parse(command.actorFacts) as { id?: unknown });
    const known = await this.views.known([], [facts?.id]);
    return {
      _id: command.id,
      type: command.type,
      title: commandTitle(language, command.streamType, command.type),
      at: toRfc3339(command.at),
      actor: actorView(facts, known, language),
      decidedOn: command.streamVersion,
      machineVersion: command.machineVersion,
      input: JSON.parse(command.input) as Record<string, unknown>,
    };
  }

  /** Titles are in the reader's language; types are sorted by theirs. */
  types(language: Language): EventTypesDto {
    const { groups } = logTexts[language];
    return {
      groups: eventGroups.map((group) => ({ group, title: groups[group] })),
      types: eventTypes
        .map((type) => ({ type, title: eventTitle(language, type), group: groupOf(type) }))
        .sort((a, b) => a.title.localeCompare(b.title, language)),
    };
  }
}

/** @throws Problem 422 for an order without a number, and for a range of positions that is invalid or too long */
async function selectionOf(filters: EventFilters, queries: QueryBus): Promise<EventSelection> {
  const { actor: actors, type, group, amount, at, position } = filters;
  if (position !== undefined) checkPosition(position);
  const [types, streams] = [typesOf(type, group), await streamsOf(filters, queries)];
  const isNamed = [types, streams, position].some((one) => one !== undefined);
  return { actors, types, without: isNamed ? undefined : sealTypes, streams, amount, at, position };
}

/**
 * Streams named by their ids and by an order's number, or the intersection of both; undefined if the filter names none.
 * @throws Problem 422
 */
export async function streamsOf(
  { stream, order }: { stream?: readonly Id[]; order?: NumberSpan },
  queries: QueryBus,
): Promise<readonly Id[] | undefined> {
  if (order === undefined) return stream;
  const { from, to } = order;
  if (from === undefined || from !== to || !Number.isSafeInteger(from)) throw invalid({ field: 'filter[order]', code: 'mustBeWhole' });
  const ids = await queries.execute(new OrdersByNumber([from]));
  return stream === undefined ? ids : ids.filter((id) => stream.includes(id));
}

function checkPosition({ from, to }: NumberSpan): void {
  const field = 'filter[position]';
  for (const end of [from, to]) {
    if (end !== undefined && (!Number.isSafeInteger(end) || end < 1)) throw invalid({ field, code: 'mustBeWhole' });
  }
  const width = from === undefined || to === undefined ? Infinity : to - from + 1;
  if (width > mostPositions) throw invalid({ field, code: 'tooManyPositions', params: { limit: mostPositions } });
}

/** @throws Problem 422 for more rows than a file may have */
export function mustFit(rows: number, limit: number): void {
  if (rows > limit) throw new Problem('exportTooLong', { params: { limit } });
}

const changeText = ({ title, from, to }: AuditEventDto['changes'][number]): string =>
  from === null && to === null ? title : `${title}: ${[from, to].map((side) => side ?? '—').join(' → ')}`;

function cellsOf(event: AuditEventDto, language: Language): Cell[] {
  const { groups, subjects } = logTexts[language];
  const { actor, subject, stream, amount, command } = event;
  return [
    event.position,
    new Date(event.at),
    event.title,
    event.type,
    groups[event.group],
    actor.name,
    actor.post,
    subject.kind && subjects[subject.kind],
    subject.label,
    amount && { decimal: amount.amount },
    amount?.currency,
    event.changes.map(changeText).join('; '),
    command?.title,
    event._id,
    command?._id,
    stream._id,
    stream.version,
  ];
}
