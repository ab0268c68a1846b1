import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { OrderState } from '#machines/order/state';

/** An order as it stands in the database; null when there is none. Who may see it is the asker's to judge (`maySee`). */
export class OrderStanding extends Query<OrderState | null> {
  constructor(readonly orderId: Id) {
    super();
  }
}
