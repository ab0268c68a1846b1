import { Button, NativeSelect } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { permits } from '#machines/access/table';
import { formatTime } from '../../lib/format.js';
import { useMe } from '../../lib/session/session.js';
import { useLanguage } from '../../lib/use-language.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { Card } from '../../ui/card.js';
import { PageHeader } from '../../ui/page-header.js';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/states.js';
import { Tabs } from '../../ui/tabs.js';
import { ExportReport } from './export-report.js';
import { currenciesOf, figureText, rowName, shownMeasures } from './figure-words.js';
import { OrdersBehind } from './orders-behind.js';
import { dayOf, readAddress, type ReportAddress, type ReportKind, reportKinds, daysOf, writeAddress } from './report-address.js';
import { ReportControls } from './report-controls.js';
import { Change, ReportTable } from './report-table.js';
import styles from './reports-page.module.css';
import { type Measure, type Report, useReport } from './use-report.js';

const ReportChart = lazy(() => import('./report-chart.js').then((module) => ({ default: module.ReportChart })));

/** /admin/reports: figures about orders and money, with the orders behind each of them. */
export function ReportsPage() {
  const { t } = useTranslation('reports');
  const me = useMe();
  const [query, setQuery] = useSearchParams();
  usePageTitle(t('title'));
  if (!me) return null;
  const today = dayOf(new Date());
  const address = readAddress(query, today);
  const go = (change: Partial<ReportAddress>) => {
    const days = change.period && change.period !== 'own' ? daysOf(change.period, today) : {};
    setQuery(writeAddress({ ...address, ...days, ...change }), { preventScrollReset: true });
  };
  const other = (kind: string) => go({ kind: kind as ReportKind, groupBy: '', drill: null });
  return (
    <>
      <PageHeader title={t('title')} actions={permits(me.actor, 'reports.export') ? <ExportReport address={address} /> : null} />
      <div className={styles.tabs}>
        <Tabs
          label={t('tabs.label')}
          tabs={reportKinds.map((key) => ({ key, label: t(`tabs.${key}`) }))}
          current={address.kind}
          onChange={other}
        >
          <Body address={address} go={go} />
        </Tabs>
      </div>
    </>
  );
}

function Body({ address, go }: { address: ReportAddress; go: (change: Partial<ReportAddress>) => void }) {
  const { data: report, error, isPlaceholderData, refetch } = useReport(address);
  return (
    <>
      <ReportControls address={address} report={report} onChange={go} />
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!report && !error ? <TableSkeleton rows={8} /> : null}
      {report && !error ? <Figures address={address} report={report} stale={isPlaceholderData} go={go} /> : null}
    </>
  );
}

interface FiguresProps {
  address: ReportAddress;
  report: Report;
  stale: boolean;
  go: (change: Partial<ReportAddress>) => void;
}

function Figures({ address, report, stale, go }: FiguresProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const currencies = currenciesOf(report.measures);
  const currency = currencies.includes(address.currency) ? address.currency : (currencies[0] ?? '');
  const measures = shownMeasures(report.measures, currency);
  const day = (text: string) => formatTime(`${text}T12:00:00`, 'date', language);
  const hrefOf = (drill: ReportAddress['drill']) => `?${writeAddress({ ...address, drill }).toString()}`;
  const { drill } = address;
  const row = report.rows.find(({ key }) => key === drill?.row);
  const measure = report.measures.find(({ key }) => key === drill?.measure);
  return (
    <>
      <p className={styles.about}>{report.about}</p>
      {currencies.length > 1 ? (
        <NativeSelect
          className={styles.currency}
          label={t('currency')}
          value={currency}
          data={currencies}
          onChange={(event) => go({ currency: event.currentTarget.value })}
        />
      ) : null}
      {isEmpty(report) ? (
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          action={<Button onClick={() => go({ period: 'all', filters: {} })}>{t('empty.all')}</Button>}
        />
      ) : (
        <>
          <Summary report={report} measures={measures} />
          {report.previous ? (
            <p className={styles.about}>{t('comparedWith', { from: day(report.previous.from), to: day(report.previous.to) })}</p>
          ) : null}
          <div className={styles.charts}>
            <Charts report={report} measures={measures} />
          </div>
          <ReportTable key={`${report.report} ${report.groupBy}`} report={report} measures={measures} stale={stale} hrefOf={hrefOf} />
        </>
      )}
      {report.asOf ? <p className={styles.asOf}>{t('asOf', { at: formatTime(report.asOf, 'full', language) })}</p> : null}
      {drill && measure ? (
        <OrdersBehind
          address={address}
          drill={drill}
          title={t('behind.title', { measure: measure.title, row: row ? rowName(report, row, language) : t('total') })}
          onClose={() => go({ drill: null })}
        />
      ) : null}
    </>
  );
}

/* Kinds of figures have scales of their own: counts and amounts stand in charts of their own. Times are read in the table. */
function Charts({ report, measures }: { report: Report; measures: readonly Measure[] }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const kinds = (['count', 'money'] as const)
    .map((kind) => measures.filter((measure) => measure.kind === kind))
    .filter((some) => some.length > 0);
  return kinds.map((some) => {
    const title = some.map((measure) => measure.title).join(', ');
    return (
      <Card key={some[0]?.kind}>
        <Suspense fallback={<div className={styles.chart} />}>
          <ReportChart report={report} measures={some} language={language} label={`${t('chart', { title })}. ${t('chartText')}`} />
        </Suspense>
      </Card>
    );
  });
}

function Summary({ report, measures }: { report: Report; measures: readonly Measure[] }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { values, previous } = report.totals;
  const told = measures.filter(({ key }) => values[key] !== null && values[key] !== undefined);
  return (
    <dl className={styles.summary} aria-label={t('figures')}>
      {told.map((measure) => (
        <div key={measure.key}>
          <dt>{measure.title}</dt>
          <dd>{figureText(measure, values[measure.key], language, t('none'))}</dd>
          {previous ? (
            <dd>
              <Change measure={measure} now={values[measure.key]} before={previous[measure.key]} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

const isEmpty = ({ totals, measures }: Report): boolean =>
  measures.every(({ key }) => Number(totals.values[key] ?? 0) === 0 && Number(totals.previous?.[key] ?? 0) === 0);
