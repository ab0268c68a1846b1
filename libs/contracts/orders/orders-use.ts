import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';

/** Whether any order, in any status, is for this service or country. */
export class OrdersUse extends Query<boolean> {
  constructor(
    readonly what: 'service' | 'country',
    readonly id: Id,
  ) {
    super();
  }
}
