import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Actor } from '#machines/kernel/people';
import { people } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
import { fakeApi } from '../../../lib/testing/fake-api.js';
import { meOf } from '../../../lib/testing/me.js';
import { addressShown, renderUi } from '../../../lib/testing/render.js';
import { keepToken } from '../../../lib/session/token-store.js';
import { historyOf, resourceOf } from '../testing/order-fixture.js';
import { StaffOrderPage } from './order-page.js';

const story = orderIn('newOrder');
const beside = '01900000-0000-7000-8000-00000000beef';
const place = { position: 5, total: 86, totalIsExact: true, previous: null, next: { _id: beside, number: 'R-000004' } };

/** Opens an order from a list with that query; its neighbours are answered when `known` resolves. */
function open(reader: Actor, state: { list: string } | null, known: Promise<void> = Promise.resolve()) {
  const order = resourceOf(story, reader);
  const api = fakeApi({
    'GET /users/me': () => meOf(reader),
    'GET /mailer': () => ({ items: [], page: 1, per_page: 100, total: 0, totalIsExact: true }),
    'GET /orders/{id}/neighbours': () => known.then(() => place),
    'GET /orders/{id}/events': () => historyOf(story),
    'GET /orders/{id}': () => order,
  });
  keepToken('token');
  renderUi(<StaffOrderPage />, { pathname: '/admin/order', search: `?id=${order._id}`, state });
  return { api, order };
}

afterEach(() => keepToken(null));

describe('the links to the previous and the next order', () => {
  it('follow the filters and the sort of the list that the reader left, not its page', async () => {
    const { api } = open(people.clientManager, { list: '?page=3&filter[turn]=client&sort=dueAt' });
    expect(await screen.findByText('5 of 86')).toBeInTheDocument();
    expect(Object.fromEntries(api.asked.find(({ path }) => path.endsWith('/neighbours'))?.query ?? [])).toEqual({
      'filter[turn]': 'client',
      sort: 'dueAt',
    });
    expect(screen.queryByRole('link', { name: /^Previous order/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Next order, R-000004' })).toHaveAttribute('href', `/admin/order?id=${beside}`);
  });

  it('are opened by a key', async () => {
    open(people.clientManager, { list: '?filter[turn]=client' });
    await screen.findByText('5 of 86');
    await userEvent.keyboard('k');
    expect(addressShown()).not.toContain(beside);
    await userEvent.keyboard('j');
    await waitFor(() => expect(addressShown()).toContain(beside));
  });

  it('are followed after a key that was pressed before they were loaded', async () => {
    let resolve = (): void => undefined;
    const promise = new Promise<void>((known) => (resolve = known));
    open(people.clientManager, { list: '?filter[turn]=client' }, promise);
    await screen.findByRole('group', { name: 'Nearby orders' });
    await userEvent.keyboard('j');
    expect(addressShown()).not.toContain(beside);
    resolve();
    await waitFor(() => expect(addressShown()).toContain(beside));
  });

  it('are not requested for a reader who comes from elsewhere', async () => {
    const { api } = open(people.clientManager, null);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('group', { name: 'Nearby orders' })).not.toBeInTheDocument();
    expect(api.asked.filter(({ path }) => path.endsWith('/neighbours'))).toEqual([]);
  });
});

describe('the people of an order', () => {
  it('link to their pages for a reader who may open those', async () => {
    const { order } = open(people.owner, null);
    expect(await screen.findByRole('link', { name: order.client.name })).toHaveAttribute('href', `/admin/client/${order.client._id}`);
  });

  it('are shown as names to a reader who may not open their pages', async () => {
    const { order } = open(people.assignee, null);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: order.client.name })).not.toBeInTheDocument();
  });
});
