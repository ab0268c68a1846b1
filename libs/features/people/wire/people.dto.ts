import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import type { Language } from '#machines/kernel/ids';
import { type Department, type Role, departments, roles } from '#machines/kernel/people';
import { IsLine, MayBeAbsent, MayBeLanguage, MayBeLine } from '#libs/platform/http/field-rules';
import { personStatuses, type PersonStatus } from '#libs/accounts/person-status';
import { PersonFactsBody, PersonFieldsBody } from './person-fields.dto.js';
import { IsMailbox } from '#libs/platform/http/mailbox';
import { OptionalBody } from '#libs/platform/http/validate';
import { CountryRefDto } from '#libs/contracts/wire/refs.dto';
import { PageOf } from '#libs/contracts/wire/page';
import { WholeExample } from '#libs/platform/http/api-docs';

export class PostDto {
  @ApiProperty({ enum: roles })
  role: Role;

  @ApiProperty({ enum: departments, isArray: true, description: 'With which departments; none for a role without one' })
  departments: Department[];
}

/** What the reader may do with the person. */
export class PersonRightsDto {
  @ApiProperty()
  edit: boolean;

  @ApiProperty()
  deactivate: boolean;

  @ApiProperty()
  erase: boolean;

  @ApiProperty({ type: [PostDto], description: 'Roles they may be given; empty where the role is not to be changed' })
  changeRole: PostDto[];

  @ApiProperty()
  resetSecondFactor: boolean;

  @ApiProperty({ description: 'Read and write the notes about them' })
  readNotes: boolean;
}

class ReviewsDto {
  @ApiProperty({ example: 12 })
  count: number;
  @ApiProperty({ type: Number, nullable: true, example: 4.6, description: 'Of ratings from 1 to 5, one digit; null where there is none' })
  average: number | null;
}

class EmailHolderDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ enum: roles })
  role: Role;

  @ApiProperty()
  name: string;
}

/** A person. What is optional comes only to readers of the person's section. */
export class PersonDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ enum: roles })
  role: Role;

  @ApiProperty({ enum: departments, nullable: true })
  department: Department | null;

  @ApiProperty({ example: 'Анна' })
  firstName: string;

  @ApiProperty({ example: 'Соколова' })
  lastName: string;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'What readers of English see; null: the name as it is' })
  latinFirstName?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true })
  latinLastName?: string | null;

  @ApiProperty({ type: String, nullable: true })
  partnerCompanyName: string | null;

  @ApiProperty({ type: String, nullable: true, example: '/api/v1/users/0190f7a4-5c1e-7b2a-9c3d-1e2f3a4b5c6d/avatar' })
  userAvatarUrl: string | null;

  @ApiPropertyOptional({ format: 'email', description: 'Empty once erased' })
  email?: string;

  @ApiPropertyOptional({ type: String, nullable: true })
  phone?: string | null;

  @ApiPropertyOptional({ type: String, format: 'date', nullable: true, example: '1990-05-17' })
  birthday?: string | null;

  @ApiPropertyOptional({ type: CountryRefDto, nullable: true })
  country?: CountryRefDto | null;

  @ApiPropertyOptional({ type: [CountryRefDto], description: 'Of a partner: their own country, then those of their orders' })
  countries?: CountryRefDto[];

  @ApiPropertyOptional({ enum: personStatuses })
  status?: PersonStatus;

  @ApiPropertyOptional()
  emailConfirmed?: boolean;

  @ApiPropertyOptional({
    description: 'Nobody signs in with this address here: another account has it, or no email reaches it. Give the person another',
  })
  emailWithdrawn?: boolean;

  @ApiPropertyOptional({ type: EmailHolderDto, nullable: true, description: 'Who has it; null: nobody, or nobody whom the reader may see' })
  emailHeldBy?: EmailHolderDto | null;

  @ApiPropertyOptional({ enum: ['ru', 'en'] })
  language?: Language;

  @ApiPropertyOptional({ description: 'Orders as client, partner or manager', example: 3 })
  amountOfDeals?: number;

  @ApiPropertyOptional({ description: 'Those of them that are neither finished nor cancelled', example: 2 })
  openOrders?: number;

  @ApiPropertyOptional({ description: 'What a client said of finished orders, or what was said of those of a partner' })
  reviews?: ReviewsDto;

  @ApiPropertyOptional()
  may?: PersonRightsDto;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiPropertyOptional({ format: 'date-time' })
  updatedAt?: string;

  @ApiPropertyOptional({ example: 1, description: 'As the ETag says it' })
  version?: number;
}

export class PeoplePageDto extends PageOf(PersonDto) {}

/** Whom an invitation goes to. */
class NewPersonBody extends PersonFactsBody {
  @ApiProperty({ format: 'email', maxLength: 254 })
  @IsMailbox()
  email: string;

  @MayBeLanguage("Of the email and the pages; default: the request's language")
  language?: Language;
}

@WholeExample({ email: 'new.client@example.org', firstName: 'Anna', lastName: 'Tamm', language: 'en' })
export class NewClientBody extends NewPersonBody {
  @ApiProperty({ maxLength: 100 })
  @IsLine(100, false)
  firstName: string;

  @MayBeLine(100)
  lastName?: string;
}

@WholeExample({ email: 'new.partner@example.org', firstName: 'Jaan', lastName: 'Kask', partnerCompanyName: 'Nordline OÜ', language: 'en' })
export class NewPartnerBody extends NewClientBody {
  @ApiProperty({ maxLength: 200 })
  @IsLine(200, false)
  partnerCompanyName: string;
}

@WholeExample({ email: 'new.manager@example.org', firstName: 'Maria', role: 'Manager', department: 'ubClient', language: 'en' })
export class InvitationBody extends NewPersonBody {
  @MayBeLine(100)
  firstName?: string;

  @MayBeLine(100)
  lastName?: string;

  @ApiProperty({ enum: roles.filter((role) => role !== 'Client' && role !== 'Partner') })
  @IsIn(roles.filter((role) => role !== 'Client' && role !== 'Partner'))
  role: Role;

  @ApiPropertyOptional({
    enum: departments,
    nullable: true,
    description: 'Required for a Manager and a DepartmentHead, null for everybody else',
  })
  @IsOptional()
  @IsIn(departments)
  department?: Department | null;
}

/** What staff change of a person; what is left out stays. */
export class PersonBody extends PersonFieldsBody {
  @ApiPropertyOptional({
    format: 'email',
    maxLength: 254,
    description: 'Counts when the new mailbox confirms it; at once for somebody who is only invited',
  })
  @MayBeAbsent()
  @IsMailbox()
  email?: string;

  @ApiPropertyOptional({ enum: roles, description: 'Among staff only' })
  @MayBeAbsent()
  @IsIn(roles)
  role?: Role;

  @ApiPropertyOptional({ enum: departments, nullable: true })
  @IsOptional()
  @IsIn(departments)
  department?: Department | null;

  @ApiPropertyOptional({ description: 'True ends every sign-in at once; false gives the account back' })
  @MayBeAbsent()
  @IsBoolean()
  deactivated?: boolean;
}

@OptionalBody()
@WholeExample({ confirm: 'ERASE' })
export class EraseBody {
  @ApiPropertyOptional({
    enum: ['ERASE'],
    description: 'A client that asks to have the word typed sends it along; another word is refused',
  })
  @MayBeAbsent()
  @IsIn(['ERASE'])
  confirm?: 'ERASE';
}

export class InvitablePostsDto {
  @ApiProperty({ type: [PostDto] })
  items: PostDto[];
}
