import { Injectable } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Id, Language } from '#libs/kernel/ids';
import { toRfc3339 } from '#libs/kernel/time';
import { Database } from '#libs/platform/database/database';
import type { ReportDto } from '../http/reports.dto.js';
import type { Period } from '../rules/period.js';
import { reports } from '../rules/report-figures.js';
import { type Asked, figureSql, totalSql } from '../storage/report-sql.js';
import { askedReport, type AskedReport, momentsOf } from './asked-report.js';
import { ReportLabels } from './report-labels.js';
import { beside, type Cell, empty, keysOf, measuresOf, type Reckoned, totalsOf, valuesByKey } from './report-table.js';

/** The figures of a report. @throws Problem 404, 422 */
export class ReportOf extends Query<ReportDto> {
  constructor(
    readonly name: string,
    readonly raw: unknown,
    readonly language: Language,
  ) {
    super();
  }
}

/** Turns a question into figures. */
@Injectable()
export class ReportReckoner {
  constructor(
    private readonly database: Database,
    private readonly labels: ReportLabels,
  ) {}

  /** The whole table. */
  async reckon(asked: AskedReport, language: Language): Promise<ReportDto> {
    const { report, period, previous, timeZone, groupBy } = asked;
    const [now, before, asOf] = await Promise.all([
      this.figures(asked, period),
      previous ? this.figures(asked, previous) : Promise.resolve([]),
      this.asOf(),
    ]);
    const measures = measuresOf([...now, ...before], language).filter(({ key }, i, all) => all.findIndex((one) => one.key === key) === i);
    const [values, others] = [valuesByKey(now, measures), valuesByKey(before, measures)];
    const other = previous ? beside(groupBy, period, previous) : undefined;
    const keys = keysOf(groupBy, period, values, others);
    const label = await this.labels.of(groupBy, keys, language);
    return {
      report,
      title: reports[report].title[language],
      about: reports[report].about[language],
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

  /** What statements of this question need. */
  async askedOf(asked: AskedReport, period: Period): Promise<Asked> {
    const { timeZone, groupBy, narrowing } = asked;
    const departments = groupBy === 'department' ? await this.labels.departmentsOf(await this.managers()) : { managers: [], codes: [] };
    return { ...(await momentsOf(this.database, period, timeZone)), timeZone, groupBy, narrowing, departments };
  }

  private async figures(asked: AskedReport, period: Period): Promise<Reckoned[]> {
    const question = await this.askedOf(asked, period);
    return Promise.all(
      reports[asked.report].figures.map(async (figure) => {
        const [grouped, total] = [figureSql(figure, question), totalSql(figure, question)];
        const [cells, totals] = await Promise.all([
          this.database.query<Cell>(grouped.text, grouped.values),
          figure.withoutTotal ? [] : this.database.query<Omit<Cell, 'key'>>(total.text, total.values),
        ]);
        return { figure, cells, totals };
      }),
    );
  }

  private async managers(): Promise<Id[]> {
    const rows = await this.database.query<{ id: Id }>('select distinct manager_id as id from report_orders where manager_id is not null');
    return rows.map(({ id }) => id);
  }

  private async asOf(): Promise<string | null> {
    const row = await this.database.one<{ at: number | null }>(
      'select greatest((select max(at) from report_moves), (select max(at) from report_money)) as at',
    );
    return row?.at == null ? null : toRfc3339(row.at);
  }
}

@QueryHandler(ReportOf)
export class ReportOfHandler implements IQueryHandler<ReportOf> {
  constructor(private readonly reckoner: ReportReckoner) {}

  execute({ name, raw, language }: ReportOf): Promise<ReportDto> {
    return this.reckoner.reckon(askedReport(name, raw), language);
  }
}
