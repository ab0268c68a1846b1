import { Button } from '@mantine/core';
import { IconArrowForwardUp, IconScale } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoney } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { DateText } from '../../../ui/date-text.js';
import { MoneyText } from '../../../ui/money-text.js';
import { PaymentState } from '../../../ui/state-badges.js';
import { Quoted } from '../../../ui/quoted.js';
import type { WirePayment } from '../api/wire.js';
import { useOrderPage } from '../view-model/order-context.js';
import styles from './payments.module.css';
import { refundableOfPayment } from '../view-model/refundable.js';
import { usePaymentPeople } from './use-payment-people.js';

/** One payment: method, time, amount, state, who reported and confirmed it, and its refunds. */
export function PaymentRow({ payment }: { payment: WirePayment }) {
  const { t } = useTranslation(['order', 'machine', 'payments']);
  const language = useLanguage();
  const { method, stage, state, amount, reference, at, refunds, providerReference, fee } = payment;
  const { people, persons } = usePaymentPeople(payment);
  const isOwn = useOrderPage().audience === 'client';
  return (
    <li className="p-line">
      <div className={`cluster ${styles.head}`}>
        <b>{t(`machine:method.${method}`)}</b>
        <PaymentState state={state} disputes={payment.disputes} />
        <span className="strong push">
          <MoneyText money={amount} />
        </span>
      </div>
      <p className={styles.meta}>
        {t(`machine:stage.${stage}`)}, <DateText at={at} style="full" />
        {payment.valueDate ? `, ${t('payments.valueDate', { date: formatDay(payment.valueDate, 'date', language) })}` : ''}
        {persons ? `, ${persons}` : ''}
        {reference || providerReference ? (
          <span className="block">
            <Quoted text={reference ?? ''}>{t('payments.reference', { reference: reference ?? providerReference ?? '' })}</Quoted>
          </span>
        ) : null}
        {fee ? <span className="block">{t('payments.fee', { amount: formatMoney(fee, language) })}</span> : null}
      </p>
      {refunds.map((refund) => (
        <p key={refund._id} className={styles.refund}>
          <IconArrowForwardUp size={14} stroke={2} aria-hidden="true" />
          {t('payments.refundLine', { amount: formatMoney(refund.amount, language) })}, {t(`machine:refund.${refund.state}`)},{' '}
          <DateText at={refund.at} style="moment" />
          {people.refundedBy[refund._id] ? `, ${t('payments.by', { name: people.refundedBy[refund._id] ?? '' })}` : ''}
          {refund.reason ? `. ${refund.reason}` : ''}
          {refund.issue ? `. ${t('payments.issue', { issue: refund.issue })}` : ''}
        </p>
      ))}
      {payment.disputes.map((dispute, place) => (
        <p key={place} className={styles.refund} data-open={dispute.outcome === null || undefined}>
          <IconScale size={14} stroke={2} aria-hidden="true" />
          {t(`payments:dispute.${isOwn ? 'own.' : ''}${dispute.outcome ?? 'open'}`, { amount: formatMoney(dispute.amount, language) })}
          {dispute.outcome === null && dispute.dueAt && !isOwn ? (
            <>
              {', '}
              {t('payments:dispute.answerBy')} <DateText at={dispute.dueAt} style="full" />
            </>
          ) : null}
        </p>
      ))}
      <PaymentActions payment={payment} />
    </li>
  );
}

function PaymentActions({ payment }: { payment: WirePayment }) {
  const { t } = useTranslation('order');
  const { permissions, open } = useOrderPage();
  const isOpen = payment.method === 'transfer' && payment.state === 'declared';
  const mayConfirm = isOpen && permissions.can('confirmTransfer');
  const mayReject = isOpen && permissions.can('rejectTransfer');
  const isDisputed = payment.disputes.some(({ outcome }) => outcome === null);
  const mayRefund = refundableOfPayment(payment) > 0 && !isDisputed && permissions.can('requestRefund');
  const mayWithdraw = isOpen && permissions.can('withdrawTransfer');
  const mayCorrect = payment.state === 'confirmed' && permissions.can('correctPayment');
  const hasReceipt = ['confirmed', 'captured', 'refunded'].includes(payment.state);
  if (!mayConfirm && !mayReject && !mayRefund && !mayWithdraw && !mayCorrect && !hasReceipt) return null;
  return (
    <div className={styles.actions}>
      {mayConfirm ? (
        <Button size="xs" onClick={() => open({ kind: 'confirmTransfer', payment })}>
          {t('payments.confirm')}
        </Button>
      ) : null}
      {mayReject ? (
        <Button size="xs" data-tone="danger" onClick={() => open({ kind: 'rejectTransfer', payment })}>
          {t('payments.reject')}
        </Button>
      ) : null}
      {hasReceipt ? (
        <Button size="xs" onClick={() => open({ kind: 'receipt', payment })}>
          {t('payments.receipt')}
        </Button>
      ) : null}
      {mayWithdraw ? (
        <Button size="xs" onClick={() => open({ kind: 'withdrawTransfer', payment })}>
          {t('pay.withdraw')}
        </Button>
      ) : null}
      {mayRefund ? (
        <Button size="xs" onClick={() => open({ kind: 'refund', payment })}>
          {t('payments.refund')}
        </Button>
      ) : null}
      {mayCorrect ? (
        <Button size="xs" onClick={() => open({ kind: 'correct', payment })}>
          {t('payments.correct')}
        </Button>
      ) : null}
    </div>
  );
}
