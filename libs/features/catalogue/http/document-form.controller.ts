import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Id } from '#libs/kernel/ids';
import { attachment } from '#libs/platform/http/attachment';
import { notFound } from '#libs/platform/http/problem';
import { IdPipe } from '#libs/platform/http/validate';
import { DocumentForms } from '../storage/document-forms.js';

/** No browser draws or runs a form in our name. It is asked for again after a while, since a service may no longer name it. */
const headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=300',
};

/** `/form/{id}`, next to the base path like the pictures of examples. Part of the site rather than of the API, so not in its document. */
@ApiExcludeController()
@Controller('form')
export class DocumentFormController {
  constructor(private readonly forms: DocumentForms) {}

  @Get(':form')
  async documentForm(@Param('form', IdPipe) id: Id, @Res() reply: FastifyReply): Promise<void> {
    const form = await this.forms.findOffered(id);
    if (!form) throw notFound();
    const { name, type, content } = form;
    await reply.headers({ ...headers, 'content-type': type, 'content-disposition': attachment(name) }).send(content);
  }
}
