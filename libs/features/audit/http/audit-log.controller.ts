import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiList, ApiRead, ApiSignedIn } from '#libs/platform/http/api-docs';
import type { CountedFile } from '#libs/platform/downloads/limited-download';
import { TableDownload } from '#libs/platform/tables/table-file';
import { eventGrammar, EventReads } from '../queries/event-reads.js';
import { refusalGrammar, RefusalReads } from '../queries/refusal-reads.js';
import { AuditEventDetailDto, AuditEventPageDto, EventTypesDto, RefusalPageDto } from '../wire/log.dto.js';

/** The log and the refused commands, across all streams. */
@ApiTags('audit')
@ApiSignedIn()
@Controller('audit')
export class AuditLogController {
  constructor(
    private readonly reads: EventReads,
    private readonly refused: RefusalReads,
  ) {}

  @Get('events')
  @ApiRead(
    'List the events of the log over all orders and features; seals only by a filter of group, type, stream or position',
    AuditEventPageDto,
  )
  @ApiList(eventGrammar)
  listAuditEvents(@SignedInUser() { language }: SignedIn, @Query() query: unknown): Promise<AuditEventPageDto> {
    return this.reads.list(query, language);
  }

  @Get('events/export')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Export all events of the filtered list, at most 100,000' })
  @ApiList(eventGrammar)
  @TableDownload()
  exportAuditEvents(@SignedInUser() { actor, language }: SignedIn, @Query() query: unknown): Promise<CountedFile> {
    return this.reads.export(query, actor, language);
  }

  @Get('events/:id')
  @ApiRead('Get an event as it is stored, with the command that caused it', AuditEventDetailDto, { 404: ['notFound'] })
  getAuditEvent(@SignedInUser() { language }: SignedIn, @Param('id') id: string): Promise<AuditEventDetailDto> {
    return this.reads.byId(id, language);
  }

  @Get('event-types')
  @ApiRead('List the types of events with their groups', EventTypesDto)
  listEventTypes(@SignedInUser() { language }: SignedIn): EventTypesDto {
    return this.reads.types(language);
  }

  @Get('refusals')
  @ApiRead('List refused commands over all orders and features', RefusalPageDto)
  @ApiList(refusalGrammar)
  @ApiQuery({
    name: 'include',
    required: false,
    enum: ['counts'],
    description: 'Adds how often each code, operation and person is among the newest 10,000 that the filters give',
  })
  listRefusals(@SignedInUser() { language }: SignedIn, @Query() query: unknown): Promise<RefusalPageDto> {
    return this.refused.list(query, language);
  }

  @Get('refusals/export')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Export all refusals of the filtered list, at most 20,000' })
  @ApiList(refusalGrammar)
  @TableDownload()
  exportRefusals(@SignedInUser() { actor, language }: SignedIn, @Query() query: unknown): Promise<CountedFile> {
    return this.refused.export(query, actor, language);
  }
}
