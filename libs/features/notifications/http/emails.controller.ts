import { Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiList, ApiProblems, ApiSignedIn } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { EmailRetry } from '../commands/email-retry.js';
import { EmailContentOf, EmailReads, emailGrammar } from '../queries/email-reads.js';
import { SentEmailContentDto, SentEmailDto, SentEmailPageDto } from '../wire/sent-emails.dto.js';

/** Every email that the product wrote, and what became of it. */
@ApiTags('mailer')
@ApiBearerAuth()
@ApiSignedIn()
@Controller('mailer/letters')
export class EmailsController {
  constructor(
    private readonly reads: EmailReads,
    private readonly retries: EmailRetry,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Letters to the people one may look up, and what became of them' })
  @ApiList(emailGrammar)
  @ApiOkResponse({ type: SentEmailPageDto })
  listEmails(@SignedInUser() { actor, language }: SignedIn, @Query() query: unknown): Promise<SentEmailPageDto> {
    return this.reads.list(query, actor, language);
  }

  @Get(':id/content')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Subject and text of an email, without its links, codes and passwords' })
  @ApiOkResponse({ type: SentEmailContentDto })
  @ApiProblems({ 404: ['notFound'] })
  getEmailContent(@SignedInUser() { actor }: SignedIn, @Param('id', IdPipe) id: Id): Promise<SentEmailContentDto> {
    return this.queries.execute(new EmailContentOf(id, actor));
  }

  @Post(':id/retry')
  @HttpCode(200)
  @ApiOperation({ summary: 'Try again to send an email that bounced or was given up' })
  @ApiOkResponse({ type: SentEmailDto })
  @ApiProblems({ 404: ['notFound'], 409: ['notRetryable'] })
  async retryEmail(@SignedInUser() { actor, language }: SignedIn, @Param('id', IdPipe) id: Id): Promise<SentEmailDto> {
    await this.retries.retry(id, actor);
    return this.reads.byId(id, actor, language);
  }
}
