import { useTranslation } from 'react-i18next';
import { isCurrency } from '#libs/kernel/currency';
import { type MinorUnits, toText } from '#libs/kernel/money';
import { formatPercent } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { MoneyBlock } from '../../../ui/money-block.js';
import type { Estimate } from './order-draft.js';

/** The running price as on an invoice: what is paid now, what later, and the whole. */
export function PriceSummary({ estimate }: { estimate: Estimate }) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const { currency, price, now, later, nowPercent } = estimate;
  const money = (amount: MinorUnits) => (isCurrency(currency) ? toText(amount, currency) : { amount: String(amount), currency });
  return (
    <div>
      <MoneyBlock
        parts={[
          { label: t('new.now', { percent: formatPercent(nowPercent, language) }), money: money(now) },
          { label: t('new.later', { percent: formatPercent(100 - nowPercent, language) }), money: money(later) },
        ]}
        total={{ label: t('new.price'), money: money(price) }}
      />
      <p className="dim" style={{ fontSize: 'var(--fs-xs)' }}>
        {t('new.priceHint')}
      </p>
    </div>
  );
}
