import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type PostingOutlook, PostingsAhead } from '#libs/contracts/orders/order-outlook';
import { machineEvent } from '#libs/event-log/feed/machine-event';
import type { OrderEvent } from '#machines/order/events';
import { payment } from '#machines/order/who';
import { postAll } from './postings.js';

/** Folds the order from its events, so that it does not depend on how far the ledger has come. */
@QueryHandler(PostingsAhead)
export class PostingsAheadHandler implements IQueryHandler<PostingsAhead> {
  execute({ outlook: { past, events } }: PostingsAhead): Promise<readonly PostingOutlook[]> {
    const [earlier, ahead] = [past, events].map((list) => list.map((event) => machineEvent<OrderEvent>(event, payment)));
    return Promise.resolve(postAll(postAll(undefined, earlier ?? []).after, ahead ?? []).postings);
  }
}
