import { Controller, Delete, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { ApiProblems, ApiSignedIn } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { ApiOrderWrite } from './api-docs.js';
import { RecordCompanyDto, SetExpectedDateDto } from '../wire/company.dto.js';
import { AgreeDto, AnswerCancellationDto, DeclareWithdrawalDto, RequestCancellationDto } from '../wire/leaving.dto.js';
import { ApiOperationBody } from '../wire/operation.dto.js';
import { AppointPartnerDto, AssignManagerDto, AttachDocumentDto, ChangeRewardDto, ReviewDocumentDto } from '../wire/order-commands.dto.js';
import { EditOrderDto, PlaceOrderDto } from '../wire/place-order.dto.js';
import { OrderAnswers, type WrittenOrder } from './order-answers.js';
import { Write, type WriteRequest } from '#libs/platform/http/write-request';

/** Bodies are validated by the handler, after the refusals that come first. */
@ApiTags('orders')
@ApiSignedIn()
@Controller('orders')
export class OrderWritesController {
  constructor(private readonly answers: OrderAnswers) {}

  @Post()
  @ApiOrderWrite('Place an order', 201)
  @ApiProblems({ 429: ['tooManyOrders', 'tooManyUnconfirmedOrders'] })
  @ApiBody({ type: PlaceOrderDto })
  placeOrder(@Write() write: WriteRequest): Promise<WrittenOrder> {
    return this.answers.write(write, 'placeOrder', null);
  }

  @Patch('update-payment-status/:id')
  @ApiOrderWrite('Perform one of the fifteen operations of an order')
  @ApiOperationBody()
  performOrderOperation(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<WrittenOrder> {
    return this.answers.write(write, 'operate', id);
  }

  @Patch(':id')
  @ApiOrderWrite('Change the configuration of a new order')
  @ApiBody({ type: EditOrderDto })
  editOrder(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<WrittenOrder> {
    return this.answers.write(write, 'editOrder', id);
  }

  @Put(':id/agreement')
  @ApiOrderWrite('Agree to the terms, as the client')
  @ApiBody({ type: AgreeDto })
  agreeToTerms(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<WrittenOrder> {
    return this.answers.write(write, 'agree', id);
  }

  @Post(':id/withdrawal')
  @ApiOrderWrite('Withdraw from the contract, as the client; the order is cancelled at once', 201)
  @ApiBody({ type: DeclareWithdrawalDto })
  declareWithdrawal(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<WrittenOrder> {
    return this.answers.write(write, 'declareWithdrawal', id);
  }

  @Post(':id/cancellation-request')
  @ApiOrderWrite('Ask staff to cancel the order, as the client', 201)
  @ApiBody({ type: RequestCancellationDto })
  requestCancellation(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<WrittenOrder> {
    return this.answers.write(write, 'requestCancellation', id);
  }

  @Put(':id/cancellation-request/answer')
  @ApiOrderWrite('Decline the client’s request to cancel, with an answer')
  @ApiBody({ type: AnswerCancellationDto })
  answerCancellation(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<WrittenOrder> {
    return this.answers.write(write, 'answerCancellation', id);
  }

  @Put(':id/company')
  @ApiOrderWrite('Record the registered company')
  @ApiBody({ type: RecordCompanyDto })
  recordOrderCompany(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<WrittenOrder> {
    return this.answers.write(write, 'recordCompany', id);
  }

  @Put(':id/expected-date')
  @ApiOrderWrite('Promise a date other than the term’s, with a reason')
  @ApiBody({ type: SetExpectedDateDto })
  setOrderExpectedDate(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<WrittenOrder> {
    return this.answers.write(write, 'setExpectedDate', id);
  }

  @Put(':id/partner')
  @ApiOrderWrite('Appoint, replace or remove the partner')
  @ApiBody({ type: AppointPartnerDto })
  appointOrderPartner(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<WrittenOrder> {
    return this.answers.write(write, 'appointPartner', id);
  }

  @Put(':id/manager')
  @ApiOrderWrite('Assign or remove the manager')
  @ApiBody({ type: AssignManagerDto })
  assignOrderManager(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<WrittenOrder> {
    return this.answers.write(write, 'assignManager', id);
  }

  @Put(':id/partner-reward')
  @ApiOrderWrite('Change the partner’s reward; it takes effect when the partner acknowledges it')
  @ApiBody({ type: ChangeRewardDto })
  changePartnerReward(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<WrittenOrder> {
    return this.answers.write(write, 'changePartnerReward', id);
  }

  @Post(':id/partner-reward/acknowledgement')
  @HttpCode(200)
  @ApiOrderWrite('Acknowledge the changed reward, as the partner')
  acknowledgePartnerReward(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<WrittenOrder> {
    return this.answers.write(write, 'acknowledgePartnerReward', id);
  }

  @Put(':id/steps/:stepId/completion')
  @ApiOrderWrite('Complete a step')
  completeOrderStep(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id, @Param('stepId', IdPipe) step: Id): Promise<WrittenOrder> {
    return this.answers.write(write, 'completeStep', id, step);
  }

  @Delete(':id/steps/:stepId/completion')
  @ApiOrderWrite('Reopen a step')
  reopenOrderStep(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id, @Param('stepId', IdPipe) step: Id): Promise<WrittenOrder> {
    return this.answers.write(write, 'reopenStep', id, step);
  }

  @Post(':id/documents')
  @ApiOrderWrite('Attach a file that the caller uploaded', 201)
  @ApiBody({ type: AttachDocumentDto })
  attachDocument(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<WrittenOrder> {
    return this.answers.write(write, 'attachDocument', id);
  }

  @Delete(':id/documents/:documentId')
  @ApiOrderWrite('Remove a document that was not accepted')
  removeDocument(
    @Write() write: WriteRequest,
    @Param('id', IdPipe) id: Id,
    @Param('documentId', IdPipe) document: Id,
  ): Promise<WrittenOrder> {
    return this.answers.write(write, 'removeDocument', id, document);
  }

  @Put(':id/documents/:documentId/review')
  @ApiOrderWrite('Accept or reject a document of a requested item')
  @ApiBody({ type: ReviewDocumentDto })
  reviewDocument(
    @Write() write: WriteRequest,
    @Param('id', IdPipe) id: Id,
    @Param('documentId', IdPipe) document: Id,
  ): Promise<WrittenOrder> {
    return this.answers.write(write, 'reviewDocument', id, document);
  }
}
