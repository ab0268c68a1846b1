import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { id, people } from '#machines/order/testing/people';
import { textRef } from '#machines/order/testing/order-builder';
import { orderIn } from '#machines/order/testing/stories';
import { type Handlers, problem } from '../../../lib/testing/fake-api.js';
import { renderPage } from '../../../lib/testing/render.js';
import { keepToken } from '../../../lib/session/token-store.js';
import { drawOrder, fill } from '../testing/draw-order.js';
import { historyOf, resourceOf } from '../testing/order-fixture.js';
import { StaffOrderPage } from './order-page.js';

const stale = () => problem(412, 'staleVersion', 'The order has changed meanwhile.');
const operate = 'PATCH /orders/update-payment-status/{id}';

describe('sending an operation', () => {
  it('carries the version that was shown and a key, and shows the order that came back', async () => {
    const story = orderIn('allStepsCompleted');
    const after = orderIn('lastPaymentRequired');
    const { api, order } = await drawOrder(story, people.clientManager, { [operate]: () => resourceOf(after, people.clientManager) });
    await userEvent.click(screen.getByRole('button', { name: 'Accept work and request balance' }));
    await waitFor(() => expect(screen.getAllByText('Payment pending: balance').length).toBeGreaterThan(1));
    const sent = api.asked.find((one) => one.method === 'PATCH');
    expect(sent?.headers.get('if-match')).toBe(`"${order.version}"`);
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent?.body).toEqual({ operation: 'acceptedProjectRequireLastPay', payload: {} });
  });

  it('repeats an unanswered call under the same key, and a refused one under another key', async () => {
    const answers = [
      () => Promise.reject(new TypeError('no network')),
      () => problem(409, 'balanceDue', 'Needs €1,260.00 more.'),
      () => problem(409, 'balanceDue', 'Needs €1,260.00 more.'),
    ];
    const { api } = await drawOrder(orderIn('allStepsCompleted'), people.clientManager, {
      [operate]: () => answers.shift()?.() ?? problem(404, 'notFound', 'Not there'),
    });
    const button = screen.getByRole('button', { name: 'Accept work and request balance' });
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection to the server');
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Needs €1,260.00 more'));
    expect(screen.getByRole('alert')).toHaveTextContent('req-1');
    await userEvent.click(button);
    await waitFor(() => expect(api.asked.filter((one) => one.method === 'PATCH')).toHaveLength(3));
    const keys = api.asked.filter((one) => one.method === 'PATCH').map((one) => one.headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
  });
});

describe('an order that its reader may no longer see', () => {
  const story = orderIn('allStepsCompleted');
  const { _id: id, number } = resourceOf(story, people.clientManager);
  afterEach(() => {
    cleanup();
    keepToken(null);
  });

  /** Opens the page by an address, as from an email; later answers of the server may differ. */
  const open = (answer: Handlers['GET /orders/{id}'] & object, query = '') =>
    renderPage(
      <StaffOrderPage />,
      `/admin/order?id=${id}${query}`,
      {
        'GET /mailer': () => ({ items: [], page: 1, per_page: 100, total: 0, totalIsExact: true }),
        'GET /orders/{id}/events': () => historyOf(story),
        'GET /orders/{id}': answer,
      },
      people.clientManager,
    );

  it('shows why, and nothing of the order, where the right was lost between list and page, or with the page open', async () => {
    const denied = () => problem(403, 'accessDenied', 'Access is denied');
    open(denied);
    expect(await screen.findByRole('alert')).toHaveTextContent('Access is denied');
    cleanup();
    let mayRead = true;
    open(() => (mayRead ? resourceOf(story, people.clientManager) : denied()));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(number);
    mayRead = false;
    fireEvent(window, new Event('visibilitychange'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Access is denied');
    expect(screen.queryByText(number)).toBeNull();
    expect(screen.queryByRole('button', { name: /Accept work/ })).toBeNull();
  });

  it('leads on to the list if an email links to an order that was given to another person', async () => {
    open(() => problem(404, 'notFound', 'Not there'), '&tab=chat&chat=client');
    expect(await screen.findByRole('link', { name: 'Go to orders' })).toHaveAttribute('href', '/admin/orders-list');
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

describe('an order that moved under an open form', () => {
  it('shows in words what happened, keeps the draft, and sends it for the new version', async () => {
    const before = orderIn('allStepsCompleted');
    const moved = orderIn('allStepsCompleted').then(people.owner, 'changePartnerReward', { percent: 2500, limit: 10_000 });
    const reader = people.clientManager;
    let isMoved = false;
    const refusals = [stale];
    const { api, order } = await drawOrder(before, reader, {
      'GET /orders/{id}': () => resourceOf(isMoved ? moved : before, reader),
      'GET /orders/{id}/events': () => historyOf(isMoved ? moved : before),
      [operate]: () => {
        isMoved = true;
        return refusals.shift()?.() ?? resourceOf(orderIn('orderCancelled'), reader, order._id);
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order…' }));
    const form = await screen.findByRole('dialog');
    fill(within(form).getByLabelText('Reason'), 'Ordered twice');
    await userEvent.click(within(form).getByRole('button', { name: 'Cancel order' }));
    const alert = await within(form).findByRole('alert');
    expect(alert).toHaveTextContent('The order has changed');
    await waitFor(() => expect(alert).toHaveTextContent('Pavel Orlov changed the commission from 20% to 25%'));
    expect(within(form).getByLabelText('Reason')).toHaveValue('Ordered twice');
    await userEvent.click(within(form).getByRole('button', { name: 'Cancel order anyway' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = api.asked.filter((one) => one.method === 'PATCH');
    expect(sent.map((one) => one.headers.get('if-match'))).toEqual([`"${before.state.version}"`, `"${moved.state.version}"`]);
    expect(sent[0]?.headers.get('idempotency-key')).not.toBe(sent[1]?.headers.get('idempotency-key'));
    expect(sent[1]?.body).toEqual({ operation: 'cancelOrder', payload: { reason: 'Ordered twice' } });
  });

  it('says when the new state no longer permits it, and does not send', async () => {
    const reader = people.clientManager;
    let isMoved = false;
    const { api } = await drawOrder(orderIn('allStepsCompleted'), reader, {
      'GET /orders/{id}': () => resourceOf(orderIn(isMoved ? 'lastPaymentRequired' : 'allStepsCompleted'), reader),
      'GET /orders/{id}/events': () => historyOf(orderIn(isMoved ? 'lastPaymentRequired' : 'allStepsCompleted')),
      [operate]: () => {
        isMoved = true;
        return stale();
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Return to partner…' }));
    const form = await screen.findByRole('dialog');
    await userEvent.click(within(form).getByLabelText('Name'));
    fill(within(form).getByLabelText('Reason'), 'A mistake in the name');
    await userEvent.click(within(form).getByRole('button', { name: 'Return work' }));
    expect(await within(form).findByText(/isn’t possible/)).toBeVisible();
    await userEvent.click(within(form).getByRole('button', { name: 'Return work anyway' }));
    expect(api.asked.filter((one) => one.method === 'PATCH')).toHaveLength(1);
  });
});

describe('the page of an order', () => {
  it('shows staff who acts, what is missing and why, joined to the button', async () => {
    await drawOrder(orderIn('allStepsCompleted'), people.clientManager);
    const refused = screen.getByRole('button', { name: 'Accept work (paid in full)' });
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    expect(refused).toHaveAccessibleDescription(/€1,260\.00 is still due\. €540\.00 of €1,800\.00 paid\./);
    refused.focus();
    expect(refused).toHaveFocus();
  });

  it('shows its assignee what is paid and due, without payments, refunds or links to them', async () => {
    const { assignee, owner } = people;
    const story = orderIn('allStepsCompleted').then(owner, 'assignManager', { manager: assignee.id });
    await drawOrder(story, assignee, {}, { tab: 'payments' });
    expect(screen.getAllByText(/^€1,260\.00$/).length).toBeGreaterThan(0);
    expect(screen.getByText('anna@nordline.example')).toBeInTheDocument();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      expect.stringMatching(/^Steps/),
      expect.stringMatching(/^Documents/),
      expect.stringMatching(/^History/),
    ]);
    for (const name of ['Payments', 'Refund…', 'Record payment…']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByText('Refunded')).toBeNull();
  });

  it('shows a partner no payments, no phone and no e-mail, and lets them acknowledge a changed reward', async () => {
    const story = orderIn('documentsReceived').then(people.owner, 'changePartnerReward', { percent: 2200, limit: 10_000 });
    const { api } = await drawOrder(story, people.partner, {
      'POST /orders/{id}/partner-reward/acknowledgement': () => resourceOf(story, people.partner),
    });
    expect(screen.queryByRole('tab', { name: /Payments/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/anna@|\+372/)).not.toBeInTheDocument();
    expect(screen.queryByText('Balance')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Accept 22%' }));
    await waitFor(() => expect(api.asked.some((one) => one.path.endsWith('/acknowledgement'))).toBe(true));
  });

  it('never shows a client the reward', async () => {
    await drawOrder(
      orderIn('documentsReceived').then(people.owner, 'changePartnerReward', { percent: 2200, limit: 10_000 }),
      people.client,
    );
    expect(screen.queryByText(/reward/i)).not.toBeInTheDocument();
    expect(screen.queryByText('22%')).not.toBeInTheDocument();
  });

  it('shows the client how many documents are missing and what is wrong with one', async () => {
    const story = orderIn('documentsRequested')
      .then(people.client, 'attachDocument', { document: id(411), kind: 'document', item: id(301), file: id(511), title: null })
      .then(people.partner, 'rejectDocument', { document: id(411), reason: textRef(4) });
    await drawOrder(story, people.client);
    expect(screen.getByRole('heading', { name: 'Upload 1 document' })).toBeVisible();
    expect(screen.getByText('Rejected')).toBeVisible();
    expect(screen.getByText('The bill is older than three months')).toBeVisible();
    const send = screen.getByRole('button', { name: 'Submit documents for review' });
    expect(send).toHaveAccessibleDescription(/Upload 1 more document/);
  });

  it('offers a reload and the server’s own list when the machine is of another version', async () => {
    const story = orderIn('allStepsCompleted');
    const order = resourceOf(story, people.clientManager);
    const newer = {
      ...order,
      machine: { ...order.machine, version: 99 },
      operations: order.operations.map((one) => ({ ...one, permitted: one.operation === 'managerFinishedProject' })),
    };
    await drawOrder(story, people.clientManager, { 'GET /orders/{id}': () => newer });
    expect(await screen.findByText(/A newer version is available/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Complete order…' })).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByRole('button', { name: 'Accept work and request balance' })?.getAttribute('aria-disabled') ?? 'true').toBe('true');
  });
});

describe('the payment of a client', () => {
  const fees = (period: 'once' | 'yearly'): Handlers => ({
    'GET /services/{id}': () => ({
      price: { amount: '890.00', currency: 'EUR' },
      mandatoryPayments: [{ title: { ru: 'Пошлина', en: 'State fee' }, amount: { amount: '265.00', currency: 'EUR' }, period }],
    }),
  });

  it('names the government fees that come in addition, who pays them and when', async () => {
    await drawOrder(orderIn('newOrder'), people.client, fees('once'));
    expect(await screen.findByText(/^State fees, €265, are not part of this price: you pay them/)).toBeVisible();
  });

  it.each([
    ['there is nothing of the kind', 'newOrder', 'yearly'],
    ['the order is over', 'orderCancelled', 'once'],
  ] as const)('says nothing about the payment where %s', async (_, status, period) => {
    const { api } = await drawOrder(orderIn(status), people.client, fees(period));
    await waitFor(() => expect(api.asked.some(({ path }) => path.startsWith('/services/'))).toBe(true));
    expect(screen.queryByText(/State fees/)).toBeNull();
  });
});
