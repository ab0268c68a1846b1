import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { type Id, isId } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiRead, ApiSignedIn } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { invalid, notFound } from '#libs/platform/http/problem';
import { PayoffOrderReads } from '../queries/payoff-orders.js';
import { PayoffOrderDto, PayoffOrdersDto } from '../wire/order-payments.dto.js';

/** Finished orders that earn their partner a reward. */
@ApiTags('payoffs')
@ApiSignedIn()
@Controller('orders/orders-for-payoffs')
export class PayoffOrdersController {
  constructor(private readonly reads: PayoffOrderReads) {}

  @Get()
  @ApiRead('List a partner’s finished orders that are not paid out', PayoffOrdersDto, { 404: ['notFound'], 422: ['validationFailed'] })
  @ApiQuery({ name: 'partner', required: false, format: 'uuid', description: 'Needed from staff; of a partner only their own id' })
  listPayoffOrders(@SignedInUser() { actor, language }: SignedIn, @Query('partner') partner: unknown): Promise<PayoffOrdersDto> {
    return this.reads.list(actor, partnerId(partner), language);
  }

  @Get(':id')
  @ApiRead('Get a finished order with the calculation of its commission', PayoffOrderDto, { 404: ['notFound'], 422: ['validationFailed'] })
  @ApiQuery({ name: 'partner', required: false, format: 'uuid' })
  async getPayoffOrder(
    @SignedInUser() { actor, language }: SignedIn,
    @Param('id', IdPipe) id: Id,
    @Query('partner') partner: unknown,
  ): Promise<PayoffOrderDto> {
    const { items } = await this.reads.list(actor, partnerId(partner), language, id);
    const [order] = items;
    if (!order) throw notFound();
    return order;
  }
}

function partnerId(given: unknown): Id | undefined {
  if (given === undefined || given === '') return undefined;
  const id = typeof given === 'string' ? given.toLowerCase() : given;
  if (!isId(id)) throw invalid({ field: 'partner', code: 'mustBeId' });
  return id;
}
