import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderUnderTest } from '#machines/order/testing/order-builder';
import { steps, textRef } from '#machines/order/testing/order-builder';
import { id, people } from '#machines/order/testing/people';
import { asked, orderIn } from '#machines/order/testing/stories';
import { FakeUpload } from '../../../lib/testing/fake-upload.js';
import { drawOrder } from '../testing/draw-order.js';

const { client, clientManager: manager, partner } = people;
const details = { details: ['names', 'founders'] as ('names' | 'founders')[] };
const pdf = () => new File([new Uint8Array(1000)], 'passport.pdf', { type: 'application/pdf' });
const stored = { _id: id(511), name: 'passport.pdf', size: 1000, type: 'application/pdf' };
const card = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const more = (order: OrderUnderTest, number: number) =>
  order.then(partner, 'requestDocuments', {
    items: [{ id: id(number), kind: 'document', title: textRef(2), note: null }],
    again: [],
    withdraw: [],
  });

describe('the client’s card', () => {
  it('names the details from the prepayment on, although somebody else acts next', async () => {
    const required = { kind: 'document' as const, title: { ru: 'Паспорт', en: 'Passport' }, note: null, formats: [], validMonths: null };
    await drawOrder(orderIn('orderConfirmedAndPayed', { ...details, requiredDocuments: [{ ...required, example: null }] }), client);
    const sheet = card('Tell us about your company');
    expect(sheet.getByText('Your turn')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Fill in details…' })).toBeVisible();
  });

  it('lists documents and details that are missing in one list', async () => {
    await drawOrder(orderIn('documentsRequested', details), client);
    const sheet = card('Upload 1 document and fill in your company details');
    const titles = sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual([expect.stringContaining('Passport of the director'), expect.stringContaining('Company details')]);
    expect(sheet.getAllByRole('button', { name: 'Fill in details…' })).toHaveLength(1);
  });

  it('says how far the work is, what comes next and by when', async () => {
    const order = orderIn('documentsReceived', { termDays: 3000 }).then(partner, 'acceptDocument', { document: asked.document });
    order.then(partner, 'completeStep', { step: steps.first });
    await drawOrder(order, client);
    expect(
      card('We’re working on it').getByText(/^1 of 2 steps are done\. Next: Entry\. Everything should be ready by \d+ \w+ \d+/),
    ).toBeVisible();
  });
});

describe('the last document that is missing', () => {
  beforeEach(() => FakeUpload.install());

  const upload = async (answer: () => unknown) => {
    const run = 'PATCH /orders/update-payment-status/{id}';
    const { api } = await drawOrder(orderIn('documentsRequested'), client, {
      'POST /orders/{id}/documents': () => ({}),
      [run]: answer as never,
    });
    expect(screen.getByRole('button', { name: 'Upload and submit: Passport of the director' })).toHaveTextContent('Upload and submit');
    const input = screen.getByLabelText('Upload and submit: Passport of the director', { selector: 'input' });
    fireEvent.change(input, { target: { files: [pdf()] } });
    await waitFor(() => expect(FakeUpload.started).toHaveLength(1));
    act(() => FakeUpload.started[0]?.answer(201, stored));
    await waitFor(() => expect(api.asked.filter(({ method }) => method === 'PATCH')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(/passport\.pdf: \d/)).not.toBeInTheDocument());
    return api;
  };

  it('is uploaded and submitted with one button', async () => {
    const api = await upload(() => ({}));
    expect(api.asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ operation: 'receiveDocuments', payload: {} });
    expect(await screen.findByText('passport.pdf uploaded, documents submitted for review')).toBeInTheDocument();
  });

  it('stays uploaded where it cannot be submitted', async () => {
    await upload(() => new Response('{}', { status: 422 }));
    expect(await screen.findByText('passport.pdf uploaded')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is only uploaded while another one is missing', async () => {
    await drawOrder(more(orderIn('documentsRequested'), 777), client);
    expect(screen.queryByText('Upload and submit')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Upload a file for/ })).toHaveLength(2);
  });
});

describe('returned work', () => {
  const returned = () => orderIn('allStepsCompleted').then(manager, 'notAcceptPartnerWork', { reason: textRef(3), steps: [steps.second] });

  it('shows its reason on the page of the partner and at the step', async () => {
    await drawOrder(returned(), partner);
    expect(await screen.findByText(/^The work was returned: /)).toBeVisible();
    const step = screen.getByText('Entry').closest('li') as HTMLElement;
    expect(within(step).getByText(/^Returned: /)).toBeVisible();
    expect(screen.getAllByText(/^Returned: /)).toHaveLength(1);
  });

  it('shows no reason any more once the work was submitted again', async () => {
    const again = returned().then(partner, 'completeStep', { step: steps.second }).then(partner, 'completeAllOrderSteps', {});
    await drawOrder(again, partner);
    await userEvent.tab();
    expect(screen.queryByText(/^The work was returned: /)).not.toBeInTheDocument();
  });
});
