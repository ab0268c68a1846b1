import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { Currency, MinorUnits } from '#libs/kernel/money';

/** Number of orders of a person as client, partner or manager together; `open`: neither finished nor cancelled. */
export interface OrderCounts {
  orders: number;
  open: number;
}

/** Order counts of these people; a person without orders is absent. */
export class OrderCountsOfPeople extends Query<ReadonlyMap<Id, OrderCounts>> {
  constructor(readonly people: readonly Id[]) {
    super();
  }
}

/** Figures of a person's orders in one relation and currency. Amounts in minor units. */
export interface OrderFigures {
  currency: Currency;
  orders: number;
  /** neither finished nor cancelled */
  open: number;
  finished: number;
  /** received less refunded */
  paid: MinorUnits;
  /** still to be paid */
  outstanding: MinorUnits;
  /** reserved for refunds and not refunded yet, or paid beyond the price */
  owed: MinorUnits;
}

/** Current figures of a person's orders per currency. */
export class OrderFiguresOf extends Query<readonly OrderFigures[]> {
  constructor(
    readonly side: 'client' | 'partner' | 'manager',
    readonly person: Id,
  ) {
    super();
  }
}

/** The orders that a person manages now, limited to `among` if given. */
export class OrdersManagedBy extends Query<readonly Id[]> {
  constructor(
    readonly manager: Id,
    readonly among?: readonly Id[],
  ) {
    super();
  }
}

/** Countries of each partner's newest orders (200 at most), most frequent first; a partner without orders is absent. */
export class CountriesOfPartners extends Query<ReadonlyMap<Id, readonly Id[]>> {
  constructor(readonly partners: readonly Id[]) {
    super();
  }
}
