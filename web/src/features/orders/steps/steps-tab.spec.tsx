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

  it('waits for the one before it, and is sent for the version that was answered', async () => {
    const ticked = story();
    const answers: (() => void)[] = [];
    const { api, order } = await drawOrder(
      story(),
      partner,
      {
        [completion]: async ({ path }) => {
          await new Promise<void>((resolve) => answers.push(resolve));
          return resourceOf(ticked.then(partner, 'completeStep', { step: path.split('/')[4] ?? '' }), partner);
        },
      },
      { tab: 'steps' },
    );
    const [one, other] = screen.getAllByRole('button', { name: /^Mark as done: / }) as [HTMLElement, HTMLElement];
    await userEvent.click(one);
    await userEvent.click(other);
    expect([marked(), answers.length]).toEqual([2, 1]);
    answers[0]?.();
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Reopen: / })).toHaveLength(2));
    const versions = api.asked.filter(({ method }) => method === 'PUT').map(({ headers }) => headers.get('if-match'));
    expect(versions).toEqual([`"${order.version}"`, `"${order.version + 1}"`]);
  });

  it('loses its mark, unsent, when the one before it is refused', async () => {
    let refuse = (): void => undefined;
    const waits = new Promise<void>((resolve) => (refuse = resolve));
    const { api } = await drawOrder(
      story(),
      partner,
      { [completion]: () => waits.then(() => problem(409, 'stepUnknown', 'Not now')) },
      { tab: 'steps' },
    );
    for (const button of screen.getAllByRole('button', { name: /^Mark as done: / }).slice(0, 2)) await userEvent.click(button);
    expect(marked()).toBe(2);
    refuse();
    expect(await screen.findByText('Not now')).toBeVisible();
    await waitFor(() => expect(marked()).toBe(0));
    expect(api.asked.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });
});
