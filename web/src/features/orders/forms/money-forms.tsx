import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromText, type MinorUnits } from '#machines/kernel/money';
import { formatMinor, formatMoney } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { mutations } from '../api/calls.js';
import type { WirePayment } from '../api/wire.js';
import { useOrderPage } from '../view-model/order-context.js';
import type { Expected } from './amount-difference.js';
import type { FormProps } from './order-form.js';
import styles from './forms.module.css';
import { MoneyForm } from './money-form.js';

const due = (amount: MinorUnits): Expected => ({ amount, as: 'due' });

/** Amounts of an order for staff who handle money; a cancelled one has nothing left to pay. */
function useMoney() {
  const { money } = useOrderPage().facts;
  if (!money) throw new Error('a form about money for a reader without sums');
  return { ...money, left: money.left ?? 0 };
}

/** Form of orderPayedWithCashAfterManagerConfirmed: at least the missing part of the prepayment, at most the balance. */
export function CashForm(props: FormProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const { currency } = order.price;
  const { prepaymentLeft: min, left: max } = useMoney();
  return (
    <MoneyForm
      {...props}
      min={min}
      max={max}
      start={min}
      expected={{ sums: [due(min), due(max)] }}
      amountLabel={t('form.amount', { currency })}
      hint={t('cash.hint', { min: formatMinor(min, currency, language), max: formatMinor(max, currency, language) })}
      submitLabel={(amount) => t('cash.submit', { amount })}
      textLabel={t('form.note')}
      mutationFor={(amount, note) =>
        mutations.operation(order._id, 'orderPayedWithCashAfterManagerConfirmed', note === '' ? { amount } : { amount, note })
      }
    />
  );
}

/** Declares a transfer by the client: at most what no other declared transfer covers. */
export function TransferForm(props: FormProps) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const { currency } = order.price;
  const { uncovered: max, offer } = useMoney();
  const asked = offer?.amount ?? max;
  return (
    <MoneyForm
      {...props}
      max={max}
      start={asked}
      expected={{ sums: [due(asked), due(max)] }}
      amountLabel={t('form.amount', { currency })}
      hint={t('transfer.hint')}
      submitLabel={(amount) => t('transfer.submit', { amount })}
      textLabel={t('transfer.reference')}
      textHint={t('transfer.referenceHint')}
      mutationFor={(amount, reference) => mutations.declareTransfer(order._id, amount, reference)}
    />
  );
}

/**
 * Confirms a declared transfer with the received amount, which may differ. If the declared amount covers the requested balance, this
 * confirms the balance too.
 */
export function ConfirmTransferForm({ payment, ...props }: FormProps & { payment: WirePayment }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, permissions } = useOrderPage();
  const { left } = useMoney();
  const { currency } = order.price;
  const declared = fromText(payment.amount.amount, currency) ?? 0;
  const isOnlyOne = order.machine.facts.openTransfers === declared;
  const closes = isOnlyOne && permissions.operation('managerConfirmedLastPayment', 'confirm').permitted;
  return (
    <MoneyForm
      {...props}
      start={declared}
      expected={{ sums: [{ amount: declared, as: 'reported' }], balance: left }}
      amountLabel={t('transfer.arrived', { currency })}
      submitLabel={(sum, amount) => t(closes && amount === declared ? 'transfer.confirmBalance' : 'transfer.confirm', { amount: sum })}
      dated={!closes}
      mutationFor={(amount, _text, valueDate) =>
        closes && amount.amount === payment.amount.amount
          ? mutations.operation(order._id, 'managerConfirmedLastPayment', {})
          : mutations.settleTransfer(order._id, payment._id, { decision: 'confirm', amount, ...(valueDate && { valueDate }) })
      }
    >
      <p className="lead">
        {t('transfer.declared', { amount: formatMoney(payment.amount, language) })}
        {payment.reference ? `. ${t('payments.reference', { reference: payment.reference })}` : ''}
      </p>
    </MoneyForm>
  );
}

/** Records money that arrived outside of any provider. */
export function RecordPaymentForm(props: FormProps) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const { currency } = order.price;
  const { recordable: max, prepaymentLeft: missing } = useMoney();
  const [kind, setKind] = useState<'cash' | 'transfer'>('transfer');
  return (
    <MoneyForm
      {...props}
      max={max}
      start={max}
      expected={{ sums: [due(max), ...(missing > 0 ? [due(missing)] : [])] }}
      amountLabel={t('form.amount', { currency })}
      submitLabel={(amount) => t('record.submit', { amount })}
      textLabel={t('form.note')}
      dated
      mutationFor={(amount, note, valueDate) =>
        mutations.recordPayment(order._id, { kind, amount, ...(note && { note }), ...(valueDate && { valueDate }) })
      }
    >
      <fieldset>
        <legend className={`medium mb-2 ${styles.legend}`}>{t('record.kind')}</legend>
        <SegmentedControl
          fullWidth
          value={kind}
          onChange={(value) => setKind(value as typeof kind)}
          data={[
            { value: 'transfer', label: t('record.transfer') },
            { value: 'cash', label: t('record.cash') },
          ]}
        />
      </fieldset>
    </MoneyForm>
  );
}

/**
 * Waives the balance or a part of it, mostly for bank fees. Staff without the permission to refund have a small limit, which the server
 * checks.
 */
export function WaiveForm(props: FormProps) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const { currency } = order.price;
  const { left: max } = useMoney();
  return (
    <MoneyForm
      {...props}
      max={max}
      start={max}
      expected={{ sums: [] }}
      amountLabel={t('form.amount', { currency })}
      hint={t('waive.hint')}
      submitLabel={(amount) => t('waive.submit', { amount })}
      textLabel={t('form.reason')}
      textHint={t('waive.reasonHint')}
      textRequired
      mutationFor={(amount, reason) => mutations.waive(order._id, amount, reason)}
    />
  );
}

/** Corrects the received amount of cash or a transfer; at least what was refunded or is being refunded. */
export function CorrectPaymentForm({ payment, ...props }: FormProps & { payment: WirePayment }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const { currency } = order.price;
  const minorOf = ({ amount }: { amount: string }): MinorUnits => fromText(amount, currency) ?? 0;
  const booked = minorOf(payment.amount);
  return (
    <MoneyForm
      {...props}
      min={booked - minorOf(payment.refundable)}
      start={booked}
      expected={{ sums: [{ amount: booked, as: 'booked' }] }}
      amountLabel={t('transfer.arrived', { currency })}
      hint={t('correct.hint', { amount: formatMoney(payment.amount, language) })}
      submitLabel={(amount) => t('correct.submit', { amount })}
      reasonOf="correct"
      mutationFor={(amount, reason) => mutations.correctPayment(order._id, payment._id, amount, reason)}
    />
  );
}
