import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states.js';
import { useOrderPage } from '../view-model/order-context.js';
import { PaymentRow } from './payment-row.js';
import styles from './payments.module.css';

/** Every payment, declared transfer and refund, with the actions of money staff or the client. */
export function PaymentsTab() {
  const { t } = useTranslation('order');
  const { order, permissions, open } = useOrderPage();
  const payments = [...(order.payments ?? [])].sort((a, b) => b.at.localeCompare(a.at));
  const mayRecord = permissions.can('recordOfflinePayment');
  const mayWaive = permissions.can('waiveRest');
  const maySettle = permissions.can('settleReversal');
  const mayDeclare = permissions.can('declareTransfer');
  const actions = (
    <>
      {mayRecord ? <Button onClick={() => open({ kind: 'record' })}>{t('payments.record')}</Button> : null}
      {maySettle ? <Button onClick={() => open({ kind: 'settleReversal' })}>{t('payments.settleReversal')}</Button> : null}
      {mayWaive ? <Button onClick={() => open({ kind: 'waive' })}>{t('payments.waive')}</Button> : null}
      {mayDeclare ? <Button onClick={() => open({ kind: 'pay' })}>{t('payments.pay')}</Button> : null}
    </>
  );
  if (payments.length === 0) return <EmptyState title={t('payments.none')} text={t('payments.noneHint')} action={actions} />;
  return (
    <>
      <ul className="sheet divided">
        {payments.map((payment) => (
          <PaymentRow key={payment._id} payment={payment} />
        ))}
      </ul>
      {mayRecord || mayDeclare || mayWaive || maySettle ? <div className={`mt-4 ${styles.foot}`}>{actions}</div> : null}
    </>
  );
}
