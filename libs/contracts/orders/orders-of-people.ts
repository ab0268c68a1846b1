import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { Currency, MinorUnits } from '#libs/kernel/money';

/** The orders of one person as client, partner or manager together; `open`: neither finished nor cancelled. */
export interface OrderCounts {
  orders: number;
  open: number;
}

/** How many orders each of these people has; a person without any is absent. */
export class OrderCountsOfPeople extends Query<ReadonlyMap<Id, OrderCounts>> {
  constructor(readonly people: readonly Id[]) {
    super();
  }
}

/** The orders of one person on one side, in one currency. Amounts in minor units. */
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
  /** promised back and not yet returned, or paid beyond the price */
  owed: MinorUnits;
}

/** The figures of one person's orders, per currency, as they stand now. */
export class OrderFiguresOf extends Query<readonly OrderFigures[]> {
  constructor(
    readonly side: 'client' | 'partner' | 'manager',
    readonly person: Id,
  ) {
    super();
  }
}

/** The orders that one person is the manager of now, of `among` where that is given. */
export class OrdersManagedBy extends Query<readonly Id[]> {
  constructor(
    readonly manager: Id,
    readonly among?: readonly Id[],
  ) {
    super();
  }
}

/** The countries of each partner's newest orders (200 at most), the most frequent first; a partner without orders is absent. */
export class CountriesOfPartners extends Query<ReadonlyMap<Id, readonly Id[]>> {
  constructor(readonly partners: readonly Id[]) {
    super();
  }
}
