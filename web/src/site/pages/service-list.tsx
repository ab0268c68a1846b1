import { useTranslation } from 'react-i18next';
import { typeset } from '#libs/kernel/typography';
import type { CountryView, ServiceView } from '#machines/catalogue/public-view';
import { Flag } from '../../ui/flag.js';
import { servicesOf, typeKeyOf } from '../catalogue.js';
import { figuresOf } from '../figures.js';
import { breadcrumbList } from '../json-ld.js';
import { Price } from '../money.js';
import { definePage, type PageContext, useHref, useSite } from '../page.js';
import { CurrencyForm } from '../parts/currency-form.js';
import parts from '../parts/site.module.css';
import { servicePath } from '../service-path.js';
import styles from './service.module.css';
import { Top } from './top.js';
import { termInWords } from '../../lib/term.js';

interface Data {
  /** key of the type that was chosen, null for all */
  type: string | null;
  countries: { country: CountryView; services: ServiceView[] }[];
}

/** /{ru|en}/service: every country and what is sold there, all of it or one type. */
export const serviceList = definePage<Data>({
  path: '/service',
  query: ['type'],
  load,
  head: ({ type, countries }, context) => ({
    title: titleOf(type, context),
    description: context.t('service.list.description', { count: countries.length }),
    canonical: type === null ? '/service' : `/service?type=${type}`,
    jsonLd: [breadcrumbList(context, [{ name: context.t('service.list.crumb'), path: '/service' }])],
  }),
  Component: ServiceList,
});

function titleOf(type: string | null, { catalogue, language, t }: PageContext): string {
  const found = catalogue.types.find(({ key }) => key === type);
  return found ? t('service.list.titleOf', { type: found.title[language] }) : t('service.list.title');
}

/** An unknown type shows all: the address is old, the countries are still worth seeing. */
function load({ catalogue, language, query }: PageContext): Data {
  const asked = query.get('type');
  const type = catalogue.types.some(({ key }) => key === asked) ? asked : null;
  const countries = catalogue.countries
    .map((country) => ({
      country,
      services: servicesOf(catalogue, country).filter((one) => type === null || typeKeyOf(catalogue, one) === type),
    }))
    .filter(({ services }) => services.length > 0)
    .sort((one, other) => one.country.name[language].localeCompare(other.country.name[language], language));
  return { type, countries };
}

function ServiceList({ data: { type, countries } }: { data: Data }) {
  const { t } = useTranslation(['site', 'siteParts']);
  const href = useHref();
  const context = useSite();
  const { catalogue, language } = context;
  const notice = catalogue.settings.notice?.[language];
  return (
    <>
      <Top
        crumbs={[{ name: t('service.list.crumb'), path: '/service' }]}
        title={[titleOf(type, context)]}
        lead={t('service.list.lead', { count: countries.length })}
      >
        <nav className={styles.types} aria-label={t('service.list.types')}>
          <a className="button" data-small href={href('/service')} aria-current={type === null ? 'true' : undefined}>
            {t('service.list.all')}
          </a>
          {catalogue.types.map(({ key, title }) => (
            <a key={key} className="button" data-small href={href(`/service?type=${key}`)} aria-current={type === key ? 'true' : undefined}>
              {title[language]}
            </a>
          ))}
        </nav>
      </Top>
      <section className={parts.section} aria-label={t('service.list.crumb')}>
        <div className={parts.wrap}>
          <CurrencyForm />
          <div className={styles.cards}>
            {countries.map(({ country, services }) => (
              <article key={country._id} className={`sheet ${styles.card}`}>
                <header>
                  <Flag code={country.code} />
                  <h2>
                    <a href={href(`/service/${country.code.toLowerCase()}`)}>{country.name[language]}</a>
                  </h2>
                </header>
                <p className="text muted">{typeset(country.facts.summary[language], language)}</p>
                <ul>
                  {services.map((service) => (
                    <li key={service._id}>
                      <a className="between text" href={href(servicePath(service))}>
                        <span>
                          {typeset(service.title[language], language)}
                          <small className="fine">{termInWords(service.term, language)}</small>
                        </span>
                        <span className={`${styles.price} num`}>
                          <Price of={figuresOf(service).total} />
                        </span>
                      </a>
                    </li>
                  ))}
                </ul>
              </article>
            ))}
          </div>
          <p className={parts.note}>
            {t('service.list.note')} {notice}
          </p>
        </div>
      </section>
    </>
  );
}
