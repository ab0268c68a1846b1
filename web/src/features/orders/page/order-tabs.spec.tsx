import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { people } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
import { drawOrder } from '../testing/draw-order.js';

describe('the tabs of an order', () => {
  const scrolled = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
  beforeEach(() => scrolled.mockClear());

  it('are opened by a link that names one', async () => {
    await drawOrder(orderIn('allStepsCompleted'), people.clientManager, {}, { tab: 'documents' });
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Documents/ })).toHaveFocus());
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('are opened from elsewhere on the page, also a second time', async () => {
    await drawOrder(orderIn('allStepsCompleted'), people.client);
    await userEvent.click(await screen.findByRole('button', { name: /^Documents/ }));
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Documents/ })).toHaveFocus());
    expect(scrolled).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('tab', { name: /^History/ }));
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('start with the first one if the link names one that is missing or hidden from the reader', async () => {
    const story = orderIn('allStepsCompleted');
    for (const tab of ['payments', 'letters']) {
      await drawOrder(story, people.partner, {}, { tab });
      expect(screen.queryByRole('tab', { name: /^Payments/ })).toBeNull();
      expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(/^Steps/);
      cleanup();
    }
  });

  it('show no payment dialog over them if an email asked for a payment that was made since', async () => {
    await drawOrder(orderIn('projectFinished'), people.client, {}, { openPayPal: 'true' });
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    await drawOrder(orderIn('orderConfirmedNotPayed'), people.client, {}, { openPayPal: 'true' });
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('leave the page at its top if the address names none, and when one is chosen on it', async () => {
    await drawOrder(orderIn('allStepsCompleted'), people.clientManager);
    await userEvent.click(screen.getByRole('tab', { name: /^Documents/ }));
    expect(await screen.findByRole('tab', { name: /^Documents/, selected: true })).toBeInTheDocument();
    expect(scrolled).not.toHaveBeenCalled();
  });
});
