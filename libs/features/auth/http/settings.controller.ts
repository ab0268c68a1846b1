import { Body, Controller, Get, Header, Patch } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiProblems, ApiSignedIn } from '#libs/platform/http/api-docs';
import { SecuritySettings } from '../storage/security-settings.js';
import { SecuritySettingsDto } from '../wire/second-factor.dto.js';

/** What the whole house must keep to; every change is in the log. */
@ApiTags('settings')
@ApiBearerAuth()
@ApiSignedIn()
@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: SecuritySettings) {}

  @Get('security')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'The settings of security' })
  @ApiOkResponse({ type: SecuritySettingsDto })
  getSecuritySettings(): Promise<SecuritySettingsDto> {
    return this.settings.read();
  }

  @Patch('security')
  @ApiOperation({ summary: 'Change the settings of security (Owner, Admin)' })
  @ApiOkResponse({ type: SecuritySettingsDto })
  @ApiProblems({ 422: ['validationFailed'] })
  updateSecuritySettings(
    @SignedInUser() caller: SignedIn,
    @Body() { enforceSecondFactor }: SecuritySettingsDto,
  ): Promise<SecuritySettingsDto> {
    return this.settings.write({ enforceSecondFactor }, caller);
  }
}
