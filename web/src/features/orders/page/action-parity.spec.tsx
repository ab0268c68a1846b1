import { cleanup, screen } from '@testing-library/react';
import type { Actor } from '#machines/kernel/people';
import { askedNow, payableEarly } from '#machines/order/figures';
import { refusalNow } from '#machines/order/rules';
import { isFinal, progressStatuses } from '#machines/order/statuses';
import { people } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
import { differences } from '../testing/action-parity.js';
import { drawOrder } from '../testing/draw-order.js';

const readers: [string, Actor][] = [
  ['the owner', people.owner],
  ['a manager of customer service', people.clientManager],
  ['a manager of product development', people.innovationsManager],
  ['the head of business development', people.businessHead],
  ['the client', people.client],
  ['the partner', people.partner],
];

describe('the buttons of an order are what the machine permits', () => {
  describe.each(progressStatuses)('in %s', (status) => {
    it.each(readers)('for %s', async (_name, reader) => {
      expect(await differences(orderIn(status), reader)).toEqual([]);
    });
  });

  it.each(progressStatuses.filter((status) => !isFinal(status)))('in %s for its assignee', async (status) => {
    const { assignee, owner } = people;
    const story = orderIn(status).then(owner, 'assignManager', { manager: assignee.id });
    expect(await differences(story, assignee)).toEqual([]);
  });

  it('draws Pay for the client exactly where something is due by the machine', async () => {
    for (const status of progressStatuses) {
      const story = orderIn(status);
      await drawOrder(story, people.client);
      const may = refusalNow('declareTransfer', story.state, people.client) === null;
      expect([status, screen.queryAllByRole('button', { name: /^Pay €[\d,.]+…$/ }).length]).toEqual([
        status,
        (askedNow(story.state) ?? (status === 'newOrder' && payableEarly(story.state))) && may ? 1 : 0,
      ]);
      cleanup();
    }
  });
});
