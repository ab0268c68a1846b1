import { Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Id } from '#libs/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiList, ApiProblems, ApiSignedIn } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { RetryEmail } from '../commands/retry-email.js';
import { SentEmailById, emailGrammar, ListEmails } from '../queries/list-emails.js';
import { SentEmailDto, SentEmailPageDto } from '../wire/sent-emails.dto.js';

/** Every email that the product wrote, and what became of it. */
@ApiTags('mailer')
@ApiBearerAuth()
@ApiSignedIn()
@Controller('mailer/letters')
export class EmailsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Letters to the people one may look up, and what became of them' })
  @ApiList(emailGrammar)
  @ApiOkResponse({ type: SentEmailPageDto })
  list(@SignedInUser() { actor, language }: SignedIn, @Query() query: unknown): Promise<SentEmailPageDto> {
    return this.queries.execute(new ListEmails(query, actor, language));
  }

  @Post(':id/retry')
  @HttpCode(200)
  @ApiOperation({ summary: 'Try again to send an email that bounced or was given up' })
  @ApiOkResponse({ type: SentEmailDto })
  @ApiProblems({ 404: ['notFound'], 409: ['notRetryable'] })
  async retry(@SignedInUser() { actor, language }: SignedIn, @Param('id', IdPipe) id: Id): Promise<SentEmailDto> {
    await this.commands.execute(new RetryEmail(id, actor));
    return this.queries.execute(new SentEmailById(id, actor, language));
  }
}
