import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import type { Id, Language } from '#machines/kernel/ids';
import { type Department, type Role } from '#machines/kernel/people';
import { IsLine, IsPhone, MayBeAbsent, MayBeLanguage, MayBeLine, MayBeTimeZone, phoneDoc } from '#libs/platform/http/field-rules';
import { IsMailbox, longestMailbox } from '#libs/platform/http/mailbox';
import { PersonNameBody } from '#libs/platform/http/person-name.dto';
import { WholeExample } from '#libs/platform/http/api-docs';
import { EmailProofBody, ProofBody } from './proof.dto.js';
import { browserCodes, systemCodes } from './device.js';

const tokenShape = /^[A-Za-z0-9_-]{43}$/;

/** Its strength is checked where it is set. */
const IsNewPassword = (): PropertyDecorator =>
  applyDecorators(ApiProperty({ maxLength: 200, format: 'password', minLength: 8 }), IsString(), MaxLength(1024));

class TokenBody {
  @ApiProperty({ description: 'From the link of the email', minLength: 43, maxLength: 43 })
  @Matches(tokenShape)
  token: string;
}

@WholeExample({ email: 'client2@registra.example' })
export class EmailBody {
  @ApiProperty({ format: 'email', maxLength: longestMailbox })
  @IsMailbox()
  email: string;
}

@WholeExample({
  email: 'anna.tamm@example.org',
  firstName: 'Anna',
  lastName: 'Tamm',
  phone: '+372 5550 0123',
  password: 'seven blue harbours',
  language: 'en',
})
export class SignUpBody extends EmailBody {
  @ApiProperty({ example: 'Anna', maxLength: 100 })
  @IsLine(100, false)
  firstName: string;

  @MayBeLine(100)
  lastName?: string;

  @ApiProperty(phoneDoc)
  @IsPhone()
  phone: string;

  @IsNewPassword()
  password: string;

  @MayBeLanguage("Default: the request's language")
  language?: Language;

  @MayBeTimeZone()
  timeZone?: string;

  @ApiPropertyOptional({ type: String, description: 'Ignored: everyone who signs up is a Client' })
  @MayBeAbsent()
  role?: unknown;
}

/** The server makes the password and emails it. */
@WholeExample({ email: 'jaan.kask@example.org', firstName: 'Jaan', phone: '+372 5550 0124', language: 'en' })
export class SimpleSignUpBody extends EmailBody {
  @ApiProperty({ example: 'Anna', maxLength: 100 })
  @IsLine(100, false)
  firstName: string;

  @ApiProperty(phoneDoc)
  @IsPhone()
  phone: string;

  @MayBeLanguage("Default: the request's language")
  language?: Language;

  @MayBeTimeZone()
  timeZone?: string;

  @ApiPropertyOptional({ type: String, description: 'Ignored: one is made' })
  @MayBeAbsent()
  password?: unknown;

  @ApiPropertyOptional({ type: String, description: 'Ignored: everyone who signs up is a Client' })
  @MayBeAbsent()
  role?: unknown;
}

@WholeExample({ token: 'kT3mQx0v9dA1bC2dE3fG4hI5jK6lM7nO8pQ9rS0tU1v' })
export class ConfirmEmailBody extends TokenBody {}

/** The answer to a first confirmation that dropped the password. */
export class ConfirmedEmailDto {
  @ApiProperty({
    description: 'For POST auth/reset-password, within an hour; the same link goes out in an email',
    minLength: 43,
    maxLength: 43,
  })
  passwordToken: string;
}

@WholeExample({ token: 'kT3mQx0v9dA1bC2dE3fG4hI5jK6lM7nO8pQ9rS0tU1v' })
export class CancelEmailChangeBody extends TokenBody {}

@WholeExample({ token: 'kT3mQx0v9dA1bC2dE3fG4hI5jK6lM7nO8pQ9rS0tU1v' })
export class InvitationTokenBody extends TokenBody {}

@WholeExample({ token: 'kT3mQx0v9dA1bC2dE3fG4hI5jK6lM7nO8pQ9rS0tU1v', password: 'seven blue harbours' })
export class ResetPasswordBody extends TokenBody {
  @IsNewPassword()
  password: string;
}

@WholeExample({
  token: 'kT3mQx0v9dA1bC2dE3fG4hI5jK6lM7nO8pQ9rS0tU1v',
  password: 'seven blue harbours',
  firstName: 'Maria',
  lastName: 'Saar',
})
export class AcceptInvitationBody extends IntersectionType(ResetPasswordBody, PersonNameBody) {
  @ApiPropertyOptional(phoneDoc)
  @MayBeAbsent()
  @IsPhone()
  phone?: string;

  @MayBeTimeZone()
  timeZone?: string;
}

@WholeExample({ currentPassword: 'registra-demo', newPassword: 'seven blue harbours' })
export class ChangePasswordBody extends ProofBody {
  @IsNewPassword()
  newPassword: string;
}

@WholeExample({ currentPassword: 'registra-demo', email: 'anna.berg@example.org' })
export class ChangeEmailBody extends EmailProofBody {
  @ApiProperty({ format: 'email', maxLength: longestMailbox })
  @IsMailbox()
  email: string;
}

export class InvitationDto {
  @ApiProperty({ format: 'email' })
  email: string;

  firstName: string;

  lastName: string;

  role: Role;

  department: Department | null;

  language: Language;
}

export class OpenSessionDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;

  /** The session of this request */
  current: boolean;

  @ApiProperty({ format: 'date-time' })
  startedAt: string;

  @ApiProperty({ format: 'date-time', description: 'When it last asked for a new access token' })
  lastUsedAt: string;

  browser: (typeof browserCodes)[number];

  system: (typeof systemCodes)[number];

  /** Keeps the sign-in after the browser is closed */
  remember: boolean;
}

export class OpenSessionsDto {
  items: OpenSessionDto[];
}
