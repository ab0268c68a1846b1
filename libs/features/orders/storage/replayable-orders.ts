import { type ReplaySource, machineSource } from '#libs/event-log/replay/replay-source';
import type { FollowingRows } from '#libs/event-log/replay/following-rows';
import { machineReplay } from '#libs/event-log/replay/machine-replay';
import type { OrderCommand } from '#machines/order/commands';
import type { OrderEvent } from '#machines/order/events';
import { evolve } from '#machines/order/evolve';
import { decideBy } from '#machines/order/past-versions';
import type { OrderState } from '#machines/order/state';
import { payment } from '#machines/order/who';
import { orderStream } from './order-stream.js';
import { needsRefold, refold } from '#libs/event-log/replay/refold';
import type { RowUpgrade } from '#libs/platform/database/ready-database';

/** Files of an order; everyone who sees the order may read them. */
const orderFiles: FollowingRows<OrderEvent> = {
  table: 'order_files',
  from: 'order_files',
  stream: 'order_id',
  key: ['file_id', 'document_id'],
  columns: { file_id: 'file_id', document_id: 'document_id' },
  of: (events) =>
    events.flatMap((event) => (event.type === 'DocumentAttached' ? [{ file_id: event.data.file, document_id: event.data.document }] : [])),
};

export const replayableOrders = machineReplay<OrderState, OrderCommand, OrderEvent>({
  stream: orderStream,
  following: [orderFiles],
  nobody: payment,
  evolve,
  decide: (state, command, machineVersion) => decideBy(machineVersion)(state, command),
});

export const ordersSource: ReplaySource = machineSource(replayableOrders);

/** Folds orders again that an older machine wrote. */
export const refoldedOrders: RowUpgrade = {
  name: `orders of before machine version ${replayableOrders.stream.machineVersion} were not folded again`,
  isDue: (database) => needsRefold(database, replayableOrders.stream),
  async run(owner, log) {
    const began = performance.now();
    const { streams, events } = await refold(owner, replayableOrders);
    if (streams > 0) log.info({ streams, events, seconds: (performance.now() - began) / 1000 }, 'orders were folded again from the log');
  },
};
