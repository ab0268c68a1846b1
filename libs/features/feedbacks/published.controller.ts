import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Language } from '#machines/kernel/ids';
import { ReaderLanguage } from '#libs/platform/auth/signed-in';
import { ApiList } from '#libs/platform/http/api-docs';
import { FeedbackReads } from './feedback-reads.js';
import { publishedGrammar } from './feedback-grammar.js';
import { PublishedFeedbackPageDto } from './feedbacks.dto.js';

@ApiTags('feedbacks')
@Controller('published-feedbacks')
export class PublishedFeedbacksController {
  constructor(private readonly reads: FeedbackReads) {}

  @Get()
  @Header('cache-control', 'public, max-age=60')
  @Header('vary', 'accept-language')
  @ApiOperation({ summary: 'List published feedbacks, newest first, by first name and initial' })
  @ApiList(publishedGrammar)
  @ApiOkResponse({ type: PublishedFeedbackPageDto })
  listPublishedFeedbacks(@Query() query: unknown, @ReaderLanguage() language: Language): Promise<PublishedFeedbackPageDto> {
    return this.reads.listPublished(query, language);
  }
}
