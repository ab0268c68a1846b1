import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconCreditCard } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { toText } from '#machines/kernel/money';
import { totalOf } from '#machines/catalogue/total';
import type { MoneyFacts } from '#machines/order/facts';
import { isFinal } from '#machines/order/statuses';
import { readerOf, seesPayments } from '#machines/order/who';
import { formatDay, formatMinor, formatMoney, formatPercent, formatTime } from '../../../lib/format.js';
import { serviceQuery } from '../../../lib/catalogue-queries.js';
import { pricesText } from '../../../lib/price.js';
import { useLanguage } from '../../../lib/use-language.js';
import type { WirePayment } from '../api/wire.js';
import { usePaymentPeople } from '../payments/use-payment-people.js';
import { type MoneyPart, MoneyBlock } from '../../../ui/money-block.js';
import { LeavingPrice } from './leaving.js';
import { Withdrawn } from './leaving-notices.js';
import styles from './order-facts.module.css';
import { useOrderPage } from '../view-model/order-context.js';
import { useTab } from './use-tab.js';

/** Lines of the money block: received, refunded, kept, and differences from the price. */
function useParts(money: MoneyFacts): { line: (label: string, amount: number) => MoneyPart; sums: (kept: string) => MoneyPart[] } {
  const { t } = useTranslation('order');
  const { currency } = useOrderPage().order.price;
  const line = (label: string, amount: number): MoneyPart => ({ label, money: toText(amount, currency) });
  const some = (label: string, amount: number): MoneyPart[] => (amount > 0 ? [line(label, amount)] : []);
  return {
    line,
    sums: (kept) => [
      ...(money.refunded > 0 ? [line(t('money.received'), money.received), line(t('money.refunded'), -money.refunded)] : []),
      line(money.refunded > 0 ? t('money.kept') : kept, money.paid),
      ...some(t('money.overpaid'), money.overpaid),
      ...some(t('money.conceded'), money.waived),
    ],
  };
}

/** The total: what is left to pay, or for a cancelled order what has to be returned. */
function useTotal({ left, toReturn }: MoneyFacts, label: string) {
  const { t } = useTranslation('order');
  const { currency } = useOrderPage().order.price;
  if (left !== null) return { total: { label, money: toText(left, currency) } };
  return toReturn > 0 ? { total: { label: t('money.toReturn'), money: toText(toReturn, currency) } } : {};
}

/** Money for staff: all figures, refunds and recording; readers without the payment history only see paid and due. */
export function MoneySection() {
  const { money } = useOrderPage().facts;
  return money && <StaffMoney money={money} />;
}

function StaffMoney({ money }: { money: MoneyFacts }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { reader, facts, permissions, open } = useOrderPage();
  const history = seesPayments(readerOf(reader));
  const { line, sums } = useParts(money);
  const { openTab } = useTab();
  const whole = money.price === 0 ? 0 : Math.round((money.prepaymentSum / money.price) * 10_000) / 100;
  const prepayment = line(t('money.prepayment', { percent: formatPercent(whole, language) }), money.prepaymentSum);
  const percent = money.share * 100;
  return (
    <section>
      <h2>{t('money.title')}</h2>
      <MoneyBlock
        parts={[
          line(t('money.price'), money.price),
          { ...prepayment, ...(money.prepayment === 'received' && { tone: 'met' as const }) },
          ...sums(t('money.paid')),
        ]}
        {...useTotal(money, t('money.balance'))}
        share={{ percent, label: t('money.share', { percent: formatPercent(percent, language) }) }}
        actions={
          history ? (
            <>
              {permissions.can('requestRefund') && facts.refundLocked === null ? (
                <Button size="xs" onClick={() => open({ kind: 'refund' })}>
                  {t('money.refund')}
                </Button>
              ) : null}
              <Button size="xs" onClick={() => openTab('payments')}>
                {t('money.payments')}
              </Button>
            </>
          ) : null
        }
      />
      <ListedPrice />
      <LeavingPrice />
      {history ? <Withdrawn /> : null}
      {history && facts.refundLocked ? <p className={`small muted ${styles.small}`}>{t('money.refundLocked')}</p> : null}
    </section>
  );
}

/** Money for the client: price, paid, balance, and a button with the amount. The task card has the main button. */
export function ClientMoney() {
  const { money } = useOrderPage().facts;
  return money && <MoneyOfClient money={money} />;
}

/**
 * What the client should know about the totals: disputed or unchecked money, else that all is paid, else that nothing has to be paid yet;
 * '' if nothing applies.
 */
function useMoneyNote({ left, paid, waived, refunded, pending, announced }: MoneyFacts, offer: MoneyFacts['offer']): string {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, facts } = useOrderPage();
  const sum = (amount: number) => formatMinor(amount, order.price.currency, language);
  const waiting = [
    facts.dispute ? t('money.disputed', { amount: sum(facts.dispute.amount) }) : '',
    pending > 0 ? t('money.checking', { amount: sum(pending) }) : '',
    announced > pending ? t('money.waiting', { amount: sum(announced - pending) }) : '',
  ].filter(Boolean);
  if (waiting.length > 0) return waiting.join(' ');
  if (left === 0 && paid > 0) return t(waived > 0 || refunded > 0 ? 'task.lastPaymentPayed.settledTitle' : 'money.allPaid');
  return offer && !offer.isAsked ? t(order.status === 'newOrder' ? 'pay.early' : 'money.notNow') : '';
}

function MoneyOfClient({ money }: { money: MoneyFacts }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, permissions, open } = useOrderPage();
  const { line, sums } = useParts(money);
  const offer = permissions.can('declareTransfer') ? money.offer : null;
  const note = useMoneyNote(money, offer);
  const sum = (amount: number) => formatMinor(amount, order.price.currency, language);
  return (
    <>
      <MoneyBlock
        large
        parts={[
          line(t('money.priceNoVat'), money.price),
          ...sums(t('money.paidPercent', { percent: formatPercent(money.paidShare * 100, language) })),
        ]}
        {...useTotal(money, t('money.clientBalance'))}
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
      <LeavingPrice />
      <Withdrawn />
      <PaidLines />
    </>
  );
}

/** The listed price of the service, if the order is paid in another currency. */
function ListedPrice() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { listed } = useOrderPage().order;
  if (!listed) return null;
  const params = { price: formatMoney(listed.price, language), date: formatDay(listed.date, 'day', language) };
  return <p className={`small muted ${styles.small}`}>{t('money.listed', params)}</p>;
}

/** One line per payment that has arrived, with the button that opens its receipt. */
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

/** State and notary fees with payer and time; never a part of our price. Renders nothing without fees. */
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
