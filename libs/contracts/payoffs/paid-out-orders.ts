import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';

/** Finished orders of a partner whose commission is paid out in full. */
export class PaidOutOrders extends Query<readonly Id[]> {
  constructor(readonly partner: Id) {
    super();
  }
}
