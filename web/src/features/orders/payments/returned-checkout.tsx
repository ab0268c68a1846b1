import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type Id, isId } from '#machines/kernel/ids';
import { formatMoney } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { ErrorNotice, Notice } from '../../../ui/notice.js';
import { useOrderPage } from '../view-model/order-context.js';
import { type Checkout, useCheckout } from './use-checkout.js';

/** The notice for each state of a checkout after returning from the provider. */
const noticeOf = {
  created: 'confirming',
  approvalWaited: 'unfinished',
  approved: 'confirming',
  capturing: 'confirming',
  unknown: 'confirming',
  captured: 'captured',
  pending: 'pending',
  declined: 'declined',
  denied: 'denied',
  cancelled: 'over',
  expired: 'over',
  superseded: 'over',
} as const satisfies Record<Checkout['state'], string>;

const tones = {
  confirming: 'info',
  unfinished: 'info',
  pending: 'info',
  captured: 'done',
  declined: 'error',
  denied: 'error',
  over: 'info',
} as const;

/** Parameters that the provider and the return link add to the order's address. */
const added = ['checkout', 'token', 'PayerID', 'cancelled'];

/** The result of the checkout in the address. */
export function ReturnedCheckout() {
  const [params, setParams] = useSearchParams();
  const id = params.get('checkout');
  if (!isId(id)) return null;
  const close = () =>
    setParams(
      (now) => {
        for (const name of added) now.delete(name);
        return now;
      },
      { replace: true },
    );
  return (
    <div className="mt-3">
      <Returned key={id} id={id} token={params.get('token')} onClose={close} />
    </div>
  );
}

function Returned({ id, token, onClose }: { id: Id; token: string | null; onClose: () => void }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, open } = useOrderPage();
  const { query, write, back } = useCheckout(order._id, id);
  const sent = useRef(false);
  useEffect(() => {
    if (token === null || sent.current) return;
    sent.current = true;
    write.mutate(back(token));
  }, [token, write, back]);
  const checkout = query.data;
  if (!checkout) return <ErrorNotice error={query.error} lead={t('pay.failed')} />;
  const state = write.isPending ? 'confirming' : noticeOf[checkout.state];
  const again = { unfinished: checkout.approveUrl, declined: checkout.approveUrl }[state as 'declined'] ?? null;
  const payable = state === 'denied' || state === 'over';
  const payment = state === 'captured' ? order.payments?.findLast(({ state: now }) => now === 'captured') : undefined;
  return (
    <Notice
      tone={tones[state]}
      aside={
        <>
          {again ? (
            <Button component="a" href={again} size="xs" variant="filled">
              {t('pay.goOn')}
            </Button>
          ) : null}
          {payment ? (
            <Button size="xs" onClick={() => open({ kind: 'receipt', payment })}>
              {t('payments.receipt')}
            </Button>
          ) : null}
          {payable || again ? (
            <Button size="xs" onClick={() => open({ kind: 'pay' })}>
              {t('pay.otherwise')}
            </Button>
          ) : null}
          {state === 'confirming' ? null : (
            <Button size="xs" variant="subtle" onClick={onClose}>
              {t('form.close')}
            </Button>
          )}
        </>
      }
    >
      {t(`pay.returned.${state}`, { amount: formatMoney(checkout.amount, language) })}
    </Notice>
  );
}
