import { Controller, Get, Header, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Id } from '#libs/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiProblems, ApiSignedIn } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { readerOf } from '../projections/reader.js';
import { OrderHistory } from '../queries/order-history.js';
import { OrderReplay } from '../queries/order-replay.js';
import { OrderHistoryDto, ReplayCertificateDto } from '../wire/order-history.dto.js';

/** What happened to an order, and the proof that it did. */
@ApiTags('orders')
@ApiBearerAuth()
@ApiSignedIn()
@Controller('orders')
export class OrderHistoryController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id/events')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'The history of an order, in order' })
  @ApiOkResponse({ type: OrderHistoryDto })
  @ApiProblems({ 404: ['notFound'] })
  history(@SignedInUser() signedIn: SignedIn, @Param('id', IdPipe) id: Id): Promise<OrderHistoryDto> {
    return this.queries.execute(new OrderHistory(id, readerOf(signedIn)));
  }

  @Get(':id/replay')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Folds the events and decides the commands again, and compares with what is stored' })
  @ApiOkResponse({ type: ReplayCertificateDto })
  @ApiProblems({ 404: ['notFound'] })
  replay(@SignedInUser() signedIn: SignedIn, @Param('id', IdPipe) id: Id): Promise<ReplayCertificateDto> {
    return this.queries.execute(new OrderReplay(id, readerOf(signedIn)));
  }
}
