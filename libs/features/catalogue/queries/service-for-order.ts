import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { ServiceCopy } from '#libs/contracts/catalogue/service-copy';
import { ServiceForOrder } from '#libs/contracts/catalogue/service-for-order';
import { Services } from '../storage/services.js';

@QueryHandler(ServiceForOrder)
export class ServiceForOrderHandler implements IQueryHandler<ServiceForOrder> {
  constructor(private readonly services: Services) {}

  /** Never from a cache: an order is placed at the price that holds now. */
  async execute({ serviceId }: ServiceForOrder): Promise<Readonly<ServiceCopy> | null> {
    const row = await this.services.find(serviceId);
    if (!row) return null;
    const {
      slug: _slug,
      description: _description,
      version: _version,
      archived: _archived,
      createdAt: _createdAt,
      updatedAt: _updatedAt,
      ...copy
    } = row;
    return Object.freeze(copy);
  }
}
