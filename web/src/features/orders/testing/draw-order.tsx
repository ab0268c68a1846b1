import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import i18next from 'i18next';
import type { Actor } from '#machines/kernel/people';
import type { OperationName } from '#machines/order/commands';
import type { OrderUnderTest } from '#machines/order/testing/order-builder';
import { type FakeApi, fakeApi, type Handlers } from '../../../lib/testing/fake-api.js';
import { renderUi } from '../../../lib/testing/render.js';
import { useOrder } from '../api/use-order.js';
import type { OrderResource } from '../api/wire.js';
import { OrderView } from '../page/order-page.js';
import { historyOf, resourceOf } from './order-fixture.js';

/** The page as the route draws it, with answers of the fake server. */
function Page({ id, reader, onClient }: { id: string; reader: Actor; onClient: (client: QueryClient) => void }) {
  const { data } = useOrder(id);
  const client = useQueryClient();
  useEffect(() => onClient(client), [client, onClient]);
  return data ? <OrderView order={data} reader={reader} listPath="/orders-list" /> : null;
}

export interface DrawnOrder {
  api: FakeApi;
  order: OrderResource;
  /** fetches everything again, as after a live message */
  refetch: () => Promise<void>;
}

/** Draws the order page of `story` for `reader` over a fake server; `handlers` answer the tested writes, `query` adds to the address. */
export async function drawOrder(
  story: OrderUnderTest,
  reader: Actor,
  handlers: Handlers = {},
  query: Record<string, string> = {},
): Promise<DrawnOrder> {
  const order = resourceOf(story, reader);
  // The first handler that fits answers, so a test's own come before the usual ones.
  const api = fakeApi({
    'GET /mailer': () => ({ items: [], page: 1, per_page: 100, total: 0, totalIsExact: true }),
    ...handlers,
    [`GET /orders/${order._id}`]: () => order,
    [`GET /orders/${order._id}/events`]: () => historyOf(story),
  });
  let queries: QueryClient | undefined;
  const keep = (client: QueryClient) => void (queries = client);
  renderUi(
    <Page id={order._id} reader={reader} onClient={keep} />,
    `/order?${new URLSearchParams({ id: order._id, ...query }).toString()}`,
  );
  await screen.findByRole('heading', { level: 1 });
  return { api, order, refetch: async () => queries?.invalidateQueries() };
}

const labelOf = (operation: OperationName, variant?: 'confirm' | 'reject'): string =>
  i18next.t((variant === 'reject' ? 'operation.rejectLastPayment' : `operation.${operation}`) as never, { ns: 'machine' });

/** Whether the page has an enabled button of this operation; an ellipsis marks one that opens a form. */
export function isEnabled(operation: OperationName, variant?: 'confirm' | 'reject'): boolean {
  const label = labelOf(operation, variant);
  const buttons = screen.queryAllByRole('button').filter((button) => button.textContent?.replace(/…$/, '') === label);
  return buttons.some((button) => button.getAttribute('aria-disabled') !== 'true' && !button.hasAttribute('disabled'));
}

/** Sets a field's value at once, because typing key by key is slow. */
export const fill = (field: HTMLElement, value: string): void => void fireEvent.change(field, { target: { value } });
