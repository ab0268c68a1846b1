import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PerhapsSignedIn, type SignedIn } from '#libs/platform/auth/signed-in';
import { ApiIdempotencyKey, ApiProblems, ApiWrite } from '#libs/platform/http/api-docs';
import { networkOf } from '#libs/platform/http/network';
import { idempotencyKey } from '#libs/platform/http/write-request';
import type { Origin, SignedInGrant } from '../commands/session-issuer.js';
import { SecondFactorLogIn } from '../commands/finish-log-in.js';
import { PasswordLogIn } from '../commands/log-in.js';
import { OpenSessions } from '../commands/open-sessions.js';
import { RefusedSignIns } from '../commands/refused-sign-ins.js';
import { type SessionGrant, sessionView } from '../commands/session-grant.js';
import { deviceOf } from '../wire/device.js';
import { ticketLife } from '../storage/login-tickets.js';
import { FinishLoginBody, LoginBody, SecondFactorAskedDto, SessionDto } from '../wire/auth.dto.js';
import { RefreshCookie } from './refresh-cookie.js';

const fieldsOf = (body: unknown): Record<string, unknown> => (body ?? {}) as Record<string, unknown>;

/** Undefined for what is longer than any code. */
const shortText = (value: unknown): string | undefined => (typeof value === 'string' && value.length <= 40 ? value : undefined);

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly cookie: RefreshCookie,
    private readonly refused: RefusedSignIns,
    private readonly logIns: PasswordLogIn,
    private readonly secondSteps: SecondFactorLogIn,
    private readonly openSessions: OpenSessions,
  ) {}

  /** The command validates the body, so that every wrong credential gets the same answer. */
  @Post('login')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Sign in' })
  @ApiBody({ type: LoginBody })
  @ApiExtraModels(SessionDto, SecondFactorAskedDto)
  @ApiOkResponse({ schema: { oneOf: [{ $ref: getSchemaPath(SessionDto) }, { $ref: getSchemaPath(SecondFactorAskedDto) }] } })
  @ApiProblems({
    400: ['unreadable'],
    401: ['invalidCredentials'],
    403: ['foreignOrigin'],
    409: ['signInInterrupted'],
    429: ['tooManyAttempts'],
  })
  async login(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto | SecondFactorAskedDto> {
    this.cookie.guard(request);
    const { email, password, rememberMe } = fieldsOf(body);
    const entered = await this.logIns.start({ email, password, remember: rememberMe === true, origin: this.origin(request) });
    if ('ticket' in entered) return { secondFactor: { ticket: entered.ticket, expiresIn: ticketLife } };
    return this.enter(reply, entered.grant);
  }

  /** Any wrong code gets the same answer, as at the first step. */
  @Post('login/second-factor')
  @Header('cache-control', 'no-store')
  @ApiWrite(
    'Finish a sign-in with a code of the second factor',
    { 200: SessionDto },
    { 400: ['unreadable'], 401: ['secondFactorInvalid', 'ticketOver'], 403: ['foreignOrigin'], 429: ['tooManyAttempts'] },
  )
  @ApiBody({ type: FinishLoginBody })
  async finishLogin(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    this.cookie.guard(request);
    const { ticket, code, recoveryCode, rememberMe } = fieldsOf(body);
    const shown = { code: shortText(code)?.replace(/\s/g, ''), recoveryCode: shortText(recoveryCode) };
    return this.enter(reply, await this.secondSteps.enter({ ticket, shown, remember: rememberMe === true, origin: this.origin(request) }));
  }

  @Post('refresh')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'Exchange the refresh cookie for a new access token and a new cookie',
    description:
      'Each cookie serves once; a second use ends the sign-in. Only a repeat with the same Idempotency-Key, or one within ten seconds, gets the same new cookie ' +
      'again, as long as that was not used: make a random key for each exchange and keep it until the answer has come. A 401 leaves the cookie as it is, because ' +
      'the browser may hold a newer one by then.',
  })
  @ApiIdempotencyKey('Of this exchange: 1 to 128 visible ASCII characters')
  @ApiOkResponse({ type: SessionDto })
  @ApiProblems({ 401: ['refreshInvalid'], 403: ['foreignOrigin'], 422: ['validationFailed'] })
  async refreshToken(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionDto> {
    this.cookie.guard(request);
    const key = idempotencyKey(request.headers['idempotency-key']);
    const refresh = () => this.openSessions.refresh(this.cookie.read(request), key);
    return this.answer(reply, await this.refused.named(undefined, networkOf(request.ip), refresh));
  }

  @Post('logout')
  @ApiWrite('End this sign-in, and all access tokens of the person at once', { 204: null }, { 403: ['foreignOrigin'] })
  async logout(
    @PerhapsSignedIn() signedIn: SignedIn | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    this.cookie.guard(request);
    await this.openSessions.logOut(this.cookie.read(request), signedIn?.actor.id);
    this.cookie.clear(reply);
  }

  private origin(request: FastifyRequest): Origin {
    const device = deviceOf(request.headers['user-agent']);
    return { network: networkOf(request.ip), device, deviceMark: this.cookie.readDevice(request) };
  }

  private enter(reply: FastifyReply, grant: SignedInGrant): SessionDto {
    this.cookie.setDevice(reply, grant.deviceMark);
    return this.answer(reply, grant);
  }

  private answer(reply: FastifyReply, grant: SessionGrant): SessionDto {
    this.cookie.set(reply, grant.refresh);
    return sessionView(grant);
  }
}
