import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type CatalogueSearch, longestText, regionsIn, sorts, usual } from '../catalogue-search.js';
import { currencyParam } from '../../lib/exchange.js';
import { useSite } from '../page.js';
import styles from './catalogue-form.module.css';

/** Searches countries and services by text, region and order. Works without scripts; collapsed on a phone. */
export function CatalogueForm({ search: { text, type, region, sort } }: { search: CatalogueSearch }) {
  const { t } = useTranslation('site');
  const { catalogue, exchange, language } = useSite();
  return (
    <form className={`stack mt-7 ${styles.form}`} role="search" action={`/${language}/service`}>
      {type !== null ? <input type="hidden" name="type" value={type} /> : null}
      {exchange ? <input type="hidden" name={currencyParam} value={exchange.currency} /> : null}
      <label>
        <span className="label">{t('service.list.search.text')}</span>
        <input className="control" type="search" name="q" defaultValue={text} maxLength={longestText} autoComplete="off" />
      </label>
      <button type="submit" className="button">
        <IconSearch size={16} stroke={1.75} aria-hidden="true" />
        {t('service.list.search.find')}
      </button>
      <details className={`fold ${styles.more}`} open={region !== null || sort !== usual.sort}>
        <summary className="muted text-sm align-center">
          {t('service.list.search.more')}
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </summary>
        <div className="stack two-up">
          <label>
            <span className="label">{t('service.list.search.region')}</span>
            <select className="control" name="region" defaultValue={region ?? ''}>
              <option value="">{t('service.list.search.anywhere')}</option>
              {regionsIn(catalogue).map((one) => (
                <option key={one} value={one}>
                  {t(`service.list.regions.${one}`)}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span className="label">{t('service.list.search.sort')}</span>
            <select className="control" name="sort" defaultValue={sort}>
              {sorts
                .filter((one) => one !== 'price' || catalogue.rates.length > 0)
                .map((one) => (
                  <option key={one} value={one}>
                    {t(`service.list.sorts.${one}`)}
                  </option>
                ))}
            </select>
          </label>
        </div>
      </details>
    </form>
  );
}
