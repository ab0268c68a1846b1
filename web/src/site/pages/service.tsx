import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import type { Bilingual } from '#machines/kernel/ids';
import type { MoneyText } from '#machines/kernel/money';
import { typeset } from '#machines/kernel/typography';
import type { CountryView, ServiceView } from '#machines/catalogue/public-view';
import { countryByCode, servicesOf } from '../catalogue.js';
import { figuresOf } from '../figures.js';
import { breadcrumbList, type Crumb, serviceLd } from '../json-ld.js';
import { pricesText, priceText } from '../money.js';
import { definePage, type PageContext, useHref, useSite } from '../page.js';
import { Crumbs } from '../parts/crumbs.js';
import { CurrencyForm } from '../parts/currency-form.js';
import { FeedbackSection } from '../parts/feedbacks.js';
import { promiseSlots } from '../promises.js';
import parts from '../parts/site.module.css';
import { servicePath } from '../service-path.js';
import { Figures } from './figures-sheet.js';
import styles from './service.module.css';
import { documentNeeds } from '../../lib/document-needs.js';
import { examplePath, formPath } from '#machines/catalogue/public-view';
import { formatTerm } from '#machines/kernel/term';

interface Data {
  country: CountryView;
  service: ServiceView;
}

const crumbsOf = ({ country, service }: Data, { language, t }: PageContext): Crumb[] => [
  { name: t('service.list.crumb'), path: '/service' },
  { name: contentText(country.name, language), path: `/service/${country.code.toLowerCase()}` },
  { name: contentText(service.title, language), path: servicePath(service) },
];

/** Page /{ru|en}/service/{code}/{slug}: price, options, steps and documents of a service. */
export const servicePage = definePage<Data>({
  path: '/service/:country/:slug',
  load: ({ catalogue, params }) => {
    const country = countryByCode(catalogue, params.country ?? '');
    const service = country && servicesOf(catalogue, country).find(({ slug }) => slug === params.slug);
    return service ? { country, service } : null;
  },
  head: (data, context) => ({
    title: contentText(data.service.title, context.language),
    description: context.t('service.one.description', {
      service: contentText(data.service.title, context.language),
      price: priceText(data.service.price, context.language),
      term: formatTerm(data.service.term, context.language),
    }),
    canonical: servicePath(data.service),
    picture: `/og/${context.language}${servicePath(data.service)}.png`,
    jsonLd: [serviceLd(context, data.service, servicePath(data.service)), breadcrumbList(context, crumbsOf(data, context))],
  }),
  Component: Service,
});

function Service({ data }: { data: Data }) {
  const { t } = useTranslation(['site', 'siteParts']);
  const href = useHref();
  const context = useSite();
  const { language, catalogue } = context;
  const { country, service } = data;
  const code = country.code.toLowerCase();
  const notice = contentText(catalogue.settings.notice, language);
  const order = href(`/selection-service?country=${code}&service=${service._id}`);
  return (
    <>
      <section className={parts.top}>
        <div className={parts.wrap}>
          <Crumbs crumbs={crumbsOf(data, context)} />
          <div className="beside" data-sheet>
            <div>
              <h1 className={parts.pageTitle}>{typeset(contentText(service.title, language), language)}</h1>
              <p className={parts.lead}>{typeset(contentText(service.description, language), language)}</p>
              <p className={`text muted wrap-line mt-4 ${styles.meta}`}>
                <span>{contentText(service.type.title, language)}</span>
                <span>{contentText(service.legalForm, language)}</span>
                <span>{formatTerm(service.term, language)}</span>
              </p>
              <div className={parts.actions}>
                <a className="button" data-main href={order}>
                  {t('service.orderFrom', { price: pricesText(figuresOf(service).total, language) })}
                </a>
                <a className="button" href={href(`/compare?services=${service._id}`)}>
                  {t('service.compare')}
                </a>
              </div>
              {notice ? <p className={parts.note}>{notice}</p> : null}
              <CurrencyForm />
            </div>
            <Figures service={service} />
          </div>
        </div>
      </section>
      <section className={parts.section} aria-label={t('service.one.about')}>
        <div className={`${parts.wrap} stack narrow-stack ${styles.columns}`}>
          <div>
            <Steps service={service} />
            <Promises />
          </div>
          <Documents service={service} />
        </div>
      </section>
      <Options service={service} />
      <FeedbackSection about={{ service: service._id }} />
      <section className={parts.section} aria-labelledby="ready">
        <div className={parts.wrap}>
          <h2 id="ready" className="title">
            {t('service.one.ready')}
          </h2>
          <p className="sub">{t('service.one.readyLead')}</p>
          <div className={parts.actions}>
            <a className="button" data-main href={order}>
              {t('service.orderFrom', { price: pricesText(figuresOf(service).total, language) })}
            </a>
          </div>
        </div>
      </section>
    </>
  );
}

function Steps({ service }: { service: ServiceView }) {
  const { t } = useTranslation('site');
  const { language } = useSite();
  return (
    <div>
      <h2 className="heading">{t('service.one.steps')}</h2>
      <ol className={`ruled ${styles.steps}`}>
        {Object.entries(service.steps).map(([key, { title, steps }]) => (
          <li key={key}>
            <h3>{typeset(contentText(title, language), language)}</h3>
            <p className="text muted">{typeset(steps.map((step) => contentText(step.title, language)).join(' · '), language)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Documents({ service }: { service: ServiceView }) {
  const { t } = useTranslation('site');
  const { language } = useSite();
  return (
    <div>
      <h2 className="heading">{t('service.one.documents')}</h2>
      {service.requiredDocuments.length === 0 ? (
        <p className="sub">{t('service.one.noDocuments')}</p>
      ) : (
        <ul className="ruled">
          {service.requiredDocuments.map(({ title, note, example, form, ...needs }) => (
            <li key={title.en}>
              <p className="text">{typeset(contentText(title, language), language)}</p>
              {note ? <p className="fine">{typeset(contentText(note, language), language)}</p> : null}
              {documentNeeds(needs, language) ? <p className="fine">{documentNeeds(needs, language)}</p> : null}
              {example || form ? (
                <p className="fine">
                  {example ? <a href={examplePath(example)}>{t('service.one.example')}</a> : null}
                  {example && form ? ' · ' : null}
                  {form ? (
                    <a href={formPath(form)} download>
                      {t('service.one.form')}
                    </a>
                  ) : null}
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Promises to the client, with figures from the settings; the rules are on separate pages. */
function Promises() {
  const { t } = useTranslation('site');
  const href = useHref();
  const { language, catalogue } = useSite();
  const { delay, correction, refund } = promiseSlots(catalogue.settings.promises, language);
  const lines = [
    t('service.promises.price'),
    t('service.promises.delay', { delay }),
    t('service.promises.correction', { correction }),
    t('service.promises.refund', { refund }),
  ];
  return (
    <div className={styles.promises}>
      <h2 className="heading">{t('service.promises.title')}</h2>
      <ul className="ruled">
        {lines.map((line) => (
          <li key={line} className="text">
            {typeset(line, language)}
          </li>
        ))}
      </ul>
      <p className="sub">
        <a href={href('/refunds')}>{t('service.promises.rules')}</a>
      </p>
    </div>
  );
}

/** Options with their surcharges; groups without a choice are left out. */
function Options({ service: { options } }: { service: ServiceView }) {
  const { t } = useTranslation('site');
  const { employeesAmount, ...groups } = options;
  const counted = employeesAmount.max > employeesAmount.min;
  const chosen = (Object.keys(groups) as (keyof typeof groups)[]).filter((key) => groups[key].length > 1 || key === 'directorCompany');
  const shown = chosen.filter((key) => groups[key].length > 0);
  if (!counted && shown.length === 0) return null;
  return (
    <section className={`${parts.section} ${parts.sunken}`} aria-labelledby="options">
      <div className={parts.wrap}>
        <h2 id="options" className="title">
          {t('service.one.options')}
        </h2>
        <p className="sub">{t('service.one.optionsLead')}</p>
        <div className={`stack narrow-stack ${styles.columns} ${styles.groups}`}>
          {shown.map((key) => (
            <OptionGroup key={key} name={t(`service.options.${key}`)} items={groups[key]} />
          ))}
          {counted ? (
            <OptionGroup
              name={t('service.options.employeesAmount')}
              items={[{ title: t('service.options.employees', employeesAmount), price: employeesAmount.price }]}
            />
          ) : null}
        </div>
      </div>
    </section>
  );
}

interface GroupProps {
  name: string;
  items: readonly { title: Bilingual | string; price: MoneyText }[];
}

function OptionGroup({ name, items }: GroupProps) {
  const { t } = useTranslation('site');
  const { language } = useSite();
  return (
    <div>
      <h3>{name}</h3>
      <dl className="ruled pairs">
        {items.map(({ title, price }) => {
          const text = typeof title === 'string' ? title : contentText(title, language);
          return (
            <div key={text}>
              <dt>{typeset(text, language)}</dt>
              <dd className="num">{Number(price.amount) === 0 ? t('service.options.included') : `+ ${priceText(price, language)}`}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
