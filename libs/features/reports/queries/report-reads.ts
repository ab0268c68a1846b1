import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Id, type Language, numberText } from '#machines/kernel/ids';
import { type Currency, toText } from '#machines/kernel/money';
import { toRfc3339 } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';
import { pageOf } from '#libs/platform/http/list-query';
import { invalid } from '#libs/platform/http/problem';
import { statusMeta } from '#machines/order/status-meta';
import { axisOf, type Period } from '../rules/period.js';
import { describeReport, type Figure, figureOf, reports } from '../rules/report-figures.js';
import type { ReportOrder } from '../rules/report-order.js';
import type { Asked } from '../storage/asked-sql.js';
import { behindSql, passOf, passSql, placedSql, type Statement } from '../storage/report-sql.js';
import type { OrderBehindDto, OrdersBehindDto, ReportDto } from '../wire/reports.dto.js';
import { askedReport, type AskedReport, beginnings, momentsOf, officeZone } from './asked-report.js';
import { dueFigures } from './due-report.js';
import { orderNames } from './order-names.js';
import { isSummable, cellsOf, type PassRow, type ComputedFigure, shares, summed } from './reckoned.js';
import { ReportLabels, statusWord } from './report-labels.js';
import { beside, empty, isInterval, keysOf, measuresOf, totalsOf, valuesByKey } from './report-table.js';

/** Computes figures from the tables of reports, those of renewals from the companies' due dates. */
@Injectable()
export class ReportReckoner {
  constructor(
    private readonly database: Database,
    private readonly labels: ReportLabels,
    private readonly queries: QueryBus,
  ) {}

  /** Returns every row with its figures, next to those of the previous period if one is compared. */
  async reckon(asked: AskedReport, language: Language): Promise<ReportDto> {
    const { report, period, previous, timeZone, groupBy } = asked;
    const [now, before, asOf] = await Promise.all([
      this.figures(asked, period),
      previous ? this.figures(asked, previous) : Promise.resolve([]),
      report === 'renewals' ? null : this.asOf(),
    ]);
    const measures = measuresOf([...now, ...before], language).filter(({ key }, i, all) => all.findIndex((one) => one.key === key) === i);
    const [values, others] = [valuesByKey(now, measures), valuesByKey(before, measures)];
    const other = previous ? beside(groupBy, period, previous) : undefined;
    const keys = keysOf(groupBy, period, measures, [values, others]);
    const label = await this.labels.of(groupBy, keys, language);
    return {
      report,
      ...describeReport(report, language),
      groupBy,
      groupings: [...reports[report].groupings],
      ...period,
      previous,
      timeZone,
      asOf,
      measures,
      rows: keys.map((key) => ({
        key,
        label: label(key),
        values: values.get(key) ?? empty(now, measures),
        previous: other ? (others.get(other(key)) ?? empty(before, measures)) : null,
      })),
      totals: { values: totalsOf(now, measures), previous: previous ? totalsOf(before, measures) : null },
    };
  }

  /** Resolves days to times in the report's zone, and managers to their departments. */
  async askedOf(asked: AskedReport, period: Period): Promise<Asked> {
    const { timeZone, groupBy, narrowing } = asked;
    const keys = isInterval(groupBy) ? axisOf(period, groupBy) : [];
    const [moments, span, departments] = await Promise.all([
      beginnings(this.database, keys, timeZone),
      momentsOf(this.database, period, timeZone),
      groupBy === 'department' ? this.managers().then((ids) => this.labels.departmentsOf(ids)) : { managers: [], codes: [] },
    ]);
    return { ...span, groupBy, narrowing, departments, axis: { keys, moments }, every: 1 };
  }

  private async figures(asked: AskedReport, period: Period): Promise<ComputedFigure[]> {
    if (asked.report === 'renewals') return dueFigures(this.queries, asked, period);
    const { figures } = reports[asked.report];
    const question = await this.askedOf(asked, period);
    if (figures.some(({ sampled }) => sampled)) question.every = await this.sampleOf(question);
    const passes = new Map<string, [Figure, ...Figure[]]>();
    for (const figure of figures) passes.set(passOf(figure), [...(passes.get(passOf(figure)) ?? []), figure] as [Figure, ...Figure[]]);
    const reckoned = (await Promise.all([...passes.values()].map((pass) => this.pass(pass, question)))).flat();
    return figures.map((figure) => reckoned.find((one) => one.figure === figure) as ComputedFigure);
  }

  /** Sampling interval for durations: more orders would not change the figures noticeably. */
  private async sampleOf(question: Asked): Promise<number> {
    const { text, values } = placedSql(question);
    return Math.max(1, Math.floor(Number((await this.database.one<{ n: number }>(text, values))?.n) / enoughOrders));
  }

  private async pass(figures: readonly [Figure, ...Figure[]], question: Asked): Promise<ComputedFigure[]> {
    const apart = figures.filter((figure) => !isSummable(figure) && !figure.withoutTotal);
    const [grouped, totals] = await Promise.all([
      this.run(passSql(figures, question, true)),
      apart.length > 0 ? this.run(passSql(apart as [Figure, ...Figure[]], question, false)) : [],
    ]);
    return figures.map((figure, i) => {
      const cells = cellsOf(figure, `v${i}`, grouped, question.axis.keys);
      const place = apart.indexOf(figure);
      const whole = place < 0 ? (figure.withoutTotal ? [] : summed(cells)) : cellsOf(figure, `v${place}`, totals, []);
      return figure.share ? shares(figure, cells, whole) : { figure, cells, totals: whole };
    });
  }

  private run({ text, values }: Statement): Promise<PassRow[]> {
    return this.database.query<PassRow>(text, values);
  }

  private async managers(): Promise<Id[]> {
    const rows = await this.database.query<{ id: Id }>('select distinct manager_id as id from report_orders where manager_id is not null');
    return rows.map(({ id }) => id);
  }

  private async asOf(): Promise<string | null> {
    const row = await this.database.one<{ at: number | null }>(
      'select greatest((select max(at) from report_moves), (select max(at) from report_money), (select max(at) from report_feedbacks)) as at',
    );
    return row?.at == null ? null : toRfc3339(row.at);
  }
}

@Injectable()
export class ReportReads {
  constructor(
    private readonly reckoner: ReportReckoner,
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  /** @throws Problem 404 for an unknown report, 422 naming every invalid field */
  async report(name: string, raw: unknown, language: Language): Promise<ReportDto> {
    return this.reckoner.reckon(askedReport(name, raw, await officeZone(this.queries)), language);
  }

  /** The orders of a figure: `measure` names it, `row` the group (absent: the total). @throws Problem 404, 422 */
  async ordersBehind(name: string, raw: unknown, language: Language): Promise<OrdersBehindDto> {
    const asked = askedReport(name, raw, await officeZone(this.queries));
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

/** Sample size for durations: the median of this many orders is off by a fraction of a percentile. */
const enoughOrders = 100_000;

type Row = ReportOrder & { amount: number | null; counted: number | null; at: number };
