import { IconScale, IconSearch } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import { fromQuery } from '#machines/selection-wizard/address';
import { pricesText } from '../../../lib/price.js';
import { formatTerm } from '#machines/kernel/term';
import { withCurrency } from '../../../lib/exchange.js';
import { Flag } from '../../../ui/flag.js';
import { About } from '../about.js';
import { Choice } from '../choice.js';
import { QuestionFrame } from '../question-frame.js';
import styles from '../selection.module.css';
import { useOfferedAgain } from '../use-wizard.js';
import { type CountrySummary, pathOf, type Wizard } from '../wizard.js';

/** All countries with the lowest price and shortest term, and a search. */
export function CountryQuestion({ wizard, query }: { wizard: Wizard; query: string }) {
  const { t } = useTranslation('selection');
  const { countries, language } = wizard;
  const [typed, setTyped] = useState('');
  const search = useRef<HTMLInputElement>(null);
  // Input typed before hydration counts.
  useEffect(() => setTyped(search.current?.value ?? ''), []);
  const sorted = useMemo(
    () => [...countries].sort((one, other) => contentText(one.name, language).localeCompare(contentText(other.name, language), language)),
    [countries, language],
  );
  const found = sorted.filter((country) => fits(country, typed));
  return (
    <QuestionFrame wizard={wizard} title={t('country.title')} lead={t('country.lead')}>
      <KeptChoice wizard={wizard} query={query} />
      <div className={`cluster mt-6 ${styles.tools}`}>
        <label className={`align-center relative ${styles.search}`}>
          <IconSearch size={18} stroke={1.75} aria-hidden="true" />
          <input
            ref={search}
            className="control"
            type="search"
            placeholder={t('country.search')}
            aria-label={t('country.search')}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <a className={`inline-flex medium ${styles.aside}`} href={`/${language}/compare`}>
          <IconScale size={18} stroke={1.75} aria-hidden="true" />
          {t('country.compare')}
        </a>
      </div>
      <ul className={styles.countries} aria-label={t('country.list')}>
        {found.map((country) => (
          <CountryChoice key={country.code} wizard={wizard} country={country} />
        ))}
      </ul>
      <div role="status">
        {found.length === 0 ? (
          <p className="sub">
            {t('country.none', { name: typed.trim() })} <a href={`/${language}/contacts`}>{t('country.ask')}</a>
          </p>
        ) : null}
      </div>
    </QuestionFrame>
  );
}

const fits = ({ code, name }: CountrySummary, typed: string): boolean => {
  const wanted = typed.trim().toLocaleLowerCase();
  return [name.ru, name.en, code].some((one) => one.toLocaleLowerCase().includes(wanted));
};

function CountryChoice({ wizard, country: { code, name, from, term } }: { wizard: Wizard; country: CountrySummary }) {
  const { t } = useTranslation('selection');
  const { language, context } = wizard;
  return (
    <Choice wizard={wizard} event={{ type: 'chooseCountry', country: code }} current={context.answers.country === code}>
      <Flag code={code} />
      <span className={`min-w-0 ${styles.name}`}>
        <b className="strong">{contentText(name, language)}</b>
        <small className="small muted">
          {from ? (
            <span className="num">
              {t('from', { price: pricesText(from, language) })}
              <About wizard={wizard} of={from} />
            </span>
          ) : null}
          {term ? <span>{t('fromTerm', { term: formatTerm(term, language) })}</span> : null}
        </small>
      </span>
    </Choice>
  );
}

/** Offers to continue the stored selection. */
function KeptChoice({ wizard, query }: { wizard: Wizard; query: string }) {
  const { t } = useTranslation('selection');
  const { language, countries, context, send } = wizard;
  const again = useOfferedAgain(query);
  const place = fromQuery(again);
  const country = countries.find(({ code }) => code === place.answers.country);
  if (!country || context.answers.country !== null) return null;
  return (
    <p className={`rounded mt-5 ${styles.kept}`}>
      {t('kept.text', { choice: contentText(country.name, language) })}{' '}
      <a
        href={`${pathOf(language)}?${withCurrency(again, wizard.exchange)}`}
        onClick={(event) => {
          event.preventDefault();
          send({ type: 'restore', ...place });
        }}
      >
        {t('kept.resume')}
      </a>
    </p>
  );
}
