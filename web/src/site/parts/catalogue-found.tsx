import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import { typeset } from '#machines/kernel/typography';
import type { ServiceView } from '#machines/catalogue/public-view';
import { formatTerm } from '#machines/kernel/term';
import { Flag } from '../../ui/flag.js';
import { type CatalogueSearch, type Found, searchPath } from '../catalogue-search.js';
import { figuresOf } from '../figures.js';
import { Price } from '../money.js';
import { useHref, useSite } from '../page.js';
import styles from '../pages/service.module.css';
import { servicePath } from '../service-path.js';
import parts from './site.module.css';

/** A found country with its matching services, their terms and prices. */
export function CountryCard({ country, services }: Found) {
  const href = useHref();
  const { language } = useSite();
  return (
    <article className={`sheet column ${styles.card}`}>
      <header className="flex gap-3">
        <Flag code={country.code} />
        <h2>
          <a href={href(`/service/${country.code.toLowerCase()}`)}>{contentText(country.name, language)}</a>
        </h2>
      </header>
      <p className="text muted">{typeset(contentText(country.facts.summary, language), language)}</p>
      <ul>
        {services.map((service) => (
          <ServiceLine key={service._id} service={service}>
            {typeset(contentText(service.title, language), language)}
          </ServiceLine>
        ))}
      </ul>
    </article>
  );
}

/** A link to a service, with term and price. */
export function ServiceLine({ service, children }: { service: ServiceView; children: ReactNode }) {
  const href = useHref();
  const { language } = useSite();
  return (
    <li className="rule-top">
      <a className="between text" href={href(servicePath(service))}>
        <span>
          {children}
          <small className="fine">{formatTerm(service.term, language)}</small>
        </span>
        <span className="strong num">
          <Price of={figuresOf(service).total} />
        </span>
      </a>
    </li>
  );
}

/** Suggests what to do without results. */
export function NothingFound({ search }: { search: CatalogueSearch }) {
  const { t } = useTranslation('site');
  const href = useHref();
  const wider =
    search.type !== null ? { ...search, type: null } : search.region !== null && search.text ? { ...search, region: null } : null;
  return (
    <div className={`stack gap-3 ${styles.nothing}`}>
      <h2 className="heading">{search.text ? t('service.list.empty.title', { text: search.text }) : t('service.list.empty.plain')}</h2>
      <p className="text">{t('service.list.empty.text')}</p>
      <div className={parts.actions}>
        {wider ? (
          <a className="button" href={href(searchPath(wider))}>
            {t(search.type !== null ? 'service.list.empty.anyType' : 'service.list.empty.anywhere')}
          </a>
        ) : null}
        <a className="button" href={href('/service')}>
          {t('service.list.reset')}
        </a>
        <a href={href('/contacts#call')}>{t('service.list.empty.ask')}</a>
      </div>
    </div>
  );
}
