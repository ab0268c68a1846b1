import { Injectable } from '@nestjs/common';
import type { CountedFile } from '#libs/platform/downloads/limited-download';
import { QueryBus } from '@nestjs/cqrs';
import { OrderMoments } from '#libs/contracts/orders/order-queries';
import { ReaderZone } from '#libs/contracts/people/people-by-ids';
import type { Language } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { toRfc3339 } from '#machines/kernel/time';
import { type ListGrammar, type ListQuery, pageUpTo, parseListQuery } from '#libs/platform/http/list-query';
import { invalid } from '#libs/platform/http/problem';
import type { Cell } from '#libs/platform/tables/cells';
import { tableFile, tableFormatOf } from '#libs/platform/tables/table-file';
import { countLimit } from '../storage/event-rows.js';
import { type RefusalCount, type RefusalSelection, type RefusedRow, RefusedRows } from '../storage/refused-rows.js';
import { commandTitle, logTexts, refusalText } from '../texts/log-texts.js';
import type { RefusalCountDto, RefusalCountsDto, RefusalDto, RefusalPageDto } from '../wire/log.dto.js';
import { mustFit, streamsOf } from './event-reads.js';
import { actorView, LogViews, subjectView } from './log-views.js';

/** Accepts codes and operations of all machines and their earlier versions. */
export const refusalGrammar = {
  filters: {
    actor: { kind: 'id' },
    code: { kind: 'name' },
    operation: { kind: 'name' },
    order: { kind: 'number' },
    stream: { kind: 'id' },
    at: { kind: 'date' },
  },
  sorts: ['at'],
  search: false,
} as const satisfies ListGrammar;
type RefusalFilters = ListQuery<typeof refusalGrammar.filters, 'at'>['filters'];

/** Rows of a file at most: fewer than for events, because each row folds its order. */
const mostRefusalsExported = 20_000;
/** Rows of each kind of count at most. */
const mostCounts = 20;

@Injectable()
export class RefusalReads {
  constructor(
    private readonly rows: RefusedRows,
    private readonly views: LogViews,
    private readonly queries: QueryBus,
  ) {}

  /** Includes counts by code, operation and person with `include=counts`. @throws Problem 422 */
  async list(raw: unknown, language: Language): Promise<RefusalPageDto> {
    const { filters, sort, ...query } = parseListQuery(raw, { ...refusalGrammar, parameters: ['include'] });
    const withCounts = includesCounts(raw);
    const selection = await selectionOf(filters, this.queries);
    const [rows, total, counts, people] = await Promise.all([
      this.rows.page(selection, { descending: sort.descending, limit: query.perPage, offset: query.offset }),
      this.rows.count(selection),
      withCounts ? this.rows.counts(selection) : undefined,
      this.views.people(filters.actor ?? [], language),
    ]);
    return {
      ...pageUpTo(countLimit, query, await viewsOf(rows, this.views, this.queries, language), total),
      ...(counts && { counts: await this.counts(counts, language) }),
      people,
    };
  }

  private async counts(rows: readonly RefusalCount[], language: Language): Promise<RefusalCountsDto> {
    const people = rows.filter(({ code, type, actor }) => code === null && type === null && actor !== null).slice(0, mostCounts);
    const known = await this.views.known(
      [],
      people.map(({ actor }) => actor),
    );
    return {
      codes: rows
        .flatMap(({ code, count }) => (code === null ? [] : [{ value: code, title: refusalText(language, code), count }]))
        .slice(0, mostCounts),
      operations: operationCounts(rows, language).slice(0, mostCounts),
      people: people.map(({ actor, count }) => ({
        value: actor ?? '',
        title: actorView({ id: actor }, known, language).name,
        count,
      })),
    };
  }

  /**
   * Exports all refusals that match the list's filters and sort, as CSV or XLSX.
   * @throws Problem 422 as the list, and for more than 20,000
   */
  async export(raw: unknown, actor: Actor, language: Language): Promise<CountedFile> {
    const { filters, sort } = parseListQuery(raw, { ...refusalGrammar, parameters: ['format'] });
    const format = tableFormatOf(raw);
    const selection = await selectionOf(filters, this.queries);
    const rows = await this.rows.count(selection, mostRefusalsExported);
    mustFit(rows, mostRefusalsExported);
    const timeZone = await this.queries.execute(new ReaderZone(actor.id));
    const table = { ...logTexts[language].exports.refusals, language, timeZone, rows: this.cells(selection, sort.descending, language) };
    return { file: tableFile(table, format, 'refusals'), rows };
  }

  private async *cells(selection: RefusalSelection, descending: boolean, language: Language): AsyncGenerator<Cell[][]> {
    for await (const rows of this.rows.batches(selection, descending)) {
      yield (await viewsOf(rows, this.views, this.queries, language)).map((refusal) => cellsOf(refusal, language));
    }
  }
}

/** Merges operations of several machines with the same name, as the filter does. */
function operationCounts(rows: readonly RefusalCount[], language: Language): RefusalCountDto[] {
  const counts = new Map<string, RefusalCountDto>();
  for (const { streamType, type, count } of rows) {
    if (type === null || streamType === null) continue;
    const known = counts.get(type);
    const title = commandTitle(language, streamType, type);
    if (known === undefined) counts.set(type, { value: type, title, count });
    else counts.set(type, { value: type, title: known.title === title ? title : `${known.title} / ${title}`, count: known.count + count });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

/** @throws Problem 422 for an order without a number */
async function selectionOf(filters: RefusalFilters, queries: QueryBus): Promise<RefusalSelection> {
  const { actor: actors, code: codes, operation: operations, at } = filters;
  return { actors, codes, operations, streams: await streamsOf(filters, queries), at };
}

/** @throws Problem 422 for any part but `counts` */
function includesCounts(raw: unknown): boolean {
  const { include } = (raw ?? {}) as { include?: string };
  if (include !== undefined && include !== 'counts') throw invalid({ field: 'include', code: 'notOffered' });
  return include !== undefined;
}

async function viewsOf(rows: readonly RefusedRow[], views: LogViews, queries: QueryBus, language: Language): Promise<RefusalDto[]> {
  const actors = rows.map(({ actorFacts }) => (actorFacts === null ? null : (JSON.parse(actorFacts) as { id?: unknown })));
  const orders = rows.filter(({ streamType }) => streamType === 'order').map(({ id }) => id);
  const [known, moments] = await Promise.all([
    views.known(
      rows,
      actors.map((actor) => actor?.id),
    ),
    queries.execute(new OrderMoments(orders, language)),
  ]);
  return rows.map((row, i) => {
    const moment = moments.get(row.id);
    return {
      _id: row.id,
      at: toRfc3339(row.at),
      actor: actorView(actors[i] ?? null, known, language),
      operation: row.type,
      title: commandTitle(language, row.streamType, row.type),
      subject: subjectView(row, known, language),
      stream: { type: row.streamType, _id: row.streamId, version: row.streamVersion },
      status: moment?.status ?? null,
      statusWords: moment?.statusText ?? null,
      code: row.code,
      reason: refusalText(language, row.code),
      remedy: moment?.remedy ?? null,
      stale: row.code === 'staleVersion',
      repeats: row.repeats,
    };
  });
}

function cellsOf(refusal: RefusalDto, language: Language): Cell[] {
  const { subjects, on, off } = logTexts[language];
  const { actor, subject, stream } = refusal;
  return [
    new Date(refusal.at),
    actor.name,
    actor.post,
    refusal.title,
    subject.kind && subjects[subject.kind],
    subject.label,
    refusal.statusWords,
    refusal.reason,
    refusal.remedy,
    refusal.code,
    refusal.repeats,
    refusal.stale ? on : off,
    refusal._id,
    stream._id,
    stream.version,
  ];
}
