import { Controller, Get, Header, Post, Query, Req, type StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { contentText } from '#machines/kernel/content-language';
import type { Language } from '#machines/kernel/ids';
import { ReaderLanguage, type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiList, ApiSignedIn, ApiWrite, uploadProblems } from '#libs/platform/http/api-docs';
import { parseListQuery } from '#libs/platform/http/list-query';
import { Problem, invalid } from '#libs/platform/http/problem';
import { type ReadTable, UnreadableTableError, readCsv } from '#libs/platform/tables/read-csv';
import { readXlsx } from '#libs/platform/tables/read-xlsx';
import { TableDownload, tableFormatOf } from '#libs/platform/tables/table-file';
import { findText } from '#libs/platform/texts/text';
import { currencyChanges } from '#machines/catalogue/currency-change';
import { type AskedImport, type RowFault, ServiceImport, mostRows } from '../commands/import-services.js';
import { ExportServices } from '../queries/export-services.js';
import { staffServiceGrammar } from '../storage/list-grammar.js';
import { type ImportFaultDto, ServiceImportDto } from '../wire/service-import.dto.js';
import { markReplayed, Write, type WriteRequest } from '#libs/platform/http/write-request';
import { CatalogueUploads } from './catalogue-uploads.js';
import { ApiCatalogueWrite, writerOfFile } from './catalogue-write.js';

/** Lines of a file that are parsed; the import refuses so many. */
const mostLines = mostRows * 2;

/** Exports services as a file and imports it again. */
@ApiTags('services')
@ApiSignedIn()
@Controller('services')
export class ServiceTablesController {
  constructor(
    private readonly exports: ExportServices,
    private readonly imports: ServiceImport,
    private readonly uploads: CatalogueUploads,
  ) {}

  @Get('export')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Export all services of the filtered list, in both languages, as a file that can be imported' })
  @ApiList(staffServiceGrammar)
  @TableDownload()
  exportServices(@Query() query: unknown, @ReaderLanguage() language: Language): Promise<StreamableFile> {
    const asked = parseListQuery(query, { ...staffServiceGrammar, parameters: ['format'] });
    return this.exports.file(asked, language, tableFormatOf(query));
  }

  @Post('import')
  @ApiWrite(
    'Import services from an XLSX or CSV file of the export; with any error no row is imported',
    { 200: ServiceImportDto },
    { 400: ['incompleteBody'], 413: ['fileTooLarge'], 415: ['fileFormat', 'unsupportedMediaType'], ...uploadProblems },
  )
  @ApiQuery({ name: 'dryRun', required: false, description: 'true: only say what would happen', enum: ['true', 'false'] })
  @ApiQuery({
    name: 'currencyChange',
    required: false,
    description: 'As of PATCH services/{id}, for all rows: required where one has another currency than its service',
    enum: currencyChanges,
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } } })
  @ApiCatalogueWrite(false)
  async importServices(
    @Write() write: WriteRequest,
    @SignedInUser() { actor }: SignedIn,
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @ReaderLanguage() language: Language,
  ): Promise<ServiceImportDto> {
    const asked = askedImport(query);
    const { writer, table } = await this.uploads.receive(request, actor.id, async (content) => ({
      writer: writerOfFile(write, content),
      table: await tableOf(content),
    }));
    const { outcome, replayed } = await this.imports.run(writer, table, asked, language);
    if (outcome.imported && !replayed) request.countedWrite?.addWrites(outcome.toCreate + outcome.toChange);
    markReplayed(write.reply, replayed);
    const faultDto = ({ params, ...fault }: RowFault): ImportFaultDto => ({
      ...fault,
      detail: findText(language, fault.code, params) ?? fault.code,
    });
    const changes = outcome.changes.map(({ service, ...change }) => ({ ...change, service: contentText(service, language) }));
    return { ...outcome, errors: outcome.errors.map(faultDto), changes };
  }
}

function askedImport(query: unknown): AskedImport {
  const { dryRun = 'false', currencyChange: named, ...others } = (query ?? {}) as Record<string, unknown>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw invalid({ field: unknown, code: 'unknownParameter' });
  if (dryRun !== 'true' && dryRun !== 'false') throw invalid({ field: 'dryRun', code: 'mustBeBoolean' });
  const currencyChange = currencyChanges.find((one) => one === named);
  if (named !== undefined && currencyChange === undefined) throw invalid({ field: 'currencyChange', code: 'notOffered' });
  return { dryRun: dryRun === 'true', currencyChange };
}

/** Detects the format by the content, not by the name. @throws Problem 415 fileFormat for anything but a workbook or UTF-8 text */
async function tableOf(content: Buffer): Promise<ReadTable> {
  try {
    return content.subarray(0, 2).toString('latin1') === 'PK' ? await readXlsx(content, mostLines) : readCsv(content, mostLines);
  } catch (cause) {
    if (!(cause instanceof UnreadableTableError)) throw cause;
    throw new Problem('fileFormat', { cause, errors: [{ field: 'file', code: 'fileFormat' }] });
  }
}
