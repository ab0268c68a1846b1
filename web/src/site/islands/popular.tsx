import { IconScale } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { Flag } from '../../ui/flag.js';
import type { Figures } from '../figures.js';
import { pricesText, priceText } from '../../lib/price.js';
import styles from './popular.module.css';
import { formatTerm } from '#machines/kernel/term';
import type { Term } from '#machines/kernel/time';

export interface PopularRow {
  code: string;
  name: string;
  /** legal form, and whether a visit is required: "OÜ, without a visit" */
  note: string;
  term: Term;
  figures: Figures;
  /** approximate total in the reader's currency; '' if unknown */
  about: string;
}

interface Props {
  language: Language;
  rows: PopularRow[];
  /** code of the reader's currency, kept in links; '' for none */
  currency: string;
}

const most = 4;

/** Popular countries, two to four of which can be compared. Without scripts it is a form. */
export default function Popular({ language, rows, currency }: Props) {
  const { t } = useTranslation('siteParts');
  const [picked, setPicked] = useState<readonly string[]>(() => rows.slice(0, 2).map(({ code }) => code));
  const toggle = (code: string) =>
    setPicked((before) => (before.includes(code) ? before.filter((one) => one !== code) : [...before, code].slice(0, most)));
  const names = rows.filter(({ code }) => picked.includes(code)).map(({ name }) => name);
  return (
    <form className="sheet clip" action={`/${language}/compare`}>
      {currency ? <input type="hidden" name="currency" value={currency} /> : null}
      <table className={`table ${styles.table}`}>
        <caption className="visually-hidden">{t('popular.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('popular.choose')}</span>
            </th>
            <th scope="col">{t('popular.country')}</th>
            <th scope="col">{t('figures.term')}</th>
            <th scope="col" className={styles.amount}>
              {t('figures.fees')}
            </th>
            <th scope="col" className={styles.amount}>
              {t('figures.work')}
            </th>
            <th scope="col" className={styles.amount}>
              {t('figures.total')}
            </th>
            <th scope="col" className={styles.amount}>
              {t('figures.yearly')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.code} row={row} language={language} currency={currency} picked={picked} onPick={() => toggle(row.code)} />
          ))}
        </tbody>
      </table>
      <div className={`row gap-4 rule-top ${styles.bar}`}>
        <span aria-live="polite">
          {names.length < 2
            ? t('popular.needTwo')
            : t('popular.picked', { names: new Intl.ListFormat(language).format(names), more: moreText(t, most - names.length) })}
        </span>
        <button className="button push" data-small type="submit" disabled={names.length < 2}>
          <IconScale size={16} stroke={1.75} aria-hidden="true" />
          {t('popular.compare', { count: names.length })}
        </button>
      </div>
    </form>
  );
}

const moreText = (t: ReturnType<typeof useTranslation<'siteParts'>>['t'], count: number) =>
  count === 0 ? t('popular.full') : t('popular.more', { count });

interface RowProps {
  row: PopularRow;
  language: Language;
  currency: string;
  picked: readonly string[];
  onPick: () => void;
}

function Row({ row: { code, name, note, term, figures, about }, language, currency, picked, onPick }: RowProps) {
  const { t } = useTranslation('siteParts');
  const checked = picked.includes(code);
  return (
    <tr>
      <td>
        <input
          className="tick"
          type="checkbox"
          name="countries"
          value={code.toLowerCase()}
          aria-label={t('popular.compareOne', { name })}
          checked={checked}
          disabled={!checked && picked.length >= most}
          onChange={onPick}
        />
      </td>
      <td className={styles.name}>
        <span className="row">
          <Flag code={code} />
          <span>
            <a href={`/${language}/service/${code.toLowerCase()}${currency ? `?currency=${currency}` : ''}`}>{name}</a>
            <small className="fine">{note}</small>
          </span>
        </span>
      </td>
      <td data-label={t('figures.term')}>{formatTerm(term, language)}</td>
      <td className={`${styles.amount} num`} data-label={t('figures.fees')}>
        {pricesText(figures.fees, language)}
      </td>
      <td className={`${styles.amount} num`} data-label={t('figures.work')}>
        {priceText(figures.work, language)}
      </td>
      <td className={`${styles.amount} ${styles.total} num`} data-label={t('figures.total')}>
        {pricesText(figures.total, language)}
        {about ? <small className="fine"> {about}</small> : null}
      </td>
      <td className={`${styles.amount} num`} data-label={t('figures.yearly')}>
        {figures.yearly.length > 0 ? t('from', { price: pricesText(figures.yearly, language) }) : '–'}
      </td>
    </tr>
  );
}
