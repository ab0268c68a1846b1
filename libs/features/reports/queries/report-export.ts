import { Injectable } from '@nestjs/common';
import type { CountedFile } from '#libs/platform/downloads/limited-download';
import { QueryBus } from '@nestjs/cqrs';
import { type Language, numberText } from '#machines/kernel/ids';
import { type Currency, toText } from '#machines/kernel/money';
import { batchesOf } from '#libs/platform/database/cursor';
import { Database } from '#libs/platform/database/database';
import { type FieldFault, invalid } from '#libs/platform/http/problem';
import type { Cell } from '#libs/platform/tables/cells';
import { tableFile, tableFormats } from '#libs/platform/tables/table-file';
import { texts } from '#machines/order/texts/all';
import { intervals } from '../rules/period.js';
import { describeReport, reports } from '../rules/report-figures.js';
import type { ReportMoney, ReportOrder } from '../rules/report-order.js';
import { texts as reportTexts } from '../texts/all.js';
import { moneyRowsSql, orderRowsSql, type Statement } from '../storage/report-sql.js';
import type { MeasureDto, ReportValuesDto } from '../wire/reports.dto.js';
import { askedReport, type AskedReport, officeZone } from './asked-report.js';
import { orderNames } from './order-names.js';
import { statusWord } from './report-labels.js';
import { ReportReckoner } from './report-reads.js';

@Injectable()
export class ReportExport {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly reckoner: ReportReckoner,
  ) {}

  /** Exports figures, or with `rows=orders` every order or money movement behind them. @throws Problem 404, 422 */
  async file(name: string, raw: unknown, language: Language): Promise<CountedFile> {
    const asked = askedReport(name, raw, await officeZone(this.queries));
    const { format, behind } = choices(asked);
    const { columns, rows, count } = behind ? await this.behind(asked, language) : await this.figures(asked, language);
    const { title } = describeReport(asked.report, language);
    const { from, to } = asked.period;
    const table = { title, language, columns, rows, timeZone: asked.timeZone };
    return { file: tableFile(table, format, `${title} ${from} ${to}`), rows: count };
  }

  private async figures(asked: AskedReport, language: Language) {
    const report = await this.reckoner.reckon(asked, language);
    const { total, before } = reportTexts[language].file;
    const cells = (label: Cell, { values, previous }: ReportValuesDto): Cell[] => [
      label,
      ...report.measures.flatMap((measure) =>
        [values, ...(report.previous ? [previous] : [])].map((figures) => figureCell(measure, figures)),
      ),
    ];
    const isDay = (intervals as readonly string[]).includes(report.groupBy);
    const rows = [...report.rows.map((row) => cells(isDay ? { day: row.key } : row.label, row)), cells(total, report.totals)];
    const titles = report.measures
      .map((measure) => heading(measure, language))
      .flatMap((one) => (report.previous ? [one, `${one}, ${before}`] : [one]));
    return { columns: [reportTexts[language].groupings[asked.groupBy], ...titles], rows: oneBundle(rows), count: rows.length };
  }
  private async behind(asked: AskedReport, language: Language) {
    const money = asked.report === 'payments' || asked.report === 'revenue';
    const question = await this.reckoner.askedOf(asked, asked.period);
    const statement = money ? moneyRowsSql(question) : orderRowsSql(reports[asked.report].figures, question);
    const row = await this.database.one<{ n: number }>(`select count(*) as n from (${statement.text}) r`, statement.values);
    const rows = money ? this.moneyRows(statement, language) : this.orderRows(statement, language);
    return { columns: money ? reportTexts[language].moneyColumns : reportTexts[language].orderColumns, rows, count: Number(row?.n ?? 0) };
  }
  private async *orderRows({ text, values }: Statement, language: Language): AsyncGenerator<Cell[][]> {
    for await (const rows of batchesOf<OrderRow>(this.database, text, values)) {
      const names = await orderNames(this.queries, rows, language);
      yield rows.map((row) => [
        numberText(row.number),
        statusWord(row.progress, language),
        names.person(row.client_id).name,
        names.service(row.service_id).name,
        names.country(row.country_id).name,
        row.manager_id === null ? null : names.person(row.manager_id).name,
        row.partner_id === null ? null : names.person(row.partner_id).name,
        at(row.placed_at),
        at(row.finished_at),
        at(row.cancelled_at),
        row.currency,
        decimal(row.price, row.currency),
        decimal(row.received, row.currency),
        decimal(row.refunded, row.currency),
        decimal(row.balance, row.currency),
      ]);
    }
  }
  private async *moneyRows({ text, values }: Statement, language: Language): AsyncGenerator<Cell[][]> {
    const labels = texts[language];
    for await (const rows of batchesOf<MoneyRow>(this.database, text, values)) {
      const names = await orderNames(this.queries, rows, language);
      yield rows.map((row) => [
        numberText(row.number),
        names.person(row.client_id).name,
        names.service(row.service_id).name,
        names.country(row.country_id).name,
        reportTexts[language].movements[row.kind],
        labels.method[row.method as keyof typeof labels.method],
        labels.stage[row.stage as keyof typeof labels.stage],
        at(row.at),
        row.currency,
        decimal(row.kind === 'received' ? row.amount : -row.amount, row.currency),
      ]);
    }
  }
}

type OrderRow = ReportOrder;

type MoneyRow = ReportMoney & Pick<ReportOrder, 'number' | 'client_id' | 'service_id' | 'country_id'>;

const at = (micros: number | null): Date | null => (micros === null ? null : new Date(Math.floor(Number(micros) / 1000)));

const decimal = (amount: number, currency: string): Cell => ({ decimal: toText(Number(amount), currency as Currency).amount });

function choices({ more, report }: AskedReport) {
  const format = tableFormats.find((one) => one === (more['format'] ?? 'csv'));
  const rows = more['rows'] ?? 'figures';
  const faults: FieldFault[] = [
    ...(format === undefined ? [{ field: 'format', code: 'notOffered' }] : []),
    ...(rows === 'figures' || (rows === 'orders' && reports[report].figures.length > 0) ? [] : [{ field: 'rows', code: 'notOffered' }]),
  ];
  if (format === undefined || faults.length > 0) throw invalid(...faults);
  return { format, behind: rows === 'orders' };
}

/** Converts durations to hours. */
function figureCell({ key, kind }: MeasureDto, figures: ReportValuesDto['previous']): Cell {
  const value = figures?.[key] ?? null;
  if (value === null) return null;
  if (kind === 'duration') return { decimal: (Number(value) / 3600).toFixed(1) };
  if (kind === 'percent') return { decimal: Number(value).toFixed(2) };
  return typeof value === 'string' ? { decimal: value } : value;
}

function heading({ title, kind, currency }: MeasureDto, language: Language): string {
  if (kind === 'duration') return `${title}, ${reportTexts[language].file.hours}`;
  if (kind === 'percent') return `${title}, %`;
  return currency === undefined ? title : `${title}, ${currency}`;
}

async function* oneBundle(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield await Promise.resolve(rows);
}
