import { useTranslation } from 'react-i18next';
import { isCurrency, type MinorUnits, toText } from '#libs/kernel/money';
import type { MandatoryPaymentView } from '#machines/catalogue/public-view';
import { totalOf } from '#machines/catalogue/total';
import { formatPercent } from '../../../lib/format.js';
import { pricesText } from '../../../lib/price.js';
import { useLanguage } from '../../../lib/use-language.js';
import { MoneyBlock } from '../../../ui/money-block.js';
import type { Estimate } from './order-draft.js';

/** The running price as on an invoice: what is paid now, what later, the whole, and what it comes to with the fees that others are paid. */
export function PriceSummary({ estimate, payments }: { estimate: Estimate; payments: readonly MandatoryPaymentView[] }) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const { currency, price, now, later, nowPercent } = estimate;
  const money = (amount: MinorUnits) => (isCurrency(currency) ? toText(amount, currency) : { amount: String(amount), currency });
  const total = isCurrency(currency) ? totalOf(toText(price, currency), payments) : null;
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
        {total && total.fees.length > 0
          ? `${t('new.withFees', { fees: pricesText(total.fees, language), total: pricesText(total.total, language) })} `
          : null}
        {t('new.priceHint')}
      </p>
    </div>
  );
}
