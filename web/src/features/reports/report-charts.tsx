import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { useLanguage } from '../../lib/use-language.js';
import { ChartFrame } from '../../ui/chart-frame.js';
import { figureText, rowName, shapeOf } from './figure-texts.js';
import type { Measure, Report } from './use-report.js';

const ReportChart = lazy(() => import('./report-chart.js').then((module) => ({ default: module.ReportChart })));

const upright = 280;
const perBar = 9;
const leastRow = 34;
const axes = 70;

/** Counts and amounts have separate charts because of their scales. Durations are only in the table. */
export function ReportCharts({ report, measures }: { report: Report; measures: readonly Measure[] }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const shape = shapeOf(report);
  const kinds = (['count', 'money'] as const)
    .map((kind) => measures.filter((measure) => measure.kind === kind))
    .filter((some) => some.length > 0);
  return (
    <div className="stack my-3">
      {kinds.map((some) => {
        const currency = some[0]?.currency;
        const title = [some.map((measure) => measure.title).join(', '), t(`groupBy.${report.groupBy}`), currency].filter(Boolean);
        return (
          <ChartFrame
            key={some[0]?.kind}
            title={title.join(' · ')}
            text={[...some.map((measure) => chartText(report, measure, language, t)), t('chartText')].join(' ')}
            height={shape === 'lying' ? Math.max(180, report.rows.length * Math.max(leastRow, some.length * perBar + 12) + axes) : upright}
          >
            <ReportChart report={report} measures={some} language={language} shape={shape} />
          </ChartFrame>
        );
      })}
    </div>
  );
}

type ReportsT = ReturnType<typeof useTranslation<'reports'>>['t'];

/* What somebody would read off the picture: how much there is, and where most of it is. */
function chartText(report: Report, measure: Measure, language: Language, t: ReportsT): string {
  const figure = (values: Record<string, unknown>) => values[measure.key] as number | string | null | undefined;
  const text = (value: number | string | null | undefined) => figureText(measure, value, language, t('none'));
  const most = [...report.rows].sort((a, b) => Number(figure(b.values) ?? 0) - Number(figure(a.values) ?? 0))[0];
  const said = { title: measure.title, total: text(figure(report.totals.values)) };
  if (!most || Number(figure(most.values) ?? 0) === 0) return t('chartSays.nothing', said);
  return t('chartSays.most', { ...said, row: rowName(report, most, language), value: text(figure(most.values)) });
}
