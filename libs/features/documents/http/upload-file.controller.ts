import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, type ApiBodyOptions, ApiConsumes, ApiOperation, ApiProduces, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileTypes } from '#machines/kernel/uploads';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiIdempotencyKey, ApiProblems, ApiSignedIn } from '#libs/platform/http/api-docs';
import { documentReception, receiveFile } from '#libs/platform/http/receive-file';
import { IdPipe } from '#libs/platform/http/validate';
import { markReplayed, Write, type WriteRequest } from '#libs/platform/http/write-request';
import { UploadRoom } from '../commands/upload-room.js';
import { StoreUpload } from '../commands/store-upload.js';
import { FileReads } from '../queries/file-reads.js';
import { FileStore } from '../storage/file-store.js';
import { FileLinks } from './file-links.js';
import { sendFile } from './send-file.js';
import { FileLinkDto, UploadedFileDto } from '../wire/uploaded-file.dto.js';

const fileBody: ApiBodyOptions = {
  schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
};

const bytes = { schema: { type: 'string', format: 'binary' } } as const;

/** Uploads files for orders, and downloads them for people who may read them. */
@ApiTags('upload-file')
@Controller('upload-file')
export class UploadFileController {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: FileStore,
    private readonly links: FileLinks,
    private readonly room: UploadRoom,
    private readonly reads: FileReads,
  ) {}

  @Post()
  @ApiSignedIn()
  @ApiOperation({ summary: 'Upload a file of at most 15 MB; its content decides its format' })
  @ApiIdempotencyKey('Bound to the content of the file')
  @ApiConsumes('multipart/form-data')
  @ApiBody(fileBody)
  @ApiResponse({ status: 201, type: UploadedFileDto })
  @ApiProblems({
    400: ['incompleteBody'],
    409: ['tooManyUnattachedFiles', 'unattachedFilesTooLarge'],
    413: ['fileTooLarge'],
    415: ['fileFormat', 'fileActiveContent', 'fileEncrypted', 'unsupportedMediaType'],
    422: ['validationFailed', 'idempotencyKeyReused'],
    503: ['diskFull', 'unavailable'],
  })
  async uploadFile(@Req() request: FastifyRequest, @Write() write: WriteRequest): Promise<UploadedFileDto> {
    const { reply } = write;
    const { actor } = write.caller;
    const result = await this.room.during(actor.id, write.key?.key, async (admit) => {
      const received = await receiveFile(request, { ...documentReception, path: this.store.temporaryPath(), admit });
      // Bound to the file's content: how the form wraps it may differ from one attempt to the next.
      return this.commands.execute(new StoreUpload(actor.id, received, write.boundTo({ file: received.sha256 }).key));
    });
    const facts = 'stored' in result ? result.stored : await this.reads.readable(result.replayed, actor);
    markReplayed(reply, 'replayed' in result);
    void reply.header('location', `/api/v1/upload-file/${facts.id}`).header('etag', `"${facts.sha256}"`);
    return UploadedFileDto.of(facts);
  }

  @Get(':id')
  @ApiSignedIn()
  @ApiOperation({ summary: 'Download a file as an attachment; ranges are served' })
  @ApiProduces(...fileTypes)
  @ApiResponse({ status: 200, ...bytes })
  @ApiResponse({ status: 206, description: 'The range asked for', ...bytes })
  @ApiProblems({ 404: ['notFound'] })
  @ApiResponse({ status: 416, description: 'Nothing of the range exists' })
  async downloadFile(
    @Param('id', IdPipe) id: Id,
    @SignedInUser() { actor }: SignedIn,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const facts = await this.reads.readable(id, actor);
    await sendFile(facts, this.store, request, reply);
  }

  @Post(':id/link')
  @HttpCode(200)
  @ApiSignedIn()
  @ApiOperation({ summary: 'Create an address of a file that works for 60 seconds without a token' })
  @ApiResponse({ status: 200, type: FileLinkDto })
  @ApiProblems({ 404: ['notFound'] })
  async createFileLink(@Param('id', IdPipe) id: Id, @SignedInUser() { actor }: SignedIn): Promise<FileLinkDto> {
    const facts = await this.reads.readable(id, actor);
    return this.links.make(facts.id);
  }

  @Get(':id/content')
  @ApiOperation({ summary: 'Download a file by a signed address' })
  @ApiQuery({ name: 'expires', type: String })
  @ApiQuery({ name: 'signature', type: String })
  @ApiProduces(...fileTypes)
  @ApiResponse({ status: 200, ...bytes })
  @ApiResponse({ status: 206, description: 'The range asked for', ...bytes })
  @ApiProblems({ 404: ['linkExpired', 'notFound'] })
  @ApiResponse({ status: 416, description: 'Nothing of the range exists' })
  async getFileContent(
    @Param('id', IdPipe) id: Id,
    @Query('expires') expires: unknown,
    @Query('signature') signature: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(await this.links.open(id, expires, signature), this.store, request, reply);
  }
}
