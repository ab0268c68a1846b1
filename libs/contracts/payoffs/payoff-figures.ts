import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { Currency, MinorUnits } from '#libs/kernel/money';

/** The payoffs of a partner in one currency. Amounts in minor units. */
export interface PayoffFigures {
  currency: Currency;
  payoffs: number;
  /** earned, net of corrections */
  earned: MinorUnits;
  paidOut: MinorUnits;
  /** earned and not yet paid out; negative where too much was */
  due: MinorUnits;
}

/** What a partner earned and was paid, per currency, as it stands now. */
export class PayoffFiguresOf extends Query<readonly PayoffFigures[]> {
  constructor(readonly partner: Id) {
    super();
  }
}
