import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiProblems } from '#libs/platform/http/api-docs';
import { networkOf } from '#libs/platform/http/network';
import { ReceiveWebhook } from '../commands/receive-webhook.js';

/** Webhooks of payment providers. They are public, so each message has to prove its origin. */
@ApiTags('order payments')
@Controller('order-payments/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: ReceiveWebhook) {}

  @Post('paypal')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Receive a webhook of PayPal',
    description:
      'For PayPal alone, signed by it. Answered 200 when it will be looked into; what is not signed for us is refused in no detail. 256 kB at most.',
  })
  @ApiBody({ schema: { type: 'object', additionalProperties: true } })
  @ApiOkResponse({ description: 'Received' })
  @ApiProblems({ 400: ['unreadable'], 413: ['bodyTooLarge'], 429: ['tooManyRequests'], 503: ['providerUnavailable'] })
  receivePaypalWebhook(@Req() { headers, rawBody, ip }: FastifyRequest): Promise<void> {
    return this.webhooks.receive({ headers, body: rawBody ?? Buffer.alloc(0), network: networkOf(ip) });
  }
}
