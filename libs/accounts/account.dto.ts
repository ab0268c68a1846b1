import { ApiProperty } from '@nestjs/swagger';
import type { Language } from '#machines/kernel/ids';
import { type Department, type Role, departments, roles } from '#machines/kernel/people';

/** A person's own account. */
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

  @ApiProperty({ description: 'They signed in with a mailed password, which must be replaced (PUT auth/password)' })
  mustChangePassword: boolean;

  @ApiProperty({ description: 'PUT auth/email takes the current password' })
  emailNeedsPassword: boolean;
}
