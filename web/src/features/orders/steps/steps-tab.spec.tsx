import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { steps } from '#machines/order/testing/order-builder';
import { people } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
import { problem } from '../../../lib/testing/fake-api.js';
import { drawOrder } from '../testing/draw-order.js';
import { resourceOf } from '../testing/order-fixture.js';

const { partner } = people;
const completion = 'PUT /orders/{id}/steps/{stepId}/completion';
const story = () => orderIn('documentsReceived');
const marked = () => document.querySelectorAll('li[data-done]').length;
const tick = async () => userEvent.click((await screen.findAllByRole('button', { name: /^Mark as done: / }))[0] as HTMLElement);

describe('a step that is ticked', () => {
  it('has its mark before the answer, and its time with it', async () => {
    let answer = (): void => undefined;
    const waits = new Promise<void>((resolve) => (answer = resolve));
    const after = () => resourceOf(story().then(partner, 'completeStep', { step: steps.first }), partner);
    await drawOrder(story(), partner, { [completion]: () => waits.then(after) }, { tab: 'steps' });
    await tick();
    expect(marked()).toBe(1);
    expect(screen.queryByRole('button', { name: /^Reopen: / })).toBeNull();
    answer();
    expect(await screen.findByRole('button', { name: /^Reopen: / })).toBeEnabled();
    expect(marked()).toBe(1);
  });

  it('loses its mark when it is refused', async () => {
    await drawOrder(story(), partner, { [completion]: () => problem(409, 'stepUnknown', 'Not now') }, { tab: 'steps' });
    await tick();
    expect(await screen.findByText('Not now')).toBeVisible();
    await waitFor(() => expect(marked()).toBe(0));
  });
});
