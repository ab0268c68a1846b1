import { Body, Controller, Delete, Get, Header, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Id, Language } from '#machines/kernel/ids';
import { ReaderLanguage } from '#libs/platform/auth/signed-in';
import { ApiList, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { notFound } from '#libs/platform/http/problem';
import { ServiceTypeWrites } from '../commands/service-type-writes.js';
import { ServiceTypes } from '../storage/service-types.js';
import { ServiceTypeItemDto, ServiceTypePageDto } from '../wire/collections.dto.js';
import { asksForPage, serviceTypeGrammar, wholeOf } from '../storage/list-grammar.js';
import { ServiceTypeBody, ServiceTypePatchBody } from '../wire/other-bodies.js';
import { RemovedDto } from '../wire/quote.dto.js';
import { serviceTypeView } from '../queries/catalogue-views.js';
import { PublicAnswers } from '../queries/public-answers.js';
import { Write, type WriteRequest } from '#libs/platform/http/write-request';
import { ApiCatalogueWrite, resultOf, versioned, writerOf } from './catalogue-write.js';

/** An archived type is not offered to editors; its services stay. */
@ApiTags('service types')
@Controller('service-types')
export class ServiceTypesController {
  constructor(
    private readonly types: ServiceTypes,
    private readonly writes: ServiceTypeWrites,
    private readonly answers: PublicAnswers,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List types of services, archived ones by their filter only; without a page, all of them' })
  @ApiList(serviceTypeGrammar)
  @ApiOkResponse({ type: ServiceTypePageDto })
  @Header('content-type', 'application/json; charset=utf-8')
  listServiceTypes(@Query() query: unknown, @ReaderLanguage() language: Language): Promise<Buffer> {
    const asked = parseListQuery(query, serviceTypeGrammar);
    const whole = !asksForPage(query);
    return this.answers.answer(`service-types ${language} ${whole} ${JSON.stringify(asked)}`, async () => {
      const { rows, total } = await this.types.list(asked, language, whole);
      return pageOf(whole ? wholeOf(rows) : asked, rows.map(serviceTypeView), total);
    });
  }

  @Post()
  @ApiSignedIn()
  @ApiWrite('Create a type of services', { 201: ServiceTypeItemDto }, { 409: ['serviceTypeExists'] })
  @ApiCatalogueWrite(false)
  async createServiceType(@Write() write: WriteRequest, @Body() { title, key }: ServiceTypeBody): Promise<ServiceTypeItemDto> {
    return this.answer(write.reply, resultOf(write.reply, await this.writes.create(writerOf(write), title, key)));
  }

  @Patch(':id')
  @ApiSignedIn()
  @ApiWrite('Rename a type of services', { 200: ServiceTypeItemDto }, { 409: ['serviceTypeExists'] })
  @ApiCatalogueWrite(true)
  async updateServiceType(
    @Write() write: WriteRequest,
    @Param('id', IdPipe) id: Id,
    @Body() { title }: ServiceTypePatchBody,
  ): Promise<ServiceTypeItemDto> {
    return this.answer(write.reply, resultOf(write.reply, await this.writes.edit(writerOf(write), id, title, write.ifMatch)));
  }

  @Delete(':id')
  @ApiSignedIn()
  @ApiWrite('Delete a type without services, or archive it', { 200: RemovedDto })
  @ApiCatalogueWrite(true)
  async deleteServiceType(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<RemovedDto> {
    return resultOf(write.reply, await this.writes.remove(writerOf(write), id, write.ifMatch));
  }

  @Post(':id/restore')
  @ApiSignedIn()
  @ApiWrite('Restore an archived type', { 200: ServiceTypeItemDto })
  @ApiCatalogueWrite(true)
  async restoreServiceType(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<ServiceTypeItemDto> {
    return this.answer(write.reply, resultOf(write.reply, await this.writes.restore(writerOf(write), id)));
  }

  private async answer(reply: FastifyReply, id: Id): Promise<ServiceTypeItemDto> {
    const row = await this.types.find(id);
    if (!row) throw notFound();
    return versioned(reply, row.version, serviceTypeView(row));
  }
}
