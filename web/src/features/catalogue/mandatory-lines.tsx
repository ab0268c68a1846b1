import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import { type Currency, currencies } from '#machines/kernel/money';
import type { MandatoryPaymentView } from '#machines/catalogue/public-view';
import { useLanguage } from '../../lib/use-language.js';
import styles from './editor/editor.module.css';
import { AmountField, ChoiceField, TextPair } from './editor/fields.js';
import { Lines } from './editor/lines.js';

/** Payments that are shown next to the price and never charged; each has its own currency. */
export function MandatoryLines({ path: list, currency }: { path: string; currency: Currency }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const periods = (['once', 'yearly'] as const).map((value) => ({ value, label: t(`payments.${value}`) }));
  return (
    <Lines<MandatoryPaymentView>
      path={list}
      label={t('payments.title')}
      add={t('payments.add')}
      none={t('payments.none')}
      blank={() => ({ title: { ru: '', en: '' }, amount: { amount: '', currency }, period: 'once' })}
      nameOf={(payment) => contentText(payment.title, language)}
      limit={30}
    >
      {({ amount }, path) => (
        <>
          <TextPair path={`${path}.title`} label={t('payments.name')} maxLength={200} />
          <div className={`stack align-start ${styles.row}`}>
            <AmountField path={`${path}.amount`} label={t('payments.amount')} currency={amount.currency} />
            <ChoiceField
              path={`${path}.amount.currency`}
              label={t('payments.currency')}
              data={currencies.map((code) => ({ value: code, label: code }))}
            />
            <ChoiceField path={`${path}.period`} label={t('payments.period')} data={periods} />
          </div>
        </>
      )}
    </Lines>
  );
}
