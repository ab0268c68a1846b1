import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiIdempotencyKey, ApiList, ApiProblems, ApiRead, ApiSignedIn } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { markReplayed, Write, type WriteRequest } from '#libs/platform/http/write-request';
import { SettleFinding } from '../commands/settle-finding.js';
import { FindingReads, findingGrammar } from '../queries/finding-reads.js';
import { FindingSettlementBody } from '../wire/checkouts.dto.js';
import { FindingPageDto } from '../wire/findings.dto.js';

@ApiTags('order payments')
@ApiSignedIn()
@Controller('order-payments/findings')
export class FindingsController {
  constructor(
    private readonly settling: SettleFinding,
    private readonly reads: FindingReads,
  ) {}

  @Get()
  @ApiRead('List payments to review: unknown, overpaid, disputed, unmatched, different at the provider', FindingPageDto)
  @ApiList(findingGrammar)
  listFindings(@SignedInUser() { language }: SignedIn, @Query() query: unknown): Promise<FindingPageDto> {
    return this.reads.list(query, language);
  }

  @Post(':id/settlement')
  @HttpCode(204)
  @ApiOperation({ summary: 'Settle a finding, with what was found and done' })
  @ApiIdempotencyKey()
  @ApiNoContentResponse({ description: 'Settled' })
  @ApiProblems({ 404: ['notFound'], 409: ['findingSettled'], 422: ['validationFailed', 'idempotencyKeyReused'] })
  async settleFinding(
    @Write() { by, userKey, reply }: WriteRequest,
    @Param('id', IdPipe) id: Id,
    @Body() { note }: FindingSettlementBody,
  ): Promise<void> {
    markReplayed(reply, await this.settling.settle(id, by, note, userKey));
  }
}
