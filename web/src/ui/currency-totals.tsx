import type { MoneyText } from '#machines/kernel/money';
import { formatMoney } from '../lib/format.js';
import { useLanguage } from '../lib/use-language.js';
import styles from './currency-totals.module.css';

interface CurrencyTotal {
  /** name of the total, with its currency */
  title: string;
  sum: MoneyText;
  /** figures that the total consists of, as texts */
  parts: readonly string[];
}

interface Props {
  label: string;
  totals: readonly CurrencyTotal[];
  /** shows one line with the totals, which opens to their parts */
  folded?: boolean;
}

/** One total per currency, because currencies are never added. Renders nothing without totals. */
export function CurrencyTotals({ label, totals, folded = false }: Props) {
  const language = useLanguage();
  if (totals.length === 0) return null;
  const list = (
    <ul className={`stack gap-3 narrow-stack ${styles.totals}`} aria-label={label} data-folded={folded || undefined}>
      {totals.map(({ title, sum, parts }) => (
        <li className="surface stack p-line" key={sum.currency}>
          <small className="tiny dim">{title}</small>
          <b className="xl">{formatMoney(sum, language)}</b>
          <span className="tiny dim">{parts.join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
  if (!folded) return list;
  return (
    <details className={`surface ${styles.fold}`}>
      <summary className="text-sm">
        {label}: <b className="num">{totals.map(({ sum }) => formatMoney(sum, language)).join(' · ')}</b>
      </summary>
      {list}
    </details>
  );
}
