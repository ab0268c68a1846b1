import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { contentText } from '#machines/kernel/content-language';
import type { Actor } from '#machines/kernel/people';
import { NextDue } from '../features/companies/next-due.js';
import { companyPath, listPath, useCompanies } from '../features/companies/use-companies.js';
import { ClientGroups } from '../features/my-day/client-groups.js';
import styles from '../features/my-day/my-day.module.css';
import { useLanguage } from '../lib/use-language.js';

/** Query of the companies that get a card: the three newest. */
const first = new URLSearchParams({ per_page: '3', sort: '-createdAt' });

/** A client's start page: waiting tasks, current work, and companies. */
export function ClientStart({ actor, onReady }: { actor: Actor; onReady: () => void }) {
  const companies = useCompanies(first);
  return (
    <ClientGroups actor={actor} onReady={onReady} isComplete={!companies.isPending}>
      {companies.data && companies.data.total > 0 ? <MyCompanies {...companies.data} /> : null}
    </ClientGroups>
  );
}

type Companies = Pick<NonNullable<ReturnType<typeof useCompanies>['data']>, 'items' | 'total'>;

function MyCompanies({ items, total }: Companies) {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  return (
    <section className={styles.group} aria-labelledby="my-companies">
      <h2 className="large" id="my-companies">
        {t('title.personal')} <span className="dim num">({total})</span>
      </h2>
      <ul className={styles.cards}>
        {items.map(({ _id, name, registerNumber, country, legalForm, nextDue }) => (
          <li key={_id} className={`surface raised ${styles.card}`}>
            <p className="small dim">{[contentText(country.name, language), legalForm].filter(Boolean).join(', ')}</p>
            <h3>
              <Link className="ink" to={companyPath('personal', _id)}>
                {name}
              </Link>
            </h3>
            <p className="small muted num">{registerNumber}</p>
            {nextDue ? (
              <p className="small">
                <NextDue due={nextDue} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {total > items.length ? (
        <Link className="small medium" to={listPath.personal}>
          {t('all', { count: total })}
        </Link>
      ) : null}
    </section>
  );
}
