import { Controller, Get, Header, Param, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { isId } from '#machines/kernel/ids';
import { ApiProblems, ApiRead, ApiSignedIn } from '#libs/platform/http/api-docs';
import { invalid, notFound } from '#libs/platform/http/problem';
import { LogHeads } from '../queries/log-head.js';
import { LogProofs } from '../queries/log-proofs.js';
import { LogHeadDto } from '../wire/log-head.dto.js';
import { ConsistencyProofDto, EntryProofDto } from '../wire/log-proofs.dto.js';
import { LogReaders } from './log-readers.js';

/** A proof never changes, because the log only grows. */
const unchanging = 'public, max-age=31536000, immutable';
const position = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } as const;

/**
 * Serves the log as a transparency log: checkpoint, key, tiles, receipts and consistency proofs are public, proofs of other entries need
 * the section audit.
 */
@ApiTags('audit')
@Controller('audit')
export class LogProofsController {
  constructor(
    private readonly proofs: LogProofs,
    private readonly heads: LogHeads,
    private readonly readers: LogReaders,
  ) {}

  @Get('checkpoint')
  @Header('cache-control', 'no-cache')
  @Header('content-type', 'text/plain; charset=utf-8')
  @ApiOperation({ summary: 'Get the newest signed checkpoint of the log (C2SP tlog-checkpoint)' })
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiProduces('text/plain')
  @ApiQuery({ name: 'signatures', required: false, enum: ['all'], description: 'With that of the key before, while the key is rotated' })
  @ApiProblems({ 404: ['notFound'], 422: ['validationFailed'], 429: ['tooManyRequests'] })
  getCheckpoint(@Req() request: FastifyRequest, @Query('signatures') signatures: unknown): Promise<string> {
    this.readers.count(request);
    return this.proofs.checkpoint(signatures);
  }

  @Get('key')
  @Header('cache-control', 'no-cache')
  @Header('content-type', 'text/plain; charset=utf-8')
  @ApiOperation({ summary: 'Get the verifier key of checkpoints (C2SP signed-note)' })
  @ApiOkResponse({ schema: { type: 'string', example: 'registra.example+1a2b3c4d+AQID...' } })
  @ApiProduces('text/plain')
  @ApiProblems({ 404: ['notFound'], 429: ['tooManyRequests'] })
  getLogKey(@Req() request: FastifyRequest): Promise<string> {
    this.readers.count(request);
    return this.proofs.key();
  }

  @Get('receipts/:id')
  @Header('cache-control', 'no-cache')
  @ApiOperation({ summary: 'Get the entry of a payment’s newest receipt, with the proof that the log has it' })
  @ApiParam({ name: 'id', description: 'From the address in the receipt’s QR code', schema: { type: 'string', format: 'uuid' } })
  @ApiOkResponse({ type: EntryProofDto })
  @ApiProblems({ 404: ['notFound'], 409: ['notProvableYet'], 429: ['tooManyRequests'] })
  async getReceiptProof(@Req() request: FastifyRequest, @Param('id') id: string): Promise<EntryProofDto> {
    this.readers.count(request);
    if (!isId(id)) throw notFound();
    return this.proofs.receipt(id);
  }

  @Get('tile/*')
  @Header('cache-control', unchanging)
  @ApiParam({
    name: 'path',
    description: '`0/x001/000` for a complete tile, `0/000.p/5` for a partial one (C2SP tlog-tiles)',
    schema: { type: 'string' },
  })
  @ApiOperation({ summary: 'Get hashes of the tree: 32 bytes each, 256 in a complete tile' })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary', maxLength: 8192 } })
  @ApiProduces('application/octet-stream')
  @ApiProblems({ 404: ['notFound'], 429: ['tooManyRequests'] })
  async getLogTile(@Req() request: FastifyRequest<{ Params: { '*': string } }>): Promise<StreamableFile> {
    this.readers.count(request);
    return new StreamableFile(await this.proofs.tile(request.params['*']), { type: 'application/octet-stream' });
  }

  @Get('consistency')
  @Header('cache-control', unchanging)
  @ApiOperation({ summary: 'Get the proof that the log of `from` entries begins the log of `to` entries' })
  @ApiQuery({ name: 'from', schema: position })
  @ApiQuery({ name: 'to', schema: position })
  @ApiOkResponse({ type: ConsistencyProofDto })
  @ApiProblems({ 404: ['notFound'], 422: ['validationFailed'], 429: ['tooManyRequests'] })
  async getConsistencyProof(
    @Req() request: FastifyRequest,
    @Query('from') from: unknown,
    @Query('to') to: unknown,
  ): Promise<ConsistencyProofDto> {
    this.readers.count(request);
    return this.proofs.consistency(wholeOf('from', from), wholeOf('to', to));
  }

  @Get('head')
  @ApiSignedIn()
  @ApiRead('Get size and time of the newest checkpoint', LogHeadDto)
  getLogHead(): Promise<LogHeadDto> {
    return this.heads.read();
  }

  @Get('proof')
  @ApiSignedIn()
  @ApiRead('Get an entry, by position or event, with the proof that the log has it', EntryProofDto, {
    404: ['notFound'],
    409: ['notProvableYet'],
    422: ['validationFailed'],
  })
  @ApiQuery({ name: 'pos', required: false, schema: position })
  @ApiQuery({ name: 'event', required: false, schema: { type: 'string', format: 'uuid' }, description: 'In place of `pos`' })
  async getInclusionProof(@Query('pos') pos: unknown, @Query('event') event: unknown): Promise<EntryProofDto> {
    if (event === undefined) return this.proofs.entry(wholeOf('pos', pos));
    if (pos !== undefined) throw invalid({ field: 'event', code: 'unknownField' });
    if (typeof event !== 'string' || !isId(event)) throw invalid({ field: 'event', code: 'mustBeId' });
    return this.proofs.entry(await this.proofs.positionOf(event));
  }
}

/** Parses a number of entries, or a position. @throws Problem 422 */
function wholeOf(field: string, text: unknown): number {
  if (text === undefined || text === '') throw invalid({ field, code: 'required' });
  if (typeof text !== 'string' || !/^\d{1,16}$/.test(text)) throw invalid({ field, code: 'mustBeWhole' });
  const value = Number(text);
  if (value < 1) throw invalid({ field, code: 'tooSmall', params: { limit: 1 } });
  if (!Number.isSafeInteger(value)) throw invalid({ field, code: 'tooLarge', params: { limit: Number.MAX_SAFE_INTEGER } });
  return value;
}
