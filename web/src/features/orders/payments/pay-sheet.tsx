import { Button, SegmentedControl } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MinorUnits, toText } from '#machines/kernel/money';
import { takeable } from '#machines/order/figures';
import type { PaymentStage } from '#machines/order/state';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { ErrorNotice, Notice } from '../../../ui/notice.js';
import { FiguresList } from '../forms/figures-list.js';
import { useOrderPage } from '../view-model/order-context.js';
import { Section, TransferSection } from './transfer-section.js';
import styles from './pay-sheet.module.css';
import { useBeginCheckout, useProviders } from './use-checkout.js';

interface Props {
  title: string;
  onClose: () => void;
  /** navigates to the provider's page */
  leave?: (address: string) => void;
}

/** The amount due, and the ways to pay: online, or by transfer with its details. */
export function PaySheet({ title, onClose, leave }: Props) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, facts: seen } = useOrderPage();
  const { facts } = order.machine;
  const { currency } = facts;
  const { prepayment = 0, postpayment: whole = 0 } = seen.money?.payable ?? {};
  const [stage, setStage] = useState<PaymentStage>(seen.money?.due?.stage ?? 'postpayment');
  const amount = stage === 'prepayment' && prepayment > 0 ? prepayment : whole;
  const money = (sum: MinorUnits) => formatMinor(sum, currency, language);
  const choice = prepayment > 0 && whole > prepayment;
  return (
    <ModalSheet opened onClose={onClose} title={title}>
      <div className="stack">
        {order.status === 'newOrder' ? <p className="lead">{t('pay.placed', { number: order.number })}</p> : null}
        <FiguresList
          figures={[
            { label: t('money.priceNoVat'), money: toText(facts.price, currency) },
            { label: t('money.paid'), money: toText(seen.money?.paid ?? 0, currency) },
            { label: t(`pay.due.${stage}`), money: toText(amount, currency), total: true },
          ]}
        />
        {choice ? (
          <SegmentedControl
            fullWidth
            classNames={{ label: styles.choice ?? '' }}
            aria-label={t('pay.choice')}
            value={stage}
            onChange={(value) => setStage(value as PaymentStage)}
            data={[
              { value: 'prepayment', label: t('pay.prepayment', { amount: money(prepayment) }) },
              { value: 'postpayment', label: t('pay.whole', { amount: money(whole) }) },
            ]}
          />
        ) : null}
        {facts.openTransfers > 0 ? <Notice tone="info">{t('pay.declared', { amount: money(facts.openTransfers) })}</Notice> : null}
        <OnlineSection stage={stage} amount={amount} {...(leave ? { leave } : {})} />
        <TransferSection stage={stage} />
      </div>
    </ModalSheet>
  );
}

/** Online payment if the provider accepts the order's currency, else the reason. Renders nothing without online payment. */
function OnlineSection({
  stage,
  amount,
  leave = (address) => window.location.assign(address),
}: {
  stage: PaymentStage;
  amount: MinorUnits;
  leave?: (address: string) => void;
}) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const { currency } = order.machine.facts;
  const providers = useProviders();
  const { write, begin } = useBeginCheckout(order._id);
  const [left, setLeft] = useState(false);
  const [provider] = providers.data?.items ?? [];
  const taken = provider ? takeable(amount, currency, provider.wholeUnits) : amount;
  // After an outage the key of the first press returns the attempt that ended then: a new one is started instead.
  const go = (mayRepeat = true) =>
    write.mutate(begin(stage), {
      onSuccess: ({ approveUrl, state }) => {
        if (approveUrl === null) return mayRepeat && state === 'expired' ? go(false) : undefined;
        setLeft(true);
        leave(approveUrl);
      },
    });
  if (providers.isSuccess && !provider) return null;
  if (provider && !provider.currencies.includes(currency))
    return (
      <Section title={t('pay.onlineTitle')}>
        <p className="lead">{t('pay.currency', { currency })}</p>
      </Section>
    );
  return (
    <Section title={t('pay.onlineTitle')}>
      <Button
        fullWidth
        size="md"
        variant="filled"
        className={styles.go ?? ''}
        leftSection={<IconCreditCard size={18} stroke={1.75} aria-hidden="true" />}
        loading={write.isPending || left}
        disabled={taken <= 0 || !provider}
        onClick={() => go()}
        // What is disabled takes no focus, and the sheet would leave it on the page behind.
        {...(provider ? { 'data-autofocus': true } : {})}
      >
        {t('pay.online', { amount: formatMinor(taken, currency, language) })}
      </Button>
      <p className="small muted mt-2">{t('pay.onlineHint')}</p>
      {taken < amount ? (
        <p className="small muted mt-2">{t('pay.fraction', { amount: formatMinor(amount - taken, currency, language) })}</p>
      ) : null}
      {write.data && write.data.approveUrl === null ? <Notice tone="info">{write.data.stateText}</Notice> : null}
      <ErrorNotice error={write.error} />
    </Section>
  );
}
