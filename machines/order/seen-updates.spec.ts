import type { OrderEvent } from './events.js';
import { evolve } from './evolve.js';
import type { OrderState } from './state.js';
import { progressStatuses } from './statuses.js';
import type { OrderUnderTest } from './testing/order-builder.js';
import { id, people } from './testing/people.js';
import { orderIn } from './testing/stories.js';
import { type Reader, seesEvent, updatedNames } from './who.js';

const manager = people.clientManager;
const readers: readonly Reader[] = ['staff', 'assignee', 'client', 'partner'];

/** The state after each event. */
function* statesAfter(events: readonly OrderEvent[]): Generator<{ state: OrderState; event: OrderEvent }> {
  let state: OrderState | null = null;
  for (const event of events) {
    state = evolve(state, event);
    yield { state, event };
  }
}

describe.each(readers)('the time of the last change visible to %s', (reader) => {
  it.each(progressStatuses)('is that of the last event they see, on the way to %s', (status) => {
    let seen = 0;
    for (const { state, event } of statesAfter(orderIn(status).events)) {
      if (seesEvent(reader, event, state.value.progress)) seen = event.at;
      expect([event.type, state[updatedNames[reader]]]).toEqual([event.type, seen]);
    }
  });
});

describe('an event that is hidden', () => {
  /** Readers whose times change with the last command of `order`. */
  const moved = (order: OrderUnderTest, next: (order: OrderUnderTest) => OrderUnderTest): Reader[] => {
    const before = order.state;
    const { state } = next(order);
    return readers.filter((reader) => state[updatedNames[reader]] > before[updatedNames[reader]]);
  };

  it('changes the time of readers who see it, and of no others', () => {
    const newOrder = (): OrderUnderTest => orderIn('newOrder');
    expect(
      moved(newOrder(), (order) => order.then(people.client, 'declareTransfer', { payment: id(1), amount: 100, reference: null })),
    ).toEqual(['staff', 'client']);
    expect(moved(newOrder(), (order) => order.then(manager, 'changePartnerReward', { percent: 4_100, limit: 10_000 }))).toEqual([
      'staff',
      'assignee',
      'partner',
    ]);
    const result = { document: id(2), kind: 'result', item: null, file: id(3), title: null } as const;
    expect(moved(orderIn('lastPaymentConfirmed'), (order) => order.then(people.partner, 'attachDocument', result))).toEqual([
      'staff',
      'assignee',
      'partner',
    ]);
  });
});
