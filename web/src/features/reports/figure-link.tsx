import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Measure, Report } from './use-report.js';

interface Props {
  report: Pick<Report, 'report'>;
  measure: Measure;
  /** the label of its row, for a screen reader */
  row: string;
  text: string;
  to: string;
}

/** A figure that leads to what it counts: orders in a dialog of the page, due dates in their list. */
export function FigureLink({ report, measure, row, text, to }: Props) {
  const { t } = useTranslation('reports');
  const behind = t(report.report === 'renewals' ? 'dueBehind' : 'ordersBehind', { measure: measure.title, row });
  return (
    <Link to={to} preventScrollReset={to.startsWith('?')} aria-label={`${text}. ${behind}`}>
      {text}
    </Link>
  );
}
