import { Query } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { ServiceCopy } from '#libs/contracts/catalogue/service-copy';

/** The frozen copy of one service for placing an order; null when there is none, or it or its country is archived. */
export class ServiceForOrder extends Query<Readonly<ServiceCopy> | null> {
  constructor(readonly serviceId: Id) {
    super();
  }
}
