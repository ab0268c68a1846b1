import { useTranslation } from 'react-i18next';
import type { Bilingual } from '#machines/kernel/ids';
import { contentText } from '#machines/kernel/content-language';
import { typeset } from '#machines/kernel/typography';
import type { CountryView, DueRuleView, ServiceView } from '#machines/catalogue/public-view';
import { Flag } from '../../ui/flag.js';
import { countryByCode, registrationsOf, servicesOf } from '../catalogue.js';
import { figuresOf } from '../figures.js';
import { breadcrumbList } from '../json-ld.js';
import { Price, pricesText } from '../money.js';
import { definePage, type PageContext, useHref, useSite } from '../page.js';
import { ServiceLine } from '../parts/catalogue-found.js';
import { Crumbs } from '../parts/crumbs.js';
import { CurrencyForm } from '../parts/currency-form.js';
import { FeedbackSection } from '../parts/feedbacks.js';
import parts from '../parts/site.module.css';
import { servicePath } from '../service-path.js';
import { Figures } from './figures-sheet.js';
import { PageSection } from './section.js';
import styles from './service.module.css';

interface Data {
  country: CountryView;
  services: ServiceView[];
  /** registration whose figures are shown; undefined if only other services are sold */
  first: ServiceView | undefined;
}

const crumbsOf = ({ country }: Data, { language, t }: PageContext) => [
  { name: t('service.list.crumb'), path: '/service' },
  { name: contentText(country.name, language), path: `/service/${country.code.toLowerCase()}` },
];

/** Page /{ru|en}/service/{code} of a country with its requirements and services. */
export const countryPage = definePage<Data>({
  path: '/service/:country',
  load: ({ catalogue, params }) => {
    const country = countryByCode(catalogue, params.country ?? '');
    return country ? { country, services: servicesOf(catalogue, country), first: registrationsOf(catalogue, country)[0] } : null;
  },
  head: (data, context) => ({
    title: context.t('service.country.title', { country: contentText(data.country.name, context.language) }),
    description: context.t('service.country.description', { country: contentText(data.country.name, context.language) }),
    canonical: `/service/${data.country.code.toLowerCase()}`,
    picture: `/og/${context.language}/service/${data.country.code.toLowerCase()}.png`,
    jsonLd: [breadcrumbList(context, crumbsOf(data, context))],
  }),
  Component: Country,
});

function Country({ data }: { data: Data }) {
  const { t } = useTranslation('site');
  const href = useHref();
  const context = useSite();
  const { language } = context;
  const { country, first } = data;
  const { facts } = country;
  const code = country.code.toLowerCase();
  return (
    <>
      <section className={parts.top}>
        <div className={parts.wrap}>
          <Crumbs crumbs={crumbsOf(data, context)} />
          <div className="beside" data-sheet>
            <div>
              <h1 className={`${parts.pageTitle} row gap-4 ${styles.name}`}>
                <Flag code={country.code} />
                {contentText(country.name, language)}
              </h1>
              <p className={parts.lead}>{typeset(contentText(facts.summary, language), language)}</p>
              <p className={`text muted wrap-line mt-4 ${styles.meta}`}>
                <span>{t('service.country.terms', facts.terms)}</span>
                {facts.visit ? <span>{t(`service.country.visit.${facts.visit.needed}`)}</span> : null}
              </p>
              <div className={parts.actions}>
                <a className="button" data-main href={href(`/selection-service?country=${code}${first ? `&service=${first._id}` : ''}`)}>
                  {first ? t('service.orderFrom', { price: pricesText(figuresOf(first).total, language) }) : t('service.order')}
                </a>
                <a className="button" href={href(`/compare?countries=${code}`)}>
                  {t('service.compare')}
                </a>
              </div>
            </div>
            {first ? <Figures service={first} /> : null}
          </div>
        </div>
      </section>
      <Services data={data} />
      <Facts country={country} />
      <DueRules rules={country.dueRules ?? []} />
      <FeedbackSection about={{ country: country._id }} />
    </>
  );
}

function Services({ data: { services } }: { data: Data }) {
  const { t } = useTranslation(['site', 'siteParts']);
  const href = useHref();
  const { language, catalogue } = useSite();
  const notice = contentText(catalogue.settings.notice, language);
  return (
    <PageSection id="services" title={t('service.country.services')}>
      <CurrencyForm />
      <div className={`stack gap-6 narrow-stack ${styles.cards}`}>
        {services.map((service) => (
          <article key={service._id} className={`sheet column ${styles.card}`}>
            <header className="flex gap-3">
              <h3>
                <a href={href(servicePath(service))}>{typeset(contentText(service.title, language), language)}</a>
              </h3>
            </header>
            <p className="text muted">{typeset(contentText(service.description, language), language)}</p>
            <ul>
              <ServiceLine service={service}>{t('service.more')}</ServiceLine>
            </ul>
          </article>
        ))}
      </div>
      {notice ? <p className={parts.note}>{notice}</p> : null}
    </PageSection>
  );
}

/** Taxes, legal forms, payments and duties of the founder. */
function Facts({ country: { facts } }: { country: CountryView }) {
  const { t } = useTranslation('site');
  const { language } = useSite();
  const set = (text: Bilingual) => typeset(contentText(text, language), language);
  return (
    <section className={`${parts.section} ${parts.sunken}`} aria-label={t('service.country.facts')}>
      <div className={`${parts.wrap} stack narrow-stack ${styles.columns}`}>
        <div>
          <h2 className="heading">{t('service.country.taxes')}</h2>
          <dl className="ruled pairs">
            {facts.taxes.map(({ title, rate }) => (
              <div key={title.en}>
                <dt>{set(title)}</dt>
                <dd>{set(rate)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h2 className="heading">{t('service.country.forms')}</h2>
          <ul className="ruled">
            {facts.legalForms.map(({ code, title, note }) => (
              <li key={code}>
                <p className="text">
                  <b>{code}</b> – {set(title)}
                </p>
                <small className="fine">{set(note)}</small>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="heading">{t('service.country.payments')}</h2>
          <dl className="ruled pairs">
            {facts.mandatoryPayments.map(({ title, amount, period }) => (
              <div key={title.en}>
                <dt>
                  {set(title)}
                  <small className="fine">{t(`service.period.${period}`)}</small>
                </dt>
                <dd className="num">
                  <Price of={[amount]} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h2 className="heading">{t('service.country.asked')}</h2>
          <ul className="ruled">
            {facts.visit ? (
              <li>
                <p className="text">{t(`service.country.visit.${facts.visit.needed}`)}</p>
                <small className="fine">{set(facts.visit.note)}</small>
              </li>
            ) : null}
            <li>
              <p className="text">{t('service.country.terms', facts.terms)}</p>
              <small className="fine">{set(facts.terms.note)}</small>
            </li>
            {(facts.founderTasks ?? []).map((task) => (
              <li key={task.en}>
                <p className="text">{set(task)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** What a company files and pays after registration, with the law that says so. */
function DueRules({ rules }: { rules: readonly DueRuleView[] }) {
  const { t } = useTranslation('site');
  const { language } = useSite();
  if (rules.length === 0) return null;
  const set = (text: Bilingual) => typeset(contentText(text, language), language);
  return (
    <PageSection id="due" title={t('service.country.due.title')} lead={t('service.country.due.lead')}>
      <ul className={`ruled ${styles.due}`}>
        {rules.map(({ _id, legalForm, title, text, every, cost, source }) => (
          <li key={_id}>
            <h3 className="text">{set(title)}</h3>
            <small className="fine">
              {[t(`service.country.due.every.${every}`), legalForm].filter(Boolean).join(' · ')}
              {cost ? (
                <>
                  {' · '}
                  <Price of={[cost]} />
                </>
              ) : null}
            </small>
            {contentText(text, language) ? <p className="text muted mt-half">{set(text)}</p> : null}
            {/* A law's name is quoted in the language of its country. */}
            <small className="fine" lang="">
              {source}
            </small>
          </li>
        ))}
      </ul>
      {rules.some(({ isSample }) => isSample) ? <p className={parts.note}>{t('service.country.due.sample')}</p> : null}
    </PageSection>
  );
}
