import { Readable } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Id, type Language, numberText } from '#machines/kernel/ids';
import { toRfc3339 } from '#machines/kernel/time';
import { batchesOf } from '#libs/platform/database/cursor';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { invalid, Problem } from '#libs/platform/http/problem';
import type { Cell } from '#libs/platform/tables/cells';
import { dispositionOf, tableFile } from '#libs/platform/tables/table-file';
import type { ProgressStatus } from '#machines/order/statuses';
import { texts } from '../texts/all.js';
import { operationsBetween } from '../rules/walked-steps.js';
import { traceXml, type WalkedEvent, type WalkedTrace, xesHead, xesTail } from '../rules/xes.js';
import { movementCountSql, movementsSql, type WalkedBy } from '../storage/walked-sql.js';
import { type OrderNames, orderNames } from './order-names.js';
import type { CountedFile } from '#libs/platform/downloads/limited-download';
import { statusWord } from './report-labels.js';
import { readLateness, readWalkedBy } from './walked-by.js';

@Injectable()
export class WalkedExport {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly config: Config,
  ) {}

  /** Exports every change of status of a process map, as CSV or XES. @throws Problem 422, also for more than 100,000 changes */
  async file(raw: unknown, language: Language): Promise<CountedFile> {
    const by = readWalkedBy(raw, await readLateness(this.queries, this.config), ['format']);
    const asked = (raw as { format?: string } | undefined)?.format ?? 'csv';
    const format = walkedFormats.find((one) => one === asked);
    if (format === undefined) throw invalid({ field: 'format', code: 'notOffered' });
    const { text, values } = movementCountSql(by, mostMovements);
    const rows = Number((await this.database.one<{ total: number }>(text, values))?.total ?? 0);
    if (rows > mostMovements) throw new Problem('exportTooLong', { params: { limit: mostMovements } });
    const file = format === 'csv' ? this.table(by, language) : xesFile(this.traces(by, language));
    return { file, rows };
  }

  private table(by: WalkedBy, language: Language): StreamableFile {
    return tableFile(
      { title: 'process-map', language, columns: texts[language].statusColumns, rows: this.cells(by, language) },
      'csv',
      'process-map',
    );
  }
  private async *cells(by: WalkedBy, language: Language): AsyncGenerator<Cell[][]> {
    for await (const { rows, names } of this.batches(by, language)) {
      yield rows.map((row) => {
        const event = eventOf(row);
        return [
          numberText(row.number),
          names.country(row.countryId).name,
          names.service(row.serviceId).name,
          row.version,
          new Date(Math.floor(Number(row.at) / 1000)),
          row.from && statusWord(row.from, language),
          statusWord(row.to, language),
          row.from,
          row.to,
          event.operation,
          event.command,
          event.type,
          event.role,
          event.department,
          row.seconds === null ? null : Number(row.seconds),
          row.days,
          row.days !== null && row.days > by.lateness.days ? 1 : null,
        ];
      });
    }
  }
  /** Groups rows by order across batches. */
  private async *traces(by: WalkedBy, language: Language): AsyncGenerator<WalkedTrace> {
    let last: { id: Id; trace: WalkedTrace & { events: WalkedEvent[] } } | undefined;
    for await (const { rows, names } of this.batches(by, language)) {
      for (const row of rows) {
        if (last?.id !== row.orderId) {
          if (last) yield last.trace;
          last = { id: row.orderId, trace: { ...traceOf(row, names), events: [] } };
        }
        last.trace.events.push(eventOf(row));
      }
    }
    if (last) yield last.trace;
  }
  private async *batches(by: WalkedBy, language: Language): AsyncGenerator<{ rows: Row[]; names: OrderNames }> {
    const { text, values } = movementsSql(by);
    for await (const rows of batchesOf<Row>(this.database, text, values)) {
      const ids = rows.map(({ countryId, serviceId }) => ({ country_id: countryId, service_id: serviceId }));
      yield { rows, names: await orderNames(this.queries, ids, language) };
    }
  }
}

export const walkedFormats = ['csv', 'xes'] as const;

const mostMovements = 100_000;

interface Row {
  orderId: Id;
  number: number;
  countryId: Id;
  serviceId: Id;
  version: number;
  from: ProgressStatus | null;
  to: ProgressStatus;
  at: number;
  seconds: number | null;
  type: string;
  metadata: string;
  command: string | null;
  /** office days of the payment that ended with this change */
  days: number | null;
}

const traceOf = ({ number, countryId, serviceId }: Row, { country, service }: OrderNames): Omit<WalkedTrace, 'events'> => ({
  number: numberText(number),
  country: country(countryId).name,
  service: service(serviceId).name,
});

function eventOf({ from, to, at, type, metadata, command }: Row): WalkedEvent {
  const { actor } = JSON.parse(metadata) as { actor?: { role?: string | null; department?: string | null } | null };
  const operations: readonly string[] = from === null ? ['placeOrder'] : operationsBetween(from, to);
  const single = operations.length === 1 ? (operations[0] ?? null) : null;
  return {
    status: to,
    at: toRfc3339(Number(at)),
    role: actor?.role ?? 'product',
    department: actor?.department ?? null,
    operation: command !== null && operations.includes(command) ? command : single,
    command,
    type,
  };
}

function xesFile(traces: AsyncIterable<WalkedTrace>): StreamableFile {
  const stream = Readable.from(xesText(traces), { objectMode: false });
  return new StreamableFile(stream, { type: 'application/xml; charset=utf-8', disposition: dispositionOf('process-map.xes') });
}

async function* xesText(traces: AsyncIterable<WalkedTrace>): AsyncGenerator<string> {
  yield xesHead;
  for await (const trace of traces) yield traceXml(trace);
  yield xesTail;
}
