import { commandNames, rowsOf } from './operations.js';
import { refusalNow } from './rules.js';
import { canNow, shownStatuses, snapshotOf } from './snapshot.js';
import { statusMeta } from './status-meta.js';
import { progressStatuses } from './statuses.js';
import { people } from './testing/people.js';
import { orderIn } from './testing/stories.js';
import { viewFor } from './who.js';

const names = commandNames.filter((name) => name !== 'placeOrder');

describe('a snapshot of the machine that a page asks', () => {
  it.each(progressStatuses)('permits in %s what a submission with some payload may do, and nothing else, to each actor', (status) => {
    const { state } = orderIn(status);
    for (const actor of Object.values(people)) {
      const view = viewFor(actor, state);
      const snapshot = snapshotOf(view);
      for (const name of names)
        for (const variant of [undefined, ...new Set(rowsOf(name).map((row) => row.variant))])
          expect([name, variant, canNow(snapshot, name, actor, variant)]).toEqual([
            name,
            variant,
            refusalNow(name, view, actor, variant) === null,
          ]);
    }
  });

  it.each(progressStatuses)('shows %s with the colour of its badge', (status) => {
    expect(shownStatuses(snapshotOf(orderIn(status).state))).toEqual([{ status, colour: statusMeta[status].badge }]);
  });

  it('shows a commission that waits for the partner after the progress', () => {
    const { state } = orderIn('newOrder').then(people.owner, 'changePartnerReward', { percent: 1_500, limit: 10_000 });
    expect(shownStatuses(snapshotOf(state))).toEqual([
      { status: 'newOrder', colour: statusMeta.newOrder.badge },
      { status: 'partnerRewardPercentChanged', colour: statusMeta.partnerRewardPercentChanged.badge },
    ]);
  });
});
