import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { id, people } from '#machines/order/testing/people';
import { OrderUnderTest, textRef } from '#machines/order/testing/order-builder';
import { asked, orderIn, paymentIds } from '#machines/order/testing/stories';
import { listAsLeft } from '../api/use-orders.js';
import { drawOrder } from '../testing/draw-order.js';
import { historyOf, resourceOf } from '../testing/order-fixture.js';

const { client, clientManager: manager, partner } = people;
const operate = 'PATCH /orders/update-payment-status/{id}';
const declared = (amount: number) =>
  orderIn('orderConfirmedNotPayed').then(client, 'declareTransfer', { payment: id(900), amount, reference: null });
const isMain = (button: HTMLElement) => button.getAttribute('data-variant') === 'filled';

describe('a reported balance', () => {
  it('has one main button, which confirms it with its transfer', async () => {
    await drawOrder(orderIn('lastPaymentPayed'), people.clientManager);
    const balance = screen.getByRole('button', { name: /^Confirm balance received…$/ });
    const transfer = screen.getByRole('button', { name: /^Confirm transfer of €1,260\.00…$/ });
    expect([isMain(balance), isMain(transfer)]).toEqual([true, false]);
    expect(screen.getAllByRole('button').filter(isMain)).toEqual([balance]);
  });
});

describe('the next actor shown on the order page', () => {
  it('is the money staff after a declared transfer: confirming it is the main operation, and recording cash is not', async () => {
    await drawOrder(declared(54_000), manager);
    expect(screen.getByText('You, as the manager')).toBeVisible();
    // Initials are of people: those of a department were taken for somebody's.
    expect(screen.queryByText('CS')).not.toBeInTheDocument();
    expect(screen.getByText(/^Confirm the client’s transfer of €540\.00$/)).toBeVisible();
    const confirm = screen.getByRole('button', { name: /^Confirm transfer of €540\.00…$/ });
    expect([isMain(confirm), isMain(screen.getByRole('button', { name: 'Record cash payment…' }))]).toEqual([true, false]);
    await userEvent.click(confirm);
    expect(await screen.findByRole('dialog', { name: /transfer/i })).toBeVisible();
  });

  it('is not the client for the balance after the prepayment was declared', async () => {
    await drawOrder(declared(54_000), client);
    expect(screen.getByRole('heading', { name: /^We’re checking your transfer of €540\.00$/ })).toBeVisible();
    expect(screen.getByText('We’re on it')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay / })).not.toBeInTheDocument();
  });

  it('is the client for what a declared transfer leaves of the prepayment', async () => {
    await drawOrder(declared(14_000), client);
    expect(screen.getByRole('heading', { name: /^Pay €400\.00 to start$/ })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Pay €400\.00/ }).length).toBe(2);
  });

  it('a rejected document is on top of the client’s card, with its reason and an upload, whatever the status', async () => {
    const story = orderIn('documentsReceived').then(partner, 'rejectDocument', { document: asked.document, reason: textRef(4) });
    await drawOrder(story, client);
    expect(screen.getByText('Your turn')).toBeVisible();
    const card = within(screen.getByRole('region', { name: 'Upload 1 document' }));
    expect(card.getByText('The bill is older than three months')).toBeVisible();
    expect(card.getAllByRole('button', { name: /Passport of the director/ }).some(isMain)).toBe(true);
  });

  it('is who refunds, with a way to the payments, while a cancelled order holds money, and nobody afterwards', async () => {
    const cancelled = orderIn('documentsReceived').then(manager, 'cancelOrder', { reason: textRef(2) });
    await drawOrder(cancelled, people.clientHead);
    const now = within(screen.getByText('Next step').closest('dl') as HTMLElement);
    expect(now.getByText('Customer service')).toBeVisible();
    expect(now.queryByText('Nobody')).not.toBeInTheDocument();
    await userEvent.click(now.getByRole('button', { name: 'Refund €540.00' }));
    expect(screen.getByRole('tab', { name: /^Payments/, selected: true })).toBeVisible();
    cleanup();
    const refund = { refund: id(700), payment: paymentIds.prepayment, amount: 54_000, reason: textRef(2) };
    await drawOrder(cancelled.then(people.clientHead, 'requestRefund', refund), people.clientHead);
    expect(screen.getByText('Nobody')).toBeVisible();
    expect(screen.queryByText('Refund €540.00')).not.toBeInTheDocument();
  });

  it('is the client while money or documents are awaited, and reminding them is the main operation', async () => {
    await drawOrder(orderIn('lastPaymentRequired'), manager);
    expect(isMain(screen.getByRole('button', { name: 'Send reminder…' }))).toBe(true);
  });

  it('finishing is not the main operation before the results were sent, and asks once', async () => {
    const text = 'A commission of €360.00 is booked for the partner.';
    const { api, order } = await drawOrder(orderIn('projectWithFullyPayedOrderAccepted', { details: ['names'] }), manager, {
      'POST /orders/{id}/dry-run': () => ({ accepted: true, consequences: [{ key: 'commissionBooked', text }] }),
    });
    const finish = screen.getByRole('button', { name: 'Complete order…' });
    expect(isMain(finish)).toBe(false);
    await userEvent.click(finish);
    const dialog = await screen.findByRole('dialog', { name: /^Complete order/ });
    expect(dialog).toHaveTextContent(/haven’t been sent to the client/);
    expect(dialog).toHaveTextContent(/registered company hasn’t been recorded/);
    expect(await within(dialog).findByText(text)).toBeVisible();
    const asked = api.last(`POST /orders/${order._id}/dry-run`);
    expect([asked?.body, asked?.headers.get('if-match')]).toEqual([
      { operation: 'managerFinishedProject', payload: {} },
      `"${order.version}"`,
    ]);
    expect(api.asked.filter(({ method }) => method === 'PATCH')).toHaveLength(0);
  });
});

/**
 * Draws the page of `before`, then changes order and history to `after`. The page reads whatever `now` is next. `historyComes` resolves
 * when the history is answered.
 */
async function drawMoving(
  before: OrderUnderTest,
  after: OrderUnderTest,
  historyComes: (of: OrderUnderTest) => Promise<void> = () => Promise.resolve(),
) {
  const world = { now: before };
  const drawn = await drawOrder(before, manager, {
    'GET /orders/{id}/events': async () => {
      await historyComes(world.now);
      return historyOf(world.now);
    },
    'GET /orders/{id}': () => resourceOf(world.now, manager),
    [operate]: () => resourceOf((world.now = after), manager),
  });
  return { ...drawn, world };
}

describe('after an operation', () => {
  it('the panel says what has become of it, keeps still for a moment, and takes the focus of the button that is gone', async () => {
    const after = orderIn('lastPaymentRequired');
    const { api } = await drawMoving(orderIn('allStepsCompleted'), after);
    await userEvent.click(screen.getByRole('button', { name: 'Accept work and request balance' }));
    const remind = await screen.findByRole('button', { name: 'Send reminder…' });
    // At once, as a second click comes: the panel rests for a second, however busy the machine is.
    fireEvent.click(remind);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Available actions' })).toHaveFocus());
    expect(api.asked.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
    await waitFor(() => expect(remind.closest('section')).toHaveAttribute('aria-busy', 'false'));
    expect(screen.getByText('Done. Status: Payment pending: balance')).toBeVisible();
    await userEvent.click(remind);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('the panel keeps still until it is known whose operation it was, because its buttons may move then', async () => {
    const after = orderIn('lastPaymentRequired');
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const never = new Promise<void>(() => undefined);
    let reads = 0;
    const { refetch } = await drawMoving(orderIn('allStepsCompleted'), after, (of) => {
      if (of !== after) return Promise.resolve();
      reads += 1;
      return reads === 1 ? asked : never;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Accept work and request balance' }));
    const remind = await screen.findByRole('button', { name: 'Send reminder…' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
    await userEvent.click(remind);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText('Done. Status: Payment pending: balance')).toBeVisible();
    await waitFor(() => expect(remind.closest('section')).toHaveAttribute('aria-busy', 'false'));
    // What is read later keeps no button from its reader.
    void refetch();
    await waitFor(() => expect(reads).toBe(2));
    await userEvent.click(remind);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  const work = orderIn('allStepsCompleted');
  const beforeWork = () =>
    orderIn('documentsReceived')
      .then(partner, 'acceptDocument', { document: asked.document })
      .then(partner, 'completeStep', { step: work.state.steps[0]?.id ?? '' })
      .then(partner, 'completeStep', { step: work.state.steps[1]?.id ?? '' });

  it('the panel offers to undo it by naming the effect, until somebody else acts', async () => {
    const { world, refetch } = await drawMoving(beforeWork(), beforeWork().then(manager, 'completeAllOrderSteps', {}));
    await userEvent.click(screen.getByRole('button', { name: 'Submit work for review…' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit work for review' }));
    expect(await screen.findByRole('button', { name: 'Return to “Documents received”' })).toBeVisible();
    world.now = world.now.then(people.clientHead, 'assignManager', { manager: people.clientHead.id });
    await act(refetch);
    await waitFor(() => expect(screen.queryByText(/^Done\. Status/)).not.toBeInTheDocument());
  });

  it('the panel ignores operations of other people, and offers no undo of them', async () => {
    const { world, refetch } = await drawMoving(beforeWork(), beforeWork());
    world.now = beforeWork().then(partner, 'completeAllOrderSteps', {});
    await act(refetch);
    await screen.findByRole('button', { name: 'Accept work and request balance' });
    await waitFor(() => expect(screen.getAllByText('On check: work').length).toBeGreaterThan(0));
    expect(screen.queryByText(/^Done\. Status/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Return to “/ })).not.toBeInTheDocument();
  });
});

describe('an order that nobody manages', () => {
  it('is assigned to the reader by one click', async () => {
    const free = OrderUnderTest.placed();
    const { api, order } = await drawOrder(free, manager, {
      'PUT /orders/{id}/manager': () => resourceOf(free.then(people.clientHead, 'assignManager', { manager: manager.id }), manager),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Assign to me' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Assign to me' })).not.toBeInTheDocument());
    const sent = api.asked.find(({ method }) => method === 'PUT');
    expect([sent?.path, sent?.body]).toEqual([`/orders/${order._id}/manager`, { manager: manager.id }]);
  });
});

describe('the way back to the list', () => {
  it('leads to the list as its reader left it', () => {
    expect(listAsLeft('/admin/orders-list', { list: '?filter[overdue]=true&page=2' })).toBe(
      '/admin/orders-list?filter[overdue]=true&page=2',
    );
    for (const state of [null, undefined, {}, { list: 7 }]) expect(listAsLeft('/orders-list', state)).toBe('/orders-list');
  });
});

describe('the client’s stages', () => {
  it('say that we are late instead of promising a past day, and promise nothing for a cancelled order', async () => {
    await drawOrder(orderIn('documentsReceived'), client);
    expect(screen.getAllByText(/^expected |we are late$/).length).toBeGreaterThan(0);
    cleanup();
    const late = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-01-01T00:00:00Z'));
    await drawOrder(orderIn('documentsReceived'), client);
    expect(screen.getAllByText(/we are late$/).length).toBeGreaterThan(0);
    expect(screen.queryByText(/^expected /)).not.toBeInTheDocument();
    expect(screen.queryByText(/Ready by/)).not.toBeInTheDocument();
    late.mockRestore();
    cleanup();
    await drawOrder(orderIn('newOrder').then(manager, 'cancelOrder', { reason: textRef(2) }), client);
    expect(screen.queryByText(/^expected |Prepayment|we are late$/)).not.toBeInTheDocument();
  });

  it('ask for what is left of the balance, and for nothing if everything was paid early', async () => {
    await drawOrder(orderIn('orderConfirmedNotPayed'), client);
    expect(screen.getAllByText(/Review and balance €1,260\.00/).length).toBeGreaterThan(0);
    cleanup();
    const early = orderIn('documentsReceived').then(manager, 'recordOfflinePayment', {
      payment: id(905),
      method: 'transfer',
      amount: 126_000,
      note: null,
    });
    await drawOrder(early, client);
    expect(screen.queryByText(/Review and balance/)).not.toBeInTheDocument();
  });
});
