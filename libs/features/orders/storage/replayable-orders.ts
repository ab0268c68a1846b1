import { machineReplay } from '#libs/event-log/replay/machine-replay';
import type { OrderCommand } from '#machines/order/commands';
import type { OrderEvent } from '#machines/order/events';
import { evolve } from '#machines/order/evolve';
import { decideBy } from '#machines/order/past-versions';
import type { OrderState } from '#machines/order/state';
import { orderEventOf } from '../consumers/event-of.js';
import { orderStream, wholeRow } from './order-stream.js';

/** How orders are folded and decided again, each command by the rules of its time. */
export const replayableOrders = machineReplay<OrderState, OrderCommand, OrderEvent>({
  stream: orderStream,
  row: wholeRow,
  eventOf: orderEventOf,
  evolve,
  decide: (state, command, machineVersion) => decideBy(machineVersion)(state, command),
});
