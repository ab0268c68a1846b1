import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { people } from '#machines/order/testing/people';
import { steps, textRef } from '#machines/order/testing/order-builder';
import { asked, orderIn } from '#machines/order/testing/stories';
import { drawOrder } from '../testing/draw-order.js';
import { resourceOf } from '../testing/order-fixture.js';

const { clientManager: manager, partner } = people;
const operate = 'PATCH /orders/update-payment-status/{id}';
const atWork = () => orderIn('documentsReceived').then(partner, 'acceptDocument', { document: asked.document });
const stepsDone = () => atWork().then(partner, 'completeStep', { step: steps.first }).then(partner, 'completeStep', { step: steps.second });

describe('the link of the next step', () => {
  const tabOf = (name: RegExp) => screen.getByRole('tab', { name });

  it('leads to the tab where documents are reviewed', async () => {
    await drawOrder(orderIn('documentsReceived'), partner);
    await userEvent.click(screen.getByRole('button', { name: 'Review the documents' }));
    await waitFor(() => expect(tabOf(/^Documents/)).toHaveFocus());
    expect(tabOf(/^Documents/)).toHaveAttribute('aria-selected', 'true');
  });

  it('leads to the button of an operation', async () => {
    await drawOrder(orderIn('newOrder'), manager);
    await userEvent.click(screen.getByRole('button', { name: 'Check the order, then confirm it' }));
    expect(screen.getByRole('button', { name: 'Confirm and request prepayment' })).toHaveFocus();
  });

  it('leads managers to the reminder if the client has to act', async () => {
    await drawOrder(orderIn('lastPaymentRequired'), manager);
    await userEvent.click(screen.getByRole('button', { name: /^Wait for the .* balance/ }));
    expect(screen.getByRole('button', { name: 'Send reminder…' })).toHaveFocus();
  });

  it('leads to the form for a new date', async () => {
    await drawOrder(orderIn('newOrder'), manager);
    await userEvent.click(screen.getByRole('button', { name: 'Name a new date' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('is plain text for a partner who has nothing to do there', async () => {
    await drawOrder(orderIn('lastPaymentRequired'), partner);
    const next = screen.getByText('Next step').closest('div') as HTMLElement;
    expect(within(next).queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('submitting the work', () => {
  it('asks when no company document is attached', async () => {
    const { api } = await drawOrder(stepsDone(), partner, {
      [operate]: () => resourceOf(stepsDone().then(partner, 'completeAllOrderSteps', {}), partner),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Submit work for review…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Submit work without company documents?' }));
    expect(api.asked.filter(({ method }) => method === 'PATCH')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Submit work for review' }));
    await waitFor(() => expect(api.asked.filter(({ method }) => method === 'PATCH')).toHaveLength(1));
  });

  it('names everything that is missing: steps, documents that nobody accepted, company documents', async () => {
    const story = orderIn('documentsReceived').then(partner, 'rejectDocument', { document: asked.document, reason: textRef(4) });
    await drawOrder(story, partner);
    const row = screen.getByRole('button', { name: 'Submit work for review' });
    expect(row).toHaveAccessibleDescription(
      /2 steps are still to be done.*document.* still to be accepted.*No company document is attached yet/,
    );
  });
});
