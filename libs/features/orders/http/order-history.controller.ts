import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { type Id, isId } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiRead, ApiSignedIn } from '#libs/platform/http/api-docs';
import { invalid } from '#libs/platform/http/problem';
import { IdPipe } from '#libs/platform/http/validate';
import { OrderHistoryReads } from '../queries/order-history-reads.js';
import { readerOf } from '../rules/reader.js';
import { OrderHistoryDto, RefusedAttemptsDto, ReplayCertificateDto } from '../wire/order-history.dto.js';

/** Serves history, refused attempts and replay of an order. */
@ApiTags('orders')
@ApiSignedIn()
@Controller('orders')
export class OrderHistoryController {
  constructor(private readonly histories: OrderHistoryReads) {}

  @Get(':id/events')
  @ApiRead('List the events of an order, oldest first', OrderHistoryDto, { 404: ['notFound'] })
  listOrderEvents(@SignedInUser() signedIn: SignedIn, @Param('id', IdPipe) id: Id): Promise<OrderHistoryDto> {
    return this.histories.history(id, readerOf(signedIn));
  }

  @Get(':id/refused-attempts')
  @ApiRead('List refused attempts on an order: the newest 50, or those before one of them', RefusedAttemptsDto, {
    404: ['notFound'],
    422: ['validationFailed'],
  })
  @ApiQuery({ name: 'before', required: false, schema: { type: 'string', format: 'uuid' } })
  listRefusedAttempts(
    @SignedInUser() signedIn: SignedIn,
    @Param('id', IdPipe) id: Id,
    @Query() query: unknown,
  ): Promise<RefusedAttemptsDto> {
    return this.histories.refusedAttempts(id, readerOf(signedIn), beforeOf(query));
  }

  @Get(':id/replay')
  @ApiRead('Replay an order: fold its events, decide its commands again, compare with the stored row', ReplayCertificateDto, {
    404: ['notFound'],
  })
  replayOrder(@SignedInUser() signedIn: SignedIn, @Param('id', IdPipe) id: Id): Promise<ReplayCertificateDto> {
    return this.histories.replay(id, readerOf(signedIn));
  }
}

/** The attempt before which older ones are requested; null: the newest. @throws Problem 422 unless it is an id */
function beforeOf(query: unknown): Id | null {
  const { before, ...others } = (query ?? {}) as Record<string, unknown>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw invalid({ field: unknown, code: 'unknownParameter' });
  if (before === undefined) return null;
  if (!isId(before)) throw invalid({ field: 'before', code: 'mustBeId' });
  return before;
}
