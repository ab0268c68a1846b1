import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/use-language.js';
import { DataTable, type TableColumn, useDataTable } from '../../ui/list/data-table.js';
import { Change } from './change.js';
import { FigureLink } from './figure-link.js';
import { figureText, rowName } from './figure-texts.js';
import styles from './reports-page.module.css';
import type { Measure, Report, ReportRow, Values } from './use-report.js';

interface Props {
  report: Report;
  measures: readonly Measure[];
  stale: boolean;
  sort: string;
  onSort: (sort: string) => void;
  /** address that shows the orders of a figure; row empty: the total */
  hrefOf: (drill: { measure: string; row: string }) => string;
}

const total = '';

/** Figures with links to their orders. Sorted by the reader, by default as they came; the total is last. */
export function ReportTable({ report, measures, stale, sort, onSort, hrefOf }: Props) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const group = t(`groupBy.${report.groupBy}`);
  const name = (row: ReportRow): string => (row.key === total ? t('total') : rowName(report, row, language));
  const columns: TableColumn<ReportRow>[] = [
    {
      id: 'key',
      header: t(`groups.${report.groupBy}`),
      card: 'title',
      fixed: true,
      cell: (row) => <span className={`medium ${styles.name}`}>{name(row)}</span>,
    },
    ...measures.map((measure): TableColumn<ReportRow> => ({
      id: measure.key,
      header: measure.title,
      card: 'line',
      align: 'end',
      sort: measure.key,
      cell: (row) => (
        <Figure report={report} measure={measure} row={row} name={name(row)} to={hrefOf({ measure: measure.key, row: row.key })} />
      ),
    })),
  ];
  const rows = [...sorted(report.rows, sort), { key: total, label: '', ...report.totals }];
  const table = useDataTable({ columns, rows, rowKey: (row) => row.key, sort, onSort });
  return (
    <div className={styles.table}>
      <SortSelect measures={measures} sort={sort} onSort={onSort} />
      <DataTable of={table} caption={t('table', { group })} rowName={name} stale={stale} />
    </div>
  );
}

/* A phone shows cards, which have no heads to press. */
function SortSelect({ measures, sort, onSort }: Pick<Props, 'measures' | 'sort' | 'onSort'>) {
  const { t } = useTranslation(['reports', 'common']);
  return (
    <NativeSelect
      className="narrow-only mb-3"
      label={t('common:table.sort')}
      value={sort}
      onChange={(event) => onSort(event.currentTarget.value)}
      data={[
        { value: '', label: t('reports:sort.none') },
        ...measures.flatMap(({ key, title }) => [
          { value: `-${key}`, label: t('reports:sort.falling', { title }) },
          { value: key, label: t('reports:sort.rising', { title }) },
        ]),
      ]}
    />
  );
}

function sorted(rows: readonly ReportRow[], sort: string): ReportRow[] {
  if (!sort) return [...rows];
  const key = sort.replace(/^-/, '');
  const figure = ({ values }: ReportRow) => Number((values as Values)[key] ?? Number.NEGATIVE_INFINITY);
  return [...rows].sort((a, b) => (sort.startsWith('-') ? figure(b) - figure(a) : figure(a) - figure(b)));
}

interface FigureProps {
  report: Report;
  measure: Measure;
  row: ReportRow;
  name: string;
  to: string;
}

function Figure({ report, measure, row, name, to }: FigureProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const value = row.values[measure.key];
  const text = figureText(measure, value, language, t('none'));
  const before = row.previous?.[measure.key];
  const isNothing = value === null || value === undefined || Number(value) === 0;
  return (
    <span className={`num stack ${styles.figure}`}>
      <small className="narrow-only">{measure.title}</small>
      {isNothing ? <span>{text}</span> : <FigureLink report={report} measure={measure} row={name} text={text} to={to} />}
      {row.previous ? <Change measure={measure} now={value} before={before} /> : null}
    </span>
  );
}
