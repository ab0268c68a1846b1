import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { people } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
import { drawOrder, fill } from '../testing/draw-order.js';
import { resourceOf } from '../testing/order-fixture.js';

const { client, clientManager: manager, clientHead: head, partner } = people;

describe('a reason that another person reads', () => {
  it('names its readers, the place and their language, and offers usual reasons in that language', async () => {
    const story = orderIn('documentsReceived');
    const { api } = await drawOrder(story, manager, { 'PUT /orders/{id}/expected-date': () => resourceOf(story, manager) });
    await userEvent.click(screen.getByRole('button', { name: 'Change date…' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText('Reason');
    expect(field).toHaveAccessibleDescription(
      'Anna Sokolova, the client, reads it in the order and in an email. They read Russian. The partner reads it too.',
    );
    await userEvent.click(dialog.getByRole('combobox', { name: /^Ready-made text/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'We’re waiting for the notary' }));
    expect(field).toHaveValue('Ждём нотариуса');
    fill(dialog.getByLabelText('New date'), '2030-01-15');
    await userEvent.click(dialog.getByRole('button', { name: 'Set this date' }));
    await waitFor(() => expect(api.asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ reason: 'Ждём нотариуса' }));
  });

  it('names the partner as its reader when work is returned', async () => {
    await drawOrder(orderIn('allStepsCompleted'), manager);
    await userEvent.click(screen.getByRole('button', { name: 'Return to partner…' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Reason')).toHaveAccessibleDescription(
      'Kadri Tamm, the partner, reads it in the order and in an email. The client doesn’t.',
    );
  });

  it('names our staff as its readers when the client writes it, and offers no usual reasons', async () => {
    await drawOrder(orderIn('newOrder'), client);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription('We’ll read it.');
    expect(dialog.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('the client’s language', () => {
  it.each([
    ['staff', head],
    ['the partner', partner],
  ] as const)('is at the order for %s', async (_, reader) => {
    await drawOrder(orderIn('documentsReceived'), reader);
    expect(screen.getByText('Reads Russian')).toBeVisible();
  });
});
