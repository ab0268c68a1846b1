import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calendarDateOf, microsADay } from '#machines/kernel/time';
import { id, people } from '#machines/order/testing/people';
import { asked, orderIn } from '#machines/order/testing/stories';
import { dueDayText } from '../../../lib/days.js';
import { drawOrder } from '../testing/draw-order.js';
import { resourceOf } from '../testing/order-fixture.js';

const review = 'PUT /orders/{id}/documents/{documentId}/review';
const onDocuments = { tab: 'documents' };

describe('the documents of an order', () => {
  it('are rejected by choosing a reason, without a text', async () => {
    const story = orderIn('documentsReceived');
    const { api } = await drawOrder(story, people.clientManager, { [review]: () => resourceOf(story, people.clientManager) }, onDocuments);
    await userEvent.click(screen.getByRole('button', { name: 'Reject… Passport of the director' }));
    const form = await screen.findByRole('dialog');
    await userEvent.click(within(form).getByRole('button', { name: 'Reject file' }));
    expect(within(form).getByText('Choose what is wrong with it')).toBeVisible();
    await userEvent.click(within(form).getByLabelText('It has expired'));
    await userEvent.click(within(form).getByRole('button', { name: 'Reject file' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.asked.find(({ method }) => method === 'PUT')?.body).toEqual({ decision: 'reject', cause: 'expired' });
  });

  it('are rejected with a text if none of the reasons fits', async () => {
    const story = orderIn('documentsReceived');
    const { api } = await drawOrder(story, people.clientManager, { [review]: () => resourceOf(story, people.clientManager) }, onDocuments);
    await userEvent.click(screen.getByRole('button', { name: 'Reject… Passport of the director' }));
    const form = await screen.findByRole('dialog');
    await userEvent.click(within(form).getByLabelText('Something else'));
    await userEvent.click(within(form).getByRole('button', { name: 'Reject file' }));
    expect(within(form).getByText('Required field')).toBeVisible();
    fireEvent.change(within(form).getByLabelText('Reason'), { target: { value: 'Not signed' } });
    await userEvent.click(within(form).getByRole('button', { name: 'Reject file' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.asked.find(({ method }) => method === 'PUT')?.body).toEqual({ decision: 'reject', reason: 'Not signed' });
  });

  it('say, until results are sent, that the client will see them only then', async () => {
    const promise = 'The client will see them once they’re sent.';
    await drawOrder(orderIn('lastPaymentConfirmed'), people.clientManager, {}, onDocuments);
    expect(screen.getByText(promise)).toBeVisible();
    cleanup();
    await drawOrder(orderIn('documentsSentAfterLastPayment'), people.clientManager, {}, onDocuments);
    expect(screen.queryByText(promise)).not.toBeInTheDocument();
  });

  it('show their client on which days our staff and the partner opened them, and no more', async () => {
    const items = [
      { at: '2026-11-20T10:00:00Z', side: 'staff' as const, kind: 'content' as const },
      { at: '2026-11-20T09:00:00Z', side: 'staff' as const, kind: 'preview' as const },
      { at: '2026-11-18T09:00:00Z', side: 'staff' as const, kind: 'preview' as const },
      { at: '2026-11-17T09:00:00Z', side: 'partner' as const, kind: 'preview' as const },
    ];
    const { api } = await drawOrder(
      orderIn('documentsReceived'),
      people.client,
      { 'GET /documents/{file}/reads': () => ({ items }) },
      onDocuments,
    );
    await userEvent.click(screen.getAllByRole('button', { name: /^View / })[0] as HTMLElement);
    const viewer = within(await screen.findByRole('dialog'));
    expect(await viewer.findByText(/^Opened by our staff on \w+ .*2026, .*2026$/)).toBeVisible();
    expect(viewer.getByText(/^Opened by the partner on /)).toBeVisible();
    expect(viewer.queryByText('Opened by')).not.toBeInTheDocument();
    expect(api.asked.filter(({ path }) => path.startsWith('/audit'))).toEqual([]);
  });

  it('show the audit section who opened them, and nobody else', async () => {
    const reads = {
      page: 1,
      per_page: 5,
      total: 1,
      totalIsExact: true,
      people: [],
      objects: [],
      items: [{ _id: 'r', at: '2026-11-20T10:00:00Z', title: 'Viewed', actor: { name: 'Olga Nikitina', post: 'Manager' }, subject: null }],
    };
    await drawOrder(orderIn('documentsReceived'), people.owner, { 'GET /audit/reads': () => reads }, onDocuments);
    await userEvent.click(screen.getAllByRole('button', { name: /^View / })[0] as HTMLElement);
    const viewer = within(await screen.findByRole('dialog'));
    expect(await viewer.findByText('Olga Nikitina')).toBeVisible();
    expect(viewer.getByRole('link', { name: 'Show 1 record in Audit' })).toBeVisible();
    cleanup();
    const { api } = await drawOrder(orderIn('documentsReceived'), people.clientManager, {}, onDocuments);
    await userEvent.click(screen.getAllByRole('button', { name: /^View / })[0] as HTMLElement);
    await screen.findByRole('dialog');
    expect(api.asked.filter(({ path }) => path.includes('reads'))).toEqual([]);
  });

  it('list earlier versions with their decisions', async () => {
    const story = orderIn('documentsReceived')
      .then(people.partner, 'rejectDocument', { document: asked.document, reason: null, cause: 'pageMissing' })
      .then(people.client, 'attachDocument', { document: id(412), kind: 'document', item: asked.item, file: id(512), title: null });
    await drawOrder(story, people.client, {}, onDocuments);
    const earlier = screen.getByText('Earlier versions').closest('details') as HTMLElement;
    expect(earlier).toHaveTextContent('rejected: A page is missing');
    expect(screen.getByText(/version 2/)).toBeVisible();
  });

  it('show by when, in which format and for how long valid they are wanted, with an example', async () => {
    const example = '01a20b5a-290c-7365-922f-7d4a45c11072';
    const passport = { kind: 'document' as const, title: { ru: 'Паспорт', en: 'Passport' }, note: null };
    const requiredDocuments = [{ ...passport, formats: ['pdf' as const, 'picture' as const], validMonths: 6, example }];
    const story = orderIn('orderConfirmedAndPayed', { requiredDocuments });
    const due = story.state.updatedAt - (story.state.updatedAt % microsADay) + 3 * microsADay;
    const items = [{ id: id(310), kind: 'document' as const, title: null, note: null, required: 0 }];
    story.then(people.clientManager, 'requestDocuments', { items, again: [], withdraw: [], due });
    await drawOrder(story, people.client);
    const day = dueDayText(calendarDateOf(due), 'en');
    expect(screen.getByText(new RegExp(`^(Needed|Was needed) by ${day}$`))).toBeVisible();
    expect(screen.getByText(/PDF, photo or scan · valid for at least 6 more\smonths/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See an example' })).toHaveAttribute('href', `/example/${example}.webp`);
    const accept = screen.getByLabelText('Upload and submit: Passport', { selector: 'input' }).getAttribute('accept') ?? '';
    expect(accept).toContain('.pdf');
    expect(accept).toContain('.heic');
    expect(accept).not.toContain('.docx');
  });

  it('have a blank form to download if the service has one now, until they are uploaded', async () => {
    const passport = { kind: 'document' as const, title: { ru: 'Паспорт', en: 'Passport' }, note: null };
    const required = { ...passport, formats: [], validMonths: null, example: null };
    const story = orderIn('orderConfirmedAndPayed', { requiredDocuments: [required] });
    const items = [{ id: id(310), kind: 'document' as const, title: null, note: null, required: 0 }];
    story.then(people.clientManager, 'requestDocuments', { items, again: [], withdraw: [], due: null });
    const form = '01a20b5a-290c-7365-922f-7d4a45c11073';
    const offered = { price: { amount: '890.00', currency: 'EUR' as const }, mandatoryPayments: [], options: { registrationPeriod: [] } };
    const service = { 'GET /services/{id}': () => ({ ...offered, requiredDocuments: [{ ...required, form }] }) };
    await drawOrder(story, people.client, service, onDocuments);
    const links = await screen.findAllByRole('link', { name: 'Download the form' });
    for (const link of links) expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([`/form/${form}`, true]);
    cleanup();
    story.then(people.client, 'attachDocument', { document: id(412), kind: 'document', item: id(310), file: id(512), title: null });
    await drawOrder(story, people.client, service, onDocuments);
    expect(screen.queryByRole('link', { name: 'Download the form' })).not.toBeInTheDocument();
  });

  it('show a replaced result as replaced, next to the new one', async () => {
    const story = orderIn('documentsSentAfterLastPayment');
    const replaces = story.state.documents.find(({ kind }) => kind === 'result')?.id ?? '';
    story.then(people.clientManager, 'attachDocument', {
      document: id(450),
      kind: 'result',
      item: null,
      file: id(550),
      title: null,
      replaces,
    });
    await drawOrder(story, people.clientManager, {}, onDocuments);
    expect(screen.getByText('Replaced')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Replace / })).toHaveLength(1);
  });
});
