import { IconBriefcase, IconBuilding, IconChevronDown, IconShieldCheck, IconUser, type Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Bilingual } from '#machines/kernel/ids';
import { contentText } from '#machines/kernel/content-language';
import type { MoneyText } from '#machines/kernel/money';
import { formatPercent } from '../../lib/format.js';
import { firstOffers, type Offer, popularOffers, registrationsOf } from '../catalogue.js';
import { figuresOf, yearlyLines } from '../figures.js';
import { Island } from '../island.js';
import type { PickerCountry } from '../islands/picker.js';
import type { PopularRow } from '../islands/popular.js';
import { aboutText, priceText } from '../money.js';
import { officeDayText, definePage, type PageContext, useHref, useSite, takesText } from '../page.js';
import { CurrencyForm } from '../parts/currency-form.js';
import parts from '../parts/site.module.css';
import { hoursText } from '../../lib/working-hours.js';
import sheet from '../../ui/price-sheet.module.css';
import route from '../parts/route.module.css';
import { Facts } from './section.js';
import styles from './landing.module.css';

interface Data {
  countries: PickerCountry[];
  popular: PopularRow[];
  /** offer that the page uses as example */
  first: Offer;
  asOf: string;
}

/** The landing page /{ru|en}; the 404 page while no registration is sold. */
export const landing = definePage<Data>({
  path: '',
  load,
  head: (_, { t }) => ({ title: t('landing.title'), description: t('landing.description') }),
  Component: Landing,
});

function load(context: PageContext): Data | null {
  const { catalogue, language, t } = context;
  const about = (amounts: readonly MoneyText[]) => aboutText(context, amounts) ?? '';
  const offers = popularOffers(catalogue, 6);
  const [first] = offers;
  if (!first) return null;
  const named = (one: { name: Bilingual }) => contentText(one.name, language);
  return {
    first,
    asOf: officeDayText({ catalogue, language }, catalogue.at),
    countries: firstOffers(catalogue)
      .map(({ country }) => ({
        code: country.code,
        name: named(country),
        offers: registrationsOf(catalogue, country).map((service) => ({
          id: service._id,
          form: contentText(service.legalForm, language),
          title: contentText(service.title, language),
          term: service.term,
          takes: takesText(context, service.term),
          figures: figuresOf(service),
          yearlyLines: yearlyLines(service, language),
          about: about(figuresOf(service).total),
        })),
      }))
      .sort((one, other) => one.name.localeCompare(other.name, language)),
    popular: offers.map(({ country, service, figures }) => ({
      code: country.code,
      name: named(country),
      note: country.facts.visit
        ? t(`landing.visit.${country.facts.visit.needed}`, { form: contentText(service.legalForm, language) })
        : contentText(service.legalForm, language),
      term: service.term,
      figures,
      about: about(figures.total),
    })),
  };
}

function Landing({ data: { countries, popular, first, asOf } }: { data: Data }) {
  const { t } = useTranslation(['site', 'siteFrame']);
  const href = useHref();
  const { catalogue, exchange, language } = useSite();
  const notice = contentText(catalogue.settings.notice, language);
  return (
    <>
      <section className={`rule-bottom ${styles.hero}`}>
        <div className={parts.wrap}>
          <Island name="picker" props={{ countries, start: first.country.code, asOf, currency: exchange?.currency ?? '' }} />
        </div>
      </section>
      <Route offer={first} />
      <section className={`${parts.section} ${parts.sunken}`} aria-labelledby="countries">
        <div className={parts.wrap}>
          <div className={`between ${styles.head}`}>
            <div>
              <h2 id="countries" className="title">
                {t('landing.countries.title')}
              </h2>
              <p className="sub">{t('landing.countries.lead')}</p>
            </div>
            <a className="medium nowrap" href={href('/service')}>
              {t('landing.countries.all')}
            </a>
          </div>
          <CurrencyForm />
          <Island name="popular" props={{ rows: popular, currency: exchange?.currency ?? '' }} />
          <p className={parts.note}>
            {t('landing.countries.note')} {notice}
          </p>
        </div>
      </section>
      <Record offer={first} />
      <Questions />
      <section className={parts.section} aria-labelledby="callback">
        <div className={`${parts.wrap} beside`} data-middle>
          <div>
            <h2 id="callback" className="title">
              {t('landing.callback.title')}
            </h2>
            <p className="sub">{t('landing.callback.text')}</p>
          </div>
          <Island name="callForm" props={{ hours: hoursText(catalogue.settings.workingHours, language) }} />
        </div>
      </section>
    </>
  );
}

const steps: readonly { key: 'order' | 'documents' | 'filing' | 'check' | 'rest'; you: boolean; icon: Icon }[] = [
  { key: 'order', you: true, icon: IconUser },
  { key: 'documents', you: true, icon: IconUser },
  { key: 'filing', you: false, icon: IconBriefcase },
  { key: 'check', you: false, icon: IconBuilding },
  { key: 'rest', you: true, icon: IconUser },
];

/** The days of an example service, from order to extract. */
function Route({ offer: { country, service, figures } }: { offer: Offer }) {
  const { t } = useTranslation('site');
  const { language } = useSite();
  const last = service.term.days;
  const params = {
    percent: formatPercent(figures.percent, language),
    now: priceText(figures.now, language),
    later: priceText(figures.later, language),
  };
  const day = (from: number, to = from) => (to > from ? t('landing.route.days', { from, to }) : t('landing.route.day', { from }));
  const when = [day(0), day(1), day(2, Math.max(2, last - 1)), day(last), t('landing.route.sameDay')];
  return (
    <section className={parts.section} aria-labelledby="route">
      <div className={parts.wrap}>
        <h2 id="route" className="title">
          {t('landing.route.title', { country: contentText(country.name, language) })}
        </h2>
        <p className="sub">{t('landing.route.lead')}</p>
        <ol className={`${route.route} ${styles.route}`}>
          {steps.map(({ key, you, icon: Glyph }, index) => (
            <li key={key} className={you ? styles.you : undefined}>
              <span className="fine">{when[index]}</span>
              <h3>
                {t(`landing.route.${key}.title`, key === 'rest' ? { percent: formatPercent(100 - figures.percent, language) } : params)}
              </h3>
              <p className="text muted">{t(`landing.route.${key}.text`, params)}</p>
              <p className={`muted ${styles.who}`}>
                <Glyph size={16} stroke={1.75} aria-hidden="true" />
                {t(`landing.route.${key}.who`)}
              </p>
            </li>
          ))}
        </ol>
        <p className={`muted flex text-sm mt-7 ${styles.legend}`} aria-hidden="true">
          <span className="row gap-2">
            <i className={styles.ours} />
            {t('landing.route.youActs')}
          </span>
          <span className="row gap-2">
            <i />
            {t('landing.route.weAct')}
          </span>
        </p>
      </div>
    </section>
  );
}

function Record({ offer: { service, figures } }: { offer: Offer }) {
  const { t } = useTranslation('site');
  const { language } = useSite();
  const params = {
    service: contentText(service.title, language),
    price: priceText(figures.work, language),
    now: priceText(figures.now, language),
  };
  return (
    <section className={parts.section} aria-labelledby="record">
      <div className={`${parts.wrap} beside`}>
        <div>
          <h2 id="record" className="title">
            {t('landing.record.title')}
          </h2>
          <Facts
            items={(['who', 'later', 'payments', 'cancel'] as const).map((fact) => ({
              title: t(`landing.record.facts.${fact}.title`),
              text: t(`landing.record.facts.${fact}.text`),
            }))}
          />
        </div>
        <figure className={`sheet ${sheet.sheet} ${styles.log}`}>
          <figcaption className="strong justify-between">
            {t('landing.record.sample')}
            <span className="fine">{t('landing.record.example')}</span>
          </figcaption>
          <ol className="divided">
            {(['placed', 'confirmed', 'paid', 'asked', 'filed'] as const).map((line) => (
              <li key={line} className="text stack gap-3 align-baseline">
                <span className="fine">{t(`landing.record.lines.${line}.time`)}</span>
                <div>
                  {t(`landing.record.lines.${line}.what`, params)}
                  <small className="fine mt-half">{t(`landing.record.lines.${line}.then`)}</small>
                </div>
              </li>
            ))}
          </ol>
          <footer className={`flex ${styles.proof}`}>
            <IconShieldCheck size={16} stroke={1.75} aria-hidden="true" />
            {t('landing.record.proof')}
          </footer>
        </figure>
      </div>
    </section>
  );
}

function Questions() {
  const { t } = useTranslation('site');
  const href = useHref();
  return (
    <section className={`${parts.section} ${parts.sunken}`} aria-labelledby="questions">
      <div className={`${parts.wrap} beside ${styles.questions}`}>
        <div>
          <h2 id="questions" className="title">
            {t('landing.questions.title')}
          </h2>
          <p className="sub">
            <a href={href('/faq')}>{t('landing.questions.all')}</a>
          </p>
        </div>
        <div className={parts.questions}>
          {(['upkeep', 'refusal', 'visit', 'performer'] as const).map((one, index) => (
            <details key={one} className="fold" open={index === 0}>
              <summary>
                {t(`landing.questions.${one}.q`)}
                <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
              </summary>
              <p>{t(`landing.questions.${one}.a`)}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
