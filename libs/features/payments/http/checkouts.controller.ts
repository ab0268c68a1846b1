import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { OrderStateById } from '#libs/contracts/orders/order-queries';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiIdempotencyKey, ApiProblems, ApiRead, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { notFound, Problem } from '#libs/platform/http/problem';
import { etagOf, markReplayed, Write, type WriteRequest } from '#libs/platform/http/write-request';
import { IdPipe } from '#libs/platform/http/validate';
import type { CheckoutState } from '#machines/checkout/state';
import type { OrderState } from '#machines/order/state';
import { isWho, maySee, readerOf, seesPayments } from '#machines/order/who';
import { BeginCheckout } from '../commands/begin-checkout.js';
import { CheckoutReturns } from '../commands/checkout-returns.js';
import { CheckoutWriter } from '../commands/checkout-writer.js';
import { ConfiguredProvider } from '../provider/payment-provider.js';
import { checkoutView } from '../queries/checkout-view.js';
import { Checkouts } from '../storage/checkouts.js';
import { remedyText } from '../texts/texts.js';
import { BeginCheckoutBody, CheckoutDto, CheckoutReturnBody, PaymentProvidersDto } from '../wire/checkouts.dto.js';

/** Clients start, resume and cancel online payments; every reader of the order's payments can follow. */
@ApiTags('order payments')
@ApiSignedIn()
@Controller('order-payments')
export class CheckoutsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly configured: ConfiguredProvider,
    private readonly beginning: BeginCheckout,
    private readonly returns: CheckoutReturns,
    private readonly writer: CheckoutWriter,
    private readonly checkouts: Checkouts,
  ) {}

  @Get('providers')
  @ApiRead('List the providers of online payments, with their currencies', PaymentProvidersDto)
  listPaymentProviders(): PaymentProvidersDto {
    const { provider } = this.configured;
    if (provider === null) return { items: [] };
    const { name, currencies, wholeUnits } = provider;
    return { items: [{ name, currencies: [...currencies], wholeUnits: [...wholeUnits] }] };
  }

  @Post(':orderId/checkouts')
  @ApiOperation({
    summary: 'Begin an online payment of the amount due, as the client',
    description:
      'The amount is what the server says is due. An open checkout of the same amount and stage is gone on with (200), another one is replaced (201). Send the client to `approveUrl`.',
  })
  @ApiIdempotencyKey()
  @ApiBody({ type: BeginCheckoutBody, required: false })
  @ApiCreatedResponse({ type: CheckoutDto })
  @ApiOkResponse({ type: CheckoutDto, description: 'One that was begun before' })
  @ApiProblems({
    403: ['forbiddenForRole'],
    404: ['notFound'],
    409: ['nothingDue'],
    422: ['validationFailed', 'currencyNotAvailable', 'idempotencyKeyReused'],
    429: ['tooManyCheckouts'],
    503: ['providerUnavailable'],
  })
  async beginCheckout(
    @Write() write: WriteRequest,
    @Param('orderId', IdPipe) orderId: Id,
    @Body() { stage }: BeginCheckoutBody,
  ): Promise<CheckoutDto> {
    const { reply } = write;
    const { actor, language } = write.caller;
    const order = await this.orderOf(orderId, actor);
    if (!isWho('client', actor, order.facts)) throw new Problem('forbiddenForRole');
    const { state, isNew } = await this.beginning.begin({ order, stage, language, call: write.call });
    if (!isNew) void reply.status(200);
    else void reply.header('location', `/api/v1/order-payments/${orderId}/checkouts/${state.id}`);
    return answer(state, actor, language, reply);
  }

  @Get(':orderId/checkouts/:checkoutId')
  @ApiRead('Get an online payment', CheckoutDto, { 404: ['notFound'] })
  async getCheckout(
    @SignedInUser() { actor, language }: SignedIn,
    @Param('orderId', IdPipe) orderId: Id,
    @Param('checkoutId', IdPipe) id: Id,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CheckoutDto> {
    return answer(await this.checkoutOf(orderId, id, actor), actor, language, reply);
  }

  @Post(':orderId/checkouts/:checkoutId/return')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Report that the client is back from the provider; an approved payment is captured',
    description:
      'Repeated as often as wanted, one effect. Where the provider does not answer, the state says so, and the checkout ends by itself.',
  })
  @ApiBody({ type: CheckoutReturnBody, required: false })
  @ApiOkResponse({ type: CheckoutDto })
  @ApiProblems({ 403: ['forbiddenForRole'], 404: ['notFound'], 422: ['validationFailed'] })
  async returnFromCheckout(
    @SignedInUser() { actor, language }: SignedIn,
    @Param('orderId', IdPipe) orderId: Id,
    @Param('checkoutId', IdPipe) id: Id,
    @Body() { token }: CheckoutReturnBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CheckoutDto> {
    const state = await this.checkoutOf(orderId, id, actor);
    if (actor.id !== state.client) throw new Problem('forbiddenForRole');
    return answer(await this.returns.returned(state, token, actor), actor, language, reply);
  }

  @Delete(':orderId/checkouts/:checkoutId')
  @ApiWrite(
    'Cancel an online payment that is not approved yet, as the client or money staff',
    { 200: CheckoutDto },
    {
      403: ['forbiddenForRole'],
      404: ['notFound'],
      409: ['checkoutNotInState', 'checkoutUnderWay'],
      422: ['idempotencyKeyReused'],
    },
  )
  @ApiIdempotencyKey()
  async cancelCheckout(
    @Write() write: WriteRequest,
    @Param('orderId', IdPipe) orderId: Id,
    @Param('checkoutId', IdPipe) id: Id,
  ): Promise<CheckoutDto> {
    const { reply } = write;
    const { actor, language } = write.caller;
    await this.checkoutOf(orderId, id, actor);
    const outcome = await this.writer.write({ stream: id, ...write.call }, (at) => ({
      type: 'cancel',
      checkout: id,
      actor,
      at,
      payload: {},
    }));
    if (outcome.kind === 'refused') {
      throw new Problem(outcome.code, { extra: { ...(outcome.remedy && { remedy: remedyText(outcome.remedy, language) }) } });
    }
    markReplayed(reply, outcome.replayed);
    return answer(outcome.state, actor, language, reply);
  }

  /** @throws Problem 404 if the reader cannot see the order */
  private async orderOf(id: Id, actor: Actor): Promise<OrderState> {
    const order = await this.queries.execute(new OrderStateById(id));
    if (order === null || !maySee(actor, order.facts)) throw notFound();
    return order;
  }

  /** @throws Problem 404 also for readers who see the order without its payments */
  private async checkoutOf(orderId: Id, id: Id, actor: Actor): Promise<CheckoutState> {
    await this.orderOf(orderId, actor);
    const state = seesPayments(readerOf(actor)) ? await this.checkouts.byId(id) : null;
    if (state?.order !== orderId) throw notFound();
    return state;
  }
}

function answer(state: CheckoutState, actor: Actor, language: SignedIn['language'], reply: FastifyReply): CheckoutDto {
  void reply.header('etag', etagOf(state.version));
  return checkoutView(state, actor, language);
}
