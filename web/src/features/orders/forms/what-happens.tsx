import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '#machines/kernel/ids';
import { call, type BodyOf } from '../../../api/call.js';
import { useLanguage } from '../../../lib/use-language.js';
import type { OrderMutation } from '../api/calls.js';
import type { OrderWrite } from '../api/use-order-mutation.js';
import { useOrderPage } from '../view-model/order-context.js';
import styles from './forms.module.css';

type Asked = BodyOf<'POST', '/orders/{id}/dry-run'>;

/** Only the fifteen operations and writes with a limit are foreseen; null for others. */
function askedOf(mutation: OrderMutation | null): Asked | null {
  const { path, body } = (mutation?.options ?? {}) as { path?: { paymentId?: Id }; body?: object };
  // The reason changes nothing that is foreseen, so it need not be there yet.
  const payload = { ...body, reason: '-' };
  if (mutation?.path === '/orders/update-payment-status/{id}') return body as Asked;
  if (mutation?.path === '/order-payments/{orderId}/waiver') return { command: 'waiveRest', payload };
  if (mutation?.path !== '/order-payments/{orderId}/payments/{paymentId}/amount') return null;
  return { command: 'correctPayment', payload, ...(path?.paymentId && { part: path.paymentId }) };
}

/**
 * Shows what a write leads to, as the server foresees it for this reader and version. Renders nothing without an answer.
 * @param of null while the form is incomplete
 */
export function WhatHappens({ of, write: { dialog, notify } }: { of: OrderMutation | null; write: OrderWrite }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const asked = askedOf(of);
  const now = asked && JSON.stringify(asked);
  useEffect(() => notify({ type: 'draft', draft: now }), [now, notify]);
  const isAsked = now !== null && dialog.context.draft === now && !dialog.matches('typed');
  const { data, isFetching } = useQuery({
    // Not below the order's key: each question counts as a write, and is asked once a version.
    queryKey: ['dry-run', order._id, order.version, language, now],
    queryFn: ({ signal }) =>
      call('POST', '/orders/{id}/dry-run', { path: { id: order._id }, body: asked as Asked, ifMatch: order.version, signal }),
    enabled: isAsked,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (!isAsked || (!data && !isFetching)) return null;
  return (
    <section className={`small well p-note ${styles.ahead}`} aria-busy={isFetching} aria-live="polite">
      <b className="strong">{t('ahead.title')}</b>
      {data ? (
        <ul>
          {data.refusal ? <li>{[data.refusal.detail, data.refusal.remedy?.text].filter(Boolean).join(' ')}</li> : null}
          {data.consequences.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      ) : (
        <p>{t('ahead.asking')}</p>
      )}
    </section>
  );
}
