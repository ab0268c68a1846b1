import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiList, ApiRead, ApiSignedIn } from '#libs/platform/http/api-docs';
import { etagOf } from '#libs/platform/http/write-request';
import { IdPipe } from '#libs/platform/http/validate';
import type { CountedFile } from '#libs/platform/downloads/limited-download';
import { TableDownload } from '#libs/platform/tables/table-file';
import { readerOf } from '../rules/reader.js';
import { documentedGrammar } from '../rules/list-grammar.js';
import { OrderReads } from '../queries/order-reads.js';
import { OrderTable } from '../queries/order-table.js';
import { OrderNeighboursDto, OrderPageDto, OrderStatusesDto } from '../wire/order-lists.dto.js';
import { OrderDto } from '../wire/order.dto.js';

/** Answers depend on the reader's role. */
@ApiTags('orders')
@ApiSignedIn()
@Controller('orders')
export class OrdersController {
  constructor(
    private readonly reads: OrderReads,
    private readonly table: OrderTable,
  ) {}

  @Get()
  @ApiRead('List the caller’s orders', OrderPageDto)
  @ApiList(documentedGrammar)
  @ApiQuery({
    name: 'include',
    required: false,
    enum: ['operations'],
    description: 'Adds the fifteen operations to each order, evaluated and with texts',
  })
  listOrders(@SignedInUser() signedIn: SignedIn, @Query() query: unknown): Promise<OrderPageDto> {
    return this.reads.page(query, readerOf(signedIn));
  }

  @Get('order-statuses')
  @ApiRead('List the statuses with their looks, and how many orders of each match filters and search', OrderStatusesDto)
  @ApiList(documentedGrammar)
  listOrderStatuses(@SignedInUser() signedIn: SignedIn, @Query() query: unknown): Promise<OrderStatusesDto> {
    return this.reads.statusCounts(query, readerOf(signedIn));
  }

  @Get('export')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Export all orders of the filtered list as CSV or XLSX; `X-Total-Rows` has the number of rows' })
  @ApiList(documentedGrammar)
  @TableDownload()
  exportOrders(@SignedInUser() signedIn: SignedIn, @Query() query: unknown): Promise<CountedFile> {
    return this.table.file(query, readerOf(signedIn));
  }

  @Get(':id/neighbours')
  @ApiRead('Get the orders before and after one in the filtered list', OrderNeighboursDto, {
    404: ['notFound'],
  })
  @ApiList(documentedGrammar)
  getOrderNeighbours(
    @SignedInUser() signedIn: SignedIn,
    @Param('id', IdPipe) id: Id,
    @Query() query: unknown,
  ): Promise<OrderNeighboursDto> {
    return this.reads.nextTo(id, query, readerOf(signedIn));
  }

  @Get(':id')
  @ApiRead('Get an order', OrderDto, { 404: ['notFound'] })
  async getOrder(
    @SignedInUser() signedIn: SignedIn,
    @Param('id', IdPipe) id: Id,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { version, json } = await this.reads.byId(id, readerOf(signedIn));
    void reply.type('application/json; charset=utf-8').header('etag', etagOf(version));
    return json;
  }
}
