import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { id, people } from '#machines/order/testing/people';
import { asked, orderIn } from '#machines/order/testing/stories';
import { drawOrder } from '../testing/draw-order.js';
import { resourceOf } from '../testing/order-fixture.js';

/* A whole page in jsdom, on a busy machine. */
jest.setTimeout(30_000);

const review = 'PUT /orders/{id}/documents/{documentId}/review';
const onDocuments = { tab: 'documents' };

describe('the documents of an order', () => {
  it('are rejected by a choice, which needs no words', async () => {
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

  it('are rejected in words where none of the choices fits', async () => {
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

  it('list earlier versions with what was decided on them', async () => {
    const story = orderIn('documentsReceived')
      .then(people.partner, 'rejectDocument', { document: asked.document, reason: null, cause: 'pageMissing' })
      .then(people.client, 'attachDocument', { document: id(412), kind: 'document', item: asked.item, file: id(512), title: null });
    await drawOrder(story, people.client, {}, onDocuments);
    const earlier = screen.getByText('Earlier versions').closest('details') as HTMLElement;
    expect(earlier).toHaveTextContent('rejected: A page is missing');
    expect(screen.getByText(/version 2/)).toBeVisible();
  });

  it('show a result that was replaced as such, beside what stands in for it', async () => {
    const story = orderIn('documentsSentAfterLastPayment');
    const replaces = story.state.documents.find(({ kind }) => kind === 'result')?.id ?? '';
    story.then(people.clientManager, 'attachDocument', {
      ...{ document: id(450), kind: 'result', item: null, file: id(550), title: null },
      replaces,
    });
    await drawOrder(story, people.clientManager, {}, onDocuments);
    expect(screen.getByText('Replaced')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Replace / })).toHaveLength(1);
  });
});
