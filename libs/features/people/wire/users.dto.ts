import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { AccountDto } from '#libs/accounts/account.dto';
import { CountryRefDto } from '#libs/contracts/wire/refs.dto';
import type { Language } from '#machines/kernel/ids';
import { type Department, type Role } from '#machines/kernel/people';
import { IsTimeZone, MayBeLanguage, timeZoneDoc } from '#libs/platform/http/field-rules';
import { PersonFieldsBody } from './person-fields.dto.js';

export class ActorDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  role: Role;

  department: Department | null;
}

export class MeDto extends AccountDto {
  /** The actor in the form that the machines use */
  actor: ActorDto;

  /** The name that readers of English see; null: the name as it is */
  latinFirstName: string | null;

  latinLastName: string | null;

  @ApiProperty({ format: 'date', example: '1990-05-17' })
  birthday: string | null;

  @ApiProperty({ example: 'Europe/Tallinn', description: 'Null: unknown, the office’s counts' })
  timeZone: string | null;

  @ApiProperty({ example: 'Europe/Tallinn', description: 'Of the office, whose days decide what is late' })
  officeTimeZone: string;

  country: CountryRefDto | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

/** Omitted members stay unchanged. */
export class ProfileBody extends PersonFieldsBody {
  @MayBeLanguage()
  language?: Language;

  @ApiPropertyOptional({ type: String, nullable: true, ...timeZoneDoc })
  @IsOptional()
  @IsTimeZone()
  timeZone?: string | null;

  /** Null: as the device */
  @IsOptional()
  @IsIn(['light', 'dark'])
  theme?: 'light' | 'dark' | null;
}
