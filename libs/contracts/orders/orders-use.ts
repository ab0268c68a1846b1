import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';

/** Whether any order, whatever became of it, is of this service or in this country. */
export class OrdersUse extends Query<boolean> {
  constructor(
    readonly what: 'service' | 'country',
    readonly id: Id,
  ) {
    super();
  }
}
