import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { Language } from '#libs/kernel/ids';
import { type Currency, toText } from '#libs/kernel/money';
import { toRfc3339 } from '#libs/kernel/time';
import { Database } from '#libs/platform/database/database';
import { pageOf } from '#libs/platform/http/list-query';
import { invalid } from '#libs/platform/http/problem';
import { numberText } from '#machines/order/next-step';
import { statusMeta } from '#machines/order/status-meta';
import type { OrderBehindDto, OrdersBehindDto } from '../wire/reports.dto.js';
import type { ReportOrder } from '../rules/report-order.js';
import { figureOf } from '../rules/report-figures.js';
import { behindSql } from '../storage/report-sql.js';
import { askedReport } from './asked-report.js';
import { orderNames } from './order-names.js';
import { statusWord } from './report-labels.js';
import { ReportReckoner } from './report.js';

/** The orders that a figure is made of: `measure` names it, `row` the group (absent: the total). @throws Problem 404, 422 */
export class OrdersBehind extends Query<OrdersBehindDto> {
  constructor(
    readonly name: string,
    readonly raw: unknown,
    readonly language: Language,
  ) {
    super();
  }
}

type Row = ReportOrder & { amount: number | null; counted: number | null; at: number };

@QueryHandler(OrdersBehind)
export class OrdersBehindHandler implements IQueryHandler<OrdersBehind> {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly reckoner: ReportReckoner,
  ) {}

  async execute({ name, raw, language }: OrdersBehind): Promise<OrdersBehindDto> {
    const asked = askedReport(name, raw);
    const { page, more } = asked;
    const found = figureOf(asked.report, more['measure'] ?? '');
    if (!found) throw invalid({ field: 'measure', code: more['measure'] === undefined ? 'required' : 'notOffered' });
    const { text, values } = behindSql(found.figure, await this.reckoner.askedOf(asked, asked.period), more['row'], found.currency);
    const [rows, count] = await Promise.all([
      this.database.query<Row>(
        `with behind as (${text}) select o.*, b.amount, b.counted, b.at from behind b join report_orders o on o.order_id = b.id
         order by b.at desc, o.order_id limit ${page.perPage} offset ${page.offset}`,
        values,
      ),
      this.database.one<{ n: number }>(`select count(*) as n from (${text}) b`, values),
    ]);
    return pageOf(page, await this.views(rows, language), Number(count?.n ?? 0));
  }

  private async views(rows: readonly Row[], language: Language): Promise<OrderBehindDto[]> {
    const { person, service, country } = await orderNames(this.queries, rows, language);
    return rows.map((row) => ({
      _id: row.order_id,
      number: numberText(row.number),
      status: row.progress,
      statusLabel: statusWord(row.progress, language),
      badge: statusMeta[row.progress].badge,
      client: person(row.client_id),
      service: service(row.service_id),
      country: country(row.country_id),
      amount: row.amount === null ? null : toText(Number(row.amount), row.currency as Currency),
      count: row.counted === null ? null : Number(row.counted),
      at: toRfc3339(Number(row.at)),
    }));
  }
}
