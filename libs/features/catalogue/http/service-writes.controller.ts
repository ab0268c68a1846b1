import { Body, Controller, Delete, Param, Patch, Post, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CheckedFile } from '#libs/contracts/documents/files';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiSignedIn, ApiWrite, uploadProblems } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { notFound, Problem } from '#libs/platform/http/problem';
import { reencodeImage } from '#libs/platform/pictures/images';
import { examplePath, isFormType } from '#machines/catalogue/public-view';
import type { Done } from '../commands/done.js';
import { ServiceWrites } from '../commands/service-writes.js';
import { PriceProposals } from '../commands/price-proposals.js';
import { PriceProposalsView } from '../queries/price-proposals-view.js';
import { ReadPaymentMeans } from '../queries/payment-means.js';
import { DocumentForms } from '../storage/document-forms.js';
import { ExamplePictures, exampleSize } from '../storage/example-pictures.js';
import { Services } from '../storage/services.js';
import { PriceCheckDto } from '../wire/price-proposal.dto.js';
import { RemovedDto } from '../wire/quote.dto.js';
import { ServiceBody, ServicePatchBody } from '../wire/service.body.js';
import { DocumentFormDto, ExamplePictureDto, ServiceDto } from '../wire/service.dto.js';
import { staffServiceView } from '../queries/catalogue-views.js';
import { CatalogueUploads, FormUploads } from './catalogue-uploads.js';
import { Write, type WriteRequest } from '#libs/platform/http/write-request';
import { ApiCatalogueWrite, resultOf, versioned, writerOf } from './catalogue-write.js';

@ApiTags('services')
@ApiSignedIn()
@Controller('services')
export class ServiceWritesController {
  constructor(
    private readonly writes: ServiceWrites,
    private readonly services: Services,
    private readonly examples: ExamplePictures,
    private readonly uploads: CatalogueUploads,
    private readonly forms: DocumentForms,
    private readonly formUploads: FormUploads,
    private readonly queries: QueryBus,
    private readonly means: ReadPaymentMeans,
    private readonly prices: PriceProposals,
    private readonly priceViews: PriceProposalsView,
  ) {}

  @Post()
  @ApiWrite('Create a service', { 201: ServiceDto })
  @ApiCatalogueWrite(false)
  async createService(@Write() write: WriteRequest, @Body() body: ServiceBody): Promise<ServiceDto> {
    return this.made(write, await this.writes.create(writerOf(write), body));
  }

  @Post('examples')
  @ApiWrite(
    'Upload an example of a document: PNG, JPEG or WebP of at most 15 MB, reduced to 1600 by 1600 pixels',
    { 201: ExamplePictureDto },
    { 400: ['incompleteBody'], 413: ['fileTooLarge'], 415: ['invalidPhotoFormat', 'unsupportedMediaType'], ...uploadProblems },
  )
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } } })
  async uploadDocumentExample(@Req() request: FastifyRequest, @SignedInUser() { actor }: SignedIn): Promise<ExamplePictureDto> {
    const { width, height } = exampleSize;
    const picture = await this.uploads.receive(request, actor.id, (content) => reencodeImage(content, width, height, 'inside'));
    const _id = await this.examples.keep(picture);
    return { _id, path: examplePath(_id) };
  }

  @Post('forms')
  @ApiWrite(
    'Upload a blank form of a document: PDF or DOCX of at most 5 MB',
    { 201: DocumentFormDto },
    {
      400: ['incompleteBody'],
      413: ['formTooLarge'],
      415: ['fileFormat', 'fileActiveContent', 'fileEncrypted', 'formFormat', 'unsupportedMediaType'],
      ...uploadProblems,
      503: [...uploadProblems[503], 'unavailable'],
    },
  )
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } } })
  uploadDocumentForm(@Req() request: FastifyRequest, @SignedInUser() { actor }: SignedIn): Promise<DocumentFormDto> {
    return this.formUploads.receive(request, actor.id, async (content, received) => {
      const { name, type } = await this.queries.execute(new CheckedFile(actor.id, received));
      if (!isFormType(type)) throw new Problem('formFormat', { errors: [{ field: 'file', code: 'formFormat' }] });
      return { _id: await this.forms.keep({ name, type, content }), name };
    });
  }

  @Post(':id/duplicate')
  @ApiWrite('Copy a service; the copy is archived until it is restored', { 201: ServiceDto })
  @ApiCatalogueWrite(true)
  async duplicateService(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<ServiceDto> {
    return this.made(write, await this.writes.duplicate(writerOf(write), id));
  }

  @Patch(':id')
  @ApiWrite(
    'Change a service; each part replaces the stored one. Prices beyond one person’s limit wait for a second person',
    { 200: ServiceDto },
    { 409: ['priceProposalWaiting'] },
  )
  @ApiCatalogueWrite(true)
  async updateService(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id, @Body() body: ServicePatchBody): Promise<ServiceDto> {
    return this.answer(write, resultOf(write.reply, await this.writes.edit(writerOf(write), id, body, write.ifMatch)));
  }

  @Post(':id/price-check')
  @ApiWrite(
    'Check which prices the caller may not change alone, and who could approve them; changes nothing',
    { 200: PriceCheckDto },
    { 404: ['notFound'], 422: ['validationFailed'] },
  )
  async checkServicePrices(
    @SignedInUser() { actor, language }: SignedIn,
    @Param('id', IdPipe) id: Id,
    @Body() body: ServicePatchBody,
  ): Promise<PriceCheckDto> {
    const { far, currency } = await this.writes.checkPrices(id, body);
    return this.priceViews.check(far, currency, actor.id, language);
  }

  @Post(':id/price-proposals/:proposal/approval')
  @ApiWrite(
    'Approve proposed prices, as an independent person who may change services; they take effect at once',
    { 200: ServiceDto },
    {
      409: [
        ...['priceProposalOver', 'priceOwnApproval', 'priceApproverNew', 'priceApproverChanged'],
        ...['priceProposalExpired', 'priceProposerGone'],
      ],
    },
  )
  @ApiCatalogueWrite(true)
  async approveServicePrices(
    @Write() write: WriteRequest,
    @Param('id', IdPipe) id: Id,
    @Param('proposal', IdPipe) proposal: Id,
  ): Promise<ServiceDto> {
    return this.answer(write, resultOf(write.reply, await this.prices.approve(writerOf(write), id, proposal)));
  }

  @Delete(':id/price-proposals/:proposal')
  @ApiWrite('Withdraw the caller’s proposed prices, or reject those of another person', { 200: ServiceDto }, { 409: ['priceProposalOver'] })
  @ApiCatalogueWrite(true)
  async endPriceProposal(
    @Write() write: WriteRequest,
    @Param('id', IdPipe) id: Id,
    @Param('proposal', IdPipe) proposal: Id,
  ): Promise<ServiceDto> {
    return this.answer(write, resultOf(write.reply, await this.prices.end(writerOf(write), id, proposal)));
  }

  @Delete(':id')
  @ApiWrite('Delete a service that was never ordered, or archive it', { 200: RemovedDto })
  @ApiCatalogueWrite(true)
  async deleteService(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<RemovedDto> {
    return resultOf(write.reply, await this.writes.remove(writerOf(write), id, write.ifMatch));
  }

  @Post(':id/restore')
  @ApiWrite('Restore an archived service', { 200: ServiceDto })
  @ApiCatalogueWrite(true)
  async restoreService(@Write() write: WriteRequest, @Param('id', IdPipe) id: Id): Promise<ServiceDto> {
    return this.answer(write, resultOf(write.reply, await this.writes.restore(writerOf(write), id)));
  }

  private made(write: WriteRequest, done: Done<Id>): Promise<ServiceDto> {
    const id = resultOf(write.reply, done);
    void write.reply.header('location', `/api/v1/services/${id}`);
    return this.answer(write, id);
  }

  private async answer({ reply, caller: { language } }: WriteRequest, id: Id): Promise<ServiceDto> {
    const row = await this.services.find(id, 'all');
    // Made by an earlier request of the same key, and deleted since.
    if (!row) throw notFound();
    const [means, proposal] = await Promise.all([this.means.read(), this.priceViews.ofOne(row, language)]);
    return versioned(reply, row.version, staffServiceView(row, means, proposal));
  }
}
