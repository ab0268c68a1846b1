import type { ContentLanguage } from '#machines/kernel/content-language';
import type { Language } from '#machines/kernel/ids';
import type { MandatoryPaymentView } from '#machines/catalogue/public-view';
import { isAmount, readAmount } from '#machines/kernel/typed-amount';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { previewTexts, Said } from './preview-frame.js';
import styles from './preview.module.css';

/** Payments to the state and to others, of one period. */
export function MandatoryList({
  payments,
  period,
  language,
}: {
  payments: readonly MandatoryPaymentView[];
  period: 'once' | 'yearly';
  language: ContentLanguage;
}) {
  const typedIn = useLanguage();
  const shown = payments.filter((one) => one.period === period);
  if (shown.length === 0) return null;
  return (
    <section className={`rule-top ${styles.part}`}>
      <h3>{previewTexts[language][period]}</h3>
      <dl className={styles.sums}>
        {shown.map(({ title, amount }, index) => (
          <div className="between" key={index}>
            <dt>
              <Said text={title} language={language} />
            </dt>
            <dd className="num">{sumOf(amount, typedIn, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function sumOf({ amount, currency }: MandatoryPaymentView['amount'], typedIn: Language, language: Language): string {
  const read = readAmount(amount, currency, typedIn);
  return isAmount(read) ? formatMinor(read, currency, language) : '—';
}
