import { Query } from '@nestjs/cqrs';
import type { Id } from '#machines/kernel/ids';
import type { Currency, MinorUnits } from '#machines/kernel/money';

/** Finished orders of a partner whose commission is paid out in full. */
export class PaidOutOrders extends Query<readonly Id[]> {
  constructor(readonly partner: Id) {
    super();
  }
}

/** A partner's payouts in one currency. Amounts in minor units. */
export interface PayoffFigures {
  currency: Currency;
  payoffs: number;
  /** accrued, net of corrections */
  earned: MinorUnits;
  paidOut: MinorUnits;
  /** accrued and not paid out yet; negative if too much was paid */
  due: MinorUnits;
}

/** A partner's current commissions and payouts, per currency. */
export class PayoffFiguresOf extends Query<readonly PayoffFigures[]> {
  constructor(readonly partner: Id) {
    super();
  }
}
