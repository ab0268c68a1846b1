import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Outcome } from '#libs/contracts/commands/outcome';
import type { CompanyState } from '#machines/company/state';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiIdempotencyKey, ApiIfMatch, ApiList, ApiRead, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { Problem } from '#libs/platform/http/problem';
import { IdPipe } from '#libs/platform/http/validate';
import { markReplayed, Write, type WriteRequest } from '#libs/platform/http/write-request';
import { CompanyDueDates } from './company-due-dates.js';
import { DueDateDto, DueDatePageDto, DueDoneBody, DueNotOursBody } from './due-dates.dto.js';
import { DueMarks } from './due-marks.js';
import { dueGrammar } from './storage/due-rows.js';

const markFaults = {
  403: ['forbiddenForRole'],
  404: ['notFound'],
  412: ['staleVersion'],
  422: ['validationFailed', 'idempotencyKeyReused'],
};

@ApiTags('companies')
@ApiSignedIn()
@Controller('due-dates')
export class DueDatesController {
  constructor(
    private readonly reads: CompanyDueDates,
    private readonly marks: DueMarks,
  ) {}

  @Get()
  @ApiRead('What falls due for the companies that you may read: of the next 400 days, and what is overdue', DueDatePageDto)
  @ApiList(dueGrammar)
  listDueDates(@SignedInUser() { actor }: SignedIn, @Query() query: unknown): Promise<DueDatePageDto> {
    return this.reads.list(query, actor);
  }

  @Put(':id/done')
  @ApiWrite(
    'Mark a due date as done: its client, and staff who may change companies',
    { 200: DueDateDto },
    { ...markFaults, 409: ['dueMarked', 'dueDone', 'dueDateGone'] },
  )
  @ApiIdempotencyKey()
  @ApiIfMatch()
  async markDueDateDone(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id, @Body() body: DueDoneBody): Promise<DueDateDto> {
    return this.answer(id, await this.marks.done(id, body, write.versionedCall), write);
  }

  @Put(':id/not-ours')
  @ApiWrite(
    'Mark that a due date does not apply to the company',
    { 200: DueDateDto },
    { ...markFaults, 409: ['dueMarked', 'dueDone', 'dueDateGone'] },
  )
  @ApiIdempotencyKey()
  @ApiIfMatch()
  async markDueDateNotOurs(
    @Write() write: WriteRequest,
    @Param('id', IdPipe) id: Id,
    @Body() { reason }: DueNotOursBody,
  ): Promise<DueDateDto> {
    return this.answer(id, await this.marks.notOurs(id, reason, write.versionedCall), write);
  }

  @Delete(':id/mark')
  @ApiWrite('Take a mark back', { 200: DueDateDto }, { ...markFaults, 409: ['dueNotMarked'] })
  @ApiIdempotencyKey()
  @ApiIfMatch()
  async takeBackDueDateMark(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<DueDateDto> {
    return this.answer(id, await this.marks.takeBack(id, write.versionedCall), write);
  }

  /** Marks a repeated request in the headers. @throws Problem for a refusal */
  private answer(id: Id, outcome: Outcome<CompanyState>, { caller, reply }: WriteRequest): Promise<DueDateDto> {
    if (outcome.kind === 'refused') throw new Problem(outcome.code);
    markReplayed(reply, outcome.replayed);
    return this.reads.byId(id, caller.actor);
  }
}
