import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Actor } from '#machines/kernel/people';
import { id, people } from '#machines/order/testing/people';
import { keepToken } from '../../../lib/session/token-store.js';
import { fakeApi, type Handlers, pageOf, problem } from '../../../lib/testing/fake-api.js';
import { listedOrder } from '../../../lib/testing/listed-orders.js';
import { meOf } from '../../../lib/testing/me.js';
import { renderUi } from '../../../lib/testing/render.js';
import { listedPerson } from '../testing/listed-people.js';
import { HandOverDialog, type Leaving } from './hand-over-dialog.js';

const orders = [listedOrder('newOrder', 1), listedOrder('documentsReceived', 2)];
const lead = {
  _id: id(901),
  number: 'L-000007',
  name: 'Anna Berg',
  version: 5,
  operations: [{ operation: 'reassign', permitted: true }],
} as const;

/** Opens the dialog; orders and lead leave the list when they are handed over. */
function open(actor: Actor, leaver: Actor = people.clientManager, handlers: Handlers = {}, leaving: Leaving = { by: 'deactivate' }) {
  const left = { orders: [...orders], leads: [lead] };
  const give = <Item extends { _id: string }>(items: Item[], path: string) => {
    items.splice(0, items.length, ...items.filter(({ _id }) => !path.includes(_id)));
    return {};
  };
  const api = fakeApi({
    'GET /users/me': () => meOf(actor),
    'GET /orders': () => pageOf(left.orders)(),
    'GET /leads': () => pageOf(left.leads)(),
    'GET /leads/assignees': () => ({
      items: [
        { _id: id(31), name: 'Ivan Head' },
        { _id: leaver.id, name: 'Anna Sokolova' },
      ],
    }),
    'GET /users/{id}/summary': () => ({ waitingChats: 1, openLeads: 3 }),
    'GET /users/staff': pageOf([
      listedPerson(actor, people.admin, { firstName: 'Boris', lastName: 'Admin', openOrders: 0 }),
      listedPerson(actor, people.owner, { firstName: 'Marina', lastName: 'Orlova', openOrders: 0 }),
      listedPerson(actor, people.clientHead, { firstName: 'Olga', lastName: 'Head', openOrders: 1 }),
      listedPerson(actor, leaver),
    ]),
    'GET /users/partners': pageOf([listedPerson(actor, people.partner), listedPerson(actor, { ...people.partner, id: id(77) })]),
    'PUT /orders/{id}/manager': ({ path }) => give(left.orders, path),
    'PATCH /leads/{id}': ({ path }) => give(left.leads, path),
    'PATCH /users/{id}': () => ({}),
    'DELETE /users/{id}': () => new Response(null, { status: 204 }),
    ...handlers,
  });
  keepToken('token');
  const closed = jest.fn();
  renderUi(<HandOverDialog person={listedPerson(actor, leaver)} leaving={leaving} onClose={closed} />);
  return { api, closed };
}

afterEach(() => keepToken(null));

const dialog = async (name = 'Deactivate') => within(await screen.findByRole('dialog', { name }));
const written = (api: ReturnType<typeof fakeApi>) =>
  api.asked.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

async function chooseBoth(name?: string) {
  const shown = await dialog(name);
  await userEvent.click(await shown.findByRole('radio', { name: /Olga Head/ }));
  await userEvent.selectOptions(await shown.findByLabelText('Who takes the leads'), 'Ivan Head');
  return shown;
}

it('handing over names orders, chats and leads, and moves each by one command before the account is closed', async () => {
  const { api, closed } = open(people.owner);
  const shown = await dialog();
  expect(await shown.findByRole('heading', { name: '2 open orders' })).toBeInTheDocument();
  expect(shown.getByText('R-000001')).toBeInTheDocument();
  expect(shown.getByText('L-000007')).toBeInTheDocument();
  expect(shown.getByText(/In 1 chat the client is waiting/)).toBeInTheDocument();
  expect(shown.getByRole('button', { name: 'Hand over 3 and deactivate' })).toBeDisabled();
  await chooseBoth();
  await userEvent.click(shown.getByRole('button', { name: 'Hand over 3 and deactivate' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(written(api)).toEqual([
    `PUT /orders/${orders[0]?._id}/manager`,
    `PUT /orders/${orders[1]?._id}/manager`,
    `PATCH /leads/${lead._id}`,
    `PATCH /users/${people.clientManager.id}`,
  ]);
  const [first] = api.asked.filter(({ method }) => method === 'PUT');
  expect(first?.body).toEqual({ manager: people.clientHead.id });
  expect(first?.headers.get('if-match')).toBe(`"${orders[0]?.version}"`);
  expect(first?.headers.get('idempotency-key')).toBeTruthy();
  expect(api.last(`PATCH /leads/${lead._id}`)?.body).toEqual({ operation: 'reassign', payload: { assignee: id(31) } });
});

it('handing over leaves the person active when an order changed meanwhile, says so at that order, and continues with it', async () => {
  const moved = { ...listedOrder('newOrder', 1), version: 40 };
  const left = [...orders];
  const { api, closed } = open(people.owner, people.clientManager, {
    'GET /orders': () => pageOf(left)(),
    'PUT /orders/{id}/manager': ({ path, headers }) => {
      if (path.includes(moved._id) && headers.get('if-match') !== '"40"') {
        left.splice(0, left.length, moved);
        return problem(412, 'staleVersion', 'The order has changed');
      }
      left.splice(0, left.length, ...left.filter(({ _id }) => !path.includes(_id)));
      return {};
    },
  });
  const shown = await chooseBoth();
  await userEvent.click(shown.getByRole('button', { name: 'Hand over 3 and deactivate' }));
  expect(await shown.findByText(/Anna Sokolova is still active/)).toBeInTheDocument();
  expect(shown.getByText('R-000001').closest('li')).toHaveTextContent('The order has changed');
  expect(shown.queryByText('R-000002')).not.toBeInTheDocument();
  expect([closed.mock.calls.length, api.last(`PATCH /users/${people.clientManager.id}`)]).toEqual([0, undefined]);
  await userEvent.click(shown.getByRole('button', { name: 'Hand over 1 and deactivate' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(written(api).slice(-2)).toEqual([`PUT /orders/${moved._id}/manager`, `PATCH /users/${people.clientManager.id}`]);
});

it('handing over stops on request: the person stays active, and the remaining work is listed', async () => {
  const held: (() => void)[] = [];
  const { api } = open(people.owner, people.clientManager, {
    'PUT /orders/{id}/manager': () => new Promise((resolve) => held.push(() => resolve({}))),
    'GET /orders': pageOf(orders),
  });
  const shown = await chooseBoth();
  await userEvent.click(shown.getByRole('button', { name: 'Hand over 3 and deactivate' }));
  await waitFor(() => expect(held).toHaveLength(1));
  await userEvent.click(shown.getByRole('button', { name: 'Stop' }));
  held[0]?.();
  expect(await shown.findByText(/Anna Sokolova is still active/)).toBeInTheDocument();
  expect(written(api)).toHaveLength(1);
});

it('handing over counts the leads that the reader cannot hand over, and closes the account at once where that is chosen', async () => {
  const { api, closed } = open(people.clientHead);
  const shown = await dialog();
  expect(await shown.findByText('3 open leads stay with Anna Sokolova: only sales can hand them over.')).toBeInTheDocument();
  await userEvent.click(shown.getByRole('button', { name: 'Deactivate without handing over' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(written(api)).toEqual([`PATCH /users/${people.clientManager.id}`]);
});

const toContent = { role: 'Manager', department: 'ubContent' } as const;
const changesOf = (api: ReturnType<typeof fakeApi>) => api.last(`PATCH /users/${people.clientManager.id}`)?.body;

it('handing over comes before a change of role, which is written last', async () => {
  const { api, closed } = open(people.owner, people.clientManager, {}, { by: 'post', post: toContent });
  const shown = await chooseBoth('Change role');
  expect(shown.getByText(/As Manager, Content, Anna Sokolova can’t do the work/)).toBeInTheDocument();
  await userEvent.click(shown.getByRole('button', { name: 'Hand over 3 and change role' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(written(api).slice(-2)).toEqual([`PATCH /leads/${lead._id}`, `PATCH /users/${people.clientManager.id}`]);
  expect(changesOf(api)).toEqual(toContent);
});

it('handing over leaves the old role when an order is refused', async () => {
  const refuses = {
    'PUT /orders/{id}/manager': () => problem(412, 'staleVersion', 'The order has changed'),
    'GET /orders': pageOf(orders),
  };
  const { api } = open(people.owner, people.clientManager, refuses, { by: 'post', post: toContent });
  const shown = await chooseBoth('Change role');
  await userEvent.click(shown.getByRole('button', { name: 'Hand over 3 and change role' }));
  expect(await shown.findByText(/Anna Sokolova still has the old role/)).toBeInTheDocument();
  expect(changesOf(api)).toBeUndefined();
});

it('handing over asks only for the leads where the new role still manages orders', async () => {
  const { api, closed } = open(people.owner, people.clientManager, {}, { by: 'post', post: { role: 'Manager', department: 'ubServices' } });
  const shown = await dialog('Change role');
  await shown.findByRole('option', { name: 'Ivan Head' });
  await userEvent.selectOptions(await shown.findByLabelText('Who takes the leads'), 'Ivan Head');
  expect(shown.queryByText('R-000001')).not.toBeInTheDocument();
  await userEvent.click(shown.getByRole('button', { name: 'Hand over 1 and change role' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(written(api)).toEqual([`PATCH /leads/${lead._id}`, `PATCH /users/${people.clientManager.id}`]);
});

it('handing over comes before erasing, and keeps the personal data when an order is refused', async () => {
  const refused = new Set<string>([orders[1]?._id ?? '']);
  const left = [...orders];
  const { api, closed } = open(
    people.owner,
    people.clientManager,
    {
      'GET /orders': () => pageOf(left)(),
      'PUT /orders/{id}/manager': ({ path }) => {
        const order = left.find(({ _id }) => path.includes(_id));
        if (!order || refused.delete(order._id)) return problem(412, 'staleVersion', 'The order has changed');
        left.splice(left.indexOf(order), 1);
        return {};
      },
    },
    { by: 'erase' },
  );
  const shown = await chooseBoth('Erase Anna Sokolova');
  await userEvent.click(shown.getByRole('button', { name: 'Hand over 3 and erase' }));
  expect(await shown.findByText(/The data of Anna Sokolova wasn’t erased/)).toBeInTheDocument();
  expect(api.last(`DELETE /users/${people.clientManager.id}`)).toBeUndefined();
  await userEvent.click(shown.getByRole('button', { name: 'Hand over 1 and erase' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(api.last(`DELETE /users/${people.clientManager.id}`)?.body).toEqual({ confirm: 'ERASE' });
});

it('handing over lists work that may not be handed over with its reason: a partner keeps finished work', async () => {
  open(people.owner, people.partner, {
    'GET /orders': pageOf([listedOrder('newOrder', 1), listedOrder('allStepsCompleted', 2)]),
    'GET /leads': pageOf([]),
  });
  const shown = await dialog();
  await shown.findByText('You can’t hand these over');
  expect(shown.getByText('R-000002').closest('li')).toHaveTextContent(/Not available in this status|no longer/i);
  expect(shown.getByRole('button', { name: 'Hand over 1 and deactivate' })).toBeDisabled();
});

it('handing over offers colleagues with role, department and load, the highest rank last, and only permitted ones', async () => {
  open(people.owner);
  const shown = await dialog();
  const radios = await shown.findAllByRole('radio');
  expect(radios.map((radio) => radio.closest('[class*="Radio-root"]')?.textContent)).toEqual([
    'Marina Orlova (you)Owner · 0 open orders',
    'Olga HeadHead of department · Customer service · 1 open order',
    'Boris AdminAdministrator · 0 open orders',
  ]);
});
