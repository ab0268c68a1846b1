import { needsRefold, refold } from '#libs/event-log/replay/refold';
import type { RowUpgrade } from '#libs/platform/database/ready-database';
import { replayableOrders } from './replayable-orders.js';

/** Rows of orders that an older machine wrote, folded again from the log. */
export const refoldedOrders: RowUpgrade = {
  name: `orders of before machine version ${replayableOrders.stream.machineVersion} were not folded again`,
  isDue: (database) => needsRefold(database, replayableOrders.stream),
  async run(owner, log) {
    const began = performance.now();
    const { streams, events } = await refold(owner, replayableOrders);
    if (streams > 0) log.info({ streams, events, seconds: (performance.now() - began) / 1000 }, 'orders were folded again from the log');
  },
};
