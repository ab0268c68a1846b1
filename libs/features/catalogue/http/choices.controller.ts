import { Body, Controller, Delete, Get, Header, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Id, Language } from '#machines/kernel/ids';
import { ReaderLanguage } from '#libs/platform/auth/signed-in';
import { ApiList, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { notFound } from '#libs/platform/http/problem';
import { ChoiceWrites } from '../commands/choice-writes.js';
import { Choices } from '../storage/choices.js';
import { ChoiceDto, ChoicePageDto } from '../wire/collections.dto.js';
import { asksForPage, choiceGrammar, wholeOf } from '../storage/list-grammar.js';
import { ChoiceBody, ChoicePatchBody } from '../wire/other-bodies.js';
import { RemovedDto } from '../wire/quote.dto.js';
import { choiceView } from '../queries/catalogue-views.js';
import { PublicAnswers } from '../queries/public-answers.js';
import { Write, type WriteRequest } from '#libs/platform/http/write-request';
import { ApiCatalogueWrite, resultOf, versioned, writerOf } from './catalogue-write.js';

/** An archived choice is not offered to editors; services that use it keep it. */
@ApiTags('choices')
@Controller('choices')
export class ChoicesController {
  constructor(
    private readonly types: Choices,
    private readonly writes: ChoiceWrites,
    private readonly answers: PublicAnswers,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List the choices of options, archived ones by their filter only; without a page, all of them' })
  @ApiList(choiceGrammar)
  @ApiOkResponse({ type: ChoicePageDto })
  @Header('content-type', 'application/json; charset=utf-8')
  listChoices(@Query() query: unknown, @ReaderLanguage() language: Language): Promise<Buffer> {
    const asked = parseListQuery(query, choiceGrammar);
    const whole = !asksForPage(query);
    return this.answers.answer(`choices ${language} ${whole} ${JSON.stringify(asked)}`, async () => {
      const { rows, total } = await this.types.list(asked, language, whole);
      return pageOf(whole ? wholeOf(rows) : asked, rows.map(choiceView), total);
    });
  }

  @Post()
  @ApiSignedIn()
  @ApiWrite('Create a choice', { 201: ChoiceDto }, { 409: ['choiceExists'] })
  @ApiCatalogueWrite(false)
  async createChoice(@Write() write: WriteRequest, @Body() body: ChoiceBody): Promise<ChoiceDto> {
    return this.answer(
      write.reply,
      resultOf(write.reply, await this.writes.create(writerOf(write), { kind: body.kind, code: body.code, title: body.title })),
    );
  }

  @Patch(':id')
  @ApiSignedIn()
  @ApiWrite('Rename a choice; services keep the titles that they gave it', { 200: ChoiceDto })
  @ApiCatalogueWrite(true)
  async updateChoice(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id, @Body() { title }: ChoicePatchBody): Promise<ChoiceDto> {
    return this.answer(write.reply, resultOf(write.reply, await this.writes.edit(writerOf(write), id, title, write.ifMatch)));
  }

  @Delete(':id')
  @ApiSignedIn()
  @ApiWrite('Delete a choice that no service offers, or archive it', { 200: RemovedDto })
  @ApiCatalogueWrite(true)
  async deleteChoice(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<RemovedDto> {
    return resultOf(write.reply, await this.writes.remove(writerOf(write), id, write.ifMatch));
  }

  @Post(':id/restore')
  @ApiSignedIn()
  @ApiWrite('Restore an archived choice', { 200: ChoiceDto })
  @ApiCatalogueWrite(true)
  async restoreChoice(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<ChoiceDto> {
    return this.answer(write.reply, resultOf(write.reply, await this.writes.restore(writerOf(write), id)));
  }

  private async answer(reply: FastifyReply, id: Id): Promise<ChoiceDto> {
    const row = await this.types.find(id);
    if (!row) throw notFound();
    return versioned(reply, row.version, choiceView(row));
  }
}
