import { useTranslation } from 'react-i18next';
import type { Currency } from '#machines/kernel/money';
import type { Language } from '#machines/kernel/ids';
import { formatDay } from '../../lib/format.js';
import { currencyParam, offered, withoutCurrency } from '../../lib/exchange.js';
import { useSite } from '../page.js';
import styles from './currency-form.module.css';

const nameOf = (currency: Currency, language: Language): string =>
  `${currency} – ${new Intl.DisplayNames(language, { type: 'currency' }).of(currency) ?? currency}`;

/** Selects the currency of converted prices. Works without scripts; renders nothing without rates. */
export function CurrencyForm() {
  const { t } = useTranslation('siteParts');
  const { catalogue, exchange, language, path, query } = useSite();
  const choice = offered(catalogue.rates);
  if (choice.length === 0) return null;
  const others = [...withoutCurrency(query)];
  return (
    <form className={`cluster muted text-sm ${styles.form}`} action={`/${language}${path}`}>
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className="cluster">
        <span>{t('currency.label')}</span>
        <select className="control" name={currencyParam} defaultValue={exchange?.currency ?? ''}>
          <option value="">{t('currency.own')}</option>
          {choice.map((currency) => (
            <option key={currency} value={currency}>
              {nameOf(currency, language)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button" data-small>
        {t('currency.show')}
      </button>
      {exchange ? <p className="fine">{t('currency.note', { date: formatDay(exchange.asOf, 'date', language) })}</p> : null}
    </form>
  );
}
