import type { Language } from '#libs/kernel/ids';
import { type Department, type Role, departments, roles } from '#libs/kernel/people';
import { ApiProperty } from '@nestjs/swagger';

export class LoginBody {
  @ApiProperty({ example: 'client@registra.example', format: 'email' })
  email: string;

  @ApiProperty({ example: 'registra-demo', format: 'password' })
  password: string;

  @ApiProperty({ required: false, default: false, description: 'True: the refresh cookie lasts 30 days; else as long as the browser' })
  rememberMe?: boolean;
}

export class TokenDto {
  @ApiProperty({ description: 'JWT for the Authorization header: Bearer' })
  accessToken: string;

  @ApiProperty({ example: 600, description: 'Seconds' })
  expiresIn: number;
}

/** A person to themselves. */
export class AccountDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ enum: roles, example: 'Manager' })
  role: Role;

  @ApiProperty({ enum: departments, nullable: true, example: 'ubClient', description: 'Set for a Manager or DepartmentHead' })
  department: Department | null;

  @ApiProperty({ example: 'Анна' })
  firstName: string;

  @ApiProperty({ example: 'Соколова' })
  lastName: string;

  @ApiProperty({ format: 'email' })
  email: string;

  @ApiProperty({ type: String, nullable: true, example: '+7 916 000-00-00' })
  phone: string | null;

  @ApiProperty({ type: String, nullable: true })
  partnerCompanyName: string | null;

  @ApiProperty({ type: String, nullable: true })
  userAvatarUrl: string | null;

  @ApiProperty({ enum: ['ru', 'en'] })
  language: Language;

  @ApiProperty({ enum: ['light', 'dark'], nullable: true, description: 'Null: as the device' })
  theme: 'light' | 'dark' | null;

  @ApiProperty({ description: 'The mailbox answered' })
  emailConfirmed: boolean;

  @ApiProperty({ description: 'A second factor is asked for at the sign-in' })
  secondFactor: boolean;

  @ApiProperty({ description: 'A second factor is a duty and there is none yet: every other call answers 403 secondFactorRequired' })
  mustEnrollSecondFactor: boolean;

  @ApiProperty({ description: 'They signed in with a password that was mailed: one of their own is asked for (PUT auth/password)' })
  mustChangePassword: boolean;
}

/** The answer to a login and to a refresh; the refresh token itself is only a cookie. */
export class SessionDto extends AccountDto {
  @ApiProperty()
  token: TokenDto;
}

export class LoginTicketDto {
  @ApiProperty({ description: 'For POST auth/login/second-factor' })
  ticket: string;

  @ApiProperty({ example: 300, description: 'Seconds' })
  expiresIn: number;
}

/** The answer to a right password where a second factor is enrolled. */
export class SecondFactorAskedDto {
  @ApiProperty()
  secondFactor: LoginTicketDto;
}

export class FinishLoginBody {
  @ApiProperty({ description: 'As the sign-in answered it' })
  ticket: string;

  @ApiProperty({ required: false, example: '123456' })
  code?: string;

  @ApiProperty({ required: false, example: '7k3mq-x0v9d', description: 'In the place of a code' })
  recoveryCode?: string;

  @ApiProperty({ required: false, default: false, description: 'As at the sign-in; one true is enough' })
  rememberMe?: boolean;
}
