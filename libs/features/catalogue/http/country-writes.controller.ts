import { Body, Controller, Delete, Param, Patch, Post, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiSignedIn, ApiWrite, uploadProblems } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { notFound } from '#libs/platform/http/problem';
import { reencodeImage } from '#libs/platform/pictures/images';
import { CountryWrites } from '../commands/country-writes.js';
import { Countries } from '../storage/countries.js';
import { CountryBody, CountryPatchBody } from '../wire/country.body.js';
import { CountryDto } from '../wire/country.dto.js';
import { RemovedDto } from '../wire/quote.dto.js';
import { wholeCountryView } from '../queries/catalogue-views.js';
import { CatalogueUploads } from './catalogue-uploads.js';
import { Write, type WriteRequest } from '#libs/platform/http/write-request';
import { ApiCatalogueWrite, resultOf, versioned, writerOf, writerOfFile } from './catalogue-write.js';

/** Pixels of a picture in place of a flag. */
const [width, height] = [480, 320];

/** Each change of a country is an event of the log. */
@ApiTags('countries')
@ApiSignedIn()
@Controller('countries')
export class CountryWritesController {
  constructor(
    private readonly writes: CountryWrites,
    private readonly countries: Countries,
    private readonly uploads: CatalogueUploads,
  ) {}

  @Post()
  @ApiWrite('Add a country', { 201: CountryDto }, { 409: ['countryExists'] })
  @ApiCatalogueWrite(false)
  async createCountry(@Write() write: WriteRequest, @Body() body: CountryBody): Promise<CountryDto> {
    const id = resultOf(write.reply, await this.writes.create(writerOf(write), body));
    void write.reply.header('location', `/api/v1/countries/${id}`);
    return this.answer(write, id);
  }

  @Patch(':id')
  @ApiWrite('Change a country; facts and due rules replace the stored ones', { 200: CountryDto })
  @ApiCatalogueWrite(true)
  async updateCountry(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id, @Body() body: CountryPatchBody): Promise<CountryDto> {
    resultOf(write.reply, await this.writes.edit(writerOf(write), id, body, write.ifMatch));
    return this.answer(write, id);
  }

  @Delete(':id')
  @ApiWrite('Delete a country without services, orders and companies, or archive it', { 200: RemovedDto })
  @ApiCatalogueWrite(true)
  async deleteCountry(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<RemovedDto> {
    return resultOf(write.reply, await this.writes.remove(writerOf(write), id, write.ifMatch));
  }

  @Post(':id/restore')
  @ApiWrite('Restore an archived country', { 200: CountryDto })
  @ApiCatalogueWrite(true)
  async restoreCountry(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<CountryDto> {
    resultOf(write.reply, await this.writes.restore(writerOf(write), id));
    return this.answer(write, id);
  }

  @Put(':id/picture')
  @ApiWrite(
    'Set a picture in place of the flag: PNG, JPEG or WebP of at most 15 MB, cut to 480 by 320 pixels',
    { 200: CountryDto },
    { 400: ['incompleteBody'], 413: ['fileTooLarge'], 415: ['invalidPhotoFormat', 'unsupportedMediaType'], ...uploadProblems },
  )
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } } })
  @ApiCatalogueWrite(true)
  async setCountryPicture(
    @Write() write: WriteRequest,
    @SignedInUser() { actor }: SignedIn,
    @Param('id', IdPipe) id: Id,
    @Req() request: FastifyRequest,
  ): Promise<CountryDto> {
    const { writer, picture } = await this.uploads.receive(request, actor.id, async (content) => ({
      writer: writerOfFile(write, content),
      picture: await reencodeImage(content, width, height),
    }));
    resultOf(write.reply, await this.writes.setPicture(writer, id, picture, write.ifMatch));
    return this.answer(write, id);
  }

  @Delete(':id/picture')
  @ApiWrite('Remove the picture, so that the flag is shown', { 200: CountryDto })
  @ApiCatalogueWrite(true)
  async removeCountryPicture(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<CountryDto> {
    resultOf(write.reply, await this.writes.setPicture(writerOf(write), id, null, write.ifMatch));
    return this.answer(write, id);
  }

  private async answer({ reply }: Pick<WriteRequest, 'reply'>, id: Id): Promise<CountryDto> {
    const row = await this.countries.find(id);
    // Made by an earlier request of the same key, and deleted since.
    if (!row) throw notFound();
    return versioned(reply, row.version, wholeCountryView(row, await this.countries.dueRules(id)));
  }
}
