import { Injectable } from '@nestjs/common';
import type { CountedFile } from '#libs/platform/downloads/limited-download';
import { QueryBus } from '@nestjs/cqrs';
import { FilesByIds, MayReadFile } from '#libs/contracts/documents/files';
import { ReaderZone } from '#libs/contracts/people/people-by-ids';
import { type Id, isId, type Language } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { toRfc3339 } from '#machines/kernel/time';
import { type ListGrammar, type ListQuery, pageUpTo, parseListQuery } from '#libs/platform/http/list-query';
import { notFound } from '#libs/platform/http/problem';
import type { Cell } from '#libs/platform/tables/cells';
import { tableFile, tableFormatOf } from '#libs/platform/tables/table-file';
import { type ReadKind, readKinds } from '#machines/access/reads';
import { countLimit } from '../storage/event-rows.js';
import { type ReadRow, ReadRows, type ReadSelection } from '../storage/read-rows.js';
import { logTexts } from '../texts/log-texts.js';
import type { AuditSubjectDto } from '../wire/log.dto.js';
import type { DocumentReadsDto, ReadDto, ReadPageDto } from '../wire/reads.dto.js';
import { mustFit, streamsOf } from './event-reads.js';
import { LogViews } from './log-views.js';
import { ReadViews } from './read-views.js';

/** `object` is the id of a file or a person, `order` the number of an order as people write it. */
export const readGrammar = {
  filters: {
    actor: { kind: 'id' },
    kind: { kind: 'choice', of: readKinds },
    object: { kind: 'id' },
    order: { kind: 'number' },
    at: { kind: 'date' },
  },
  sorts: ['at'],
  search: false,
} as const satisfies ListGrammar;
type ReadFilters = ListQuery<typeof readGrammar.filters, 'at'>['filters'];

const mostExported = 100_000;
/** Reads that the owner of a document sees at most. */
const mostOfDocument = 20;

@Injectable()
export class ReadHistory {
  constructor(
    private readonly rows: ReadRows,
    private readonly views: ReadViews,
    private readonly people: LogViews,
    private readonly queries: QueryBus,
  ) {}

  /** @throws Problem 422 for filters and sorts that the list does not have */
  async list(raw: unknown, language: Language): Promise<ReadPageDto> {
    const { filters, sort, ...query } = parseListQuery(raw, readGrammar);
    const selection = await selectionOf(filters, this.queries);
    const [rows, total, people, objects] = await Promise.all([
      this.rows.page(selection, { descending: sort.descending, limit: query.perPage, offset: query.offset }),
      this.rows.count(selection),
      this.people.people(filters.actor ?? [], language),
      this.objects(filters.object ?? [], language),
    ]);
    return {
      ...pageUpTo(countLimit, query, await this.views.of(rows, language), total),
      people,
      objects,
    };
  }

  /** Names of the files, then the people, in the filter. */
  private async objects(ids: readonly Id[], language: Language): Promise<AuditSubjectDto[]> {
    if (ids.length === 0) return [];
    const [files, people] = await Promise.all([this.queries.execute(new FilesByIds(ids)), this.people.people(ids, language)]);
    return [
      ...[...files.values()].map(({ id, name }) => ({ kind: 'document' as const, _id: id, label: name, role: null })),
      ...people.flatMap(({ _id, name, role }) => (isId(_id) ? [{ kind: 'person' as const, _id, label: name, role }] : [])),
    ];
  }

  /**
   * Exports all reads that match the list's filters and sort, as CSV or XLSX.
   * @throws Problem 422 as the list, and for more than 100,000
   */
  async export(raw: unknown, actor: Actor, language: Language): Promise<CountedFile> {
    const { filters, sort } = parseListQuery(raw, { ...readGrammar, parameters: ['format'] });
    const format = tableFormatOf(raw);
    const selection = await selectionOf(filters, this.queries);
    const rows = await this.rows.count(selection, mostExported);
    mustFit(rows, mostExported);
    const timeZone = await this.queries.execute(new ReaderZone(actor.id));
    const table = { ...logTexts[language].exports.reads, language, timeZone, rows: this.cells(selection, sort.descending, language) };
    return { file: tableFile(table, format, 'reads'), rows };
  }

  private async *cells(selection: ReadSelection, descending: boolean, language: Language): AsyncGenerator<Cell[][]> {
    for await (const rows of this.rows.batches(selection, descending)) {
      yield (await this.views.of(rows, language)).map((read, i) => cellsOf(read, rows[i], language));
    }
  }

  /** Returns which sides opened a client's document, without names. @throws Problem 404 if it does not exist or is another client's */
  async ofDocument(file: Id, client: Actor): Promise<DocumentReadsDto> {
    if ((await this.queries.execute(new MayReadFile(file, client))) !== 'granted') throw notFound();
    const rows = await this.rows.ofFile(file, client.id, mostOfDocument);
    return {
      items: rows.map(({ at, role, kind }) => ({
        at: toRfc3339(at),
        side: role === 'Partner' ? ('partner' as const) : ('staff' as const),
        kind: kind as ReadKind,
      })),
    };
  }
}

/** @throws Problem 422 for an order without a number */
async function selectionOf(
  { actor: people, kind: kinds, object: objects, order, at }: ReadFilters,
  queries: QueryBus,
): Promise<ReadSelection> {
  return { people, kinds, objects, orders: await streamsOf({ ...(order && { order }) }, queries), at };
}

function cellsOf({ subject, ...read }: ReadDto, row: ReadRow | undefined, language: Language): Cell[] {
  return [
    new Date(read.at),
    read.actor.name,
    read.actor.post,
    read.title,
    read.list ?? (subject?.kind && logTexts[language].subjects[subject.kind]),
    subject?.label,
    read.order?.number,
    read.filter,
    read.version,
    read.network,
    read.times,
    read._id,
    row?.object,
  ];
}
