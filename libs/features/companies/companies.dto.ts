import { ApiProperty } from '@nestjs/swagger';
import { PageOf } from '#libs/contracts/wire/page';
import { CountryRefDto, NamedRefDto, OrderRefDto } from '#libs/contracts/wire/refs.dto';
import { DocumentsOfKindDto, OrderOfCompanyDto } from '#libs/contracts/wire/company-orders.dto';
import { FlagsOf } from '#libs/platform/http/api-docs';
import { companyActions } from '#machines/company/rules';
import type { CompanyStatus, FactSource } from '#machines/company/state';
import { factNames } from '#machines/company/state';
import { DueDateDto, NextDueDto } from './due-dates.dto.js';

/** The source of a fact and its day. */
class StatedDto {
  /** order: an order recorded it; partner: the partner of that order; client and staff: typed by them */
  source: FactSource['by'];
  order: OrderRefDto | null;
  @ApiProperty({ format: 'date' })
  day: string;
}

/** A fact with who stated it. */
export class CompanyFactDto extends StatedDto {
  /** Text, code or day */
  value: string;
}

export class CompanyCountryFactDto extends StatedDto {
  value: CountryRefDto;
}

export class OfficerDto {
  /**
   * Name of the person, as it was stated
   * @example 'Anna Berg'
   */
  name: string;
  /**
   * Post that the person holds, as it was stated
   * @example 'Director'
   */
  post: string;
}

export class CompanyOwnerDto {
  /**
   * Name of the person or company
   * @example 'Anna Berg'
   */
  name: string;
  kind: 'person' | 'company';
  @ApiProperty({ example: 62.5, description: 'Percent' })
  share: number;
}

export class BeneficialOwnerDto {
  /**
   * Name of the person, as it was stated
   * @example 'Anna Berg'
   */
  name: string;
  @ApiProperty({ type: Number, nullable: true, example: 62.5, description: 'Percent; null: controls it in another way' })
  share: number | null;
}

export class OfficersFactDto extends StatedDto {
  value: OfficerDto[];
}
export class OwnersFactDto extends StatedDto {
  value: CompanyOwnerDto[];
}
export class BeneficialOwnersFactDto extends StatedDto {
  value: BeneficialOwnerDto[];
}

/** Facts of a company; null: nobody stated it. */
export class CompanyFactsDto {
  name: CompanyFactDto | null;
  registerNumber: CompanyFactDto | null;
  country: CompanyCountryFactDto | null;
  /** The short name: "OÜ" */
  legalForm: CompanyFactDto | null;
  address: CompanyFactDto | null;
  /** YYYY-MM-DD */
  registeredOn: CompanyFactDto | null;
  /** YYYY-MM-DD, when the yearly duties fall due */
  renewsOn: CompanyFactDto | null;
  /** MM-DD, the last day of the financial year */
  yearEnd: CompanyFactDto | null;
  vatNumber: CompanyFactDto | null;
  taxNumber: CompanyFactDto | null;
  officers: OfficersFactDto | null;
  owners: OwnersFactDto | null;
  beneficialOwners: BeneficialOwnersFactDto | null;
}

export class ProposedFactDto {
  @ApiProperty({ enum: factNames })
  fact: string;
  /** Null: the fact is to be removed; of a country its code, of people one line each */
  value: string | null;
}

/** Changes that the client proposes and staff have not answered. */
export class CompanyProposalDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;
  @ApiProperty({ format: 'date-time' })
  at: string;
  facts: ProposedFactDto[];
}

export class CompanyListItemDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;
  version: number;
  status: CompanyStatus;
  /**
   * Name as it was last stated
   * @example 'Nordline OÜ'
   */
  name: string;
  /**
   * Number in the country's register, as it was typed
   * @example '16543210'
   */
  registerNumber: string;
  country: CountryRefDto;
  legalForm: string | null;
  @ApiProperty({ format: 'date' })
  registeredOn: string | null;
  @ApiProperty({ type: String, nullable: true, example: '12-31', description: 'The last day of the financial year, MM-DD' })
  yearEnd: string | null;
  client: NamedRefDto;
  /** The earliest due date that is open, of the next 400 days or overdue; null: there is none */
  nextDue: NextDueDto | null;
  /** The client proposes a change, which waits for an answer */
  proposed: boolean;
  /** Another company has the same number in the same country; for staff */
  twice?: boolean;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class CompanyPageDto extends PageOf(CompanyListItemDto) {}

export class CompanyMayDto extends FlagsOf(companyActions, { change: 'By staff, and by the partner of an open order of the company' }) {}

/** Another company with the same number in the same country. */
export class CompanyTwinDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;
  client: NamedRefDto;
}

/** A company with everything about it that its reader may see. */
export class CompanyDto extends CompanyListItemDto {
  facts: CompanyFactsDto;
  proposal: CompanyProposalDto | null;
  /** Running ones first, the newest first */
  orders: OrderOfCompanyDto[];
  /** Documents of all its orders, by kind */
  documents: DocumentsOfKindDto[];
  /** Due dates of the next 400 days and overdue ones, by day */
  dueDates: DueDateDto[];
  /** Companies with the same number in the same country; for staff */
  twins?: CompanyTwinDto[];
  may: CompanyMayDto;
}
