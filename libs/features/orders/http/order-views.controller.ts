import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { Id } from '#libs/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiIdempotencyKey, ApiProblems, ApiSignedIn } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { Write, type WriteRequest } from '#libs/platform/http/write-request';
import { ChangeView, DeleteView, SaveView } from '../commands/keep-views.js';
import { readerOf } from '../rules/reader.js';
import { ViewsOfOrders } from '../queries/views-of-orders.js';
import { NewOrderViewBody, OrderViewBody, OrderViewDto } from '../wire/order-views.dto.js';

/** Named questions to the list of orders. Every write answers all of them as they are now. */
@ApiTags('orders')
@ApiBearerAuth()
@ApiSignedIn()
@Controller('order-views')
export class OrderViewsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Own views of the list of orders, and the shared ones' })
  @ApiOkResponse({ type: [OrderViewDto] })
  list(@SignedInUser() signedIn: SignedIn): Promise<OrderViewDto[]> {
    return this.queries.execute(new ViewsOfOrders(readerOf(signedIn)));
  }

  @Post()
  @ApiOperation({ summary: 'Keep the filters, the search and the sort of the list under a name' })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: [OrderViewDto] })
  @ApiProblems({ 422: ['validationFailed', 'nameTaken', 'tooManyViews', 'idempotencyKeyReused', 'idempotencyKeyInvalid'] })
  async save(@Write() write: WriteRequest, @Body() body: NewOrderViewBody): Promise<OrderViewDto[]> {
    const reader = readerOf(write.caller);
    await this.commands.execute(new SaveView(body, reader, write.userKey));
    return this.queries.execute(new ViewsOfOrders(reader));
  }

  @Put(':id')
  @ApiOperation({ summary: 'Rename or overwrite a view' })
  @ApiOkResponse({ type: [OrderViewDto] })
  @ApiProblems({ 404: ['notFound'], 422: ['validationFailed', 'nameTaken'] })
  async change(@SignedInUser() signedIn: SignedIn, @Param('id', IdPipe) id: Id, @Body() body: OrderViewBody): Promise<OrderViewDto[]> {
    const reader = readerOf(signedIn);
    await this.commands.execute(new ChangeView(id, body, reader));
    return this.queries.execute(new ViewsOfOrders(reader));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a view' })
  @ApiNoContentResponse()
  @ApiProblems({ 404: ['notFound'] })
  async remove(@SignedInUser() signedIn: SignedIn, @Param('id', IdPipe) id: Id): Promise<void> {
    await this.commands.execute(new DeleteView(id, readerOf(signedIn)));
  }
}
