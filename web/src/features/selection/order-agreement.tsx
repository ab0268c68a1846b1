import { useTranslation } from 'react-i18next';
import type { Buyer } from '#machines/order/state';
import styles from './selection.module.css';

/**
 * What an order needs besides the selection: whether the client buys as a business, and whether work may begin before the right to withdraw
 * ends.
 */
export interface Agreement {
  buyer: Buyer;
  startEarly: boolean;
}

export const usualAgreement: Agreement = { buyer: 'consumer', startEarly: false };

interface Props {
  agreement: Agreement;
  onChange: (agreement: Agreement) => void;
}

/** Two checkboxes above the button; neither is preselected. */
export function OrderAgreement({ agreement, onChange }: Props) {
  const { t } = useTranslation('selection');
  const { buyer, startEarly } = agreement;
  return (
    <fieldset className="mt-6">
      <legend className="medium">{t('agreement.title')}</legend>
      <Tick
        checked={buyer === 'company'}
        onChange={(isCompany) => onChange({ buyer: isCompany ? 'company' : 'consumer', startEarly: false })}
      >
        {t('agreement.company')}
        <small className="hint">{t('agreement.companyHint')}</small>
      </Tick>
      {buyer === 'consumer' ? (
        <Tick checked={startEarly} onChange={(early) => onChange({ buyer, startEarly: early })}>
          {t('agreement.startEarly')}
          <small className="hint">{t('agreement.startEarlyHint')}</small>
        </Tick>
      ) : null}
    </fieldset>
  );
}

function Tick({ checked, onChange, children }: { checked: boolean; onChange: (checked: boolean) => void; children: React.ReactNode }) {
  return (
    <label className={`stack gap-3 align-center rule-bottom ${styles.option}`}>
      <input className="tick" type="checkbox" checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}
