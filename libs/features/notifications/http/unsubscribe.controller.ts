import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiConsumes, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Language } from '#machines/kernel/ids';
import { ReaderLanguage } from '#libs/platform/auth/signed-in';
import { Config } from '#libs/platform/config/config';
import { pageHeaders, pageResponse, plainPage } from '#libs/platform/mail/plain-page';
import { sideOf } from '#machines/order/who';
import { LinkedMailSwitch } from '../commands/switch-mail-off.js';
import { Links } from '../mail/links.js';
import { kindText, mailText, unsubscribeText } from '../texts/texts.js';

/**
 * Serves the links of emails, and the one-click requests of mail programs (RFC 8058). The link identifies the recipient, so no sign-in is
 * needed.
 */
@ApiTags('mailer')
@ApiParam({ name: 'token', schema: { type: 'string', maxLength: 200 } })
@ApiNotFoundResponse({ ...pageResponse, description: 'An invalid link, or its person is gone: the same page, which reveals nothing' })
@Controller('mailer/unsubscribe')
export class UnsubscribeController {
  private readonly links: Links;

  constructor(
    config: Config,
    private readonly mail: LinkedMailSwitch,
  ) {
    this.links = new Links(config.publicUrl);
  }

  @Get(':token')
  @ApiOkResponse(pageResponse)
  @ApiOperation({ summary: 'Get the page that asks whether to stop emails of a kind; changes nothing' })
  getUnsubscribePage(@Param('token') token: string, @ReaderLanguage() read: Language, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(token, false, read, reply);
  }

  @Post(':token')
  @HttpCode(200)
  @ApiConsumes('application/x-www-form-urlencoded', 'multipart/form-data')
  @ApiOkResponse(pageResponse)
  @ApiOperation({ summary: 'Stop emails of a kind, by a mail program’s click or that page' })
  unsubscribe(@Param('token') token: string, @ReaderLanguage() read: Language, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(token, true, read, reply);
  }

  private async answer(token: string, carryOut: boolean, read: Language, reply: FastifyReply): Promise<void> {
    const linked = await this.mail.switchOff(token, carryOut);
    const language = linked?.person.language ?? read;
    const textOf = (key: Parameters<typeof unsubscribeText>[1]): string => {
      const kind = linked && (linked.what === 'digest' ? mailText(language, 'emailOfDay') : kindText(language, linked.what, 'title'));
      return unsubscribeText(language, key, { kind: kind ?? '' });
    };
    const preferences = linked && { label: mailText(language, 'preferences'), url: this.links.preferences(sideOf(linked.person)) };
    const step = linked === undefined ? 'unknown' : carryOut ? 'done' : 'ask';
    const content = {
      language,
      title: textOf(`${step}Title`),
      text: textOf(`${step}Text`),
      ...(step === 'ask' && { forms: [{ button: textOf('button') }] }),
      ...(preferences && { link: preferences }),
    };
    await reply
      .status(linked === undefined ? 404 : 200)
      .headers(pageHeaders)
      .send(plainPage(content));
  }
}
