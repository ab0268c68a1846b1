import { Body, Controller, Delete, Get, Header, Param, Patch, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiExtraModels, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CallLead, type LeadAction, type LeadOutcome } from '#libs/contracts/leads/call-lead';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiIdempotencyKey, ApiIfMatch, ApiList, ApiProblems, ApiRead, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { etagOf, markReplayed, Write, type WriteRequest } from '#libs/platform/http/write-request';
import { TableDownload } from '#libs/platform/tables/table-file';
import { LeadOrders } from '../commands/order-of-lead.js';
import { LeadExport } from '../queries/lead-export.js';
import { leadGrammar } from '../storage/lead-rows.js';
import { LeadReads } from '../queries/lead-reads.js';
import { LeadViews } from '../queries/lead-views.js';
import { actionOf } from './action-of.js';
import { EraseLeadBody, LeadOperationBody, LeadOrderBody } from '../wire/lead-bodies.dto.js';
import { LeadAssigneesDto, LeadDto, LeadHistoryDto, LeadOrderDto, LeadPageDto, LeadSourcesDto } from '../wire/leads.dto.js';

const refusals = ['leadNotInState', 'leadOfAnother', 'leadErased', 'leadTimePast', 'leadAssigneeUnfit', 'leadUnchanged', 'leadHasOrder'];
const writeFaults = { 404: ['notFound'], 412: ['staleVersion'], 422: ['validationFailed', 'idempotencyKeyReused', 'ifMatchInvalid'] };
const noStore = 'private, no-store';

@ApiTags('leads')
@ApiSignedIn()
@ApiExtraModels(LeadOrderBody)
@Controller('leads')
export class LeadsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly views: LeadViews,
    private readonly reads: LeadReads,
    private readonly exports: LeadExport,
    private readonly leadOrders: LeadOrders,
  ) {}

  @Get()
  @ApiRead('List requests of visitors; a search matches numbers, names, phones in any spelling, emails and companies', LeadPageDto)
  @ApiList(leadGrammar)
  listLeads(@SignedInUser() { actor, language }: SignedIn, @Query() query: unknown): Promise<LeadPageDto> {
    return this.reads.list(query, actor, language);
  }

  @Get('sources')
  @ApiRead('List the sources of requests', LeadSourcesDto)
  listLeadSources(): Promise<LeadSourcesDto> {
    return this.reads.sources();
  }

  @Get('assignees')
  @ApiRead('List the people to whom a request may be handed', LeadAssigneesDto)
  listLeadAssignees(@SignedInUser() { language }: SignedIn): Promise<LeadAssigneesDto> {
    return this.reads.assignees(language);
  }

  @Get('export')
  @Header('cache-control', noStore)
  @ApiOperation({ summary: 'Export all requests of the filtered list as a table' })
  @ApiList(leadGrammar)
  @TableDownload()
  exportLeads(@SignedInUser() { actor, language }: SignedIn, @Query() query: unknown): Promise<StreamableFile> {
    return this.exports.file(query, actor, language);
  }

  @Get(':id')
  @ApiRead('Get a request, with the operations that the caller may perform and why not others', LeadDto, { 404: ['notFound'] })
  async getLead(
    @SignedInUser() { actor, language }: SignedIn,
    @Param('id', IdPipe) id: Id,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeadDto> {
    return this.tagged(await this.reads.byId(id, actor, language), reply);
  }

  @Get(':id/events')
  @ApiRead('List the events of a request, oldest first', LeadHistoryDto, { 404: ['notFound'] })
  listLeadEvents(@SignedInUser() { language }: SignedIn, @Param('id', IdPipe) id: Id): Promise<LeadHistoryDto> {
    return this.reads.history(id, language);
  }

  @Patch(':id')
  @ApiWrite(
    'Take a request, record a call, win, lose, reopen or hand it over',
    { 200: LeadDto },
    { ...writeFaults, 403: ['forbiddenForRole'], 409: refusals },
  )
  @ApiIdempotencyKey()
  @ApiIfMatch()
  async performLeadOperation(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id, @Body() body: LeadOperationBody): Promise<LeadDto> {
    return this.answer(id, write, await this.call(id, actionOf(body), write));
  }

  @Delete(':id')
  @ApiWrite(
    'Erase the personal data of a request for ever',
    { 204: null },
    { ...writeFaults, 403: ['forbiddenForRole'], 409: ['leadErased'] },
  )
  @ApiIdempotencyKey()
  @ApiIfMatch()
  async eraseLead(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id, @Body() _body: EraseLeadBody): Promise<void> {
    await this.answer(id, write, await this.call(id, { operation: 'erase' }, write));
  }

  @Post(':id/order')
  @ApiOperation({
    summary: 'Place an order from a request',
    description:
      'The client is found by the e-mail or invited, the order placed for them, and the request won by it. ' +
      'An account whose mailbox has not answered is asked to confirm it first.',
  })
  @ApiIdempotencyKey()
  @ApiIfMatch()
  @ApiCreatedResponse({ type: LeadOrderDto })
  @ApiProblems({ ...writeFaults, 403: ['forbiddenForRole'], 409: [...refusals, 'emailInUse', 'clientUnconfirmed'] })
  async placeLeadOrder(
    @Write() write: WriteRequest,
    @Param('id', IdPipe) id: Id,
    @Body() { order, client = {} }: LeadOrderBody,
  ): Promise<LeadOrderDto> {
    const asked = { lead: id, order, client, caller: write.caller, write: write.versionedCall };
    const { outcome, order: placed } = await this.leadOrders.create(asked);
    const lead = await this.answer(id, write, outcome);
    if (lead.order === null) throw new Error(`lead ${id} was won without its order`);
    void write.reply.header('location', `/api/v1/orders/${placed}`);
    return { lead, order: lead.order };
  }

  private call(lead: Id, action: LeadAction, { versionedCall }: WriteRequest): Promise<LeadOutcome> {
    return this.commands.execute(new CallLead({ lead, action, ...versionedCall }));
  }

  private async answer(id: Id, { caller, reply }: WriteRequest, outcome: LeadOutcome): Promise<LeadDto> {
    const { actor, language } = caller;
    const lead = outcome.state === null ? undefined : await this.reads.byId(id, actor, language);
    if (outcome.kind === 'refused') {
      const { code, remedy } = outcome;
      throw await this.views.problem(code, remedy, language, code === 'staleVersion' ? lead : undefined);
    }
    if (lead === undefined) throw new Error('an accepted operation leaves a lead');
    markReplayed(reply, outcome.replayed);
    return this.tagged(lead, reply);
  }

  private tagged(lead: LeadDto, reply: FastifyReply): LeadDto {
    void reply.header('etag', etagOf(lead.version));
    return lead;
  }
}
