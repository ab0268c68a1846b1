import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#machines/kernel/ids';
import { ReaderLanguage } from '#libs/platform/auth/signed-in';
import { ApiProblems, ApiWrite } from '#libs/platform/http/api-docs';
import { networkOf } from '#libs/platform/http/network';
import { SessionIssuer } from '../commands/session-issuer.js';
import { PasswordReset } from '../commands/reset-password.js';
import { type SessionGrant, sessionView } from '../commands/session-grant.js';
import { Registration } from '../commands/sign-up.js';
import { deviceOf } from '../wire/device.js';
import { emailKey } from '#machines/kernel/email-key';
import { EmailLinks } from '../commands/email-links.js';
import { Invitations } from '../commands/invitations.js';
import type { NewClient } from '../storage/client-accounts.js';
import {
  AcceptInvitationBody,
  CancelEmailChangeBody,
  ConfirmedEmailDto,
  ConfirmEmailBody,
  EmailBody,
  InvitationDto,
  InvitationTokenBody,
  ResetPasswordBody,
  SignUpBody,
  SimpleSignUpBody,
} from '../wire/account.dto.js';
import { SessionDto } from '../wire/auth.dto.js';
import { RefreshCookie } from './refresh-cookie.js';

const linkFaults = { 404: ['linkOver'], 422: ['validationFailed'] };

/** Endpoints for people who are not signed in: new accounts, and links from emails. */
@ApiTags('auth')
@Controller('auth')
export class AccountsController {
  constructor(
    private readonly cookie: RefreshCookie,
    private readonly issuer: SessionIssuer,
    private readonly passwords: PasswordReset,
    private readonly links: EmailLinks,
    private readonly invitations: Invitations,
    private readonly registration: Registration,
  ) {}

  @Post('signup')
  @Header('cache-control', 'no-store')
  @ApiWrite(
    'Create a client’s account with a chosen password, and sign in',
    { 201: SessionDto },
    { 409: ['emailInUse'], 422: ['validationFailed'], 429: ['tooManySignUps'] },
  )
  signUp(
    @Body() { firstName, lastName = '', email, phone, password, language, timeZone }: SignUpBody,
    @ReaderLanguage() read: Language,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    return this.enter(
      { firstName, lastName, email, phone, password, language: language ?? read, timeZone: timeZone ?? null },
      request,
      reply,
    );
  }

  @Post('simple-signup')
  @Header('cache-control', 'no-store')
  @ApiWrite(
    'Create a client’s account with a generated password that is emailed, and sign in',
    { 201: SessionDto },
    { 409: ['emailInUse'], 422: ['validationFailed'], 429: ['tooManySignUps'] },
  )
  simpleSignUp(
    @Body() { firstName, email, phone, language, timeZone }: SimpleSignUpBody,
    @ReaderLanguage() read: Language,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    return this.enter({ firstName, lastName: '', email, phone, language: language ?? read, timeZone: timeZone ?? null }, request, reply);
  }

  @Post('email/reset-password')
  @HttpCode(202)
  @ApiOperation({ summary: 'Email a link for a new password; the answer is the same whether or not the account exists' })
  @ApiAcceptedResponse()
  @ApiProblems({ 422: ['validationFailed'], 429: ['tooManyLetters'] })
  async requestPasswordReset(@Body() { email }: EmailBody, @Req() request: FastifyRequest): Promise<void> {
    await this.passwords.request({ email, address: networkOf(request.ip) });
  }

  @Post('reset-password')
  @ApiWrite('Set a new password by an emailed link; every sign-in ends', { 204: null }, linkFaults)
  async resetPassword(
    @Body() { token, password }: ResetPasswordBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { emailKey: key } = await this.passwords.reset(token, password);
    this.cookie.clear(reply);
    await this.know(request, reply, key);
  }

  @Post('confirm-email')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'Confirm a mailbox by an emailed link, of a new account or of a changed address',
    description:
      'The first time every sign-in ends but that of the browser that sends this with its cookie. From a browser without a sign-in of the account it drops the ' +
      'password, which anybody may have chosen, and answers 200 with the token for choosing another; so does a move to another mailbox where the password was ' +
      'mailed to the one before. 204 otherwise.',
  })
  @ApiOkResponse({ type: ConfirmedEmailDto, description: 'The password no longer works: choose another' })
  @ApiNoContentResponse({ description: 'The password stays' })
  @ApiProblems({ ...linkFaults, 409: ['emailInUse'] })
  async confirmEmail(
    @Body() { token }: ConfirmEmailBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConfirmedEmailDto | undefined> {
    const passwordToken = await this.links.confirmEmail(token, this.cookie.read(request));
    if (passwordToken !== null) return { passwordToken };
    void reply.status(204);
    return undefined;
  }

  @Post('cancel-email-change')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Cancel, by an emailed link, a change of mailbox that the owner did not request',
    description: 'The change is off, every sign-in ends, and a link to a new password is mailed.',
  })
  @ApiNoContentResponse()
  @ApiProblems(linkFaults)
  async cancelEmailChange(@Body() { token }: CancelEmailChangeBody): Promise<void> {
    await this.links.cancelChange(token);
  }

  /** Takes the token in the body, because addresses are logged. */
  @Post('invitation')
  @Header('cache-control', 'no-store')
  @ApiWrite('Get the person that an invitation is for', { 200: InvitationDto }, linkFaults)
  async readInvitation(@Body() { token }: InvitationTokenBody): Promise<InvitationDto> {
    const { email, firstName, lastName, role, department, language } = await this.invitations.invited(token);
    return { email, firstName, lastName, role, department, language };
  }

  @Post('accept-invitation')
  @Header('cache-control', 'no-store')
  @ApiWrite('Accept an invitation: choose a password and sign in', { 200: SessionDto }, linkFaults)
  async acceptInvitation(
    @Body() { token, password, ...introduction }: AcceptInvitationBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    this.cookie.guard(request);
    const device = deviceOf(request.headers['user-agent']);
    return this.answer(request, reply, await this.invitations.accept(token, password, introduction, device));
  }

  private async enter(client: NewClient, request: FastifyRequest, reply: FastifyReply): Promise<SessionDto> {
    this.cookie.guard(request);
    const device = deviceOf(request.headers['user-agent']);
    return this.answer(request, reply, await this.registration.signUp(client, networkOf(request.ip), device));
  }

  private async answer(request: FastifyRequest, reply: FastifyReply, grant: SessionGrant): Promise<SessionDto> {
    this.cookie.set(reply, grant.refresh);
    await this.know(request, reply, emailKey(grant.profile.email));
    return sessionView(grant);
  }

  /** Marks a browser that followed an emailed link or created the account as known, so that guesses from elsewhere do not lock it out. */
  private async know(request: FastifyRequest, reply: FastifyReply, key: string): Promise<void> {
    this.cookie.setDevice(reply, await this.issuer.markFor(key, this.cookie.readDevice(request)));
  }
}
