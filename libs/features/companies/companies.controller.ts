import { Body, Controller, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Outcome } from '#libs/contracts/commands/outcome';
import type { CompanyState } from '#machines/company/state';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiIdempotencyKey, ApiIfMatch, ApiList, ApiRead, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { Problem } from '#libs/platform/http/problem';
import { IdPipe } from '#libs/platform/http/validate';
import { markReplayed, Write, type WriteRequest } from '#libs/platform/http/write-request';
import { CompanyDto, CompanyPageDto } from './companies.dto.js';
import { AnswerProposalBody, ChangeCompanyBody, EnterCompanyBody, ProposeChangeBody } from './company-bodies.dto.js';
import { CompanyCommands } from './company-commands.js';
import { CompanyReads } from './company-reads.js';
import { companyGrammar } from './storage/company-rows.js';

const writeFaults = { 403: ['forbiddenForRole'], 404: ['notFound'], 422: ['validationFailed', 'idempotencyKeyReused'] };

@ApiTags('companies')
@ApiSignedIn()
@Controller('companies')
export class CompaniesController {
  constructor(
    private readonly reads: CompanyReads,
    private readonly commands: CompanyCommands,
  ) {}

  @Get()
  @ApiRead('List companies: clients’ own, those of their orders for partners and assigned staff, all for other staff', CompanyPageDto)
  @ApiList(companyGrammar)
  listCompanies(@SignedInUser() { actor, language }: SignedIn, @Query() query: unknown): Promise<CompanyPageDto> {
    return this.reads.list(query, actor, language);
  }

  @Get(':id')
  @ApiRead('Get a company: facts with who stated them, people, orders and documents', CompanyDto, { 404: ['notFound'] })
  getCompany(@SignedInUser() { actor, language }: SignedIn, @Param('id', IdPipe) id: Id): Promise<CompanyDto> {
    return this.reads.byId(id, actor, language);
  }

  @Post()
  @ApiWrite(
    'Enter a company that was registered elsewhere; staff check it',
    { 201: CompanyDto },
    { ...writeFaults, 409: ['companyExists', 'companiesTooMany'] },
  )
  @ApiIdempotencyKey()
  async enterCompany(@Write() write: WriteRequest, @Body() body: EnterCompanyBody): Promise<CompanyDto> {
    const id = this.answer(await this.commands.enter(body, write.versionedCall), write);
    void write.reply.header('location', `/api/v1/companies/${id}`);
    return this.getCompany(write.caller, id);
  }

  @Patch(':id')
  @ApiWrite(
    'Change facts of a company, as staff or as the partner of an open order',
    { 200: CompanyDto },
    { ...writeFaults, 409: ['companyUnchanged'], 412: ['staleVersion'] },
  )
  @ApiIdempotencyKey()
  @ApiIfMatch()
  async changeCompany(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id, @Body() body: ChangeCompanyBody): Promise<CompanyDto> {
    return this.getCompany(write.caller, this.answer(await this.commands.change(id, body, write.versionedCall), write));
  }

  @Put(':id/verified')
  @ApiWrite(
    'Mark a company that its client entered as checked',
    { 200: CompanyDto },
    { ...writeFaults, 409: ['companyVerified'], 412: ['staleVersion'] },
  )
  @ApiIdempotencyKey()
  @ApiIfMatch()
  async verifyCompany(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<CompanyDto> {
    return this.getCompany(write.caller, this.answer(await this.commands.verify(id, write.versionedCall), write));
  }

  @Post(':id/proposals')
  @ApiWrite(
    'Propose a change of the caller’s company, which staff accept or decline',
    { 200: CompanyDto },
    { ...writeFaults, 409: ['companyProposalOpen', 'companyUnchanged'], 412: ['staleVersion'] },
  )
  @ApiIdempotencyKey()
  @ApiIfMatch()
  async proposeCompanyChange(
    @Write() write: WriteRequest,
    @Param('id', IdPipe) id: Id,
    @Body() body: ProposeChangeBody,
  ): Promise<CompanyDto> {
    return this.getCompany(write.caller, this.answer(await this.commands.propose(id, body, write.versionedCall), write));
  }

  @Put(':id/proposals/:proposalId/answer')
  @ApiWrite(
    'Answer a proposed change: its client withdraws it, staff accept or decline it',
    { 200: CompanyDto },
    { ...writeFaults, 409: ['companyProposalGone'], 412: ['staleVersion'] },
  )
  @ApiIdempotencyKey()
  @ApiIfMatch()
  async answerCompanyProposal(
    @Write() write: WriteRequest,
    @Param('id', IdPipe) id: Id,
    @Param('proposalId', IdPipe) proposal: Id,
    @Body() { answer, reason }: AnswerProposalBody,
  ): Promise<CompanyDto> {
    return this.getCompany(write.caller, this.answer(await this.commands.answer(id, proposal, answer, reason, write.versionedCall), write));
  }

  /** Marks a repeated request in the headers. @returns the company's id @throws Problem for a refusal */
  private answer(outcome: Outcome<CompanyState>, { reply }: WriteRequest): Id {
    if (outcome.kind === 'refused') throw new Problem(outcome.code);
    markReplayed(reply, outcome.replayed);
    return outcome.state.id;
  }
}
