import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { ServiceCopy } from '#libs/contracts/catalogue/service-copy';
import type { PaidIn } from '#machines/catalogue/settlement';

/** A service with the conversion that an order of it needs now. */
export interface OrderableService extends ServiceCopy {
  conversion: PaidIn;
}

/** The data of one service for placing an order; null if there is none, or it or its country is archived. */
export class ServiceForOrder extends Query<Readonly<OrderableService> | null> {
  constructor(readonly serviceId: Id) {
    super();
  }
}
