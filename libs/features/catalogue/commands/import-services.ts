import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type Bilingual, type Id, isId, type Language } from '#machines/kernel/ids';
import type { Queryable, Transaction } from '#libs/platform/database/database';
import { acquireCatalogueImportLock } from '#libs/platform/database/locks';
import { Problem } from '#libs/platform/http/problem';
import { validateBody } from '#libs/platform/http/validate';
import type { CurrencyChange } from '#machines/catalogue/currency-change';
import { ServiceBody } from '../wire/service.body.js';
import { type Offered, type ServiceContent, type WrittenService, changedFields, contentOf } from '../rules/service-content.js';
import { type CellChange, changedCells, type ComparedService } from '../rules/changed-cells.js';
import { currencyFaults } from '../rules/currency-change.js';
import { type CellFault, cellFaultOf, readRow, serviceColumns } from '../rules/service-table.js';
import { writtenOf } from '../rules/written-service.js';
import { CatalogueLog, type Append, type Writer } from '../storage/catalogue-log.js';
import { type HeldService, holdServices } from '../storage/service-writes.js';
import { catalogueImportsId } from '../storage/settings.js';
import { offeredNow, ratesNow } from './offered.js';
import { PriceProposals } from './price-proposals.js';
import { pricesForTwo, type Pricing } from './propose-prices.js';
import { changeService, codesOf, createService } from './write-service.js';

/** `row` counts from 1, including the heading. */
export interface RowFault extends CellFault {
  row: number;
}

/** A changed cell with the bilingual title of its service. */
interface RowChange extends CellChange {
  row: number;
  service: Bilingual;
}

/** With any error the import changes nothing. */
export interface ImportOutcome {
  rows: number;
  toCreate: number;
  toChange: number;
  unchanged: number;
  /** services whose new prices wait for a second person */
  toApprove: number;
  imported: boolean;
  errors: RowFault[];
  /** only of a dry run; the log has the changes of an import */
  changes: RowChange[];
}

/** `currencyChange`: how prices get into another currency than the service's. */
export interface AskedImport {
  dryRun: boolean;
  currencyChange: CurrencyChange | undefined;
}

/** Rows of one file at most, without the heading. */
export const mostRows = 2_000;
const mostErrors = 200;
const mostChanges = 500;

/** A row whose cells could be parsed. */
interface Row {
  row: number;
  id: Id | null;
  version: number | undefined;
  written: WrittenService;
}

interface Plan {
  creates: ServiceContent[];
  changes: { held: HeldService; content: ServiceContent }[];
  cells: RowChange[];
  unchanged: number;
  toApprove: number;
}

/** Thrown to roll the transaction back. */
class NotImported extends Error {
  constructor(readonly outcome: ImportOutcome) {
    super('nothing is imported');
  }
}

/** Imports all services of a file or none: rows with an id change a service, others create one. */
@Injectable()
export class ServiceImport {
  constructor(
    private readonly log: CatalogueLog,
    private readonly prices: PriceProposals,
  ) {}

  /** @param table the heading and the rows, as texts; amounts as a reader of `language` types them */
  async run(
    writer: Writer,
    table: readonly (readonly string[])[],
    { dryRun, currencyChange }: AskedImport,
    language: Language,
  ): Promise<{ outcome: ImportOutcome; replayed: boolean }> {
    const { rows, total, errors } = await readRows(table, language);
    const pricing = this.prices.pricing(writer);
    let plan: Plan | undefined;
    const look = async (tx: Transaction): Promise<ImportOutcome> => {
      await acquireCatalogueImportLock(tx);
      plan = await planOf(tx, rows, currencyChange, errors, pricing);
      const outcome = outcomeOf(total, plan, errors, !dryRun && errors.length === 0);
      if (!outcome.imported) throw new NotImported(outcome);
      return outcome;
    };
    try {
      const { result, replayed } = await this.log.change(writer, look, async (tx, append) => plan && carryOut(tx, append, plan, pricing));
      return { outcome: result, replayed };
    } catch (fault) {
      if (fault instanceof NotImported) return { outcome: fault.outcome, replayed: false };
      throw fault;
    }
  }
}

const outcomeOf = (
  rows: number,
  { creates, changes, cells, unchanged, toApprove }: Plan,
  errors: readonly RowFault[],
  imported: boolean,
): ImportOutcome => ({
  rows,
  toCreate: creates.length,
  toChange: changes.length,
  unchanged,
  toApprove,
  imported,
  errors: [...errors].sort((a, b) => a.row - b.row).slice(0, mostErrors),
  changes: imported ? [] : cells.slice(0, mostChanges),
});

async function carryOut(tx: Transaction, append: Append, { creates, changes, unchanged }: Plan, pricing: Pricing): Promise<void> {
  for (const { held, content } of changes) await changeService(tx, append, held, content, pricing);
  for (const content of creates) await createService(tx, append, content);
  if (creates.length + changes.length === 0) return;
  const last = await tx.one<{ version: number }>('select version from catalogue_streams where id = $1', [catalogueImportsId]);
  const place = { stream: 'siteSetting' as const, id: catalogueImportsId, version: last?.version ?? 0 };
  await append(place, { type: 'CatalogueImported', data: { created: creates.length, changed: changes.length, unchanged } });
}

/** Reports missing, unknown and repeated columns; their order is free. */
function headingFaults(heading: readonly string[]): RowFault[] {
  const known: ReadonlySet<string> = new Set(serviceColumns);
  const faults = (columns: readonly string[], code: string): RowFault[] =>
    columns.map((column) => ({ row: 1, column: column.slice(0, 100), code }));
  return [
    ...faults(
      serviceColumns.filter((column) => !heading.includes(column)),
      'missingColumn',
    ),
    ...faults(
      heading.filter((column) => !known.has(column)),
      'unknownColumn',
    ),
    ...faults(
      heading.filter((column, i) => known.has(column) && heading.indexOf(column) < i),
      'duplicate',
    ),
  ];
}

async function readRows(
  table: readonly (readonly string[])[],
  language: Language,
): Promise<{ rows: Row[]; total: number; errors: RowFault[] }> {
  const heading = (table[0] ?? []).map((cell) => cell.trim());
  while (heading.at(-1) === '') heading.pop();
  const errors = headingFaults(heading);
  const filled = table.flatMap((cells, i) => (i > 0 && cells.some((cell) => cell.trim() !== '') ? [{ row: i + 1, cells }] : []));
  const total = filled.length;
  if (total > mostRows) errors.push({ row: mostRows + 2, column: '', code: 'tooManyRows', params: { limit: mostRows } });
  const rows: Row[] = [];
  if (errors.length > 0) return { rows, total, errors };
  const seen = new Set<Id>();
  for (const { row, cells } of filled) {
    // Rules take milliseconds a row: others are served in between.
    await setImmediate();
    const { id, version, plain, faults } = readRow(Object.fromEntries(heading.map((column, i) => [column, cells[i] ?? ''])), language);
    errors.push(...faults.map((fault) => ({ row, ...fault })));
    const named = id === '' || (isId(id) && !seen.has(id));
    if (!named) errors.push({ row, column: 'id', code: isId(id) ? 'duplicate' : 'mustBeId' });
    seen.add(id);
    const { written, faults: shape } = await shapeOf(plain);
    errors.push(...shape.map((fault) => ({ row, ...fault })));
    if (written && named) rows.push({ row, id: id === '' ? null : id, version, written });
  }
  return { rows, total, errors };
}

/** Stands for references that the file gives by name, because the body's validators expect ids. */
const anyId = '00000000-0000-4000-8000-000000000000';

/** Validates a row as a body of the API. */
async function shapeOf(plain: Record<string, unknown>): Promise<{ written?: WrittenService; faults: CellFault[] }> {
  try {
    const body = await validateBody(ServiceBody, { ...plain, country: anyId, type: anyId });
    return { written: { ...body, country: String(plain['country']), type: String(plain['type']) }, faults: [] };
  } catch (fault) {
    if (!(fault instanceof Problem)) throw fault;
    return { faults: fault.errors.map(cellFaultOf) };
  }
}

/** Changes that the rows mean for the stored services, which it locks; adds faults to `errors`. */
async function planOf(
  tx: Queryable,
  rows: readonly Row[],
  currencyChange: CurrencyChange | undefined,
  errors: RowFault[],
  { limit }: Pricing,
): Promise<Plan> {
  const held = await holdServices(
    tx,
    rows.flatMap(({ id }) => id ?? []),
  );
  const offered = await offeredNow(
    tx,
    rows.flatMap(({ written }) => codesOf(written)),
  );
  const places = await Places.read(tx);
  const perEuro = await ratesNow(tx);
  const plan: Plan = { creates: [], changes: [], cells: [], unchanged: 0, toApprove: 0 };
  for (const one of rows) {
    const present = one.id === null ? undefined : held.get(one.id);
    const { content, faults } = resolve(one, present, offered, places);
    errors.push(...faults.map((fault) => ({ row: one.row, ...fault })));
    if (present) {
      const relabelled = currencyFaults(present.content, content, currencyChange, perEuro);
      errors.push(...relabelled.map((fault) => ({ row: one.row, ...cellFaultOf(fault) })));
    }
    if (!present) plan.creates.push(content);
    else if (changedFields(present.content, content).length === 0) plan.unchanged += 1;
    else {
      if (one.version !== undefined && one.version !== present.version) errors.push({ row: one.row, column: 'version', code: 'staleRow' });
      if ((await pricesForTwo(tx, present, content, limit)).length > 0) {
        plan.toApprove += 1;
        if (present.proposal) errors.push({ row: one.row, column: 'price', code: 'priceProposalWaiting' });
      }
      plan.changes.push({ held: present, content });
      plan.cells.push(
        ...changedCells(places.tabled(present.content), places.tabled(content)).map((change) => ({
          row: one.row,
          service: content.title,
          ...change,
        })),
      );
    }
  }
  // In one order, so that two who give addresses in several countries do not wait for each other.
  plan.creates.sort((a, b) => (a.country < b.country ? -1 : 1));
  return plan;
}

function resolve(
  one: Row,
  held: HeldService | undefined,
  offered: Offered,
  places: Places,
): { content: ServiceContent; faults: CellFault[] } {
  const present = held?.content ?? null;
  const country = places.find('country', one.written.country, present?.country);
  const type = places.find('type', one.written.type, present?.type);
  // Steps of a service that is created again are new, too.
  const written = {
    ...one.written,
    country: country.id,
    type: type.id,
    steps: present ? one.written.steps : withoutIds(one.written.steps),
  };
  const { content, faults } = contentOf(written, offered, present);
  const unknown: CellFault[] = one.id !== null && !held ? [{ column: 'id', code: 'missingReference' }] : [];
  return { content, faults: [...unknown, ...country.faults, ...type.faults, ...faults.map(cellFaultOf)] };
}

const withoutIds = (steps: WrittenService['steps']): WrittenService['steps'] =>
  new Map(
    [...steps].map(
      ([key, group]) => [key, { ...group, steps: group.steps.map(({ title, isVisible }) => ({ title, isVisible })) }] as const,
    ),
  );

interface Named {
  id: Id;
  name: string;
  archived: boolean;
}

class Places {
  private constructor(private readonly known: Readonly<Record<'country' | 'type', ReadonlyMap<string, Named>>>) {}

  static async read(tx: Queryable): Promise<Places> {
    const read = async (sql: string): Promise<ReadonlyMap<string, Named>> =>
      new Map((await tx.query<Named>(sql)).map((row) => [row.name, row]));
    return new Places({
      country: await read('select id, code as name, archived_at is not null as archived from countries order by id for key share'),
      type: await read('select id, key as name, archived_at is not null as archived from service_types order by id for key share'),
    });
  }

  /** Replaces the ids of country and type by the names that a file uses. */
  tabled(content: ServiceContent): ComparedService {
    const nameOf = (column: 'country' | 'type', id: Id): string =>
      [...this.known[column].values()].find((one) => one.id === id)?.name ?? '';
    return { country: nameOf('country', content.country), type: nameOf('type', content.type), written: writtenOf(content) };
  }

  find(column: 'country' | 'type', name: string, before: Id | undefined): { id: Id; faults: CellFault[] } {
    const found = this.known[column].get(name);
    if (!found) return { id: anyId, faults: [{ column, code: name === '' ? 'required' : 'missingReference' }] };
    const closed = found.archived && found.id !== before;
    return { id: found.id, faults: closed ? [{ column, code: 'notOffered' }] : [] };
  }
}
