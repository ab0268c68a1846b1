import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { changeOf, figureText } from './figure-texts.js';
import styles from './reports-page.module.css';
import type { Measure, Values } from './use-report.js';

interface Props {
  measure: Measure;
  now: Values[string] | undefined;
  before: Values[string] | undefined;
}

/** The difference to the previous period: sign, amount, percentage, and the compared value. */
export function Change({ measure, now, before }: Props) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const change = changeOf(now, before);
  if (!change) return null;
  const { direction, percent, by } = change;
  const none = t('none');
  if (direction === 'same') return <em className={`caption ${styles.change}`}>{t('change.same')}</em>;
  const sign = direction === 'up' ? '+' : '−';
  const share = percent === undefined ? '' : t(`change.${direction}`, { percent: formatPercent(percent, language) });
  return (
    <em className={`caption ${styles.change}`}>
      <b className="muted">
        {sign}
        {figureText(measure, by, language, none)}
      </b>{' '}
      {share ? <>{share} </> : null}
      <span className="block">{t('before', { value: figureText(measure, before, language, none) })}</span>
    </em>
  );
}
