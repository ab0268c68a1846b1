import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { renderSVG } from 'uqr';
import { isId } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiProblems, ApiRead, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { notFound } from '#libs/platform/http/problem';
import { SecondFactorSettings } from '../commands/second-factor.js';
import { EmailCodes } from '../commands/prove-identity.js';
import { SecondFactorReads } from '../queries/second-factor-reads.js';
import { plainCode, proofOf, ProofBody } from '../wire/proof.dto.js';
import {
  CodeBody,
  PrepareSecondFactorBody,
  PreparedSecondFactorDto,
  RecoveryCodesDto,
  SecondFactorDto,
} from '../wire/second-factor.dto.js';

const picture = (uri: string): string => `data:image/svg+xml;base64,${Buffer.from(renderSVG(uri, { border: 2 })).toString('base64')}`;

/** Serves codes of an authenticator (TOTP), and ten recovery codes. */
@ApiTags('users')
@ApiSignedIn()
@Controller('users')
export class SecondFactorController {
  constructor(
    private readonly reads: SecondFactorReads,
    private readonly factors: SecondFactorSettings,
    private readonly emailCodes: EmailCodes,
  ) {}

  @Get('me/second-factor')
  @ApiRead('Get whether the caller has a second factor, and how many recovery codes are left', SecondFactorDto)
  getSecondFactor(@SignedInUser() { actor }: SignedIn): Promise<SecondFactorDto> {
    return this.reads.own(actor.id);
  }

  @Post('me/second-factor')
  @Header('cache-control', 'no-store')
  @ApiWrite(
    'Create a secret for an authenticator; it takes effect when its first code is sent',
    { 201: PreparedSecondFactorDto },
    { 409: ['secondFactorEnrolled'], 422: ['validationFailed'], 429: ['tooManyAttempts'] },
  )
  async prepareSecondFactor(
    @SignedInUser() caller: SignedIn,
    @Body() { currentPassword }: PrepareSecondFactorBody,
  ): Promise<PreparedSecondFactorDto> {
    const { secret, uri } = await this.factors.prepare(caller, currentPassword);
    return { secret, uri, qr: picture(uri) };
  }

  @Put('me/second-factor')
  @Header('cache-control', 'no-store')
  @ApiWrite(
    'Set up the second factor by its first code; the answer has the recovery codes, this once',
    { 200: RecoveryCodesDto },
    { 409: ['secondFactorEnrolled'], 422: ['validationFailed'], 429: ['tooManyAttempts'] },
  )
  async enrollSecondFactor(@SignedInUser() caller: SignedIn, @Body() { code }: CodeBody): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.factors.enroll(caller, plainCode(code)) };
  }

  @Delete('me/second-factor')
  @ApiWrite(
    'Remove the caller’s second factor, by password and code',
    { 204: null },
    { 409: ['noSecondFactor'], 422: ['validationFailed'], 429: ['tooManyAttempts'] },
  )
  async removeSecondFactor(@SignedInUser() caller: SignedIn, @Body() body: ProofBody): Promise<void> {
    const { currentPassword, ...shown } = proofOf(body);
    await this.factors.remove(caller, currentPassword, shown);
  }

  @Post('me/second-factor/recovery-codes')
  @Header('cache-control', 'no-store')
  @ApiWrite(
    'Create ten recovery codes; the earlier ones end',
    { 200: RecoveryCodesDto },
    { 409: ['noSecondFactor'], 422: ['validationFailed'], 429: ['tooManyAttempts'] },
  )
  async renewRecoveryCodes(@SignedInUser() caller: SignedIn, @Body() { code }: CodeBody): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.factors.renewCodes(caller, plainCode(code)) };
  }

  @Post('me/confirmation-code')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Email the code that, with the password, confirms a change of our bank details where there is no second factor',
  })
  @ApiAcceptedResponse()
  @ApiProblems({ 409: ['secondFactorEnrolled'], 429: ['tooManyLetters'] })
  async emailConfirmationCode(@SignedInUser() caller: SignedIn): Promise<void> {
    await this.emailCodes.request(caller);
  }

  @Delete(':id/second-factor')
  @ApiWrite(
    'Remove the second factor of a person who lost it, and notify them by email',
    { 204: null },
    { 404: ['notFound'], 409: ['noSecondFactor', 'personErased'] },
  )
  async resetSecondFactor(@SignedInUser() caller: SignedIn, @Param('id') id: string): Promise<void> {
    if (!isId(id)) throw notFound();
    await this.factors.reset(caller, id);
  }
}
