import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconCreditCard } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { toText } from '#libs/kernel/money';
import { totalOf } from '#machines/catalogue/total';
import { balance, figuresOf, paid, payOffer, prepaymentMissing } from '#machines/order/figures';
import type { OrderFacts } from '#machines/order/state';
import { isFinal } from '#machines/order/statuses';
import { readerOf, seesPayments } from '#machines/order/who';
import { formatDay, formatMinor, formatMoney, formatPercent, formatTime, paidPercent } from '../../../lib/format.js';
import { serviceQuery } from '../../../lib/catalogue-queries.js';
import { pricesText } from '../../../lib/price.js';
import { useLanguage } from '../../../lib/use-language.js';
import type { WirePayment } from '../api/wire.js';
import { usePaymentPeople } from '../payments/use-payment-people.js';
import { type MoneyPart, MoneyBlock } from '../../../ui/money-block.js';
import styles from './order-facts.module.css';
import { useOrderPage } from '../view-model/order-context.js';
import { useTab } from './use-tab.js';

/** What came, what went back, and what is left of it. */
function keptParts(facts: OrderFacts, kept: string, t: TFunction<'order'>): MoneyPart[] {
  const money = (amount: number) => toText(amount, facts.currency);
  return [
    { label: t('money.received'), money: money(facts.received) },
    { label: t('money.refunded'), money: money(-facts.refunded), ...(facts.refunded === 0 ? { tone: 'dim' as const } : {}) },
    { label: kept, money: money(paid(facts)) },
  ];
}

/** Sums of the order as parts of a money block, from the machine's facts. */
function useParts(history: boolean): { parts: MoneyPart[]; percent: number } {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const { facts } = order.machine;
  const sums = figuresOf(order.machine);
  const money = (amount: number) => toText(amount, facts.currency);
  const share = facts.price === 0 ? 0 : (facts.prepayment / facts.price) * 100;
  const extra = (label: string, amount: number): MoneyPart[] => (amount > 0 ? [{ label, money: money(amount) }] : []);
  const prepaid = prepaymentMissing(facts) === 0 && facts.prepayment > 0;
  return {
    parts: [
      { label: t('money.price'), money: money(facts.price) },
      {
        label: t('money.prepayment', { percent: formatPercent(Math.round(share * 100) / 100, language) }),
        money: money(facts.prepayment),
        ...(prepaid ? { tone: 'met' as const } : {}),
      },
      ...(history
        ? [
            ...keptParts(facts, t('money.kept'), t),
            ...extra(t('money.overpaid'), sums.overpaid),
            ...extra(t('money.conceded'), facts.conceded),
          ]
        : [{ label: t('money.paid'), money: money(sums.paid) }]),
    ],
    percent: paidPercent(sums.paid, facts.price),
  };
}

/** What staff see of the money: every figure, the paid share, refund and record; without the payment history what is paid and due. */
export function MoneySection() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, reader, permissions, open } = useOrderPage();
  const history = seesPayments(readerOf(reader));
  const { parts, percent } = useParts(history);
  const [, setTab] = useTab();
  const { currency } = order.machine.facts;
  return (
    <section>
      <h2>{t('money.title')}</h2>
      <MoneyBlock
        parts={parts}
        total={{ label: t('money.balance'), money: toText(balance(order.machine), currency) }}
        share={{ percent, label: t('money.share', { percent: formatPercent(percent, language) }) }}
        actions={
          history ? (
            <>
              {permissions.can('requestRefund') ? (
                <Button size="xs" onClick={() => open({ kind: 'refund' })}>
                  {t('money.refund')}
                </Button>
              ) : null}
              <Button size="xs" onClick={() => setTab('payments')}>
                {t('money.payments')}
              </Button>
            </>
          ) : null
        }
      />
      <ListedPrice />
    </section>
  );
}

/** What the client sees of it: price, paid, what is left, and the button that repeats the sum. The task above holds the main one. */
export function ClientMoney() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, permissions, open } = useOrderPage();
  const { facts } = order.machine;
  const money = (amount: number) => toText(amount, facts.currency);
  const left = balance(order.machine);
  const offer = permissions.can('declareTransfer') ? payOffer(order.machine) : null;
  const settled =
    left === 0 && paid(facts) > 0
      ? t(facts.conceded > 0 ? 'task.lastPaymentPayed.settledTitle' : 'money.allPaid')
      : offer && !offer.isAsked
        ? t(order.status === 'newOrder' ? 'pay.early' : 'money.notNow')
        : '';
  const percent = formatPercent(paidPercent(paid(facts), facts.price), language);
  const sum = (amount: number) => formatMinor(amount, facts.currency, language);
  const waiting = [
    facts.pending > 0 ? t('money.checking', { amount: sum(facts.pending) }) : '',
    facts.openTransfers > 0 ? t('money.waiting', { amount: sum(facts.openTransfers) }) : '',
  ].filter(Boolean);
  const note = waiting.length > 0 ? waiting.join(' ') : settled;
  return (
    <>
      <MoneyBlock
        large
        parts={[
          { label: t('money.price'), money: money(facts.price) },
          ...(facts.refunded > 0
            ? keptParts(facts, t('money.keptPercent', { percent }), t)
            : [{ label: t('money.paidPercent', { percent }), money: money(paid(facts)) }]),
          ...(facts.conceded > 0 ? [{ label: t('money.conceded'), money: money(facts.conceded) }] : []),
        ]}
        total={{ label: t('money.clientBalance'), money: money(left) }}
        actions={
          offer?.isAsked ? (
            <Button
              className={styles.pay}
              leftSection={<IconCreditCard size={16} stroke={1.75} aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => open({ kind: 'pay' })}
            >
              {t('money.pay', { amount: sum(offer.amount) })}
            </Button>
          ) : null
        }
      />
      {note ? <p className={`small muted ${styles.small}`}>{note}</p> : null}
      {offer && !offer.isAsked ? (
        <button type="button" className={`link small ${styles.small}`} aria-haspopup="dialog" onClick={() => open({ kind: 'pay' })}>
          {t('money.payEarly', { amount: sum(offer.amount) })}
        </button>
      ) : null}
      <ListedPrice />
      <PaidLines />
    </>
  );
}

/** The price as the service is listed, where the order is paid in another currency. */
function ListedPrice() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { listed } = useOrderPage().order;
  if (!listed) return null;
  const words = { price: formatMoney(listed.price, language), date: formatDay(listed.date, 'day', language) };
  return <p className={`small muted ${styles.small}`}>{t('money.listed', words)}</p>;
}

/** What has arrived, with its receipt, so that nobody who pays early has to look for it. */
function PaidLines() {
  const { order } = useOrderPage();
  const arrived = (order.payments ?? []).filter(({ state }) => state === 'confirmed' || state === 'captured');
  return arrived.map((payment) => <PaidLine key={payment._id} payment={payment} />);
}

function PaidLine({ payment }: { payment: WirePayment }) {
  const { t } = useTranslation(['order', 'machine']);
  const language = useLanguage();
  const { open } = useOrderPage();
  const { persons } = usePaymentPeople(payment);
  return (
    <p className={`small between gap-3 align-baseline ${styles.small}`}>
      <span>
        {t('order:money.arrived', { amount: formatMoney(payment.amount, language), date: formatTime(payment.at, 'day', language) })}
        <small className="muted block">{[t(`machine:method.${payment.method}`), persons].filter(Boolean).join(', ')}</small>
      </span>
      <Button size="xs" variant="subtle" aria-haspopup="dialog" onClick={() => open({ kind: 'receipt', payment })}>
        {t('order:payments.receipt')}
      </Button>
    </p>
  );
}

/** State and notary fees, who pays them and when: never a part of our price. Nothing if the catalogue has none. */
export function ClientFees() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const { data } = useQuery(serviceQuery(order.service._id));
  if (!data || isFinal(order.status)) return null;
  const { fees } = totalOf(data.price, data.mandatoryPayments);
  if (fees.length === 0) return null;
  return <p className={`small muted ${styles.small}`}>{t('money.fees', { amount: pricesText(fees, language) })}</p>;
}
