import { IconCreditCard } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MinorUnits } from '#machines/kernel/money';
import { requiredOf } from '#machines/order/items';
import type { DocumentFormat } from '#machines/order/state';
import type { OperationName } from '#machines/order/commands';
import { formatsText } from '../../../lib/document-needs.js';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { OperationRow } from '../../../ui/operation-row.js';
import { WriteNotice } from '../forms/write-notice.js';
import type { OrderResource, WireItem } from '../api/wire.js';
import { planOf } from '../view-model/operation-plan.js';
import { PermittedOperation, RefusedOperation, useRunOperation } from './operations-panel.js';
import { useOrderPage } from '../view-model/order-context.js';
import { useOrderTexts } from '../view-model/order-texts.js';
import styles from './task-card.module.css';

/** Operations that clients see as Pay: they follow automatically when the money arrives. */
const drawnAsPay: readonly OperationName[] = ['orderPayedAfterManagerConfirmed', 'clientPayedLastPayment'];

/** Actions of the client: pay, send, cancel; and what the next step lacks. */
export function TaskActions({ asked, sendIsMain }: { asked: readonly WireItem[]; sendIsMain: boolean }) {
  const { t } = useTranslation('order');
  const { order, facts, permissions } = useOrderPage();
  const language = useLanguage();
  const formats = formatsOf(asked, order);
  const run = useRunOperation();
  const texts = useOrderTexts();
  const { permitted, near } = planOf(permissions.operations, order.status, true);
  const offer = facts.money?.offer ?? null;
  /** Before the manager confirms, paying is offered but not requested. */
  const mayPay = offer !== null && (offer.isAsked || order.status === 'newOrder') && permissions.can('declareTransfer');
  const isDue = mayPay && offer.isAsked;
  const refusals = near.filter((one) => !drawnAsPay.includes(one.operation) && one.code !== 'operationNotPermittedInStatus');
  // How to leave an order that holds money stands beside its sums.
  const refused = refusals.filter(({ operation }) => operation !== 'cancelOrder');
  if (!mayPay && permitted.length + refused.length === 0) return null;
  const isMain = (operation: OperationName) => sendIsMain && !isDue && operation !== 'cancelOrder';
  const cancel = permitted.find(({ operation }) => operation === 'cancelOrder');
  return (
    <div className={`rule-top ${styles.send}`}>
      {mayPay ? <PayRow sum={offer.amount} asked={isDue} primary={isDue && sendIsMain} /> : null}
      {permitted
        .filter((one) => one !== cancel)
        .map((one) => (
          <PermittedOperation key={one.operation} one={one} primary={isMain(one.operation)} run={run} />
        ))}
      {refused.map((one) => (
        <RefusedOperation key={one.operation} one={one} />
      ))}
      {cancel ? (
        <button type="button" className={styles.cancel} aria-haspopup="dialog" onClick={() => run.start(cancel)}>
          {`${texts.operation('cancelOrder')}…`}
        </button>
      ) : null}
      {asked.length > 0 ? (
        <p className={`small muted ${styles.limits}`}>
          {formats === null ? t('documents.limits') : t('documents.limitsOf', { formats: formatsText(formats, language) })}{' '}
          {t('documents.severalPages')}
        </p>
      ) : null}
      {run.write.write.error ? (
        <div className={`small muted ${styles.limits}`}>
          <WriteNotice of={run.write} />
        </div>
      ) : null}
    </div>
  );
}

/** Formats that all requested documents have in common; null if one of them accepts any. */
function formatsOf(asked: readonly WireItem[], order: OrderResource): DocumentFormat[] | null {
  const taken = asked.map((item) => requiredOf(item, order)?.formats ?? []);
  return taken.some((formats) => formats.length === 0) ? null : [...new Set(taken.flat())];
}

function PayRow({ sum, asked, primary }: { sum: MinorUnits; asked: boolean; primary: boolean }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, open } = useOrderPage();
  const texts = useOrderTexts();
  const amount = formatMinor(sum, order.machine.facts.currency, language);
  return (
    <OperationRow
      state="permitted"
      label={t('money.pay', { amount })}
      icon={IconCreditCard}
      explanation={asked ? texts.effect('pay', amount) : t('pay.early')}
      primary={primary}
      opensForm
      onRun={() => open({ kind: 'pay' })}
    />
  );
}
