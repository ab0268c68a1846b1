import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type CompanyName, CompanyNames } from '#libs/contracts/companies/company-queries';
import { type FileFacts, FilesByIds } from '#libs/contracts/documents/files';
import { OrderNumbers } from '#libs/contracts/orders/order-queries';
import { PeopleByIds, type Person } from '#libs/contracts/people/people-by-ids';
import { type Id, type Language, numberText } from '#machines/kernel/ids';
import { nameFor } from '#machines/kernel/person-name';
import { toRfc3339 } from '#machines/kernel/time';
import type { ReadKind } from '#machines/access/reads';
import type { ReadRow } from '../storage/read-rows.js';
import { logTexts, postText } from '../texts/log-texts.js';
import type { AuditActorDto, AuditSubjectDto } from '../wire/log.dto.js';
import type { ReadDto } from '../wire/reads.dto.js';
import { actorView } from './log-views.js';

/** People, files and orders that a set of reads refers to. */
interface KnownOfReads {
  people: ReadonlyMap<Id, Person>;
  files: ReadonlyMap<Id, FileFacts>;
  numbers: ReadonlyMap<Id, number>;
  companies: ReadonlyMap<Id, CompanyName>;
}

/** Takes a fixed number of queries, however many reads there are. */
@Injectable()
export class ReadViews {
  constructor(private readonly queries: QueryBus) {}

  async of(rows: readonly ReadRow[], language: Language): Promise<ReadDto[]> {
    const objects = (type: string): Id[] =>
      rows.flatMap(({ objectType, object }) => (objectType === type && object !== null ? [object] : []));
    const [people, files, numbers, companies] = await Promise.all([
      this.queries.execute(new PeopleByIds(unique([...rows.flatMap(({ person }) => person ?? []), ...objects('person')]))),
      this.queries.execute(new FilesByIds(unique(objects('file')))),
      this.queries.execute(new OrderNumbers(unique(rows.flatMap(({ order }) => order ?? [])))),
      objects('company').length > 0 ? this.queries.execute(new CompanyNames(unique(objects('company')))) : new Map<Id, never>(),
    ]);
    return rows.map((row) => readView(row, { people, files, numbers, companies }, language));
  }
}

const unique = (ids: readonly Id[]): Id[] => [...new Set(ids)];

function readView(row: ReadRow, known: KnownOfReads, language: Language): ReadDto {
  const number = row.order === null ? undefined : known.numbers.get(row.order);
  return {
    _id: row.id,
    at: toRfc3339(row.at),
    kind: row.kind as ReadKind,
    title: logTexts[language].reads[row.kind as ReadKind],
    actor: readerView(row, known, language),
    subject: objectView(row, known, language),
    order: row.order === null || number === undefined ? null : { _id: row.order, number: numberText(number) },
    list: row.source === null ? null : listText(row.source, language),
    filter: row.filter,
    version: row.version,
    network: row.network,
    times: row.times,
    emptied: row.emptiedBy !== null,
  };
}

function readerView({ person, role, department, emptiedBy }: ReadRow, known: KnownOfReads, language: Language): AuditActorDto {
  const { actors, readers } = logTexts[language];
  if (person !== null) return actorView({ id: person, role, department }, known, language);
  const post = role === null ? '' : postText(language, { role, department });
  const name = role !== null ? actors.erased : emptiedBy === null ? readers.link : readers.emptied;
  return { _id: null, role, post, name };
}

function objectView(
  { objectType, object }: ReadRow,
  { people, files, numbers, companies }: KnownOfReads,
  language: Language,
): AuditSubjectDto | null {
  if (object === null) return null;
  if (objectType === 'file') return { kind: 'document', _id: object, label: files.get(object)?.name ?? '', role: null };
  if (objectType === 'order') {
    const number = numbers.get(object);
    return { kind: 'order', _id: object, label: number === undefined ? '' : numberText(number), role: null };
  }
  if (objectType === 'company') return { kind: 'company', _id: object, label: companies.get(object)?.name ?? '', role: null };
  const person = people.get(object);
  return { kind: 'person', _id: object, label: nameFor(person, language) || logTexts[language].actors.erased, role: person?.role ?? null };
}

/** Names a list or export by the first two parts of its route, or by the first: `/users/clients`, `/audit/reads/export`. */
function listText(source: string, language: Language): string {
  const { readSources } = logTexts[language];
  const [first = '', second = ''] = source.split('/').slice(1);
  return readSources[`${first}/${second}`] ?? readSources[first] ?? source;
}
