import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { PaymentStage } from '#machines/order/state';
import { call, request } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import type { Schemas } from '../../../api/wire.js';
import { formatMoney } from '../../../lib/format.js';
import { useChatsOf } from '../../../lib/order-chats.js';
import { useDownload } from '../../../lib/use-download.js';
import { useLanguage } from '../../../lib/use-language.js';
import { CopyButton } from '../../../ui/copy-link.js';
import { ErrorNotice, Notice } from '../../../ui/notice.js';
import { orderKeys } from '../api/use-order.js';
import { useOrderPage } from '../view-model/order-context.js';
import styles from './pay-sheet.module.css';

type Account = Schemas['TransferAccountDto'];
type Details = Schemas['TransferDetailsDto'];

/** Transfer details with copy buttons, the code for banking apps, the invoice, and the button that declares the transfer. */
export function TransferSection({ stage }: { stage: PaymentStage }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, permissions, open } = useOrderPage();
  const invoice = useDownload();
  const query = useQuery({
    queryKey: [...orderKeys.all(order._id), 'transfer-details', stage],
    queryFn: () => call('GET', '/order-payments/{orderId}/transfer-details', { path: { orderId: order._id }, query: { stage } }),
  });
  const details = query.data?.account ? query.data : null;
  const mayDeclare = permissions.can('declareTransfer');
  return (
    <Section title={t('pay.transferTitle')}>
      {query.isPending ? <Waiting scan={order.machine.facts.currency === 'EUR'} /> : null}
      {details?.account ? <Lines details={details} account={details.account} /> : null}
      {details?.qr ? (
        <p className={`row small muted gap-4 mt-3 ${styles.scan}`}>
          <img
            className="fixed rounded-sm"
            src={`data:image/svg+xml,${encodeURIComponent(details.qr.svg)}`}
            alt={t('pay.qr')}
            width={128}
            height={128}
          />
          {t('pay.qrHint')}
        </p>
      ) : null}
      {query.isSuccess && !details ? <AskForDetails /> : null}
      {details ? <p className="small muted mt-2">{t('pay.transferHint')}</p> : null}
      <ErrorNotice error={invoice.error} />
      <div className={`wrap-line mt-4 ${styles.ways}`}>
        {mayDeclare ? <Button onClick={() => open({ kind: 'transfer' })}>{t('pay.made')}</Button> : null}
        {details ? (
          <Button
            variant="subtle"
            loading={invoice.isRunning}
            onClick={() =>
              invoice.start('/order-payments/{orderId}/invoice.pdf', {
                at: { orderId: order._id },
                query: new URLSearchParams({ language, stage }),
                name: `${order.number}.pdf`,
              })
            }
          >
            {t('pay.invoice')}
          </Button>
        ) : null}
      </div>
    </Section>
  );
}

/** Lines that most accounts have, for placeholders of the right height. */
const usualLines = ['payee', 'iban', 'bic', 'bank', 'purpose', 'amount'] as const;

/** Reserves space for lines and code while they load, so that the layout does not shift. */
const Waiting = ({ scan }: { scan: boolean }) => (
  <div aria-hidden="true">
    {usualLines.map((line) => (
      <Skeleton key={line} className={styles.line ?? ''} />
    ))}
    {scan ? <Skeleton height={128} width={128} mt={12} /> : null}
    <Skeleton height={40} mt={8} />
  </div>
);

/** Opens the chat to ask the manager for an account, if we have none in the order's currency. */
function AskForDetails() {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const { currency } = order.machine.facts;
  const { data: chats } = useChatsOf(order._id);
  const chat = chats?.find(({ kind }) => kind === 'client');
  const write = useApiMutation();
  if (write.isSuccess) return <Notice tone="info">{t('pay.askedForDetails')}</Notice>;
  return (
    <>
      <p className="small muted mt-2">{t('pay.noDetails', { currency })}</p>
      {chat ? (
        <Button
          className="mt-3"
          loading={write.isPending}
          onClick={() =>
            write.mutate(
              request('POST', '/chatmessages', {
                body: { chat: chat._id, text: t('pay.detailsWanted', { number: order.number, currency }) },
              }),
            )
          }
        >
          {t('pay.askForDetails')}
        </Button>
      ) : null}
      <ErrorNotice error={write.error} />
    </>
  );
}

function Lines({ details: { due, purpose }, account }: { details: Details; account: Account }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { payee, iban, ibanText, bic, bank, bankAddress } = account;
  /** Label, shown value, and copied value if it differs. */
  const lines = [
    ['payee', payee],
    ['iban', ibanText, iban],
    ['account', account.account],
    ['bic', bic],
    ['bank', [bank, bankAddress].filter(Boolean).join(', ')],
    ['purpose', purpose],
    ['amount', due && formatMoney(due.amount, language), due?.amount.amount],
  ] as const;
  return (
    <dl className={`grid ${styles.details}`}>
      {lines.map(([name, value, copied]) =>
        value ? (
          <div className="small stack align-center rule-top" key={name}>
            <dt>{t(`pay.line.${name}`)}</dt>
            <dd className="breakable">{value}</dd>
            <dd className="breakable">
              <CopyButton text={copied ?? value} label={t('pay.copy')} done={t('pay.copied')} of={t(`pay.line.${name}`)} />
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={`rule-top ${styles.way}`}>
    <h3>{title}</h3>
    {children}
  </section>
);
