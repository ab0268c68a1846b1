import { Button } from '@mantine/core';
import { IconChevronDown, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { toQuery } from '#machines/selection-wizard/address';
import { noAnswers } from '#machines/selection-wizard/answers';
import { formatDay, formatMoney } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { Badge } from '../../ui/badge.js';
import styles from './companies.module.css';
import type { Area, Company } from './use-companies.js';

type DueDate = Company['dueDates'][number];

/** Due dates that are read without opening the rest. */
const shown = 5;
/** States of what somebody still has to do. */
const open: readonly DueDate['state'][] = ['upcoming', 'soon', 'overdue'];
/** Facts from which days are counted. */
const anchors = ['registeredOn', 'yearEnd'] as const;

/** The summary of the wizard for `service`, with its first options. */
const orderAddress = ({ _id: company, country }: Company, service: string, language: Language): string =>
  `/${language}/selection-service?${toQuery({ answers: { ...noAnswers, country: country.code, service, company }, step: 'check' })}`;

/** What falls due for a company, the nearest first, and which facts are missing to know more. */
export function DueDates({ company, area }: { company: Company; area: Area }) {
  const { t } = useTranslation('companies');
  const { facts } = company;
  const dueDates = company.dueDates.filter(({ state }) => open.includes(state));
  const later = dueDates.slice(shown);
  const lines = { company, area };
  const missing = anchors.filter((name) => facts[name] === null);
  return (
    <>
      {dueDates.length === 0 ? <p className="small muted">{t('due.none')}</p> : <Lines {...lines} dueDates={dueDates.slice(0, shown)} />}
      {later.length > 0 ? (
        <details className="fold small mt-3">
          <summary>
            {t('due.later', { count: later.length })}
            <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
          </summary>
          <Lines {...lines} dueDates={later} />
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

function Lines({ company, area, dueDates }: { company: Company; area: Area; dueDates: readonly DueDate[] }) {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  return (
    <ul className={`small ${styles.lines}`}>
      {dueDates.map(({ _id, dueOn, state, title, text, cost, service, source, isSample }) => (
        <li className="rule-bottom" key={_id}>
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
          {service !== null && area === 'personal' ? (
            <Button className="mt-2" component="a" size="compact-sm" href={orderAddress(company, service._id, language)}>
              {t('due.order')}
              <span className="visually-hidden">{`: ${title[language]}`}</span>
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
