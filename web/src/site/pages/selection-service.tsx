import { contentText } from '#machines/kernel/content-language';
import { pick } from '#machines/kernel/pick';
import { shortest } from '#machines/kernel/time';
import type { ServiceView } from '#machines/catalogue/public-view';
import { fromQuery, toQuery } from '#machines/selection-wizard/address';
import type { Answers } from '#machines/selection-wizard/answers';
import { formOf, type Offer, type OfferedService } from '#machines/selection-wizard/offer';
import type { WizardStart } from '../../features/selection/wizard.js';
import { countryByCode, firstOffers, registrationKey, servicesOf } from '../catalogue.js';
import { withoutCurrency } from '../../lib/exchange.js';
import { Island } from '../island.js';
import { breadcrumbList } from '../json-ld.js';
import { definePage, type PageContext, useSite } from '../page.js';
import parts from '../parts/site.module.css';
import styles from './selection-service.module.css';

type Data = Omit<WizardStart, 'language'>;

/** Page /{ru|en}/selection-service: the wizard at the question of the address. */
export const selectionService = definePage<Data>({
  path: '/selection-service',
  query: [
    'country',
    'form',
    'service',
    'employeesAmount',
    'registrationPeriod',
    'director',
    'directorCompany',
    'activityAreas',
    'company',
    'step',
  ],
  address: ({ catalogue, query }) => {
    const place = fromQuery(query.toString());
    return { query: new URLSearchParams(toQuery(place)), kept: isOffered(place.answers, catalogue) };
  },
  load: (context) => ({
    countries: countriesIn(context),
    offers: offerAt(context),
    query: withoutCurrency(context.query).toString(),
    exchange: context.exchange,
    firstType: context.catalogue.types.find(({ key }) => key === registrationKey)?._id ?? null,
  }),
  head: (_, context) => ({
    title: context.t('selection:pageTitle'),
    description: context.t('selection:description'),
    canonical: '/selection-service',
    jsonLd: [breadcrumbList(context, [{ name: context.t('selection:pageTitle'), path: '/selection-service' }])],
  }),
  Component: SelectionService,
});

/** Whether the catalogue has the answers. Addresses with options or companies can be made up, so their pages are not cached. */
function isOffered({ country, form, service, options, company }: Answers, catalogue: PageContext['catalogue']): boolean {
  if (country === null) return true;
  const found = countryByCode(catalogue, country);
  if (!found || options !== null || company !== null) return false;
  const services = servicesOf(catalogue, found);
  const hasForm = form === null || services.some((one) => formOf(one) === form);
  return hasForm && (service === null || services.some(({ _id }) => _id === service));
}

/** Each country with its first registration, or with its first service if it has none. */
function countriesIn({ catalogue }: PageContext): Data['countries'] {
  const offers = new Map(firstOffers(catalogue).map((offer) => [offer.country.code, offer]));
  return catalogue.countries.map(({ code, name, fromPrice }) => {
    const from = offers.get(code)?.figures.total ?? (fromPrice && [fromPrice]);
    const term =
      offers.get(code)?.service.term ?? shortest(catalogue.services.filter((one) => one.country.code === code).map((one) => one.term));
    return { code, name, ...(from && { from }), ...(term && { term }) };
  });
}

function offerAt({ catalogue, query }: PageContext): Record<string, Offer> {
  const country = countryByCode(catalogue, query.get('country') ?? '');
  if (!country) return {};
  return { [country.code]: { services: servicesOf(catalogue, country).map(asked), legalForms: country.facts.legalForms } };
}

/* What the wizard does not ask about stays out of the page. */
const asks = [
  ...(['_id', 'title', 'country', 'type', 'legalForm', 'description', 'price', 'prepaymentPercent', 'term'] as const),
  ...(['mandatoryPayments', 'options', 'requiredDocuments'] as const),
];
const asked = (service: ServiceView): OfferedService => pick(service, asks);

function SelectionService({ data }: { data: Data }) {
  const { language, catalogue } = useSite();
  const notice = contentText(catalogue.settings.notice, language);
  return (
    <div className={`${parts.wrap} ${styles.page}`}>
      {/* The first question is answered by links alone. */}
      <Island name="selection" props={data} {...(data.query === '' && { when: 'touched' })} />
      {notice ? <p className={parts.note}>{notice}</p> : null}
    </div>
  );
}
