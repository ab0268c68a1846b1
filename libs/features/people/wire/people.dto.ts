import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import type { Language } from '#machines/kernel/ids';
import { type Department, type Role, departments, roles } from '#machines/kernel/people';
import { IsLine, MayBeAbsent, MayBeLanguage, MayBeLine } from '#libs/platform/http/field-rules';
import { type PersonStatus } from '#libs/accounts/person-status';
import { PersonFactsBody, PersonFieldsBody } from './person-fields.dto.js';
import { IsMailbox } from '#libs/platform/http/mailbox';
import { OptionalBody } from '#libs/platform/http/validate';
import { CountryRefDto } from '#libs/contracts/wire/refs.dto';
import { PageOf } from '#libs/contracts/wire/page';
import { WholeExample } from '#libs/platform/http/api-docs';

export class PostDto {
  role: Role;

  /** Departments of the role; none for a role without one */
  departments: Department[];
}

export class PersonRightsDto {
  edit: boolean;

  deactivate: boolean;

  erase: boolean;

  /** Roles they may be given; empty where the role is not to be changed */
  changeRole: PostDto[];

  resetSecondFactor: boolean;

  /** Read and write the notes about them */
  readNotes: boolean;
}

class ReviewsDto {
  /**
   * Number of ratings behind the average
   * @example 12
   */
  count: number;
  @ApiProperty({ example: 4.6, description: 'Of ratings from 1 to 5, one digit; null where there is none' })
  average: number | null;
}

class EmailHolderDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  role: Role;

  name: string;
}

/** Optional members are only for readers of the person's section */
export class PersonDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  role: Role;

  department: Department | null;

  /**
   * As it was entered, in any script
   * @example 'Анна'
   */
  firstName: string;

  /**
   * As it was entered, in any script
   * @example 'Соколова'
   */
  lastName: string;

  /** The name that readers of English see; null: the name as it is */
  latinFirstName?: string | null;

  latinLastName?: string | null;

  partnerCompanyName: string | null;

  /**
   * Address of the picture; null: there is none
   * @example '/api/v1/users/0190f7a4-5c1e-7b2a-9c3d-1e2f3a4b5c6d/avatar'
   */
  userAvatarUrl: string | null;

  @ApiProperty({ format: 'email', description: 'Empty once erased' })
  email?: string;

  phone?: string | null;

  @ApiProperty({ format: 'date', example: '1990-05-17' })
  birthday?: string | null;

  country?: CountryRefDto | null;

  /** A partner's own country, then those of their orders */
  countries?: CountryRefDto[];

  status?: PersonStatus;

  emailConfirmed?: boolean;

  /** The address opens no account: another account has it, or no email reaches it. Give the person another */
  emailWithdrawn?: boolean;

  /** The account that has the address; null: none, or none that the reader may see */
  emailHeldBy?: EmailHolderDto | null;

  language?: Language;

  @ApiProperty({ description: 'Orders as client, partner or manager', example: 3 })
  amountOfDeals?: number;

  @ApiProperty({ description: 'Those of them that are neither finished nor cancelled', example: 2 })
  openOrders?: number;

  /** Reviews that a client gave, or that a partner's finished orders got */
  reviews?: ReviewsDto;

  may?: PersonRightsDto;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt?: string;

  @ApiProperty({ example: 1, description: 'As the ETag says it' })
  version?: number;
}

export class PeoplePageDto extends PageOf(PersonDto) {}

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

  @IsIn(roles.filter((role) => role !== 'Client' && role !== 'Partner'))
  role: Role;

  /** Required for a Manager and a DepartmentHead, null for everybody else */
  @IsOptional()
  @IsIn(departments)
  department?: Department | null;
}

/** Omitted fields stay unchanged. */
export class PersonBody extends PersonFieldsBody {
  @ApiProperty({
    format: 'email',
    maxLength: 254,
    description: 'Counts when the new mailbox confirms it; at once for somebody who is only invited',
  })
  @MayBeAbsent()
  @IsMailbox()
  email?: string;

  /** Among staff only */
  @MayBeAbsent()
  @IsIn(roles)
  role?: Role;

  @IsOptional()
  @IsIn(departments)
  department?: Department | null;

  /** True ends every sign-in at once; false restores the account */
  @MayBeAbsent()
  @IsBoolean()
  deactivated?: boolean;
}

@OptionalBody()
@WholeExample({ confirm: 'ERASE' })
export class EraseBody {
  /** Present if the page asked the caller to type the word; any other word is refused */
  @MayBeAbsent()
  @IsIn(['ERASE'])
  confirm?: 'ERASE';
}

export class InvitablePostsDto {
  items: PostDto[];
}
