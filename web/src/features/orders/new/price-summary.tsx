import { useTranslation } from 'react-i18next';
import type { MandatoryPaymentView } from '#machines/catalogue/public-view';
import { totalOf } from '#machines/catalogue/total';
import type { Estimate } from '#machines/selection-wizard/offer';
import { formatDay, formatMoney, formatPercent } from '../../../lib/format.js';
import { pricesText } from '../../../lib/price.js';
import { useLanguage } from '../../../lib/use-language.js';
import { MoneyBlock } from '../../../ui/money-block.js';

/** The running price: what is paid now and later, the total, and the total with fees paid to others. */
export function PriceSummary({ estimate, payments }: { estimate: Estimate; payments: readonly MandatoryPaymentView[] }) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const { price: listed, charged, prepaymentPercent } = estimate;
  const { price, now, later } = charged ?? estimate;
  const { fees, total } = totalOf(price, payments);
  return (
    <div>
      <MoneyBlock
        parts={[
          { label: t('new.now', { percent: formatPercent(prepaymentPercent, language) }), money: now },
          { label: t('new.later', { percent: formatPercent(100 - prepaymentPercent, language) }), money: later },
        ]}
        total={{ label: t('new.price'), money: price }}
      />
      <p className="dim" style={{ fontSize: 'var(--fs-xs)' }}>
        {charged ? `${t('new.listed', { price: formatMoney(listed, language), date: formatDay(charged.date, 'day', language) })} ` : null}
        {fees.length > 0 ? `${t('new.feesOfClient', { fees: pricesText(fees, language), total: pricesText(total, language) })} ` : null}
        {t('new.priceHint')}
      </p>
    </div>
  );
}
