import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NotificationsWorld } from '#libs/testing/notifications-world';
import { RowCounter, type RowCounts } from '#libs/testing/row-counter';

const limits = JSON.parse(readFileSync(join(__dirname, 'row-counts.json'), 'utf8')) as { rows: RowCounts };

let world: NotificationsWorld;
let counter: RowCounter;

beforeAll(async () => {
  world = await NotificationsWorld.start();
  counter = await RowCounter.install(world.orders.test.ownerUrl);
});
afterAll(async () => {
  await counter.close();
  await world.stop();
});

/** Refuse the work, complete the step, hand in: the cycle of `npm run bench -- operations`. The consumers run to the end after each. */
async function cycle(order: string, step: string, round: number): Promise<void> {
  const key = (name: string) => ({ 'idempotency-key': `${name}-${round}-of-the-row-counts` });
  const { orders } = world;
  const payload = { reason: 'Once more, please', stepIds: [step] };
  const answers = [
    () => orders.operate('business-manager', order, 'notAcceptPartnerWork', payload, key('refuse')),
    () => orders.call('partner', 'PUT', `/orders/${order}/steps/${step}/completion`, undefined, key('complete')),
    () => orders.operate('partner', order, 'completeAllOrderSteps', {}, key('hand-in')),
  ];
  for (const answer of answers) {
    expect((await answer()).status).toBe(200);
    await orders.settle();
  }
}

describe('the rows of three operations with all their effects', () => {
  it('are exactly those of row-counts.json', async () => {
    const order = await world.stories.reach('allStepsCompleted');
    const step = order.steps.find(({ visible }) => visible)?.id ?? '';
    await world.orders.settle();
    await cycle(order.id, step, 1);
    // `settle` starts a new feed each time, and every start writes the checkpoints of all consumers.
    const { checkpoints: _, ...written } = await counter.during(() => cycle(order.id, step, 2));
    expect(written).toEqual(limits.rows);
  });
});
