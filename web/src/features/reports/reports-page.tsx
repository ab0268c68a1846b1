import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { PerEuro } from '#machines/kernel/exchange';
import { permits } from '#machines/access/table';
import { daysBetween, daysOf } from '../../lib/days.js';
import { useOfficeDay } from '../../lib/office-day.js';
import { formatDay, formatTime } from '../../lib/format.js';
import { useMe } from '../../lib/session/session.js';
import { useLanguage } from '../../lib/use-language.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { ListExport } from '../../ui/list/list-export.js';
import { PageHeader } from '../../ui/page-header.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { Tabs } from '../../ui/tabs.js';
import { dueListAddress } from './due-address.js';
import { countsMoney, currenciesOf, rowName, shownMeasures, spannedRows, informativeRows, usualCurrency } from './figure-texts.js';
import { OrdersBehind } from './orders-behind.js';
import {
  askedOf,
  mostDaysDrawn,
  otherReport,
  readAddress,
  type ReportAddress,
  type ReportKind,
  reportKinds,
  writeAddress,
} from './report-address.js';
import { ReportCharts } from './report-charts.js';
import { ReportControls } from './report-controls.js';
import { ReportSkeleton } from './report-skeleton.js';
import { CurrencyTotals, ReportSummary } from './report-summary.js';
import { ReportTable } from './report-table.js';
import styles from './reports-page.module.css';
import { type Report, useRates, useReport } from './use-report.js';

/** The page /admin/reports: one report at a time, whose complete state is in the address. */
export function ReportsPage() {
  const { t } = useTranslation('reports');
  const me = useMe();
  const [query, setQuery] = useSearchParams();
  usePageTitle(t('title'));
  const today = useOfficeDay();
  if (!me) return null;
  const address = readAddress(query, today);
  const go = (change: Partial<ReportAddress>) => {
    const days = change.period && change.period !== 'own' ? daysOf(change.period, today) : {};
    setQuery(writeAddress(fitting({ ...address, ...days, ...change })), { preventScrollReset: true });
  };
  const other = (kind: string) => go(otherReport(address, kind as ReportKind));
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          permits(me.actor, 'reports.export') ? (
            <ListExport
              path="/reports/{report}/export"
              at={{ report: address.kind }}
              name={address.kind}
              query={askedOf(address)}
              label={t('export.open')}
              formats={['csv', 'xlsx']}
              sections={[
                { label: t('export.figures'), params: { rows: 'figures' } },
                ...(address.kind === 'renewals' ? [] : [{ label: t('export.rows'), params: { rows: 'orders' } }]),
              ]}
            />
          ) : null
        }
      />
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
  const rates = useRates();
  return (
    <>
      <ReportControls address={address} report={report} onChange={go} />
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!(report && rates) && !error ? <ReportSkeleton /> : null}
      {report && rates && !error ? <Figures address={address} report={report} rates={rates} stale={isPlaceholderData} go={go} /> : null}
    </>
  );
}

interface FiguresProps {
  address: ReportAddress;
  report: Report;
  rates: PerEuro;
  stale: boolean;
  go: (change: Partial<ReportAddress>) => void;
}

/** Totals of all currencies, then the figures of one, including counts of payments. */
function Figures({ address: asked, report: all, rates, stale: isOld, go }: FiguresProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const currencies = currenciesOf(all.measures);
  const currency = currencies.includes(asked.currency) ? asked.currency : usualCurrency(all, rates);
  const narrows = countsMoney(all);
  const address = narrows ? { ...asked, filters: { ...asked.filters, currency } } : asked;
  const narrowed = useReport(address, narrows);
  const whole = narrows ? narrowed.data : all;
  const stale = isOld || narrowed.isPlaceholderData;
  if (narrowed.error) return <ErrorState error={narrowed.error} onRetry={() => void narrowed.refetch()} />;
  if (!whole) return <ReportSkeleton />;
  const report = { ...whole, rows: spannedRows(whole, address.period === 'all') };
  const measures = shownMeasures(report.measures, currency);
  const shown = { ...report, rows: informativeRows(report, measures) };
  const day = (text: string) => formatDay(text, 'date', language);
  const hrefOf = (drill: NonNullable<ReportAddress['drill']>) =>
    asked.kind === 'renewals' ? dueListAddress(asked, report.groupBy, drill) : `?${writeAddress({ ...asked, drill }).toString()}`;
  const currencyHref = (one: string) => `?${writeAddress({ ...asked, currency: one, drill: null }).toString()}`;
  if (isEmpty(report))
    return (
      <>
        <p className={`lead ${styles.about}`}>{report.about}</p>
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          action={<Button onClick={() => go({ period: 'all', filters: {} })}>{t('empty.all')}</Button>}
        />
      </>
    );
  return (
    <>
      <p className={`lead ${styles.about}`}>{report.about}</p>
      {currencies.length > 1 ? <CurrencyTotals report={all} current={currency} hrefOf={hrefOf} currencyHref={currencyHref} /> : null}
      <ReportSummary report={report} measures={measures} hrefOf={hrefOf} />
      {report.previous ? (
        <p className={`lead ${styles.about}`}>{t('comparedWith', { from: day(report.previous.from), to: day(report.previous.to) })}</p>
      ) : null}
      <ReportCharts report={shown} measures={measures} />
      <ReportTable report={shown} measures={measures} stale={stale} sort={address.sort} onSort={(sort) => go({ sort })} hrefOf={hrefOf} />
      <p className={`caption ${styles.about}`}>
        {report.asOf ? t('asOf', { at: formatTime(report.asOf, 'full', language) }) : null} {t('daysOf', { zone: report.timeZone })}
      </p>
      <Drill address={address} report={report} onClose={() => go({ drill: null })} />
    </>
  );
}

function Drill({ address, report, onClose }: { address: ReportAddress; report: Report; onClose: () => void }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { drill } = address;
  const row = report.rows.find(({ key }) => key === drill?.row);
  const measure = report.measures.find(({ key }) => key === drill?.measure);
  if (!drill || !measure) return null;
  const title = t('behind.title', { measure: measure.title, row: row ? rowName(report, row, language) : t('total') });
  return <OrdersBehind address={address} drill={drill} title={title} onClose={onClose} />;
}

/* A division that the new period is too long for gives way to the usual one. */
const fitting = (address: ReportAddress): ReportAddress =>
  address.groupBy === 'day' && daysBetween(address) > mostDaysDrawn ? { ...address, groupBy: '' } : address;

const isEmpty = ({ totals, measures }: Report): boolean =>
  measures.every(({ key }) => Number(totals.values[key] ?? 0) === 0 && Number(totals.previous?.[key] ?? 0) === 0);
