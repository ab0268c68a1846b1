import { Controller, Delete, Get, Header, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiList, ApiRead, ApiSignedIn } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import type { CountedFile } from '#libs/platform/downloads/limited-download';
import { TableDownload } from '#libs/platform/tables/table-file';
import { ApiOrderWrite } from './api-docs.js';
import { DeclareTransferDto, RecordPaymentDto, RequestRefundDto, SettleTransferDto } from '../wire/order-commands.dto.js';
import { CorrectPaymentDto, SettleReversalDto, WaiveRestDto } from '../wire/order-money.dto.js';
import { readerOf } from '../rules/reader.js';
import { paymentGrammar } from '../rules/payment-grammar.js';
import { PaymentHistoryPageDto } from '../wire/order-payments.dto.js';
import { OrderAnswers, type WrittenOrder } from './order-answers.js';
import { Write, type WriteRequest } from '#libs/platform/http/write-request';
import { PaymentReads } from '../queries/payment-reads.js';
import { PaymentTable } from '../queries/payment-table.js';

/** Cash and transfers: declared by clients, recorded, confirmed and refunded by money staff. */
@ApiTags('order payments')
@ApiSignedIn()
@Controller('order-payments')
export class OrderMoneyController {
  constructor(
    private readonly answers: OrderAnswers,
    private readonly payments: PaymentReads,
    private readonly table: PaymentTable,
  ) {}

  @Get()
  @ApiRead('List payments: all for staff who read payments, a client’s own', PaymentHistoryPageDto)
  @ApiList(paymentGrammar)
  @ApiQuery({
    name: 'include',
    required: false,
    enum: ['totals'],
    description: 'Adds the sums of everything that the filters and the search give, one line per currency',
  })
  listPayments(@SignedInUser() signedIn: SignedIn, @Query() query: unknown): Promise<PaymentHistoryPageDto> {
    return this.payments.list(query, readerOf(signedIn));
  }

  @Get('export')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Export all payments of the filtered list as CSV or XLSX; `X-Total-Rows` has the number of rows' })
  @ApiList(paymentGrammar)
  @TableDownload()
  exportPayments(@SignedInUser() signedIn: SignedIn, @Query() query: unknown): Promise<CountedFile> {
    return this.table.file(query, readerOf(signedIn));
  }

  @Post(':orderId/transfers')
  @ApiOrderWrite('Report a bank transfer, as the client', 201)
  @ApiBody({ type: DeclareTransferDto })
  declareTransfer(@Write() write: WriteRequest, @Param('orderId', IdPipe) id: Id): Promise<WrittenOrder> {
    return this.answers.write(write, 'declareTransfer', id);
  }

  @Put(':orderId/transfers/:transferId')
  @ApiOrderWrite('Confirm a reported transfer at the amount that arrived, or reject it')
  @ApiBody({ type: SettleTransferDto })
  settleTransfer(
    @Write() write: WriteRequest,
    @Param('orderId', IdPipe) id: Id,
    @Param('transferId', IdPipe) transfer: Id,
  ): Promise<WrittenOrder> {
    return this.answers.write(write, 'settleTransfer', id, transfer);
  }

  @Delete(':orderId/transfers/:transferId')
  @ApiOrderWrite('Withdraw a reported transfer that is not settled yet, as its client')
  withdrawTransfer(
    @Write() write: WriteRequest,
    @Param('orderId', IdPipe) id: Id,
    @Param('transferId', IdPipe) transfer: Id,
  ): Promise<WrittenOrder> {
    return this.answers.write(write, 'withdrawTransfer', id, transfer);
  }

  @Post(':orderId/payments')
  @ApiOrderWrite('Record cash or a transfer that arrived', 201)
  @ApiBody({ type: RecordPaymentDto })
  recordPayment(@Write() write: WriteRequest, @Param('orderId', IdPipe) id: Id): Promise<WrittenOrder> {
    return this.answers.write(write, 'recordOfflinePayment', id);
  }

  @Put(':orderId/waiver')
  @ApiOrderWrite('Waive the balance or a part of it')
  @ApiBody({ type: WaiveRestDto })
  waiveBalance(@Write() write: WriteRequest, @Param('orderId', IdPipe) id: Id): Promise<WrittenOrder> {
    return this.answers.write(write, 'waiveRest', id);
  }

  @Put(':orderId/payments/:paymentId/amount')
  @ApiOrderWrite('Correct the amount of cash or a transfer')
  @ApiBody({ type: CorrectPaymentDto })
  correctPayment(
    @Write() write: WriteRequest,
    @Param('orderId', IdPipe) id: Id,
    @Param('paymentId', IdPipe) payment: Id,
  ): Promise<WrittenOrder> {
    return this.answers.write(write, 'correctPayment', id, payment);
  }

  @Put(':orderId/reversal')
  @ApiOrderWrite('Settle an amount that the provider took back, or that a correction took off')
  @ApiBody({ type: SettleReversalDto })
  settleReversal(@Write() write: WriteRequest, @Param('orderId', IdPipe) id: Id): Promise<WrittenOrder> {
    return this.answers.write(write, 'settleReversal', id);
  }

  @Post(':orderId/refunds')
  @ApiOrderWrite('Refund a payment or a part of it', 201)
  @ApiBody({ type: RequestRefundDto })
  requestRefund(@Write() write: WriteRequest, @Param('orderId', IdPipe) id: Id): Promise<WrittenOrder> {
    return this.answers.write(write, 'requestRefund', id);
  }
}
