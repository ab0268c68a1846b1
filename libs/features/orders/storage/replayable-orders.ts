import type { Replayable } from '#libs/event-log/replay/replay';
import type { OrderCommand } from '#machines/order/commands';
import { decideBy } from '#machines/order/past-versions';
import { evolve } from '#machines/order/evolve';
import type { OrderState } from '#machines/order/state';
import { orderEventOf } from '../consumers/event-of.js';
import { orderStream, wholeRow } from './order-stream.js';

/** How orders are folded and decided again. Commands that never reached the machine (hidden order, stale version) are left out. */
export const replayableOrders: Replayable<OrderState> = {
  stream: orderStream,
  row: wholeRow,
  fold: (state, event) => evolve(state, orderEventOf(event)),
  decide(state, { input, machineVersion }) {
    const { judged, ...command } = input;
    if (judged !== true) return null;
    const decision = decideBy(machineVersion)(state, command as unknown as OrderCommand);
    return decision.accepted ? { events: decision.events } : { refused: decision.refusal.code };
  },
};
