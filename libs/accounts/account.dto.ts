import { ApiProperty } from '@nestjs/swagger';
import type { Language } from '#machines/kernel/ids';
import { type Department, type Role } from '#machines/kernel/people';

/** A person's own account. */
export class AccountDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  /** @example 'Manager' */
  role: Role;

  @ApiProperty({ example: 'ubClient', description: 'Set for a Manager or DepartmentHead' })
  department: Department | null;

  /** @example 'Анна' */
  firstName: string;

  /** @example 'Соколова' */
  lastName: string;

  @ApiProperty({ format: 'email' })
  email: string;

  /** @example '+7 916 000-00-00' */
  phone: string | null;

  partnerCompanyName: string | null;

  userAvatarUrl: string | null;

  language: Language;

  /** Null: as the device */
  theme: 'light' | 'dark' | null;

  /** The mailbox answered */
  emailConfirmed: boolean;

  /** A second factor is asked for at the sign-in */
  secondFactor: boolean;

  /** A second factor is a duty and there is none yet: every other call answers 403 secondFactorRequired */
  mustEnrollSecondFactor: boolean;

  /** They signed in with a mailed password, which must be replaced (PUT auth/password) */
  mustChangePassword: boolean;

  /** PUT auth/email takes the current password */
  emailNeedsPassword: boolean;
}
