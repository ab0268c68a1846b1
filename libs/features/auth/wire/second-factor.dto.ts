import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsString, MaxLength } from 'class-validator';
import { longestCode } from './proof.dto.js';
import { WholeExample } from '#libs/platform/http/api-docs';

export class SecondFactorDto {
  /** Every sign-in asks for a code */
  enrolled: boolean;

  @ApiProperty({ example: 10, description: 'Recovery codes that were not used yet' })
  recoveryCodesLeft: number;

  /** Every member of staff must have one */
  required: boolean;
}

@WholeExample({ currentPassword: 'registra-demo' })
export class PrepareSecondFactorBody {
  @ApiProperty({ format: 'password' })
  @IsString()
  @MaxLength(1024)
  currentPassword: string;
}

export class PreparedSecondFactorDto {
  @ApiProperty({ description: 'For typing into an authenticator: base32', example: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' })
  secret: string;

  /** otpauth://totp/... */
  uri: string;

  /** The address as a QR code: data:image/svg+xml;base64,... */
  qr: string;
}

export class CodeBody {
  @ApiProperty({ example: '123456', description: 'Six digits of the authenticator' })
  @IsString()
  @MaxLength(longestCode)
  code: string;
}

export class RecoveryCodesDto {
  @ApiProperty({ example: ['7k3mq-x0v9d'], description: 'Ten, each good once; they are never shown again' })
  recoveryCodes: string[];
}

@WholeExample({ enforceSecondFactor: false })
export class SecuritySettingsDto {
  /** Staff without a second factor can do nothing but enroll one */
  @IsBoolean()
  enforceSecondFactor: boolean;
}
