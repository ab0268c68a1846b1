import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiList, ApiRead, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { EmailRetry } from '../commands/email-retry.js';
import { EmailContentOf, EmailReads, emailGrammar } from '../queries/email-reads.js';
import { SentEmailContentDto, SentEmailDto, SentEmailPageDto } from '../wire/sent-emails.dto.js';

@ApiTags('mailer')
@ApiSignedIn()
@Controller('mailer/letters')
export class EmailsController {
  constructor(
    private readonly reads: EmailReads,
    private readonly retries: EmailRetry,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiRead('List emails to people whom the caller may look up, with their delivery state', SentEmailPageDto)
  @ApiList(emailGrammar)
  listEmails(@SignedInUser() { actor, language }: SignedIn, @Query() query: unknown): Promise<SentEmailPageDto> {
    return this.reads.list(query, actor, language);
  }

  @Get(':id/content')
  @ApiRead('Get subject and text of an email, without its links, codes and passwords', SentEmailContentDto, { 404: ['notFound'] })
  getEmailContent(@SignedInUser() { actor }: SignedIn, @Param('id', IdPipe) id: Id): Promise<SentEmailContentDto> {
    return this.queries.execute(new EmailContentOf(id, actor));
  }

  @Post(':id/retry')
  @ApiWrite('Retry an email that bounced or failed', { 200: SentEmailDto }, { 404: ['notFound'], 409: ['notRetryable'] })
  async retryEmail(@SignedInUser() { actor, language }: SignedIn, @Param('id', IdPipe) id: Id): Promise<SentEmailDto> {
    await this.retries.retry(id, actor);
    return this.reads.byId(id, actor, language);
  }
}
