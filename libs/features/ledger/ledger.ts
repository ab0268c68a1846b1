import { Injectable } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { v5 } from 'uuid';
import { type PostingOutlook, PostingsAhead } from '#libs/contracts/orders/order-outlook';
import type { Consumer } from '#libs/event-log/feed/consumer';
import { machineEvent } from '#libs/event-log/feed/machine-event';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#machines/kernel/ids';
import type { Transaction } from '#libs/platform/database/database';
import type { OrderEvent } from '#machines/order/events';
import { payment } from '#machines/order/who';
import type { PayoffEventData } from '#machines/payoff/events';
import { ledgerEvents, type LedgerOrder, openLedger, payoffPosting, post, postAll, type Posting } from './postings.js';

/** Derives the ids of ledger transactions from event and kind, so that a rebuild gives the same ids. */
const namespace: Id = '8c1f3c0e-1f0b-5a5e-9d57-0d6f5d9a4b11';

/** Posts the orders' money events to the double-entry ledger. */
@Injectable()
export class Ledger implements Consumer {
  readonly name = 'ledger';
  readonly projectionVersion = 1;
  readonly types = [...ledgerEvents, 'PayoffPaid'];

  async handle(placed: PlacedEvent, tx: Transaction): Promise<void> {
    if (placed.type === 'PayoffPaid') return this.paidOut(placed, placed.data as unknown as PayoffEventData['PayoffPaid'], tx);
    const event = machineEvent<OrderEvent>(placed, payment);
    if (event.type === 'OrderPlaced') return save(tx, openLedger(event));
    const known = await read(tx, event.order);
    if (!known) throw new Error(`the ledger does not know order ${event.order}`);
    const { after, postings } = post(known, event);
    for (const posting of postings) await write(tx, placed, known, posting);
    await save(tx, after);
  }

  private async paidOut(
    placed: PlacedEvent,
    { order, currency, partner, amount }: PayoffEventData['PayoffPaid'],
    tx: Transaction,
  ): Promise<void> {
    for (const posting of payoffPosting(partner, amount)) await write(tx, placed, { order, currency }, posting);
  }
}

const read = (tx: Transaction, order: Id): Promise<LedgerOrder | undefined> =>
  tx.one<LedgerOrder>(
    `select order_id as "order", currency, client_id as client, price, received, refunded, partner_id as partner,
       reward_percent as "rewardPercent", round_to as "roundTo", finished, revenue, commission, open_refunds as "openRefunds" from ledger_orders where order_id = $1 for update`,
    [order],
    'ledger_order',
  );

async function save(tx: Transaction, known: LedgerOrder): Promise<void> {
  await tx.query(
    `insert into ledger_orders (order_id, currency, client_id, price, received, refunded, partner_id, reward_percent, round_to, finished, revenue, commission,
       open_refunds)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (order_id) do update set price = excluded.price, received = excluded.received, refunded = excluded.refunded,
       partner_id = excluded.partner_id, reward_percent = excluded.reward_percent, finished = excluded.finished,
       revenue = excluded.revenue, commission = excluded.commission, open_refunds = excluded.open_refunds`,
    [
      known.order,
      known.currency,
      known.client,
      known.price,
      known.received,
      known.refunded,
      known.partner,
      known.rewardPercent,
      known.roundTo,
      known.finished,
      known.revenue,
      known.commission,
      known.openRefunds,
    ],
    'ledger_order_save',
  );
}

async function write(
  tx: Transaction,
  event: PlacedEvent,
  { order, currency }: Pick<LedgerOrder, 'order' | 'currency'>,
  { kind, entries }: Posting,
): Promise<void> {
  const id = v5(`${event.id} ${kind}`, namespace);
  await tx.query(
    'insert into ledger_transactions (id, event_id, order_id, kind, currency, at_us) values ($1, $2, $3, $4, $5, $6)',
    [id, event.id, order, kind, currency, event.recordedAt],
    'ledger_transaction',
  );
  await tx.query(
    `insert into ledger_entries (transaction_id, line, account, party_id, amount)
     select $1, line, account::ledger_account, party, amount
     from unnest($2::text[], $3::uuid[], $4::bigint[]) with ordinality as e(account, party, amount, line)`,
    [id, entries.map(({ account }) => account), entries.map(({ party }) => party), entries.map(({ amount }) => amount)],
    'ledger_entries',
  );
}

/** Folds the order from its events, so that it does not depend on how far the ledger has come. */
@QueryHandler(PostingsAhead)
export class PostingsAheadHandler implements IQueryHandler<PostingsAhead> {
  execute({ outlook: { past, events } }: PostingsAhead): Promise<readonly PostingOutlook[]> {
    const [earlier, ahead] = [past, events].map((list) => list.map((event) => machineEvent<OrderEvent>(event, payment)));
    return Promise.resolve(postAll(postAll(undefined, earlier ?? []).after, ahead ?? []).postings);
  }
}
