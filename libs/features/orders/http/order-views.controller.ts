import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiIdempotencyKey, ApiRead, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { Write, type WriteRequest } from '#libs/platform/http/write-request';
import { OwnViews } from '../commands/own-views.js';
import { readerOf } from '../rules/reader.js';
import { NewOrderViewBody, OrderViewBody, OrderViewDto } from '../wire/order-views.dto.js';

/** Saved queries of the list of orders. Every write answers with all of them. */
@ApiTags('orders')
@ApiSignedIn()
@Controller('order-views')
export class OrderViewsController {
  constructor(private readonly views: OwnViews) {}

  @Get()
  @ApiRead('List the caller’s views of the list of orders, and the shared ones', [OrderViewDto])
  listOrderViews(@SignedInUser() signedIn: SignedIn): Promise<OrderViewDto[]> {
    return this.views.list(readerOf(signedIn));
  }

  @Post()
  @ApiWrite(
    'Save filters, search and sort of the list as a view',
    { 201: [OrderViewDto] },
    { 422: ['validationFailed', 'nameTaken', 'tooManyViews', 'idempotencyKeyReused', 'idempotencyKeyInvalid'] },
  )
  @ApiIdempotencyKey()
  async createOrderView(@Write() write: WriteRequest, @Body() body: NewOrderViewBody): Promise<OrderViewDto[]> {
    const reader = readerOf(write.caller);
    await this.views.save(body, reader, write.userKey);
    return this.views.list(reader);
  }

  @Put(':id')
  @ApiWrite('Rename or overwrite a view', { 200: [OrderViewDto] }, { 404: ['notFound'], 422: ['validationFailed', 'nameTaken'] })
  async updateOrderView(
    @SignedInUser() signedIn: SignedIn,
    @Param('id', IdPipe) id: Id,
    @Body() body: OrderViewBody,
  ): Promise<OrderViewDto[]> {
    const reader = readerOf(signedIn);
    await this.views.change(id, body, reader);
    return this.views.list(reader);
  }

  @Delete(':id')
  @ApiWrite('Delete a view', { 204: null }, { 404: ['notFound'] })
  async deleteOrderView(@SignedInUser() signedIn: SignedIn, @Param('id', IdPipe) id: Id): Promise<void> {
    await this.views.remove(id, readerOf(signedIn));
  }
}
