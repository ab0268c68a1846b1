import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#libs/kernel/ids';
import { formatPercent } from '../../lib/format.js';
import { Flag } from '../../ui/flag.js';
import type { Figures } from '../figures.js';
import { pricesText, priceText } from '../../lib/price.js';
import parts from '../parts/site.module.css';
import sheet from '../../ui/price-sheet.module.css';
import styles from './picker.module.css';
import type { Term } from '#libs/kernel/time';
import { termInWords } from '../../lib/term.js';

/** One registration that can be chosen in the first screen. */
export interface PickerOffer {
  id: string;
  form: string;
  title: string;
  term: Term;
  figures: Figures;
  /** what the yearly sum is made of, in the reader's language; empty where it is one line */
  yearlyLines: { name: string; amount: string }[];
  /** about what the total is in the reader's currency; '' where there is nothing to tell */
  about: string;
}

export interface PickerCountry {
  code: string;
  name: string;
  offers: PickerOffer[];
}

interface Props {
  language: Language;
  countries: PickerCountry[];
  /** code of the country that stands there first */
  start: string;
  /** "20 November 2026": of when the prices are */
  asOf: string;
  /** code of the reader's currency, which goes with them; '' for none */
  currency: string;
}

/** The landing's first screen: country and legal form, and the sheet that says what they come to. Without scripts it is a form that leads on. */
export default function Picker({ language, countries, start, asOf, currency }: Props) {
  const { t } = useTranslation('siteParts');
  const [code, setCode] = useState(start);
  const [chosen, setChosen] = useState<string | null>(null);
  const country = countries.find((one) => one.code === code) ?? countries[0];
  const offer = country?.offers.find(({ id }) => id === chosen) ?? country?.offers[0];
  if (!country || !offer) return null;
  return (
    <div className="beside" data-sheet data-middle>
      <div>
        <h1 className={parts.pageTitle}>{t('hero.title')}</h1>
        <p className={parts.lead}>{t('hero.lead', { percent: formatPercent(offer.figures.percent, language) })}</p>
        <form className={`stack narrow-stack ${styles.form}`} action={`/${language}/selection-service`}>
          <label>
            <span className="label">{t('hero.country')}</span>
            <span className={`align-center relative ${styles.box}`}>
              <Flag code={country.code} />
              <select
                className="control"
                name="country"
                value={country.code.toLowerCase()}
                onChange={(event) => setCode(event.target.value.toUpperCase())}
              >
                {countries.map((one) => (
                  <option key={one.code} value={one.code.toLowerCase()}>
                    {one.name}
                  </option>
                ))}
              </select>
              <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
            </span>
          </label>
          <label>
            <span className="label">{t('hero.form')}</span>
            <span className={`align-center relative ${styles.box}`}>
              <select className="control" name="service" value={offer.id} onChange={(event) => setChosen(event.target.value)}>
                {country.offers.map(({ id, form }) => (
                  <option key={id} value={id}>
                    {form}
                  </option>
                ))}
              </select>
              <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
            </span>
          </label>
          <div className={`row mt-1 ${styles.actions}`}>
            <button className="button" data-main type="submit">
              {t('hero.order', { price: pricesText(offer.figures.total, language) })}
            </button>
            <a
              className="medium"
              href={`/${language}/compare?countries=${country.code.toLowerCase()}${currency ? `&currency=${currency}` : ''}`}
            >
              {t('hero.compare')}
            </a>
          </div>
          <p className="hint">{t('hero.note', { term: termInWords(offer.term, language) })}</p>
        </form>
      </div>
      <Estimate country={country} offer={offer} language={language} asOf={asOf} />
    </div>
  );
}

interface EstimateProps {
  country: PickerCountry;
  offer: PickerOffer;
  language: Language;
  asOf: string;
}

/** What a registration comes to, as a sheet. */
function Estimate({ country, offer, language, asOf }: EstimateProps) {
  const { t } = useTranslation('siteParts');
  const { fees, work, total, percent, now, later, yearly } = offer.figures;
  return (
    <section className={`sheet ${sheet.sheet} ${styles.sheet}`} aria-live="polite" aria-labelledby="estimate">
      <header>
        <Flag code={country.code} />
        <div>
          <h2 id="estimate">{offer.title}</h2>
          <p className="fine">{t('estimate.asOf', { date: asOf })}</p>
        </div>
      </header>
      <dl className="pairs">
        <div>
          <dt>{t('figures.fees')}</dt>
          <dd className="num">{pricesText(fees, language)}</dd>
        </div>
        <div>
          <dt>{t('figures.work')}</dt>
          <dd className="num">{priceText(work, language)}</dd>
        </div>
        <div className={sheet.sum}>
          <dt>{t('figures.total')}</dt>
          <dd className="num">
            {pricesText(total, language)}
            {offer.about ? <small className="fine"> {offer.about}</small> : null}
          </dd>
        </div>
      </dl>
      <div className={sheet.split}>
        <progress className={sheet.bar} value={percent} max={100} aria-label={t('estimate.share')} />
        <div>
          {t('estimate.now', { percent: formatPercent(percent, language) })}
          <b className="num">{priceText(now, language)}</b>
        </div>
        <div>
          {t('estimate.later', { percent: formatPercent(100 - percent, language) })}
          <b className="num">{priceText(later, language)}</b>
        </div>
      </div>
      <dl className={`pairs ${styles.after}`}>
        <div>
          <dt>{t('figures.term')}</dt>
          <dd>{termInWords(offer.term, language)}</dd>
        </div>
        {offer.yearlyLines.map(({ name, amount }) => (
          <div key={name} className="small dim">
            <dt>{name}</dt>
            <dd className="num">{amount}</dd>
          </div>
        ))}
        <div>
          <dt>{t('figures.yearly')}</dt>
          <dd className="num">{yearly.length > 0 ? t('from', { price: pricesText(yearly, language) }) : '–'}</dd>
        </div>
      </dl>
      <footer>{t('estimate.fees')}</footer>
    </section>
  );
}
