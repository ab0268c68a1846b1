import type { MoneyText } from '#libs/kernel/money';
import { formatMoney } from '../lib/format.js';
import { useLanguage } from '../lib/use-language.js';
import styles from './currency-totals.module.css';

export interface CurrencyTotal {
  /** What the sum is, with its currency. */
  title: string;
  sum: MoneyText;
  /** What it is made of, figure by figure. */
  parts: readonly string[];
}

/** One sum a currency with what it is made of: sums of different currencies are never added. Nothing where there is none. */
export function CurrencyTotals({ label, totals }: { label: string; totals: readonly CurrencyTotal[] }) {
  const language = useLanguage();
  if (totals.length === 0) return null;
  return (
    <ul className={`stack gap-3 narrow-stack ${styles.totals}`} aria-label={label}>
      {totals.map(({ title, sum, parts }) => (
        <li className="surface stack p-line" key={sum.currency}>
          <small className="tiny dim">{title}</small>
          <b className="xl">{formatMoney(sum, language)}</b>
          <span className="tiny dim">{parts.join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}
