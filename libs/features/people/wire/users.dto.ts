import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { AccountDto } from '#libs/accounts/account.dto';
import { CountryRefDto } from '#libs/contracts/wire/refs.dto';
import type { Language } from '#machines/kernel/ids';
import { type Department, type Role, departments, roles } from '#machines/kernel/people';
import { IsTimeZone, MayBeLanguage, timeZoneDoc } from '#libs/platform/http/field-rules';
import { PersonFieldsBody } from './person-fields.dto.js';

export class ActorDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: roles })
  role: Role;

  @ApiProperty({ enum: departments, nullable: true })
  department: Department | null;
}

export class MeDto extends AccountDto {
  @ApiProperty({ description: 'Who acts, as the machines take it' })
  actor: ActorDto;

  @ApiProperty({ type: String, nullable: true, description: 'What readers of English see; null: the name as it is' })
  latinFirstName: string | null;

  @ApiProperty({ type: String, nullable: true })
  latinLastName: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '1990-05-17' })
  birthday: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Europe/Tallinn', description: 'Null: unknown, the office’s counts' })
  timeZone: string | null;

  @ApiProperty({ example: 'Europe/Tallinn', description: 'Of the office, whose days decide what is late' })
  officeTimeZone: string;

  @ApiProperty({ type: CountryRefDto, nullable: true })
  country: CountryRefDto | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

/** One's own profile; what is left out stays. */
export class ProfileBody extends PersonFieldsBody {
  @MayBeLanguage()
  language?: Language;

  @ApiPropertyOptional({ type: String, nullable: true, ...timeZoneDoc })
  @IsOptional()
  @IsTimeZone()
  timeZone?: string | null;

  @ApiPropertyOptional({ enum: ['light', 'dark'], nullable: true, description: 'Null: as the device' })
  @IsOptional()
  @IsIn(['light', 'dark'])
  theme?: 'light' | 'dark' | null;
}
