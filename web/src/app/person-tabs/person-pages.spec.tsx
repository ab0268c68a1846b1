import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { Actor } from '#machines/kernel/people';
import { people } from '#machines/order/testing/people';
import { keepToken } from '../../lib/session/token-store.js';
import { fakeApi, type Handlers, problem, pageOf } from '../../lib/testing/fake-api.js';
import { listedOrder } from '../../lib/testing/listed-orders.js';
import { listedPerson } from '../../features/people/testing/listed-people.js';
import { meOf } from '../../lib/testing/me.js';
import { addressShown, renderUi } from '../../lib/testing/render.js';
import { ClientPage, PartnerPage } from './person-pages.js';

const euros = (amount: string) => ({ amount, currency: 'EUR' as const });
const person = { client: '/admin/client', partner: '/admin/partner-for-admin' } as const;

function open(actor: Actor, who: keyof typeof person, search = '', handlers: Handlers = {}) {
  const api = fakeApi({
    'GET /users/me': () => meOf(actor),
    'GET /users/{id}/summary': () => ({
      orders: 3,
      openOrders: 1,
      finishedOrders: 2,
      paid: who === 'client' ? [euros('540.00'), { amount: '90.00', currency: 'USD' }] : null,
      outstanding: who === 'client' ? [] : null,
      reward: who === 'partner' ? { earned: [euros('396.00')], paidOut: [], due: [euros('396.00')] } : null,
      mailBounce: null,
    }),
    'GET /users/{id}/notes': pageOf([]),
    'GET /users/{id}/history': pageOf([]),
    'GET /users/{id}': () => listedPerson(actor, people[who]),
    'GET /orders': pageOf([listedOrder('newOrder', 1)]),
    'GET /order-payments': pageOf([
      {
        _id: 'p1',
        order: { _id: 'o1', number: 'R-000001' },
        client: { _id: 'c', name: 'Anna Sokolova' },
        method: 'transfer',
        stage: 'prepayment',
        state: 'confirmed',
        amount: euros('540.00'),
        refunded: euros('40.00'),
        at: '2026-11-04T10:00:00Z',
        refundedAt: '2026-11-09T10:00:00Z',
        disputes: [],
      },
    ]),
    'GET /orders/orders-for-payoffs': () => ({
      items: [
        {
          _id: 'o1',
          number: 'R-000001',
          partner: { _id: 'p', name: 'K' },
          price: euros('1800.00'),
          kept: euros('1800.00'),
          percent: 22,
          reward: euros('396.00'),
          finishedAt: '2026-11-09T10:00:00Z',
        },
      ],
      totals: [euros('396.00')],
    }),
    ...handlers,
  });
  keepToken('token');
  renderUi(
    <Routes>
      <Route path="/admin/client/:id" element={<ClientPage />} />
      <Route path="/admin/partner-for-admin/:id" element={<PartnerPage />} />
      <Route path="*" element={null} />
    </Routes>,
    `${person[who]}/${people[who].id}${search}`,
  );
  return api;
}

afterEach(() => keepToken(null));

describe('the page of a client', () => {
  it.each([
    [{ _id: 'o1', role: 'Partner', name: 'Mark Kask' } as const, /Another account has this address/],
    [null, /No email can reach this address/],
  ])('says why they may not log in with their address, and who has it', async (emailHeldBy, why) => {
    const withdrawn = listedPerson(people.clientManager, people.client, { emailWithdrawn: true, emailHeldBy });
    open(people.clientManager, 'client', '', { 'GET /users/{id}': () => withdrawn });
    expect(await screen.findByText(why)).toBeInTheDocument();
    const link = screen.queryByRole('link', { name: 'Mark Kask' });
    expect(link?.getAttribute('href')).toBe(emailHeldBy ? '/admin/partner-for-admin/o1' : undefined);
  });

  it('shows orders and money at a glance, and opens with their orders only', async () => {
    const api = open(people.clientManager, 'client');
    expect(await screen.findByRole('heading', { level: 1, name: 'Anna Sokolova' })).toBeInTheDocument();
    expect(await screen.findByText('1 open, 2 finished')).toBeInTheDocument();
    expect(screen.getByText(/€540\.00/)).toBeInTheDocument();
    expect(screen.getByText(/US\$90\.00/)).toBeInTheDocument();
    expect(await screen.findByText('R-000001')).toBeInTheDocument();
    expect(api.last('GET /orders')?.query.get('filter[client]')).toBe(people.client.id);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent?.trim())).toEqual([
      'Orders 3',
      'Payments',
      'Feedback',
      'Notes',
      'History',
    ]);
  });

  it('says since when emails to them come back', async () => {
    open(people.clientManager, 'client', '', {
      'GET /users/{id}/summary': () => ({
        orders: 0,
        openOrders: 0,
        finishedOrders: 0,
        paid: null,
        outstanding: null,
        reward: null,
        mailBounce: { since: '2026-11-09T10:00:00Z', reason: '550 No such mailbox here' },
      }),
    });
    const warning = await screen.findByText(/Emails to this address have been coming back since/);
    expect(warning).toHaveTextContent('9 Nov 2026');
    expect(warning).toHaveTextContent('550 No such mailbox here');
  });

  it('lists what they paid and when it was given back', async () => {
    const api = open(people.clientManager, 'client', '?tab=payments');
    expect(await screen.findByText(/€40\.00 refunded/)).toBeInTheDocument();
    expect(screen.getByText('Prepayment')).toBeInTheDocument();
    expect(screen.getByText('9 Nov 2026')).toBeInTheDocument();
    expect(api.last('GET /order-payments')?.query.get('filter[client]')).toBe(people.client.id);
  });

  it('says why a manager cannot erase, and still lets them edit', async () => {
    const api = open(people.clientManager, 'client', '', { 'PATCH /users/{id}': () => ({}) });
    expect(await screen.findByRole('button', { name: 'Erase' })).toHaveAccessibleDescription(/Managers can’t erase people/);
    await userEvent.click(screen.getByRole('button', { name: 'Edit…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText('Phone'));
    await userEvent.clear(dialog.getByLabelText('Name'));
    await userEvent.type(dialog.getByLabelText('Name'), 'Anne');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.last(`PATCH /users/${people.client.id}`)?.body).toEqual({ firstName: 'Anne', phone: null }));
  });

  it('erases only after the word is typed, and says what is deleted and what stays', async () => {
    const api = open(people.owner, 'client', '', { 'DELETE /users/{id}': () => new Response(null, { status: 204 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Erase…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase Anna Sokolova' }));
    expect(dialog.getByText(/Name, email, phone/)).toBeInTheDocument();
    expect(dialog.getByText(/event log, which still verifies/)).toBeInTheDocument();
    const button = dialog.getByRole('button', { name: 'Erase permanently' });
    expect(button).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Type ERASE to continue'), 'erase{Enter}');
    expect(button).toBeDisabled();
    await userEvent.clear(dialog.getByLabelText('Type ERASE to continue'));
    await userEvent.type(dialog.getByLabelText('Type ERASE to continue'), 'ERASE{Enter}');
    await waitFor(() => expect(addressShown()).toBe('/admin/clients'));
    expect(api.last(`DELETE /users/${people.client.id}`)?.body).toEqual({ confirm: 'ERASE' });
  });

  it('says what prevents erasing and what would help', async () => {
    const refusal = {
      title: 'x',
      status: 409,
      code: 'openOrders',
      detail: '2 orders are open',
      remedy: { key: 'finish', detail: 'Finish or cancel them' },
    };
    open(people.owner, 'client', '', {
      'DELETE /users/{id}': () =>
        new Response(JSON.stringify(refusal), { status: 409, headers: { 'content-type': 'application/problem+json' } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Erase…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Type ERASE/), 'ERASE{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('2 orders are openFinish or cancel them');
  });

  it('shows notes of colleagues, and lets their author delete one after a question', async () => {
    const note = (id: string, mine: boolean) => ({
      _id: id,
      text: `Note ${id}`,
      author: { _id: 'a', name: 'Oleg Petrov' },
      createdAt: '2026-11-04T10:00:00Z',
      mine,
    });
    const api = open(people.clientManager, 'client', '?tab=notes', {
      'GET /users/{id}/notes': pageOf([note('n1', true), note('n2', false)]),
      'POST /users/{id}/notes': () => note('n3', true),
      'DELETE /users/{id}/notes/{noteId}': () => new Response(null, { status: 204 }),
    });
    await screen.findByText('Note n2');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(screen.getByLabelText('New note')).toHaveAccessibleDescription(/Required field/);
    await userEvent.type(screen.getByLabelText('New note'), 'Calls after six');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
    expect(api.last(`POST /users/${people.client.id}/notes`)?.body).toEqual({ text: 'Calls after six' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(api.asked.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(api.asked.some(({ method, path }) => method === 'DELETE' && path.endsWith('/notes/n1'))).toBe(true));
  });

  it('does not exist for an unknown person, or for a partner', async () => {
    open(people.clientManager, 'client', '', { 'GET /users/{id}': () => problem(404, 'notFound', 'Not there') });
    expect(await screen.findByText('Person not found')).toBeInTheDocument();
  });

  it('does not show a partner under the address of a client', async () => {
    open(people.owner, 'client', '', { 'GET /users/{id}': () => listedPerson(people.owner, people.partner) });
    expect(await screen.findByRole('link', { name: 'Go to clients' })).toBeInTheDocument();
  });
});

describe('the page of a partner', () => {
  it('shows what they earned and what is due, with the arithmetic of each order', async () => {
    const api = open(people.businessHead, 'partner', '?tab=reward');
    expect(await screen.findByText(/Baltic Registry Partners\. Partner since/)).toBeInTheDocument();
    expect(await screen.findByText('To be paid out:')).toHaveTextContent(/€396\.00/);
    expect(screen.getByText('22%')).toBeInTheDocument();
    expect(api.last('GET /orders/orders-for-payoffs')?.query.get('partner')).toBe(people.partner.id);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent?.trim())).toEqual([
      'Orders 3',
      'Commission',
      'Payouts',
      'Notes',
      'History',
    ]);
  });

  it('lists the orders of the partner', async () => {
    const api = open(people.businessHead, 'partner');
    expect(await screen.findByText('R-000001')).toBeInTheDocument();
    expect(api.last('GET /orders')?.query.get('filter[partner]')).toBe(people.partner.id);
  });
});
