import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CallFeedback, type FeedbackAction } from '#libs/contracts/feedbacks/call-feedback';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiIdempotencyKey, ApiIfMatch, ApiList, ApiRead, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { Problem } from '#libs/platform/http/problem';
import { markReplayed, Write, type WriteRequest } from '#libs/platform/http/write-request';
import { feedbackGrammar } from './feedback-grammar.js';
import { FeedbackReads } from './feedback-reads.js';
import { actionOf } from './action-of.js';
import { FeedbackRows } from './storage/feedback-rows.js';
import { FeedbackOperationBody, GiveFeedbackBody } from './feedback-bodies.dto.js';
import { FeedbackDto, FeedbackOfOrderDto, FeedbackPageDto } from './feedbacks.dto.js';

const writeFaults = { 403: ['forbiddenForRole'], 404: ['notFound'], 422: ['validationFailed', 'idempotencyKeyReused'] };

@ApiTags('feedbacks')
@ApiSignedIn()
@Controller('feedbacks')
export class FeedbacksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly rows: FeedbackRows,
    private readonly reads: FeedbackReads,
  ) {}

  @Get()
  @ApiRead('List feedbacks: all for staff, those of their orders that are not hidden for partners, clients’ own', FeedbackPageDto)
  @ApiList(feedbackGrammar)
  listFeedbacks(@SignedInUser() { actor, language }: SignedIn, @Query() query: unknown): Promise<FeedbackPageDto> {
    return this.reads.list(query, actor, language);
  }

  @Get('of-order/:orderId')
  @ApiRead('Get the feedback on an order, and whether its client is asked for one', FeedbackOfOrderDto, { 404: ['notFound'] })
  getOrderFeedback(@SignedInUser() { actor, language }: SignedIn, @Param('orderId', IdPipe) order: Id): Promise<FeedbackOfOrderDto> {
    return this.reads.ofOrder(order, actor, language);
  }

  @Put('declined')
  @ApiWrite('Decline to be asked for feedback again', { 204: null }, { 403: ['forbiddenForRole'] })
  async declineFeedback(@SignedInUser() { actor }: SignedIn): Promise<void> {
    if (actor.role !== 'Client') throw new Problem('forbiddenForRole');
    await this.rows.decline(actor.id);
  }

  @Get(':id')
  @ApiRead('Get a feedback, with the operations that the caller may perform', FeedbackDto, { 404: ['notFound'] })
  getFeedback(@SignedInUser() { actor, language }: SignedIn, @Param('id', IdPipe) id: Id): Promise<FeedbackDto> {
    return this.reads.byId(id, actor, language);
  }

  @Post()
  @ApiWrite('Give feedback on a finished order, once', { 201: FeedbackDto }, { ...writeFaults, 409: ['orderNotFinished', 'feedbackGiven'] })
  @ApiIdempotencyKey()
  async giveFeedback(@Write() write: WriteRequest, @Body() { order, ...said }: GiveFeedbackBody): Promise<FeedbackDto> {
    const id = await this.call(order.toLowerCase(), actionOf('give', said), write);
    void write.reply.header('location', `/api/v1/feedbacks/${id}`);
    return this.getFeedback(write.caller, id);
  }

  @Patch(':id')
  @ApiWrite(
    'Change the caller’s feedback for 14 days, or, as staff, publish, hide or answer one',
    { 200: FeedbackDto },
    {
      ...writeFaults,
      409: ['feedbackTooOld', 'feedbackNotPublic', 'feedbackPublished', 'feedbackHidden'],
      412: ['staleVersion'],
    },
  )
  @ApiIdempotencyKey()
  @ApiIfMatch()
  async performFeedbackOperation(
    @Write() write: WriteRequest,
    @Param('id', IdPipe) id: Id,
    @Body() { operation, ...payload }: FeedbackOperationBody,
  ): Promise<FeedbackDto> {
    const { order } = await this.getFeedback(write.caller, id);
    await this.call(order._id, actionOf(operation, payload), write);
    return this.getFeedback(write.caller, id);
  }

  @Delete(':id')
  @ApiWrite('Delete the caller’s feedback for ever', { 204: null }, writeFaults)
  @ApiIdempotencyKey()
  async removeFeedback(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<void> {
    const { order } = await this.getFeedback(write.caller, id);
    await this.call(order._id, { operation: 'delete' }, write);
  }

  /** Marks a repeated request in the headers. @returns the feedback's id @throws Problem for a refusal */
  private async call(order: Id, action: FeedbackAction, { versionedCall, reply }: WriteRequest): Promise<Id> {
    const outcome = await this.commands.execute(new CallFeedback({ order, action, ...versionedCall }));
    if (outcome.kind === 'refused') throw new Problem(outcome.code);
    markReplayed(reply, outcome.replayed);
    return outcome.state.id;
  }
}
