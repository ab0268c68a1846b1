import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { OrderState } from '#machines/order/state';

/** The current state of an order from the database; null if there is none. The caller checks permissions (`maySee`). */
export class OrderStateById extends Query<OrderState | null> {
  constructor(readonly orderId: Id) {
    super();
  }
}
