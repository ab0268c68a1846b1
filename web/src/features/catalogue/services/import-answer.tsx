import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { Notice } from '../../../ui/notice.js';
import type { ImportAnswer, ImportFault } from '../wire.js';
import styles from './import.module.css';

/** Number of rows that the import would create, change and leave, and of services whose new prices need an approval. */
export function ImportFigures({ answer }: { answer: ImportAnswer }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const figures = ['rows', 'toCreate', 'toChange', 'unchanged'] as const;
  const isIdle = answer.errors.length === 0 && answer.toCreate + answer.toChange === 0;
  return (
    <>
      <dl className={`grid clip rounded ${styles.figures}`}>
        {figures.map((name) => (
          <div key={name}>
            <dt className="tiny dim">{t(`import.${name}`)}</dt>
            <dd>{formatCount(answer[name], language)}</dd>
          </div>
        ))}
      </dl>
      {answer.toApprove > 0 ? <Notice tone="info">{t('import.toApprove', { count: answer.toApprove })}</Notice> : null}
      {isIdle ? <Notice tone="info">{t('import.nothing')}</Notice> : null}
    </>
  );
}

const shownAtOnce = 100;

/** A row of table headings; `heads` are the keys of their texts. */
function HeadRow({ heads }: { heads: readonly ('row' | 'column' | 'what' | 'service' | 'before' | 'after')[] }) {
  const { t } = useTranslation('catalogue');
  return (
    <tr>
      {heads.map((head) => (
        <th key={head} className="dim text-xs" scope="col">
          {t(`import.${head}`)}
        </th>
      ))}
    </tr>
  );
}

/** Faults by cell; any of them prevents the import. */
export function ImportFaults({ faults }: { faults: readonly ImportFault[] }) {
  const { t } = useTranslation('catalogue');
  if (faults.length === 0) return null;
  return (
    <>
      <Notice tone="error">{t('import.faults', { count: faults.length })}</Notice>
      <div className={`rounded ${styles.scroll}`} tabIndex={0} role="region" aria-label={t('import.faultsLabel')}>
        <table className={`text-sm full ${styles.table}`}>
          <thead>
            <HeadRow heads={['row', 'column', 'what']} />
          </thead>
          <tbody>
            {faults.slice(0, shownAtOnce).map(({ row, column, line, code, detail }, index) => (
              <tr key={index}>
                <td className="num breakable rule-top">{row}</td>
                <td className="breakable rule-top">{line ? t('import.lineOf', { column, line }) : column || '—'}</td>
                <td className="breakable rule-top">{detail || code}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {faults.length > shownAtOnce ? <p className="muted text-sm">{t('import.more', { count: faults.length - shownAtOnce })}</p> : null}
    </>
  );
}

/** Changes by cell: service, column, old and new value. */
export function ImportChanges({ changes }: { changes: ImportAnswer['changes'] }) {
  const { t } = useTranslation('catalogue');
  if (changes.length === 0) return null;
  const heads = ['service', 'column', 'before', 'after'] as const;
  return (
    <>
      <div className={`rounded ${styles.scroll}`} tabIndex={0} role="region" aria-label={t('import.changesLabel')}>
        <table className={`text-sm full ${styles.table}`}>
          <thead>
            <HeadRow heads={heads} />
          </thead>
          <tbody>
            {changes.slice(0, shownAtOnce).map((change) => (
              <tr key={`${change.row} ${change.column}`}>
                {heads.map((head) => (
                  <td key={head} className={`breakable rule-top ${styles.cell}`}>
                    {change[head] || '—'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {changes.length > shownAtOnce ? <p className="muted text-sm">{t('import.more', { count: changes.length - shownAtOnce })}</p> : null}
    </>
  );
}
