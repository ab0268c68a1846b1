import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiProblems, ApiRead, ApiSignedIn } from '#libs/platform/http/api-docs';
import type { CountedFile } from '#libs/platform/downloads/limited-download';
import { TableDownload } from '#libs/platform/tables/table-file';
import { ReportReads } from '../queries/report-reads.js';
import { ReportExport } from '../queries/report-export.js';
import { reportNames } from '../wire/reports.dto.js';
import { ApiReportQuestion } from './api-report.js';
import { OrdersBehindDto, ReportDto } from '../wire/reports.dto.js';

@ApiTags('reports')
@ApiSignedIn()
@ApiParam({ name: 'report', enum: reportNames })
@ApiProblems({ 404: ['notFound'], 422: ['validationFailed'] })
@Controller('reports/:report')
export class ReportsController {
  constructor(
    private readonly reads: ReportReads,
    private readonly exports: ReportExport,
  ) {}

  @Get()
  @ApiRead('Get the figures of a report, grouped, with totals and those of the period before', ReportDto)
  @ApiReportQuestion()
  getReport(@SignedInUser() { language }: SignedIn, @Param('report') name: string, @Query() query: unknown): Promise<ReportDto> {
    return this.reads.report(name, query, language);
  }

  @Get('orders')
  @ApiRead('List the orders of a figure of a report', OrdersBehindDto)
  @ApiReportQuestion()
  @ApiQuery({ name: 'measure', required: true, example: 'received.EUR' })
  @ApiQuery({ name: 'row', required: false, description: 'The key of a row; absent: the total' })
  @ApiQuery({ name: 'page', required: false, schema: { type: 'integer', minimum: 1, default: 1 } })
  @ApiQuery({ name: 'per_page', required: false, schema: { type: 'integer', minimum: 1, maximum: 100, default: 5 } })
  listReportOrders(
    @SignedInUser() { language }: SignedIn,
    @Param('report') name: string,
    @Query() query: unknown,
  ): Promise<OrdersBehindDto> {
    return this.reads.ordersBehind(name, query, language);
  }

  @Get('export')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({
    summary: 'Export the figures of a report, or the rows behind them, as CSV or XLSX; `X-Total-Rows` has the number of rows',
  })
  @ApiReportQuestion()
  @ApiQuery({ name: 'rows', required: false, enum: ['figures', 'orders'] })
  @TableDownload()
  exportReport(@SignedInUser() { language }: SignedIn, @Param('report') name: string, @Query() query: unknown): Promise<CountedFile> {
    return this.exports.file(name, query, language);
  }
}
