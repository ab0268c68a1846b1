import { IconCreditCard } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OperationName } from '#machines/order/commands';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { OperationRow } from '../../../ui/operation-row.js';
import { WriteNotice } from '../forms/write-notice.js';
import { dueNow } from './money-section.js';
import { planOf } from './operation-plan.js';
import { PermittedOperation, RefusedOperation, useRunOperation } from './operations-panel.js';
import { useOrderPage } from './order-context.js';
import { useOrderWords } from './order-words.js';
import styles from './task-card.module.css';

/** For the client these two are drawn as Pay: they follow by themselves when the money is there. */
const drawnAsPay: readonly OperationName[] = ['orderPayedAfterManagerConfirmed', 'clientPayedLastPayment'];

/** What the client can do: pay, send, cancel; and what is still missing for what comes next. */
export function TaskActions({ limits, sendIsMain }: { limits: boolean; sendIsMain: boolean }) {
  const { t } = useTranslation('order');
  const { order, permissions } = useOrderPage();
  const run = useRunOperation();
  const { permitted, near } = planOf(permissions.operations, order.status, true);
  const isDue = order.status === 'orderConfirmedNotPayed' || order.status === 'lastPaymentRequired';
  const mayPay = isDue && permissions.refusal('declareTransfer') === null;
  const refused = near.filter((one) => !drawnAsPay.includes(one.operation) && one.code !== 'operationNotPermittedInStatus');
  if (!mayPay && permitted.length + refused.length === 0) return null;
  const isMain = (operation: OperationName) => operation !== 'cancelOrder' && sendIsMain && !mayPay;
  return (
    <div className={styles.send}>
      {mayPay ? <PayRow /> : null}
      {permitted.map((one) => (
        <PermittedOperation key={one.operation} one={one} primary={isMain(one.operation)} run={run} />
      ))}
      {refused.map((one) => (
        <RefusedOperation key={one.operation} one={one} />
      ))}
      {limits ? <p className={styles.limits}>{t('documents.limits')}</p> : null}
      {run.write.write.error ? (
        <div className={styles.limits}>
          <WriteNotice of={run.write} />
        </div>
      ) : null}
    </div>
  );
}

function PayRow() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, open } = useOrderPage();
  const words = useOrderWords();
  const amount = formatMinor(dueNow(order.machine), order.machine.facts.currency, language);
  return (
    <OperationRow
      state="permitted"
      label={t('money.pay', { amount })}
      icon={IconCreditCard}
      explanation={words.effect('pay', undefined, amount)}
      primary
      opensForm
      onRun={() => open({ kind: 'transfer' })}
    />
  );
}
