import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Actor } from '#machines/kernel/people';
import { NextDue } from '../features/companies/next-due.js';
import { companyPath, listPath, useCompanies } from '../features/companies/use-companies.js';
import { useNextDue } from '../features/companies/use-due-dates.js';
import { ClientGroups } from '../features/my-day/client-groups.js';
import styles from '../features/my-day/my-day.module.css';
import { useLanguage } from '../lib/use-language.js';

/** Companies with a card. */
const first = new URLSearchParams({ per_page: '3', sort: '-createdAt' });

/** A client's start page: waiting tasks, current work, and companies. */
export function ClientStart({ actor, onReady }: { actor: Actor; onReady: () => void }) {
  const companies = useCompanies(first);
  const due = useNextDue();
  return (
    <ClientGroups actor={actor} onReady={onReady} isComplete={!companies.isPending && !due.isPending}>
      {companies.data && companies.data.total > 0 ? <MyCompanies {...companies.data} next={due.data} /> : null}
    </ClientGroups>
  );
}

type Companies = Pick<NonNullable<ReturnType<typeof useCompanies>['data']>, 'items' | 'total'>;

function MyCompanies({ items, total, next }: Companies & { next: ReturnType<typeof useNextDue>['data'] }) {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  return (
    <section className={styles.group} aria-labelledby="my-companies">
      <h2 className="large" id="my-companies">
        {t('title.personal')} <span className="dim num">({total})</span>
      </h2>
      <ul className={styles.cards}>
        {items.map(({ _id, name, registerNumber, country, legalForm }) => {
          const due = next?.of.get(_id);
          return (
            <li key={_id} className={`surface raised ${styles.card}`}>
              <p className="small dim">{[country.name[language], legalForm].filter(Boolean).join(', ')}</p>
              <h3>
                <Link className="ink" to={companyPath('personal', _id)}>
                  {name}
                </Link>
              </h3>
              <p className="small muted num">{registerNumber}</p>
              {due ? (
                <p className="small">
                  <NextDue due={due} />
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
      {total > items.length ? (
        <Link className="small medium" to={listPath.personal}>
          {t('all', { count: total })}
        </Link>
      ) : null}
    </section>
  );
}
