import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type OrderableService, ServiceForOrder } from '#libs/contracts/catalogue/catalogue-queries';
import { conversionOf } from '#machines/catalogue/settlement';
import { Services } from '../storage/services.js';
import { ReadPaymentMeans } from './payment-means.js';

@QueryHandler(ServiceForOrder)
export class ServiceForOrderHandler implements IQueryHandler<ServiceForOrder> {
  constructor(
    private readonly services: Services,
    private readonly means: ReadPaymentMeans,
  ) {}

  /** Reads past the cache, because an order is placed at the current price and rate. */
  async execute({ serviceId }: ServiceForOrder): Promise<Readonly<OrderableService> | null> {
    const row = await this.services.find(serviceId);
    if (!row) return null;
    const {
      slug: _slug,
      description: _description,
      version: _version,
      archived: _archived,
      createdAt: _createdAt,
      updatedAt: _updatedAt,
      priceProposal: _priceProposal,
      ...copy
    } = row;
    return Object.freeze({ ...copy, conversion: conversionOf(copy.currency, await this.means.read()) });
  }
}
