import { Query } from '@nestjs/cqrs';
import type { Id, Language } from '#libs/kernel/ids';
import type { ProgressStatus } from '#machines/order/statuses';

/** An order in the moment in which a command on it was refused. */
export interface OrderMoment {
  status: ProgressStatus;
  /** in words, as the order's prepayment makes it */
  statusWords: string;
  /** what would have made the command possible then; null where nothing would, or the machine was not asked */
  remedy: string | null;
}

/** The moments of these refused commands, by the command's id; one on another kind of stream, or on an order that was not placed yet, is absent. For staff who read all of an order. */
export class OrderMoments extends Query<ReadonlyMap<Id, OrderMoment>> {
  constructor(
    readonly commands: readonly Id[],
    readonly language: Language,
  ) {
    super();
  }
}

/** The orders with these numbers; an unknown number has none. */
export class OrdersByNumber extends Query<readonly Id[]> {
  constructor(readonly numbers: readonly number[]) {
    super();
  }
}
