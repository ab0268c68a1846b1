import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Id } from '#machines/kernel/ids';
import { attachment } from '#libs/platform/http/attachment';
import { networkOf } from '#libs/platform/http/network';
import { notFound } from '#libs/platform/http/problem';
import { IdPipe } from '#libs/platform/http/validate';
import { DocumentForms } from '../storage/document-forms.js';
import { FormDownloads } from './form-downloads.js';

/** Prevents browsers from rendering a form, and limits caching, because a service may stop naming it. */
const headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=300',
};

/** Serves `/form/{id}`, outside the base path. It is not in the API document. */
@ApiExcludeController()
@Controller('form')
export class DocumentFormController {
  constructor(
    private readonly forms: DocumentForms,
    private readonly downloads: FormDownloads,
  ) {}

  @Get(':form')
  documentForm(@Param('form', IdPipe) id: Id, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.downloads.run(networkOf(request.ip), reply.raw, async () => {
      const form = await this.forms.findOffered(id);
      if (!form) throw notFound();
      const { name, type, content } = form;
      await reply.headers({ ...headers, 'content-type': type, 'content-disposition': attachment(name) }).send(content);
    });
  }
}
