import { Controller, Get, Header, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Id, Language } from '#machines/kernel/ids';
import { languages } from '#machines/kernel/languages';
import { Config } from '#libs/platform/config/config';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiProblems, ApiRead, ApiSignedIn } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { invalid } from '#libs/platform/http/problem';
import { dispositionOf } from '#libs/platform/tables/table-file';
import type { PaymentStage } from '#machines/order/state';
import { invoiceName, invoicePdf } from '../projections/invoice-pdf.js';
import { readerOf } from '../rules/reader.js';
import { receiptName, receiptPdf } from '../projections/receipt-pdf.js';
import { PaymentReads } from '../queries/payment-reads.js';
import { ReceiptDto, TransferDetailsDto } from '../wire/order-papers.dto.js';

type Asked = Record<string, unknown>;

const stages = ['prepayment', 'postpayment'] as const;

const ApiLanguage = () => ApiQuery({ name: 'language', required: false, enum: languages, description: "The reader's own when absent" });
const ApiStage = () => ApiQuery({ name: 'stage', required: false, enum: stages, description: 'What is due now when absent' });
const ApiPdf = () => ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } });

/** Invoices, transfer details and receipts: for the order's client and staff who handle money, and receipts for staff who read payments. */
@ApiTags('order payments')
@ApiSignedIn()
@Controller('order-payments')
export class OrderPapersController {
  constructor(
    private readonly config: Config,
    private readonly payments: PaymentReads,
  ) {}

  @Get(':orderId/transfer-details')
  @ApiRead('Get the amount and account for a transfer, with a QR code where the currency has one', TransferDetailsDto, {
    404: ['notFound'],
    422: ['validationFailed'],
  })
  @ApiStage()
  getTransferDetails(
    @SignedInUser() signedIn: SignedIn,
    @Param('orderId', IdPipe) order: Id,
    @Query() query: Asked,
  ): Promise<TransferDetailsDto> {
    return this.payments.transferDetails(order, stageIn(query), readerOf(signedIn));
  }

  @Get(':orderId/invoice.pdf')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Download an invoice over the amount due, with the bank details' })
  @ApiStage()
  @ApiLanguage()
  @ApiProduces('application/pdf')
  @ApiPdf()
  @ApiProblems({ 404: ['notFound'], 409: ['nothingDue'], 422: ['validationFailed'] })
  async downloadInvoice(
    @SignedInUser() signedIn: SignedIn,
    @Param('orderId', IdPipe) order: Id,
    @Query() query: Asked,
  ): Promise<StreamableFile> {
    const [language, stage] = [languageIn(query, signedIn), stageIn(query)];
    const invoice = await this.payments.invoice(order, stage, readerOf(signedIn));
    return pdf(await invoicePdf(invoice, language), invoiceName(invoice, language));
  }

  @Get(':orderId/withdrawal.pdf')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Download the acknowledgement of a withdrawal' })
  @ApiLanguage()
  @ApiProduces('application/pdf')
  @ApiPdf()
  @ApiProblems({ 404: ['notFound'], 422: ['validationFailed'] })
  async downloadWithdrawal(
    @SignedInUser() signedIn: SignedIn,
    @Param('orderId', IdPipe) order: Id,
    @Query() query: Asked,
  ): Promise<StreamableFile> {
    const { content, name } = await this.payments.withdrawal(order, readerOf(signedIn), languageIn(query, signedIn));
    return pdf(content, name);
  }

  @Get(':orderId/payments/:paymentId/receipt')
  @ApiRead('Get the receipt of a payment that arrived', ReceiptDto, { 404: ['notFound'], 409: ['paymentNotReceived'] })
  getReceipt(
    @SignedInUser() signedIn: SignedIn,
    @Param('orderId', IdPipe) order: Id,
    @Param('paymentId', IdPipe) payment: Id,
  ): Promise<ReceiptDto> {
    return this.payments.receipt(order, payment, readerOf(signedIn));
  }

  @Get(':orderId/payments/:paymentId/receipt.pdf')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Download the receipt of a payment as PDF' })
  @ApiLanguage()
  @ApiProduces('application/pdf')
  @ApiPdf()
  @ApiProblems({ 404: ['notFound'], 409: ['paymentNotReceived'], 422: ['validationFailed'] })
  async downloadReceipt(
    @SignedInUser() signedIn: SignedIn,
    @Param('orderId', IdPipe) order: Id,
    @Param('paymentId', IdPipe) payment: Id,
    @Query() query: Asked,
  ): Promise<StreamableFile> {
    const language = languageIn(query, signedIn);
    const receipt = await this.payments.receipt(order, payment, readerOf(signedIn));
    return pdf(await receiptPdf(receipt, language, this.config.publicUrl), receiptName(receipt, language));
  }
}

const pdf = (bytes: Buffer, name: string): StreamableFile =>
  new StreamableFile(bytes, { type: 'application/pdf', disposition: dispositionOf(`${name}.pdf`), length: bytes.length });

/** @throws Problem 422 for an unknown language */
function languageIn({ language: asked }: Asked, { language: own }: SignedIn): Language {
  const language = languages.find((one) => one === (asked ?? own));
  if (language === undefined) throw invalid({ field: 'language', code: 'notOffered' });
  return language;
}

/** @throws Problem 422 for an unknown stage */
function stageIn({ stage: asked }: Asked): PaymentStage | undefined {
  const stage = stages.find((one) => one === asked);
  if (stage === undefined && asked !== undefined) throw invalid({ field: 'stage', code: 'notOffered' });
  return stage;
}
