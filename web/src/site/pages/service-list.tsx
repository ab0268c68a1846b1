import { contentText } from '#machines/kernel/content-language';
import { useTranslation } from 'react-i18next';
import { type CatalogueSearch, type Found, foundIn, readSearch, searchParams, searchPath, usual } from '../catalogue-search.js';
import { breadcrumbList } from '../json-ld.js';
import { definePage, type PageContext, useHref, useSite } from '../page.js';
import { CountryCard, NothingFound } from '../parts/catalogue-found.js';
import { CatalogueForm } from '../parts/catalogue-form.js';
import { CurrencyForm } from '../parts/currency-form.js';
import parts from '../parts/site.module.css';
import styles from './service.module.css';
import { Top } from './top.js';

interface Data {
  search: CatalogueSearch;
  countries: Found[];
}

/** Page /{ru|en}/service: countries and their services, filtered by the address. */
export const serviceList = definePage<Data>({
  path: '/service',
  query: searchParams,
  address: ({ catalogue, query }) => {
    const search = readSearch(query, catalogue);
    return { query: new URLSearchParams(searchPath(search).split('?')[1]), kept: search.text === '' };
  },
  load: ({ catalogue, language, query }) => {
    const search = readSearch(query, catalogue);
    return { search, countries: foundIn(catalogue, search, language) };
  },
  head: ({ search, countries }, context) => ({
    title: titleOf(search.type, context),
    description: context.t('service.list.description', {
      count: isNarrowed(search) ? context.catalogue.countries.length : countries.length,
    }),
    canonical: searchPath({ ...usual, type: search.type }),
    noIndex: isNarrowed(search) || search.sort !== usual.sort,
    jsonLd: [breadcrumbList(context, [{ name: context.t('service.list.crumb'), path: '/service' }])],
  }),
  Component: ServiceList,
});

const isNarrowed = ({ text, region }: CatalogueSearch): boolean => text !== '' || region !== null;

/* How many there are, not how many were found. */
const countedFor = (search: CatalogueSearch, found: readonly Found[], { countries }: PageContext['catalogue']): number =>
  isNarrowed(search) ? countries.length : found.length;

function titleOf(type: string | null, { catalogue, language, t }: PageContext): string {
  const found = catalogue.types.find(({ key }) => key === type);
  return found ? t('service.list.titleOf', { type: contentText(found.title, language) }) : t('service.list.title');
}

function ServiceList({ data: { search, countries } }: { data: Data }) {
  const { t } = useTranslation(['site', 'siteParts']);
  const href = useHref();
  const context = useSite();
  const { catalogue, language } = context;
  const { type } = search;
  const notice = contentText(catalogue.settings.notice, language);
  return (
    <>
      <Top
        crumbs={[{ name: t('service.list.crumb'), path: '/service' }]}
        title={[titleOf(type, context)]}
        lead={t('service.list.lead', { count: countedFor(search, countries, catalogue) })}
      >
        <nav className={`wrap-line gap-snug mt-7 ${styles.types}`} aria-label={t('service.list.types')}>
          <a
            className="button"
            data-small
            href={href(searchPath({ ...search, type: null }))}
            aria-current={type === null ? 'true' : undefined}
          >
            {t('service.list.all')}
          </a>
          {catalogue.types.map(({ key, title }) => (
            <a
              key={key}
              className="button"
              data-small
              href={href(searchPath({ ...search, type: key }))}
              aria-current={type === key ? 'true' : undefined}
            >
              {contentText(title, language)}
            </a>
          ))}
        </nav>
        <CatalogueForm search={search} />
      </Top>
      <section className={`${parts.section} ${styles.list}`} aria-label={t('service.list.crumb')}>
        <div className={parts.wrap}>
          {countries.length > 0 ? <CurrencyForm /> : null}
          {isNarrowed(search) && countries.length > 0 ? (
            <p className={`text ${styles.found}`}>
              {t('service.list.found', { count: countries.length })}{' '}
              <a href={href(searchPath({ ...usual, type }))}>{t('service.list.reset')}</a>
            </p>
          ) : null}
          {countries.length === 0 ? <NothingFound search={search} /> : null}
          <div className={`stack gap-6 narrow-stack ${styles.cards}`}>
            {countries.map(({ country, services }) => (
              <CountryCard key={country._id} country={country} services={services} />
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
