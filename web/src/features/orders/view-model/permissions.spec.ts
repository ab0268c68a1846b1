import { commandNames, rowsOf } from '#machines/order/operations';
import { explain, refusalNow } from '#machines/order/rules';
import { statusMeta } from '#machines/order/status-meta';
import { progressStatuses } from '#machines/order/statuses';
import { orderIn } from '#machines/order/testing/stories';
import { people } from '#machines/order/testing/people';
import { viewFor } from '#machines/order/who';
import { resourceOf } from '../testing/order-fixture.js';
import { permissionsOf } from './permissions.js';

const readers = [people.client, people.partner, people.owner];
const stories = [
  ...progressStatuses.map((status) => orderIn(status)),
  orderIn('newOrder').then(people.owner, 'changePartnerReward', { percent: 1_500, limit: 10_000 }),
];
const pairs = stories.flatMap((story) => readers.map((reader) => ({ story, reader, order: resourceOf(story, reader) })));
type Names = Exclude<(typeof commandNames)[number], 'placeOrder'>;

describe('the operations that the order page offers', () => {
  it('are what the machine’s snapshot permits, and what is explained', () => {
    for (const { story, reader, order } of pairs) {
      const view = viewFor(reader, story.state);
      const permissions = permissionsOf(order, reader);
      expect(permissions.operations).toEqual(explain(view, reader));
      for (const name of commandNames as readonly Names[]) {
        for (const { variant } of rowsOf(name)) {
          const can = permissions.can(name, variant as 'asked' | undefined);
          expect([name, variant, can]).toEqual([name, variant, refusalNow(name, view, reader, variant) === null]);
        }
      }
    }
  });

  it('come with the statuses of the order, in the colours of the machine’s states', () => {
    for (const { reader, order } of pairs) {
      const expected = order.statuses.map((status) => ({ status, colour: statusMeta[status].badge }));
      expect(permissionsOf(order, reader).statuses).toEqual(expected);
    }
  });

  it('are those of the server’s answer if its machine has another version', () => {
    const { order, reader } = pairs[0] as (typeof pairs)[number];
    const later = { ...order, machine: { ...order.machine, version: order.machine.version + 1 } };
    const permissions = permissionsOf(later, reader);
    expect(permissions).toMatchObject({ newer: true, operations: order.operations });
    for (const { command, permitted } of order.commands) expect([command, permissions.can(command as Names)]).toEqual([command, permitted]);
  });
});
