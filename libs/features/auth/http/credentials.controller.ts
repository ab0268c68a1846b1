import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { emailKey } from '#machines/kernel/email-key';
import { isId } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiProblems, ApiRead, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { notFound } from '#libs/platform/http/problem';
import { OwnCredentials } from '../commands/change-credentials.js';
import { EmailLinks } from '../commands/email-links.js';
import { SessionIssuer } from '../commands/session-issuer.js';
import { OpenSessions } from '../commands/open-sessions.js';
import { deviceOf } from '../wire/device.js';
import { Sessions } from '../storage/sessions.js';
import { ChangeEmailBody, ChangePasswordBody, OpenSessionDto, OpenSessionsDto } from '../wire/account.dto.js';
import { sessionView } from '../commands/session-grant.js';
import { SessionDto } from '../wire/auth.dto.js';
import { emailProofOf, proofOf } from '../wire/proof.dto.js';
import { RefreshCookie } from './refresh-cookie.js';

/** The paths stand below `auth`, where the browser sends its cookie. */
@ApiTags('auth')
@ApiSignedIn()
@Controller('auth')
export class CredentialsController {
  constructor(
    private readonly sessions: Sessions,
    private readonly cookie: RefreshCookie,
    private readonly issuer: SessionIssuer,
    private readonly credentials: OwnCredentials,
    private readonly links: EmailLinks,
    private readonly openSessions: OpenSessions,
  ) {}

  @Put('password')
  @Header('cache-control', 'no-store')
  @ApiWrite(
    'Change the caller’s password; all other sign-ins end. With a second factor it takes a code',
    { 200: SessionDto },
    { 422: ['validationFailed'], 429: ['tooManyAttempts'] },
  )
  async changePassword(
    @SignedInUser() caller: SignedIn,
    @Body() body: ChangePasswordBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    this.cookie.guard(request);
    const device = deviceOf(request.headers['user-agent']);
    const refreshToken = this.cookie.read(request);
    const change = { caller, proof: proofOf(body), newPassword: body.newPassword, refreshToken, device };
    const grant = await this.credentials.changePassword(change);
    this.cookie.set(reply, grant.refresh);
    // Every mark ended with the old password; this browser has just shown the new one.
    this.cookie.setDevice(reply, await this.issuer.markFor(emailKey(grant.profile.email), this.cookie.readDevice(request)));
    return sessionView(grant);
  }

  @Put('email')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Request another mailbox, which takes effect once it is confirmed. With a second factor it takes a code',
    description:
      'No password is needed while the mailbox is not confirmed and nobody signed in with the password that was mailed to it (`emailNeedsPassword` of users/me), ' +
      'three times an hour.',
  })
  @ApiAcceptedResponse()
  @ApiProblems({ 409: ['emailInUse'], 422: ['validationFailed'], 429: ['tooManyAttempts'] })
  async changeEmail(@SignedInUser() caller: SignedIn, @Body() body: ChangeEmailBody): Promise<void> {
    await this.credentials.changeEmail(caller, body.email, emailProofOf(body));
  }

  @Post('confirm-email/again')
  @HttpCode(202)
  @ApiOperation({ summary: 'Email the confirmation link again' })
  @ApiAcceptedResponse()
  @ApiProblems({ 429: ['tooManyLetters'] })
  async resendEmailConfirmation(@SignedInUser() { actor }: SignedIn): Promise<void> {
    await this.links.sendAgain(actor);
  }

  @Get('sessions')
  @ApiRead('List the caller’s valid sign-ins, the last used first', OpenSessionsDto)
  async listSessions(@SignedInUser() { actor }: SignedIn, @Req() request: FastifyRequest): Promise<OpenSessionsDto> {
    const token = this.cookie.read(request);
    const here = token === undefined ? undefined : await this.sessions.familyOf(token);
    const open = await this.sessions.list(actor.id);
    return {
      items: open.map(({ id, beganAt, usedAt, remember, device }) => {
        const [browser = 'other', system = 'other'] = (device ?? '').split('/') as [OpenSessionDto['browser']?, OpenSessionDto['system']?];
        const current = id === here?.family;
        return { _id: id, current, startedAt: beganAt.toISOString(), lastUsedAt: usedAt.toISOString(), browser, system, remember };
      }),
    };
  }

  @Delete('sessions/:id')
  @ApiWrite('End one of the caller’s sign-ins', { 204: null }, { 404: ['notFound'] })
  async endSession(@SignedInUser() caller: SignedIn, @Param('id') id: string): Promise<void> {
    if (!isId(id)) throw notFound();
    await this.openSessions.end(caller, id);
  }

  @Post('logout-everywhere')
  @ApiWrite('End all of the caller’s sign-ins, this one included', { 204: null })
  async logoutEverywhere(@SignedInUser() caller: SignedIn, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.openSessions.end(caller);
    this.cookie.clear(reply);
  }
}
