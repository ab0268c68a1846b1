import { Body, Controller, Delete, Get, Header, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Id, Language } from '#machines/kernel/ids';
import { ReaderLanguage } from '#libs/platform/auth/signed-in';
import { ApiList, ApiProblems, ApiSignedIn } from '#libs/platform/http/api-docs';
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

/** Types of services. An archived type is no longer offered to editors; its services go on. */
@ApiTags('service types')
@Controller('service-types')
export class ServiceTypesController {
  constructor(
    private readonly types: ServiceTypes,
    private readonly writes: ServiceTypeWrites,
    private readonly answers: PublicAnswers,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Types of services, archived ones only by their filter; all of them unless a page is asked for' })
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
  @ApiBearerAuth()
  @ApiSignedIn()
  @ApiOperation({ summary: 'Add a type' })
  @ApiCatalogueWrite(false)
  @ApiCreatedResponse({ type: ServiceTypeItemDto })
  @ApiProblems({ 409: ['serviceTypeExists'] })
  async createServiceType(@Write() write: WriteRequest, @Body() { title, key }: ServiceTypeBody): Promise<ServiceTypeItemDto> {
    return this.answer(write.reply, resultOf(write.reply, await this.writes.create(writerOf(write), title, key)));
  }

  @Patch(':id')
  @ApiBearerAuth()
  @ApiSignedIn()
  @ApiOperation({ summary: 'Rename a type' })
  @ApiCatalogueWrite(true)
  @ApiOkResponse({ type: ServiceTypeItemDto })
  @ApiProblems({ 409: ['serviceTypeExists'] })
  async updateServiceType(
    @Write() write: WriteRequest,
    @Param('id', IdPipe) id: Id,
    @Body() { title }: ServiceTypePatchBody,
  ): Promise<ServiceTypeItemDto> {
    return this.answer(write.reply, resultOf(write.reply, await this.writes.edit(writerOf(write), id, title, write.ifMatch)));
  }

  @Delete(':id')
  @ApiBearerAuth()
  @ApiSignedIn()
  @ApiOperation({ summary: 'Delete a type that no service has; archive any other' })
  @ApiCatalogueWrite(true)
  @ApiOkResponse({ type: RemovedDto })
  async deleteServiceType(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<RemovedDto> {
    return resultOf(write.reply, await this.writes.remove(writerOf(write), id, write.ifMatch));
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiSignedIn()
  @ApiOperation({ summary: 'Offer an archived type again' })
  @ApiCatalogueWrite(true)
  @ApiOkResponse({ type: ServiceTypeItemDto })
  async restoreServiceType(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<ServiceTypeItemDto> {
    return this.answer(write.reply, resultOf(write.reply, await this.writes.restore(writerOf(write), id)));
  }

  private async answer(reply: FastifyReply, id: Id): Promise<ServiceTypeItemDto> {
    const row = await this.types.find(id);
    if (!row) throw notFound();
    return versioned(reply, row.version, serviceTypeView(row));
  }
}
