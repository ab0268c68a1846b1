import type { OrderActor } from './commands.js';
import type { MachineView } from './decision.js';
import { paid } from './figures.js';
import type { OrderFacts, OrderState } from './state.js';
import { machineVersion } from './version.js';
import { type Reader, readerOf } from './who.js';

/**
 * What each reader's facts leave out. None of it bears on a judgement about that reader, so that `explain` answers alike from the
 * view and from the whole; a property holds it to that.
 */
const hidden: Record<Reader, (facts: OrderFacts) => Partial<OrderFacts>> = {
  staff: () => ({}),
  // What was paid in all, not what came and what went back.
  assignee: (facts) => ({ received: paid(facts), refunded: 0, reserved: 0, openTransfers: 0, pending: 0 }),
  client: () => ({ rewardPercent: 0, pendingRewardPercent: null }),
  partner: () => ({ received: 0, refunded: 0, reserved: 0, conceded: 0, openTransfers: 0, pending: 0 }),
};

/** The machine as `actor` may see it: a client learns nothing of the reward, a partner nothing of payments, an assignee nothing but their sum. */
export function viewFor(actor: OrderActor, { value, facts }: Pick<OrderState, 'value' | 'facts'>): MachineView {
  const reader = readerOf(actor);
  return {
    version: machineVersion,
    value: reader === 'client' ? { ...value, reward: 'agreed' } : value,
    facts: { ...facts, ...hidden[reader](facts) },
  };
}
