import type { Language } from '#libs/kernel/ids';
import type { MandatoryPaymentView } from '#machines/catalogue/public-view';
import { formatMoney } from '../../../lib/format.js';
import { wireAmount } from '../amounts.js';
import { previewWords } from './preview-words.js';
import { Said } from './preview-frame.js';
import styles from './preview.module.css';

/** Payments to the state and to others, of one period. */
export function MandatoryList({
  payments,
  period,
  language,
}: {
  payments: readonly MandatoryPaymentView[];
  period: 'once' | 'yearly';
  language: Language;
}) {
  const shown = payments.filter((one) => one.period === period);
  if (shown.length === 0) return null;
  return (
    <section className={`rule-top ${styles.part}`}>
      <h3>{previewWords[language][period]}</h3>
      <dl className={styles.sums}>
        {shown.map(({ title, amount }, index) => (
          <div className="between" key={index}>
            <dt>
              <Said text={title} language={language} />
            </dt>
            <dd className="num">{told(amount, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function told({ amount, currency }: MandatoryPaymentView['amount'], language: Language): string {
  const typed = wireAmount(amount, currency);
  return typed === undefined ? '—' : formatMoney({ amount: typed, currency }, language);
}
