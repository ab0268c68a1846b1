import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiRead, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { SecuritySettings } from '../storage/security-settings.js';
import { SecuritySettingsDto } from '../wire/second-factor.dto.js';

/** Security settings of the installation; every change is logged. */
@ApiTags('settings')
@ApiSignedIn()
@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: SecuritySettings) {}

  @Get('security')
  @ApiRead('Get the security settings', SecuritySettingsDto)
  getSecuritySettings(): Promise<SecuritySettingsDto> {
    return this.settings.read();
  }

  @Patch('security')
  @ApiWrite('Change the security settings (Owner, Admin)', { 200: SecuritySettingsDto }, { 422: ['validationFailed'] })
  updateSecuritySettings(
    @SignedInUser() caller: SignedIn,
    @Body() { enforceSecondFactor }: SecuritySettingsDto,
  ): Promise<SecuritySettingsDto> {
    return this.settings.write({ enforceSecondFactor }, caller);
  }
}
