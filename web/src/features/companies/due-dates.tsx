import { IconChevronDown, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoney } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { Badge } from '../../ui/badge.js';
import styles from './companies.module.css';
import type { Company } from './use-companies.js';

type DueDate = Company['dueDates'][number];

/** Due dates that are read without opening the rest. */
const shown = 5;
/** Facts from which days are counted. */
const anchors = ['registeredOn', 'yearEnd'] as const;

/** What falls due for a company, the nearest first, and which facts are missing to know more. */
export function DueDates({ company: { dueDates, facts } }: { company: Company }) {
  const { t } = useTranslation('companies');
  const later = dueDates.slice(shown);
  const missing = anchors.filter((name) => facts[name] === null);
  return (
    <>
      {dueDates.length === 0 ? <p className="small muted">{t('due.none')}</p> : <Lines dueDates={dueDates.slice(0, shown)} />}
      {later.length > 0 ? (
        <details className="fold small mt-3">
          <summary>
            {t('due.later', { count: later.length })}
            <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
          </summary>
          <Lines dueDates={later} />
        </details>
      ) : null}
      {missing.map((name) => (
        <p className="small muted mt-3" key={name}>
          {t('due.missing', { fact: t(`facts.${name}`) })}
        </p>
      ))}
    </>
  );
}

function Lines({ dueDates }: { dueDates: readonly DueDate[] }) {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  return (
    <ul className={`small ${styles.lines}`}>
      {dueDates.map(({ rule, anchorDay, dueOn, state, title, text, cost, source, isSample }) => (
        <li className="rule-bottom" key={`${rule} ${anchorDay}`}>
          <p className="cluster gap-2">
            <b className="num nowrap">{formatDay(dueOn, 'date', language)}</b>
            <span>{title[language]}</span>
            {state === 'soon' ? <Badge small colour="yellow" icon={IconClock} label={t('due.soon')} /> : null}
          </p>
          <p className="muted">{text[language]}</p>
          <small className="dim">
            {[cost ? t('due.cost', { amount: formatMoney(cost, language) }) : '', source, isSample ? t('due.sample') : '']
              .filter(Boolean)
              .join(' · ')}
          </small>
        </li>
      ))}
    </ul>
  );
}
