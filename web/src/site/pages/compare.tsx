import { contentText } from '#machines/kernel/content-language';
import { useTranslation } from 'react-i18next';
import {
  type CompareAddress,
  type ComparedKind,
  comparedKinds,
  compareQuery,
  mostCompared,
  readCompare,
} from '../../features/compare/compare-address.js';
import { ComparePicker } from '../../features/compare/compare-picker.js';
import type { CompareChoices, CompareProps } from '../../features/compare/compare-table.js';
import { servicesOf } from '../catalogue.js';
import { countryGroups, serviceGroups } from '../compare-rows.js';
import { Island } from '../island.js';
import { breadcrumbList } from '../json-ld.js';
import { definePage, hrefIn, type PageContext, useHref, useSite } from '../page.js';
import { Crumbs } from '../parts/crumbs.js';
import { CurrencyForm } from '../parts/currency-form.js';
import parts from '../parts/site.module.css';
import { servicePath } from '../service-path.js';
import styles from './compare.module.css';

interface Data {
  address: CompareAddress;
  /** number of codes in the address that the catalogue lacks */
  unknown: number;
  choices: CompareChoices[];
  /** columns and rows of the comparison; undefined if nothing is compared */
  table?: Omit<CompareProps, 'language' | 'choices'>;
}

const crumbsOf = ({ t }: PageContext) => [{ name: t('compare:pageTitle'), path: '/compare' }];

/** Page /{ru|en}/compare with two to four countries or services. */
export const comparePage = definePage<Data>({
  path: '/compare',
  query: ['countries', 'services', 'by', 'differences'],
  address: ({ catalogue, query }) => {
    const asked = readCompare(query);
    const keys = asked.keys.slice(0, mostCompared);
    const kept = keys.every((key) => findIn(catalogue, asked.kind, key) !== undefined);
    return { query: new URLSearchParams(compareQuery({ ...asked, keys, currency: '' })), kept };
  },
  load,
  // A comparison somebody made is read by anybody; the address that counts is the page's own.
  head: (_, context) => ({
    title: context.t('compare:pageTitle'),
    description: context.t('compare:description'),
    canonical: '/compare',
    jsonLd: [breadcrumbList(context, crumbsOf(context))],
  }),
  Component: Compare,
});

function load(context: PageContext): Data {
  const address = { ...readCompare(context.query), currency: context.exchange?.currency ?? '' };
  const made = address.kind === 'countries' ? countriesOf(address, context) : servicesAt(address, context);
  const known = made.columns.map(({ key }) => key);
  const { kind, differences, currency } = address;
  return {
    address: { ...address, keys: known },
    unknown: address.keys.slice(0, mostCompared).length - known.length,
    choices: made.choices,
    ...(known.length > 0 && { table: { kind, columns: made.columns, groups: made.groups, differences, currency } }),
  };
}

type Catalogue = PageContext['catalogue'];

const countryIn = ({ countries }: Catalogue, key: string) => countries.find(({ code }) => code.toLowerCase() === key);
const serviceIn = ({ services }: Catalogue, key: string) => services.find(({ _id }) => _id === key);
const findIn = (catalogue: Catalogue, kind: ComparedKind, key: string) =>
  kind === 'countries' ? countryIn(catalogue, key) : serviceIn(catalogue, key);

const found = <Item,>(keys: readonly string[], find: (key: string) => Item | undefined): Item[] =>
  keys.slice(0, mostCompared).flatMap((key) => find(key) ?? []);

function countriesOf({ keys }: CompareAddress, context: PageContext) {
  const { catalogue, language } = context;
  const countries = found(keys, (key) => countryIn(catalogue, key));
  const columns = countries.map(({ code, name }) => ({
    key: code.toLowerCase(),
    name: contentText(name, language),
    code,
    page: hrefIn(context, `/service/${code.toLowerCase()}`),
    order: hrefIn(context, `/selection-service?country=${code.toLowerCase()}`),
  }));
  const items = catalogue.countries
    .map(({ code, name }) => ({ key: code.toLowerCase(), name: contentText(name, language) }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return { columns, groups: countryGroups(countries, context), choices: [{ title: '', items }] };
}

function servicesAt({ keys }: CompareAddress, context: PageContext) {
  const { catalogue, language } = context;
  const services = found(keys, (key) => serviceIn(catalogue, key));
  const columns = services.map((service) => ({
    key: service._id,
    name: contentText(service.title, language),
    code: service.country.code,
    page: hrefIn(context, servicePath(service)),
    order: hrefIn(context, `/selection-service?country=${service.country.code.toLowerCase()}&service=${service._id}`),
  }));
  const choices = catalogue.countries
    .map((country) => ({
      title: contentText(country.name, language),
      items: servicesOf(catalogue, country).map(({ _id, title }) => ({ key: _id, name: contentText(title, language) })),
    }))
    .sort((one, other) => one.title.localeCompare(other.title, language));
  return { columns, groups: serviceGroups(services, context), choices };
}

function Compare({ data: { address, unknown, choices, table } }: { data: Data }) {
  const { t } = useTranslation('compare');
  const context = useSite();
  const { language, catalogue } = context;
  const notice = contentText(catalogue.settings.notice, language);
  return (
    <section className={parts.top}>
      <div className={parts.wrap}>
        <Crumbs crumbs={crumbsOf(context)} />
        <h1 className={parts.pageTitle}>{t(`${address.kind}.title`)}</h1>
        <p className={parts.lead}>{t(`${address.kind}.lead`)}</p>
        <Kinds address={address} />
        <CurrencyForm />
        {unknown > 0 ? (
          <p className={`rounded mt-5 ${styles.unknown}`} role="status">
            {t('unknown', { count: unknown })}
          </p>
        ) : null}
        {table ? (
          <Island name="compare" props={{ ...table, choices }} />
        ) : (
          <ComparePicker language={language} kind={address.kind} choices={choices} currency={address.currency} />
        )}
        <p className={parts.note}>
          {t('apartNote')} {notice}
        </p>
      </div>
    </section>
  );
}

/** Links between the comparisons of countries and services. */
function Kinds({ address }: { address: CompareAddress }) {
  const { t } = useTranslation('compare');
  const href = useHref();
  return (
    <nav className={`flex gap-6 mt-6 rule-bottom ${styles.kinds}`} aria-label={t('by')}>
      {comparedKinds.map((kind) => {
        const query = compareQuery({ kind, keys: [], differences: false, currency: '' });
        return (
          <a
            className="muted medium align-center"
            key={kind}
            href={href(query ? `/compare?${query}` : '/compare')}
            aria-current={kind === address.kind ? 'page' : undefined}
          >
            {t(`${kind}.tab`)}
          </a>
        );
      })}
    </nav>
  );
}
