import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type OutlookEvent, ReportsAhead, type ReportsOutlook } from '#libs/contracts/orders/order-outlook';
import { type FactsChange, factsAfter, placeOf, type ReportMoney, type ReportOrder } from '../rules/report-order.js';

/** Folds the order from its events, so that the result does not depend on how far the reports have come. */
@QueryHandler(ReportsAhead)
export class ReportsAheadHandler implements IQueryHandler<ReportsAhead> {
  execute({ outlook: { past, events } }: ReportsAhead): Promise<ReportsOutlook> {
    const earlier = changesOf(undefined, past);
    const changes = changesOf(earlier.at(-1)?.order, events);
    const moneyOf = (all: readonly FactsChange[]): ReportMoney[] => all.flatMap(({ money }) => money ?? []);
    const received = moneyOf([...earlier, ...changes]).filter(({ kind }) => kind === 'received');
    return Promise.resolve({
      moves: changes.flatMap(({ move }) => move ?? []),
      money: moneyOf(changes).map((money) => ({
        ...money,
        ...placeOf(changes.at(-1)?.order),
        // A refund has the stage of its payment, which the consumer joins.
        stage: money.stage ?? received.find(({ payment_id }) => payment_id === money.payment_id)?.stage ?? null,
      })),
    });
  }
}

function changesOf(known: ReportOrder | undefined, events: readonly OutlookEvent[]): FactsChange[] {
  let order = known;
  return events.map((event) => {
    const change = factsAfter(order, event);
    order = change.order;
    return change;
  });
}
