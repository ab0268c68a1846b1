import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { Language } from '#libs/kernel/ids';
import { type Department, type Role, departments, roles } from '#libs/kernel/people';
import { IsLine, IsPhone, MayBeAbsent } from '#libs/platform/http/field-rules';
import { AccountDto } from './auth.dto.js';

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

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

/** One's own profile; what is left out stays. */
export class ProfileBody {
  @ApiPropertyOptional({ maxLength: 100 })
  @MayBeAbsent()
  @IsLine(100, false)
  firstName?: string;

  @ApiPropertyOptional({ maxLength: 100 })
  @MayBeAbsent()
  @IsLine(100)
  lastName?: string;

  @ApiPropertyOptional({ type: String, nullable: true, minLength: 11, maxLength: 17 })
  @IsOptional()
  @IsPhone()
  phone?: string | null;

  @ApiPropertyOptional({ enum: ['ru', 'en'] })
  @MayBeAbsent()
  @IsIn(['ru', 'en'])
  language?: Language;

  @ApiPropertyOptional({ enum: ['light', 'dark'], nullable: true, description: 'Null: as the device' })
  @IsOptional()
  @IsIn(['light', 'dark'])
  theme?: 'light' | 'dark' | null;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 200, description: 'Partners only' })
  @IsOptional()
  @IsLine(200, false)
  partnerCompanyName?: string | null;
}

/** A person in a list. */
export class PersonDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ enum: roles })
  role: Role;

  @ApiProperty({ enum: departments, nullable: true })
  department: Department | null;

  @ApiProperty()
  firstName: string;

  @ApiProperty()
  lastName: string;

  @ApiProperty({ type: String, nullable: true })
  partnerCompanyName: string | null;

  @ApiProperty({ type: String, nullable: true })
  userAvatarUrl: string | null;

  @ApiPropertyOptional({ format: 'email', description: "Only for readers of the person's section" })
  email?: string;

  @ApiPropertyOptional({ type: String, nullable: true, description: "Only for readers of the person's section" })
  phone?: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class PeoplePageDto {
  @ApiProperty({ type: [PersonDto] })
  items: PersonDto[];

  @ApiProperty({ example: 1 })
  page: number;

  @ApiProperty({ example: 5 })
  per_page: number;

  @ApiProperty({ example: 12 })
  total: number;

  @ApiProperty({ description: 'False when counting stopped at 10,000' })
  totalIsExact: boolean;
}
