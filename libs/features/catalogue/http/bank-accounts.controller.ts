import { Body, Controller, Delete, Get, Param, Post, Put, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { Problem } from '#libs/platform/http/problem';
import { etagOf, markReplayed, Write, type WriteRequest } from '#libs/platform/http/write-request';
import { type BankAccountsOutcome, BankAccountWrites } from '../commands/bank-account-writes.js';
import { BankAccountsView } from '../queries/bank-accounts-view.js';
import { BankAccountsDto, IdentityProofBody, ProposeBankAccountsBody } from '../wire/bank-accounts.dto.js';
import { ApiCatalogueWrite, versioned } from './catalogue-write.js';

const overCodes = [
  'bankProposalExpired',
  'bankProposalWithdrawn',
  'bankApproverDeactivated',
  'bankProposerDeactivated',
  'bankProposalInForce',
];

/** Owner and Admin change our bank accounts, two of them together, because an account decides where clients' money goes. */
@ApiTags('settings')
@ApiSignedIn()
@Controller('settings/bank-accounts')
export class BankAccountsController {
  constructor(
    private readonly view: BankAccountsView,
    private readonly writes: BankAccountWrites,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Get the accounts for transfers, by currency, and the proposed change' })
  @ApiOkResponse({ type: BankAccountsDto })
  getBankAccounts(@SignedInUser() caller: SignedIn, @Res({ passthrough: true }) reply: FastifyReply): Promise<BankAccountsDto> {
    return this.answer(caller, reply);
  }

  @Put()
  @ApiWrite(
    'Propose accounts for transfers (Owner, Admin); the first account of a currency takes effect at once before the first order, others after their approval',
    { 200: BankAccountsDto },
    { 409: ['bankProposalWaiting', 'proofNeeded'], 429: ['tooManyAttempts'] },
  )
  @ApiCatalogueWrite(true)
  async proposeBankAccounts(@Write() write: WriteRequest, @Body() { items, ...proof }: ProposeBankAccountsBody): Promise<BankAccountsDto> {
    const call = write.boundTo({ items }).versionedCall;
    const accounts = items.map(({ purpose: { ru, en }, ...account }) => ({ ...account, purpose: { ru, en } }));
    return this.answer(write.caller, write.reply, await this.writes.propose(call, accounts, proof));
  }

  @Post('proposals/:id/approval')
  @ApiWrite(
    'Approve a proposed change of accounts (another Owner or Admin than its proposer); it takes effect 24 hours later',
    { 200: BankAccountsDto },
    {
      404: ['notFound', 'bankProposalMissing'],
      409: [
        'bankOwnApproval',
        'bankApproverNew',
        'bankApproverChanged',
        'proofNeeded',
        'bankProposalApproved',
        'bankApprovalNotNeeded',
        ...overCodes,
      ],
      429: ['tooManyAttempts'],
    },
  )
  @ApiCatalogueWrite(true)
  async approveBankAccounts(
    @Write() write: WriteRequest,
    @Param('id', IdPipe) id: Id,
    @Body() proof: IdentityProofBody,
  ): Promise<BankAccountsDto> {
    return this.answer(write.caller, write.reply, await this.writes.approve(write.boundTo({}).versionedCall, id, proof));
  }

  @Delete('proposals/:id')
  @ApiWrite(
    'Withdraw a proposed change of accounts that is not in effect yet (Owner, Admin)',
    { 200: BankAccountsDto },
    { 404: ['notFound', 'bankProposalMissing'], 409: overCodes },
  )
  @ApiCatalogueWrite(true)
  async withdrawBankAccounts(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<BankAccountsDto> {
    return this.answer(write.caller, write.reply, await this.writes.withdraw(write.boundTo({}).versionedCall, id));
  }

  private async answer({ language }: SignedIn, reply: FastifyReply, outcome?: BankAccountsOutcome): Promise<BankAccountsDto> {
    const list = await this.view.read(language);
    if (outcome?.kind === 'refused' && outcome.code !== 'bankAccountsUnchanged') {
      const headers = outcome.code === 'staleVersion' ? { headers: { etag: etagOf(list.version) } } : {};
      throw new Problem(outcome.code, headers);
    }
    markReplayed(reply, outcome?.replayed === true);
    return versioned(reply, list.version, list);
  }
}
