import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatPercent } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { DataTable, type TableColumn } from '../../ui/data-table.js';
import { changeOf, figureText, rowName } from './figure-words.js';
import styles from './reports-page.module.css';
import type { Measure, Report, ReportRow, Values } from './use-report.js';

interface Props {
  report: Report;
  measures: readonly Measure[];
  stale: boolean;
  /** the address that shows the orders behind a figure; row empty: the total */
  hrefOf: (drill: { measure: string; row: string }) => string;
}

const total = '';

/** The figures themselves: every one of them leads to its orders. Sorted by the reader, otherwise in the order they came; the total stays last. */
export function ReportTable({ report, measures, stale, hrefOf }: Props) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const [sort, setSort] = useState('');
  const group = t(`groupBy.${report.groupBy}`);
  const name = (row: ReportRow): string => (row.key === total ? t('total') : rowName(report, row, language));
  const columns: TableColumn<ReportRow>[] = [
    {
      id: 'key',
      header: t(`groups.${report.groupBy}`),
      card: 'title',
      fixed: true,
      cell: (row) => <b>{name(row)}</b>,
    },
    ...measures.map((measure): TableColumn<ReportRow> => ({
      id: measure.key,
      header: measure.title,
      card: 'line',
      align: 'end',
      sort: measure.key,
      cell: (row) => <Figure measure={measure} row={row} name={name(row)} to={hrefOf({ measure: measure.key, row: row.key })} />,
    })),
  ];
  const rows = [...sorted(report.rows, sort), { key: total, label: '', ...report.totals }];
  return (
    <DataTable
      caption={t('table', { group })}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.key}
      rowName={name}
      sort={sort}
      onSort={setSort}
      stale={stale}
    />
  );
}

function sorted(rows: readonly ReportRow[], sort: string): ReportRow[] {
  if (!sort) return [...rows];
  const key = sort.replace('-', '');
  const figure = ({ values }: ReportRow) => Number((values as Values)[key] ?? Number.NEGATIVE_INFINITY);
  return [...rows].sort((a, b) => (sort.startsWith('-') ? figure(b) - figure(a) : figure(a) - figure(b)));
}

function Figure({ measure, row, name, to }: { measure: Measure; row: ReportRow; name: string; to: string }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const value = row.values[measure.key];
  const text = figureText(measure, value, language, t('none'));
  const before = row.previous?.[measure.key];
  const isNothing = value === null || value === undefined || Number(value) === 0;
  return (
    <span className={styles.figure}>
      <small>{measure.title}</small>
      {isNothing ? (
        <span>{text}</span>
      ) : (
        <Link to={to} preventScrollReset aria-label={`${text}. ${t('ordersBehind', { measure: measure.title, row: name })}`}>
          {text}
        </Link>
      )}
      {row.previous ? <Change measure={measure} now={value} before={before} /> : null}
    </span>
  );
}

/** How a figure differs from the period before: in words, with the figure it is compared with. */
export function Change({
  measure,
  now,
  before,
}: {
  measure: Measure;
  now: Values[string] | undefined;
  before: Values[string] | undefined;
}) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const change = changeOf(now, before);
  if (change === undefined || (Number(now) === 0 && Number(before) === 0)) return null;
  const percent = typeof change === 'number' ? formatPercent(Math.abs(change), language) : '';
  const words =
    change === 'fresh'
      ? t('change.fresh')
      : change === 0
        ? t('change.same')
        : change > 0
          ? t('change.up', { percent })
          : t('change.down', { percent });
  return (
    <em className={styles.change}>
      {words}
      {change === 0 || change === 'fresh' ? null : <span>{t('before', { value: figureText(measure, before, language, t('none')) })}</span>}
    </em>
  );
}
