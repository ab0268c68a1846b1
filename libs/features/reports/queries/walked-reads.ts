import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Language, numberText } from '#machines/kernel/ids';
import { toRfc3339 } from '#machines/kernel/time';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { pageOf } from '#libs/platform/http/list-query';
import type { ReportOrder } from '../rules/report-order.js';
import { walkedOrdersSql, walkedPageSql } from '../storage/walked-sql.js';
import type { WalkedOrderDto, WalkedOrderPageDto } from '../wire/process-map.dto.js';
import { orderNames } from './order-names.js';
import { readLateness, readWalkedOrders } from './walked-by.js';

@Injectable()
export class WalkedReads {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly config: Config,
  ) {}

  /** The orders behind an arrow, a status, a skip or a repetition of the process map. @throws Problem 422 */
  async list(raw: unknown, language: Language): Promise<WalkedOrderPageDto> {
    const { by, behind, query } = readWalkedOrders(raw, await readLateness(this.queries, this.config));
    const statement = walkedOrdersSql(behind, by);
    const page = walkedPageSql(statement, query);
    const [rows, count] = await Promise.all([
      this.database.query<Row>(page.text, page.values),
      this.database.one<{ n: number }>(`select count(*) as n from (${statement.text}) b`, statement.values),
    ]);
    return pageOf(query, await this.views(rows, behind.kind === 'paidLate', language), Number(count?.n ?? 0));
  }

  private async views(rows: readonly Row[], paidLate: boolean, language: Language): Promise<WalkedOrderDto[]> {
    const { person, service, country } = await orderNames(this.queries, rows, language);
    return rows.map((row) => ({
      _id: row.order_id,
      number: numberText(row.number),
      status: row.progress,
      client: person(row.client_id),
      service: service(row.service_id),
      country: country(row.country_id),
      manager: row.manager_id === null ? null : person(row.manager_id),
      partner: row.partner_id === null ? null : person(row.partner_id),
      times: row.times === null ? null : Number(row.times),
      seconds: row.seconds === null ? null : Number(row.seconds),
      days: paidLate ? Number(row.seconds) / 86_400 : null,
      at: toRfc3339(Number(row.at)),
    }));
  }
}

type Row = ReportOrder & { times: number | null; seconds: number | null; at: number };
