import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Actor } from '#machines/kernel/people';
import { anyForm, steps, textRef } from '#machines/order/testing/order-builder';
import { id, people } from '#machines/order/testing/people';
import { orderIn, paymentIds } from '#machines/order/testing/stories';
import { drawOrder, fill } from '../testing/draw-order.js';
import { resourceOf } from '../testing/order-fixture.js';

const operate = 'PATCH /orders/update-payment-status/{id}';
const body = (api: { asked: { method: string; body: unknown }[] }) => api.asked.findLast((one) => one.method !== 'GET')?.body;
const required = [
  { kind: 'document' as const, title: { ru: 'Паспорт', en: 'Passport' }, note: null, ...anyForm },
  { kind: 'address' as const, title: { ru: 'Адрес', en: 'Proof of address' }, note: { ru: 'Счёт', en: 'A bill' }, ...anyForm },
];

describe('the form of a refund', () => {
  it('is bounded by what was paid, needs a reason and the word, and repeats the sum on its button', async () => {
    const story = orderIn('documentsReceived');
    const { api } = await drawOrder(story, people.clientHead, {
      'POST /order-payments/{orderId}/refunds': () => resourceOf(story, people.clientHead),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Refund…' }));
    const form = await screen.findByRole('dialog');
    const amount = within(form).getByLabelText('Amount, EUR');
    expect(amount).toHaveValue('540.00');
    fill(amount, '540.01');
    await userEvent.click(within(form).getByRole('button', { name: /^Refund €540\.01$/ }));
    expect(within(form).getByText(/No more than €540\.00$/)).toBeVisible();
    expect(within(form).getByText('Required field')).toBeVisible();
    expect(within(form).getByText('Type the word REFUND')).toBeVisible();
    fill(amount, '100');
    fill(within(form).getByLabelText('Reason'), 'Paid twice');
    fill(within(form).getByLabelText('Type REFUND to confirm'), 'REFUND');
    await userEvent.click(within(form).getByRole('button', { name: /^Refund €100\.00$/ }));
    expect(within(form).getByText('Tick this once the money has been returned.')).toBeVisible();
    await userEvent.click(within(form).getByLabelText('I confirm that the money has been returned.'));
    await userEvent.click(within(form).getByRole('button', { name: /^Refund €100\.00$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(body(api)).toEqual({
      payment: paymentIds.prepayment,
      amount: { amount: '100.00', currency: 'EUR' },
      by: 'other',
      reason: 'Paid twice',
      confirmation: 'REFUND',
    });
  });
});

describe('a refund in another way than the provider', () => {
  it('leads to a message that asks the client for their account, in the language they read', async () => {
    const template = (key: 'statusUpdate' | 'refundAccount') => ({
      key,
      title: key,
      subject: { ru: `Тема: ${key}`, en: `Subject: ${key}` },
      body: { ru: 'Куда вернуть деньги?', en: 'Where to send it?' },
    });
    await drawOrder(orderIn('documentsReceived'), people.clientHead, {
      'GET /mailer/templates': () => [template('statusUpdate'), template('refundAccount')],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Refund…' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ask for it…' }));
    expect(await screen.findByLabelText('Subject')).toHaveValue('Тема: refundAccount');
  });
});

describe('cancelling an order that was paid', () => {
  const cancelled = async (reader: Actor): Promise<void> => {
    const story = orderIn('orderConfirmedAndPayed');
    const after = orderIn('orderConfirmedAndPayed').then(people.clientHead, 'cancelOrder', { reason: textRef(2) });
    await drawOrder(story, reader, { [operate]: () => resourceOf(after, reader) });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order…' }));
    const form = await screen.findByRole('dialog');
    expect(form).toHaveTextContent(/€540\.00 goes back/);
    fill(within(form).getByLabelText('Reason'), 'Ordered twice');
    await userEvent.click(within(form).getByRole('button', { name: 'Cancel order' }));
  };

  it('offers a refund next to staff who may refund, with its own confirmation', async () => {
    await cancelled(people.clientHead);
    const refund = within(await screen.findByRole('dialog', { name: 'Refund' }));
    expect(refund.getByLabelText('Amount, EUR')).toHaveValue('540.00');
    expect(refund.getByLabelText('Type REFUND to confirm')).toHaveValue('');
  });

  it('says to other staff that money staff will be asked to refund', async () => {
    await cancelled(people.businessHead);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('promises no refund where the steps done cost what was paid', async () => {
    await drawOrder(orderIn('documentsReceived').then(people.partner, 'completeStep', { step: steps.first }), people.clientHead, {});
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order…' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(/can’t be reopened\. *Ready-made/);
  });
});

describe('the forecast in a form', () => {
  const refusal = { code: 'balanceDue', detail: 'The order isn’t fully paid.', remedy: { text: 'Request the balance first.' } } as const;
  const openCash = async (handlers: Parameters<typeof drawOrder>[2]) => {
    const drawn = await drawOrder(orderIn('orderConfirmedNotPayed'), people.clientManager, handlers);
    await userEvent.click(screen.getByRole('button', { name: 'Record cash payment…' }));
    return { ...drawn, form: within(await screen.findByRole('dialog')) };
  };

  it('is asked again for another amount, and not for one that cannot be sent', async () => {
    const { api, order, form } = await openCash({
      'POST /orders/{id}/dry-run': ({ body: asked }) => ({
        consequences: [
          { key: 'status', text: `Would take ${(asked as { payload: { amount: { amount: string } } }).payload.amount.amount}` },
        ],
      }),
    });
    expect(await form.findByText('Would take 540.00')).toBeVisible();
    const amount = form.getByLabelText('Amount, EUR');
    fill(amount, '1');
    expect(form.queryByText(/^Would take/)).toBeNull();
    fill(amount, '600');
    expect(await form.findByText('Would take 600.00')).toBeVisible();
    expect(api.asked.filter(({ path }) => path === `/orders/${order._id}/dry-run`)).toHaveLength(2);
  });

  it('says why it would be refused and what is missing, and nothing where there is no answer', async () => {
    const { form } = await openCash({ 'POST /orders/{id}/dry-run': () => ({ accepted: false, refusal, consequences: [] }) });
    expect(await form.findByText('The order isn’t fully paid. Request the balance first.')).toBeVisible();
    cleanup();
    const unanswered = await openCash({});
    await waitFor(() => expect(unanswered.api.asked.some(({ path }) => path.endsWith('/dry-run'))).toBe(true));
    await waitFor(() => expect(unanswered.form.queryByText('What will happen')).toBeNull());
  });
});

describe('a waiver by staff with a limit', () => {
  it('says what they may still waive before they send it', async () => {
    const text = 'You can waive up to €10.00 more of this order.';
    const over = { code: 'waiverOverLimit', detail: 'This is more than you can waive.', remedy: { key: 'waiveAtMost', text } } as const;
    const { api, order } = await drawOrder(orderIn('lastPaymentRequired'), people.clientManager, {
      'POST /orders/{id}/dry-run': () => ({ accepted: false, refusal: over, consequences: [] }),
    });
    await userEvent.click(screen.getByRole('tab', { name: /Payments/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Waive the rest…' }));
    expect(await screen.findByText(`This is more than you can waive. ${text}`)).toBeVisible();
    expect(api.last(`POST /orders/${order._id}/dry-run`)?.body).toEqual({
      command: 'waiveRest',
      payload: { amount: { amount: '1260.00', currency: 'EUR' }, reason: '-' },
    });
  });
});

describe('asking for documents', () => {
  it('is prefilled with what the service requires, and takes more', async () => {
    const story = orderIn('orderConfirmedAndPayed', { requiredDocuments: required });
    const { api } = await drawOrder(story, people.clientManager, { [operate]: () => resourceOf(story, people.clientManager) });
    await userEvent.click(screen.getByRole('button', { name: 'Request documents…' }));
    const form = await screen.findByRole('dialog');
    expect(within(form).getByLabelText('Passport')).toBeChecked();
    await userEvent.click(within(form).getByLabelText('Passport'));
    await userEvent.click(within(form).getByRole('button', { name: 'Add another' }));
    await userEvent.click(within(form).getByRole('button', { name: 'Send request' }));
    expect(within(form).getByText('Required field')).toBeVisible();
    fill(within(form).getByLabelText('Title'), 'Beneficiary form');
    fill(within(form).getByLabelText('Needed by (optional)'), '2020-01-31');
    await userEvent.click(within(form).getByRole('button', { name: 'Send request' }));
    expect(within(form).getByText('Choose today or later')).toBeVisible();
    fill(within(form).getByLabelText('Needed by (optional)'), '2099-01-31');
    await userEvent.click(within(form).getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(body(api)).toEqual({
      operation: 'requestDocuments',
      payload: {
        items: [
          { kind: 'address', required: 1 },
          { kind: 'document', title: 'Beneficiary form' },
        ],
        again: [],
        withdraw: [],
        due: '2099-01-31',
      },
    });
  });

  it('asks for a document of each person, and requires whose it is', async () => {
    const story = orderIn('orderConfirmedAndPayed', { requiredDocuments: required });
    const { api } = await drawOrder(story, people.clientManager, { [operate]: () => resourceOf(story, people.clientManager) });
    await userEvent.click(screen.getByRole('button', { name: 'Request documents…' }));
    const form = await screen.findByRole('dialog');
    await userEvent.click(within(form).getByRole('button', { name: 'One for each person: Passport' }));
    await userEvent.click(within(form).getByRole('button', { name: 'Send request' }));
    expect(within(form).getAllByText('Required field')).toHaveLength(2);
    fill(within(form).getByLabelText('Passport: person 1'), 'Ann Whitfield');
    fill(within(form).getByLabelText('Passport: person 2'), ' Боб Уитфилд ');
    await userEvent.click(within(form).getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(body(api)).toMatchObject({
      payload: {
        items: [
          { kind: 'document', required: 0, title: 'Ann Whitfield' },
          { kind: 'document', required: 0, title: 'Боб Уитфилд' },
          { kind: 'address', required: 1 },
        ],
      },
    });
  });

  it('does not send an empty request', async () => {
    const story = orderIn('orderConfirmedAndPayed', { requiredDocuments: required.slice(0, 1) });
    const { api } = await drawOrder(story, people.clientManager);
    await userEvent.click(screen.getByRole('button', { name: 'Request documents…' }));
    const form = await screen.findByRole('dialog');
    await userEvent.click(within(form).getByLabelText('Passport'));
    await userEvent.click(within(form).getByRole('button', { name: 'Send request' }));
    expect(within(form).getByRole('alert')).toHaveTextContent('Choose at least one item to request.');
    expect(api.asked.every((one) => one.method === 'GET')).toBe(true);
  });
});

describe('other forms of an order', () => {
  it('take cash from the missing prepayment up to the balance', async () => {
    const story = orderIn('orderConfirmedNotPayed');
    const { api } = await drawOrder(story, people.clientManager, { [operate]: () => resourceOf(story, people.clientManager) });
    await userEvent.click(screen.getByRole('button', { name: 'Record cash payment…' }));
    const form = await screen.findByRole('dialog');
    const amount = within(form).getByLabelText('Amount, EUR');
    fill(amount, '539.99');
    await userEvent.click(within(form).getByRole('button', { name: /^Record €/ }));
    expect(within(form).getByText(/^No less than €540\.00$/)).toBeVisible();
    fill(amount, '1,800');
    expect(within(form).getByText('1,800.00 or 1.80?')).toBeVisible();
    await userEvent.click(within(form).getByRole('button', { name: 'Record' }));
    expect(within(form).getByText('1,800.00 or 1.80? Type the one you mean')).toBeVisible();
    fill(amount, '1,800.00');
    fill(within(form).getByLabelText('Note, optional'), 'In the office');
    await userEvent.click(within(form).getByRole('button', { name: /^Record €1,800\.00/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(body(api)).toEqual({
      operation: 'orderPayedWithCashAfterManagerConfirmed',
      payload: { amount: { amount: '1800.00', currency: 'EUR' }, note: 'In the office' },
    });
  });

  it('let staff mark items without a file as received on paper', async () => {
    const story = orderIn('documentsRequested');
    const { api } = await drawOrder(story, people.clientManager, { [operate]: () => resourceOf(story, people.clientManager) });
    await userEvent.click(screen.getByRole('button', { name: 'Submit documents for review…' }));
    const form = await screen.findByRole('dialog');
    expect(within(form).getByText('Still missing: Passport of the director')).toBeVisible();
    await userEvent.click(within(form).getByLabelText('Passport of the director'));
    expect(within(form).queryByText(/Still missing/)).not.toBeInTheDocument();
    await userEvent.click(within(form).getByRole('button', { name: 'Mark as received' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(body(api)).toEqual({ operation: 'receiveDocuments', payload: { itemIds: [id(301)] } });
  });

  it('reject the last payment only with a reason, and give the focus back when closed', async () => {
    await drawOrder(orderIn('lastPaymentPayed'), people.clientManager);
    const opener = screen.getByRole('button', { name: 'Payment not received…' });
    await userEvent.click(opener);
    const form = await screen.findByRole('dialog');
    await userEvent.click(within(form).getByRole('button', { name: 'Reject payment' }));
    expect(within(form).getByText('Required field')).toBeVisible();
    expect(within(form).getByLabelText('Reason')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(within(form).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('confirm a transfer with the amount that arrived', async () => {
    const story = orderIn('lastPaymentPayed');
    const { api } = await drawOrder(
      story,
      people.clientManager,
      { 'PUT /order-payments/{orderId}/transfers/{transferId}': () => resourceOf(story, people.clientManager) },
      { tab: 'payments' },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Confirm…' }));
    const form = await screen.findByRole('dialog');
    const amount = within(form).getByLabelText('Amount received, EUR');
    fill(amount, '1250');
    await userEvent.click(within(form).getByLabelText('The amount is right: €1,250.00'));
    await userEvent.click(within(form).getByRole('button', { name: /^Confirm €1,250\.00$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(body(api)).toEqual({ decision: 'confirm', amount: { amount: '1250.00', currency: 'EUR' } });
  });
});
