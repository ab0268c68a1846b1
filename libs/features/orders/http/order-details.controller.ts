import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiRead, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { Problem } from '#libs/platform/http/problem';
import { explainCommands } from '#machines/order/rules';
import { viewFor } from '#machines/order/who';
import { ApiOrderWrite } from './api-docs.js';
import { OrderAnswers, type WrittenOrder } from './order-answers.js';
import { Write, type WriteRequest } from '#libs/platform/http/write-request';
import { visibleOrder } from '../queries/order-reads.js';
import { readerOf } from '../rules/reader.js';
import { DetailsDrafts } from '../storage/details-drafts.js';
import { DetailsDraftDto, GiveDetailsDto, SavedDraftDto } from '../wire/company.dto.js';

const drafting = { 404: ['notFound'], 409: ['detailsNotAsked', 'operationNotPermittedInStatus'] };

/** Details of the company to be registered: drafts, and the complete details. */
@ApiTags('orders')
@ApiSignedIn()
@Controller('orders/:id/details')
export class OrderDetailsController {
  constructor(
    private readonly answers: OrderAnswers,
    private readonly runner: CommandRunner,
    private readonly drafts: DetailsDrafts,
  ) {}

  @Put()
  @ApiOrderWrite('Give or change the company details that the service asks for')
  @ApiBody({ type: GiveDetailsDto })
  async giveOrderDetails(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<WrittenOrder> {
    const order = await this.answers.write(write, 'giveDetails', id);
    await this.drafts.forget(id);
    return order;
  }

  @Get('draft')
  @ApiRead('Get the draft of the details, for callers who may give them', SavedDraftDto, {
    403: ['accessDenied', 'forbiddenForRole'],
    ...drafting,
  })
  async getOrderDetailsDraft(@SignedInUser() signedIn: SignedIn, @Param('id', IdPipe) id: Id): Promise<SavedDraftDto> {
    await this.allow(signedIn, id);
    return { draft: await this.drafts.read(id) };
  }

  @Put('draft')
  @ApiWrite(
    'Save a draft of the details',
    { 204: null },
    { 403: ['accessDenied', 'forbiddenForRole'], 422: ['validationFailed'], ...drafting },
  )
  async saveOrderDetailsDraft(
    @SignedInUser() signedIn: SignedIn,
    @Param('id', IdPipe) id: Id,
    @Body() draft: DetailsDraftDto,
  ): Promise<void> {
    await this.allow(signedIn, id);
    await this.drafts.save(id, draft);
  }

  /** Drafting needs the same permissions as giving the details. @throws Problem 403, 404, 409 */
  private async allow(signedIn: SignedIn, id: Id): Promise<void> {
    const reader = readerOf(signedIn);
    const order = await visibleOrder(this.runner, id, reader);
    const explained = explainCommands(viewFor(reader.actor, order), reader.actor).find(({ command }) => command === 'giveDetails');
    if (explained?.permitted !== true) throw new Problem(explained?.code ?? 'forbiddenForRole');
  }
}
