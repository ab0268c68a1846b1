import { useQuery } from '@tanstack/react-query';
import type { Id } from '#machines/kernel/ids';
import { call, request } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import type { Schemas } from '../../../api/wire.js';
import { orderKeys } from '../api/use-order.js';

export type Checkout = Schemas['CheckoutDto'];

/** Below the order's key, so that events of the order invalidate its checkouts. */
const checkoutKey = (order: Id, checkout: Id) => [...orderKeys.all(order), 'checkout', checkout] as const;

/** Providers and currencies, which change only with a deployment. */
export const useProviders = () =>
  useQuery({ queryKey: ['payment-providers'], queryFn: () => call('GET', '/order-payments/providers'), staleTime: 300_000 });

/** A checkout with its actions: reporting the payer's return, and cancelling. */
export function useCheckout(orderId: Id, checkoutId: Id) {
  const path = { orderId, checkoutId };
  const queryKey = checkoutKey(orderId, checkoutId);
  const query = useQuery({ queryKey, queryFn: () => call('GET', '/order-payments/{orderId}/checkouts/{checkoutId}', { path }) });
  const write = useApiMutation<Checkout>({ invalidates: [orderKeys.all(orderId)] });
  const back = (token: string) => request('POST', '/order-payments/{orderId}/checkouts/{checkoutId}/return', { path, body: { token } });
  return { query, write, back };
}

/** Starts a checkout; the answer has the provider's address. */
export function useBeginCheckout(orderId: Id) {
  const write = useApiMutation<Checkout>({ invalidates: [orderKeys.all(orderId)] });
  const begin = (stage: Checkout['stage']) =>
    request('POST', '/order-payments/{orderId}/checkouts', { path: { orderId }, body: { stage } });
  return { write, begin };
}
