import type { MoneyText as WireMoneyText } from '#machines/kernel/money';
import { MoneyText } from '../../../ui/money-text.js';
import styles from './forms.module.css';

interface Figure {
  label: string;
  money: WireMoneyText;
  total?: boolean;
}

/** Figures next to a form; the decisive one is below a rule. */
export const FiguresList = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={`stack sunken p-line ${styles.figures}`}>
    {figures.map(({ label, money, total }) => (
      <div key={label} className={total ? styles.total : undefined}>
        <dt>{label}</dt>
        <dd>
          <MoneyText money={money} />
        </dd>
      </div>
    ))}
  </dl>
);
