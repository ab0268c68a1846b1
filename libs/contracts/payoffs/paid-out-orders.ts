import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';

/** The finished orders of a partner whose reward was paid out, with nothing left due. */
export class PaidOutOrders extends Query<readonly Id[]> {
  constructor(readonly partner: Id) {
    super();
  }
}
