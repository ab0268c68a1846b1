import { Controller, Get, Header, Query, applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { progressStatuses } from '#machines/order/statuses';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { type CountedFile, LimitedDownload } from '#libs/platform/downloads/limited-download';
import { ApiList, ApiProblems, ApiRead, ApiSignedIn } from '#libs/platform/http/api-docs';
import { ProcessMap } from '../queries/process-map.js';
import { behindKinds, walkedGrammar } from '../queries/walked-by.js';
import { WalkedExport, walkedFormats } from '../queries/walked-export.js';
import { WalkedReads } from '../queries/walked-reads.js';
import { ProcessMapDto, WalkedOrderPageDto } from '../wire/process-map.dto.js';

/** Documents the filters; `at` is the time of placing. */
const ApiWalkedBy = (): MethodDecorator =>
  applyDecorators(
    ...Object.keys(walkedGrammar.filters).map((name) =>
      ApiQuery({
        name: `filter[${name}]`,
        required: false,
        description:
          name === 'at'
            ? 'When orders were placed: a day or a range 2026-01-01..2026-01-31'
            : name === 'paidLate'
              ? 'true: orders that paid late'
              : 'One or more ids, comma-separated',
        schema: { type: 'string' },
      }),
    ),
    ApiProblems({ 422: ['validationFailed'] }),
  );

/** The actual process: map, orders behind each figure, and an export of all changes of status. */
@ApiTags('audit')
@ApiSignedIn()
@Controller('audit/process-map')
export class ProcessMapController {
  constructor(
    private readonly map: ProcessMap,
    private readonly walked: WalkedReads,
    private readonly exports: WalkedExport,
  ) {}

  @Get()
  @ApiRead('Get how the orders of a period moved through the workflow', ProcessMapDto)
  @ApiWalkedBy()
  getProcessMap(@Query() query: unknown): Promise<ProcessMapDto> {
    return this.map.read(query);
  }

  @Get('orders')
  @ApiRead('List the orders of a figure of the process map', WalkedOrderPageDto)
  @ApiList(walkedGrammar)
  @ApiQuery({ name: 'behind', required: true, enum: behindKinds })
  @ApiQuery({ name: 'status', required: true, enum: progressStatuses, description: 'Of an arrow: where it begins' })
  @ApiQuery({ name: 'to', required: false, enum: progressStatuses, description: 'Of an arrow: where it ends' })
  listProcessMapOrders(@SignedInUser() { language }: SignedIn, @Query() query: unknown): Promise<WalkedOrderPageDto> {
    return this.walked.list(query, language);
  }

  @Get('export')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Export the movements of status, at most 100,000, as CSV or XES (IEEE 1849-2016)' })
  @ApiWalkedBy()
  @LimitedDownload()
  @ApiQuery({ name: 'format', required: false, enum: walkedFormats })
  @ApiProblems({ 422: ['validationFailed', 'exportTooLong'] })
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } }, 'application/xml': { schema: { type: 'string' } } } })
  exportProcessMap(@SignedInUser() { language }: SignedIn, @Query() query: unknown): Promise<CountedFile> {
    return this.exports.file(query, language);
  }
}
