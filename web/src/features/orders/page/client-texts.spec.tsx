import { cleanup, screen, within } from '@testing-library/react';
import { OrderUnderTest, textRef } from '#machines/order/testing/order-builder';
import { id, people } from '#machines/order/testing/people';
import { asked, orderIn, paymentIds } from '#machines/order/testing/stories';
import { startTestTexts } from '../../../lib/testing/texts.js';
import { drawOrder } from '../testing/draw-order.js';
import { historyOf, resourceOf } from '../testing/order-fixture.js';
import { factsIn } from '../view-model/order-facts.js';
import { stagesOf } from '../view-model/stages.js';
import { staysOf } from '../view-model/timeline.js';

const { client, clientManager: manager, clientHead, partner, payment: provider } = people;

const stagesIn = (story: OrderUnderTest) => {
  const history = historyOf(story);
  const order = resourceOf(story, client);
  const facts = factsIn(order, 'client', order.updatedAt.slice(0, 10));
  return stagesOf(order, staysOf(history, Date.parse(history.items.at(-1)?.at ?? '')), facts);
};
const stageIn = (story: OrderUnderTest, name: string) => stagesIn(story).find((stage) => stage.name === name);
const read = (text: string | RegExp) => screen.queryAllByText(text).length > 0;
const sheet = (name: string | RegExp) => within(screen.getByRole('region', { name }));

/** A balance of €1,260.00, all of which the client reported; €1,237.00 arrived. */
const shortOfBalance = () => orderIn('lastPaymentPayed').then(manager, 'confirmTransfer', { payment: paymentIds.rest, amount: 123_700 });

describe('the stage of the prepayment', () => {
  it('is no longer passed once money of it was taken back, and says how much is missing', () => {
    expect(stageIn(orderIn('documentsReceived'), 'prepayment')).toMatchObject({ state: 'passed', amount: 54_000 });
    const correction = { payment: paymentIds.prepayment, amount: 5_400, reason: textRef(8) };
    const taken = stageIn(orderIn('documentsReceived').then(clientHead, 'correctPayment', correction), 'prepayment');
    expect(taken).toMatchObject({ state: 'ahead', amount: 48_600 });
    expect(taken).not.toHaveProperty('doneAt');
  });
});

describe('the stage of documents', () => {
  const rejected = () =>
    orderIn('documentsReceived').then(partner, 'rejectDocument', { document: asked.document, reason: textRef(4), cause: null });

  it('is under way until every document is accepted, and again once one is rejected', () => {
    expect(stageIn(orderIn('documentsReceived'), 'documents')?.state).toBe('now');
    expect(stageIn(rejected(), 'documents')?.state).toBe('now');
    expect(stageIn(rejected(), 'work')?.state).toBe('ahead');
    const accepted = orderIn('documentsReceived').then(partner, 'acceptDocument', { document: asked.document });
    expect([stageIn(accepted, 'documents')?.state, stageIn(accepted, 'work')?.state]).toEqual(['passed', 'now']);
  });

  it('waits for the client while one is rejected, and for us while they are reviewed', async () => {
    await drawOrder(rejected(), client);
    expect(screen.getByText('Documents', { selector: 'li b' }).parentElement).toHaveTextContent(/waiting for you$/);
    cleanup();
    await drawOrder(orderIn('documentsReceived'), client);
    expect(sheet('We’re reviewing your documents').getByText('We’re on it')).toBeVisible();
  });
});

describe('the stages of money', () => {
  it('name what is left to pay of them, and keep their sum once nothing is left', () => {
    expect(stageIn(orderIn('lastPaymentRequired'), 'rest')).toMatchObject({ state: 'now', amount: 126_000 });
    expect(stageIn(shortOfBalance(), 'rest')).toMatchObject({ state: 'now', amount: 2_300 });
    const arrived = orderIn('lastPaymentPayed').then(manager, 'confirmTransfer', { payment: paymentIds.rest, amount: 126_000 });
    expect(stageIn(arrived, 'rest')).toMatchObject({ state: 'now', amount: 126_000 });
    expect(stageIn(orderIn('projectFinished'), 'rest')).toMatchObject({ state: 'passed', amount: 126_000 });
    const part = orderIn('orderConfirmedNotPayed').then(manager, 'recordOfflinePayment', {
      payment: id(901),
      method: 'transfer',
      amount: 50_000,
      note: null,
    });
    expect(stageIn(part, 'prepayment')).toMatchObject({ state: 'now', amount: 4_000 });
    expect(stageIn(orderIn('documentsRequested'), 'prepayment')).toMatchObject({ state: 'passed', amount: 54_000 });
  });

  it('never ask for an amount of zero', async () => {
    await drawOrder(orderIn('lastPaymentPayed').then(manager, 'confirmTransfer', { payment: paymentIds.rest, amount: 126_000 }), client);
    expect(read(/Review and balance €1,260\.00/)).toBe(true);
    expect(read(/Review and balance €0\.00/)).toBe(false);
  });
});

describe('the names of stages', () => {
  it('say that something is done only once it is', async () => {
    await drawOrder(orderIn('newOrder'), client);
    expect(screen.getByText('Confirmation').parentElement).toHaveTextContent(/with us$/);
    expect([read('Order confirmed'), read('Documents delivered')]).toEqual([false, false]);
  });

  it('name a passed stage by what was done', async () => {
    await drawOrder(orderIn('documentsSentAfterLastPayment'), client);
    expect([read('Order confirmed'), read('Documents delivered')]).toEqual([true, true]);
    expect(read('Company documents')).toBe(false);
  });
});

describe('documents that were sent', () => {
  it('pass every stage, and leave no current one', async () => {
    expect(stagesIn(orderIn('documentsSentAfterLastPayment')).every(({ state }) => state === 'passed')).toBe(true);
    await drawOrder(orderIn('documentsSentAfterLastPayment'), client);
    const card = sheet('Your documents are ready');
    expect(card.getByText('Delivered')).toBeVisible();
    expect(card.queryByText('We’re on it')).not.toBeInTheDocument();
  });
});

describe('a cancelled order', () => {
  const cancelled = () => orderIn('newOrder', { details: ['names'] }).then(manager, 'cancelOrder', { reason: textRef(2) });

  it('has no card of stages if none was passed', async () => {
    await drawOrder(cancelled(), client);
    expect(screen.queryByRole('heading', { name: 'Stages' })).not.toBeInTheDocument();
  });

  it('asks for no details any more', async () => {
    await drawOrder(cancelled(), client);
    expect([read('Not filled in.'), read(/We’ll ask/)]).toEqual([true, false]);
  });
});

describe('details that are missing', () => {
  const asking = (status: 'newOrder' | 'orderConfirmedAndPayed') => orderIn(status, { details: ['names'] });

  it('wait for the prepayment, and once that is here for the confirmation', async () => {
    await drawOrder(asking('newOrder'), client);
    expect(read('Not filled in yet. We’ll ask once your prepayment arrives.')).toBe(true);
    const capture = { payment: id(600), amount: 54_000, provider: 'paypal', capture: 'C' };
    cleanup();
    await drawOrder(asking('newOrder').then(provider, 'recordPayment', capture), client);
    expect(read('Not filled in yet. We’ll ask once your order is confirmed.')).toBe(true);
  });

  it('are asked for once work has started', async () => {
    await drawOrder(asking('orderConfirmedAndPayed'), client);
    expect([read('Not filled in yet.'), read(/^Not filled in yet\. We’ll ask/)]).toEqual([true, false]);
  });
});

describe('a transfer that arrived short', () => {
  it('says on the card what arrived and what is still due', async () => {
    await drawOrder(shortOfBalance(), client);
    const card = sheet('Pay the balance: €23.00');
    expect(await card.findByText(/^€1,237\.00 arrived, €23\.00 is still due \(banks take fees on the way\)\. /)).toBeVisible();
    expect(card.getByText('Your turn')).toBeVisible();
  });

  it('is shown to a client in Russian', async () => {
    await startTestTexts('ru');
    await drawOrder(shortOfBalance(), client);
    expect(await screen.findByText(/Пришло 1\s237,00\s€, осталось 23,00\s€ \(банки по пути удерживают комиссию\)\./)).toBeVisible();
    cleanup();
    await startTestTexts('en');
  });

  it('is shown to the client for the prepayment too', async () => {
    const story = orderIn('orderConfirmedNotPayed')
      .then(client, 'declareTransfer', { payment: id(601), amount: 54_000, reference: null })
      .then(manager, 'confirmTransfer', { payment: id(601), amount: 52_000 });
    await drawOrder(story, client);
    expect(await sheet('Pay €20.00 to start').findByText(/^€520\.00 arrived, €20\.00 is still due/)).toBeVisible();
  });

  it('is not named as the cause of a due amount once money was refunded', async () => {
    const back = { refund: id(700), payment: paymentIds.prepayment, amount: 10_000, reason: textRef(8) };
    await drawOrder(shortOfBalance().then(clientHead, 'requestRefund', back), client);
    await screen.findByText(/refunded/);
    expect(read(/is still due/)).toBe(false);
  });
});

describe('the client’s page', () => {
  it('says that the price excludes VAT', async () => {
    await drawOrder(orderIn('orderConfirmedNotPayed'), client);
    expect(screen.getByText('Price, excluding VAT')).toBeVisible();
  });

  it('names partner and manager by what they are', async () => {
    await drawOrder(orderIn('documentsReceived'), client);
    expect(screen.getByText(/Your partner is Kadri Tamm\./)).toBeVisible();
    cleanup();
    await drawOrder(OrderUnderTest.placed().then(manager, 'assignManager', { manager: manager.id }), client);
    expect(screen.getByText(/Your manager is Elena Markova\./)).toBeVisible();
  });

  it('shows no codes while the texts of the order are being loaded', async () => {
    const { order } = await drawOrder(orderIn('newOrder'), client, { 'GET /services/{id}': () => new Promise(() => undefined) });
    const ordered = screen.getByRole('heading', { name: /^What you ordered/ }).closest('section') as HTMLElement;
    expect(within(ordered).getByLabelText('Loading the order')).toBeInTheDocument();
    expect(ordered).not.toHaveTextContent(order.director ?? 'own');
  });
});
