import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { PaidOutOrders } from '#libs/contracts/payoffs/payoff-queries';
import { type Id, type Language, numberText } from '#machines/kernel/ids';
import { type Currency, sum, toPercent, toText } from '#machines/kernel/money';
import type { Actor } from '#machines/kernel/people';
import { toRfc3339 } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';
import { accessDenied, invalid, notFound } from '#libs/platform/http/problem';
import { permits } from '#machines/access/table';
import { kept, rewardOf } from '#machines/order/figures';
import { personRef } from '../projections/order-item.js';
import { noNeeds, ReferencesReader } from '../projections/references.js';
import { summaryColumns } from '../storage/order-list-sql.js';
import { type OrderSummary, summaryOf, type SummaryRow } from '../storage/order-list.js';
import type { PayoffOrderDto, PayoffOrdersDto } from '../wire/order-payments.dto.js';

@Injectable()
export class PayoffOrderReads {
  constructor(
    private readonly database: Database,
    private readonly referencesReader: ReferencesReader,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Finished orders of a partner whose payoff is open, with the calculation; `order` selects one of them. Partners get their own only.
   * @throws Problem 403 accessDenied, 404 notFound, 422 if staff name no partner
   */
  async list(actor: Actor, partner: Id | undefined, language: Language, order?: Id): Promise<PayoffOrdersDto> {
    const whose = partnerFor(actor, partner);
    const paidOut = await this.queries.execute(new PaidOutOrders(whose));
    const rows = await this.database.query<SummaryRow>(
      `select ${summaryColumns} from orders o
       where o.partner_id = $1 and o.progress = 'projectFinished' and ($2::uuid is null or o.id = $2) and not o.id = any ($3::uuid[])
       order by o.created_at desc, o.number desc limit 10000`,
      [whose, order ?? null, paidOut],
    );
    if (order !== undefined && rows.length === 0) throw notFound();
    const needs = noNeeds();
    needs.people.add(whose);
    const references = await this.referencesReader.read(needs, language);
    const orders = rows.map(summaryOf);
    return { items: orders.map((one) => payoffView(one, personRef(whose, references))), totals: totalsOf(orders) };
  }
}

/** @throws Problem for a partner who asks for another's payoffs, and for staff who name no partner */
function partnerFor(actor: Actor, partner: Id | undefined): Id {
  if (actor.role === 'Partner') {
    if (partner !== undefined && partner !== actor.id) throw notFound();
    return actor.id;
  }
  if (!permits(actor, 'payoffs.read')) throw accessDenied();
  if (partner === undefined) throw invalid({ field: 'partner', code: 'required' });
  return partner;
}

const payoffView = (order: OrderSummary, partner: PayoffOrderDto['partner']): PayoffOrderDto => ({
  _id: order.id,
  number: numberText(order.number),
  partner,
  finishedAt: toRfc3339(order.statusSince),
  price: toText(order.facts.price, order.facts.currency),
  kept: toText(kept(order.facts), order.facts.currency),
  percent: toPercent(order.facts.rewardPercent),
  reward: toText(rewardOf(order), order.facts.currency),
});

function totalsOf(orders: readonly OrderSummary[]): PayoffOrdersDto['totals'] {
  const totals = new Map<Currency, number>();
  for (const order of orders) totals.set(order.facts.currency, sum(totals.get(order.facts.currency) ?? 0, rewardOf(order)));
  return [...totals].map(([currency, amount]) => toText(amount, currency));
}
