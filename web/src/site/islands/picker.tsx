import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { formatPercent } from '../../lib/format.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { Flag } from '../../ui/flag.js';
import type { Figures, YearlyLine } from '../figures.js';
import { pricesText } from '../../lib/price.js';
import { PriceFigures } from '../parts/price-figures.js';
import parts from '../parts/site.module.css';
import sheet from '../../ui/price-sheet.module.css';
import styles from './picker.module.css';
import type { Term } from '#machines/kernel/time';
import { formatTerm } from '#machines/kernel/term';

/** A registration in the form of the landing's first screen. */
export interface PickerOffer {
  id: string;
  form: string;
  title: string;
  term: Term;
  /** its term, and the end if it begins today */
  takes: string;
  figures: Figures;
  /** parts of the yearly sum, in the reader's language; empty for a single one */
  yearlyLines: YearlyLine[];
  /** approximate total in the reader's currency; '' if unknown */
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
  /** code of the initial country */
  start: string;
  /** "20 November 2026": date of the prices */
  asOf: string;
  /** code of the reader's currency, kept in links; '' for none */
  currency: string;
}

/** Selects country and legal form, and shows their price. Without scripts it is a form. */
export default function Picker({ language, countries, start, asOf, currency }: Props) {
  const { t } = useTranslation('siteParts');
  const { code, chosen, choose } = useChoice(countries, start);
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
                onChange={(event) => choose(event.target.value.toUpperCase(), null)}
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
              <select className="control" name="service" value={offer.id} onChange={(event) => choose(country.code, event.target.value)}>
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
          <p className={`hint ${styles.note}`}>{t('hero.note', { term: formatTerm(offer.term, language) })}</p>
        </form>
      </div>
      <Estimate country={country} offer={offer} asOf={asOf} />
    </div>
  );
}

interface Choice {
  code: string;
  /** id of a service; null: the first of its country */
  chosen: string | null;
}

function choiceInAddress(countries: readonly PickerCountry[]): Choice | null {
  const params = new URLSearchParams(window.location.search);
  const code = params.get('country')?.toUpperCase();
  return code !== undefined && countries.some((one) => one.code === code) ? { code, chosen: params.get('service') } : null;
}

/** Keeps the selection in the address, for reloads and shared links. The server renders the first country. */
function useChoice(countries: readonly PickerCountry[], start: string) {
  const [made, setMade] = useState<Choice | null>(null);
  const hydrated = useHydrated();
  const { code, chosen } = made ?? (hydrated ? choiceInAddress(countries) : null) ?? { code: start, chosen: null };
  const choose = (code: string, chosen: string | null) => {
    setMade({ code, chosen });
    const address = new URL(window.location.href);
    address.searchParams.set('country', code.toLowerCase());
    if (chosen === null) address.searchParams.delete('service');
    else address.searchParams.set('service', chosen);
    window.history.replaceState(window.history.state, '', address);
  };
  return { code, chosen, choose };
}

interface EstimateProps {
  country: PickerCountry;
  offer: PickerOffer;
  asOf: string;
}

/** Sheet with the price of the selected registration; changes are announced to screen readers. */
function Estimate({ country, offer, asOf }: EstimateProps) {
  const { t } = useTranslation('siteParts');
  return (
    <section className={`sheet ${sheet.sheet} ${styles.sheet}`} aria-live="polite" aria-labelledby="estimate">
      <header>
        <Flag code={country.code} />
        <div>
          <h2 id="estimate">{offer.title}</h2>
          <p className="fine">{t('estimate.asOf', { date: asOf })}</p>
        </div>
      </header>
      <PriceFigures
        figures={offer.figures}
        title={t('figures.total')}
        term={offer.takes}
        upkeep={offer.yearlyLines}
        aboutOf={(amounts) => (amounts === offer.figures.total ? offer.about : undefined)}
      />
      <footer>{t('estimate.fees')}</footer>
    </section>
  );
}
