import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, Max, Matches, MaxLength, Min, ValidateIf } from 'class-validator';
import { Nested } from '#libs/platform/http/validate';
import { type TermUnit } from '#machines/kernel/time';
import { HasTwoDecimals, IsCalendarDate, IsLine, IsText, Readable } from '#libs/platform/http/field-rules';
import { WholeExample } from '#libs/platform/http/api-docs';
import { type DetailSection } from '#machines/order/state';

const mostNames = 3;
const mostPeople = 30;
const nameLength = 200;

export class FounderDto {
  @ApiProperty({ example: 'Anna Berg', maxLength: nameLength })
  @IsLine(nameLength, false)
  name: string;

  @IsIn(['person', 'company'])
  kind: 'person' | 'company';

  @ApiProperty({ example: 62.5, description: 'Percent, at most two decimals; those of all founders make 100' })
  @HasTwoDecimals()
  @Min(0.01)
  @Max(100)
  share: number;
}

export class CompanyPersonDto {
  @ApiProperty({ example: 'Jonas Berg', maxLength: nameLength })
  @IsLine(nameLength, false)
  name: string;

  @ApiProperty({ example: 'Director', maxLength: 100 })
  @IsLine(100, false)
  post: string;
}

/** Only the sections that the service asks for. */
@WholeExample({
  names: ['Nordline OÜ', 'Nordline Trade OÜ'],
  founders: [
    { name: 'Anna Berg', kind: 'person', share: 62.5 },
    { name: 'Jonas Berg', kind: 'person', share: 37.5 },
  ],
  people: [{ name: 'Anna Berg', post: 'Director' }],
})
export class GiveDetailsDto {
  @ApiProperty({ type: [String], required: false, maxItems: mostNames, description: 'Wishes for the name, the best first' })
  @IsOptional()
  @IsArray()
  @Readable()
  @ArrayMaxSize(mostNames)
  @IsString({ each: true })
  @MaxLength(nameLength, { each: true })
  @Matches(/\S/u, { each: true })
  names?: string[];

  @ApiProperty({ type: [FounderDto], required: false, maxItems: mostPeople })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(mostPeople)
  @Nested(() => FounderDto)
  founders?: FounderDto[];

  @ApiProperty({ type: [CompanyPersonDto], required: false, maxItems: mostPeople })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(mostPeople)
  @Nested(() => CompanyPersonDto)
  people?: CompanyPersonDto[];
}

export class FounderDraftDto {
  @ApiProperty({ maxLength: nameLength })
  @IsLine(nameLength)
  name: string;

  @IsIn(['person', 'company'])
  kind: 'person' | 'company';

  @ValidateIf((founder: FounderDraftDto) => founder.share !== null)
  @HasTwoDecimals()
  @Min(0)
  @Max(100)
  share: number | null;
}

export class CompanyPersonDraftDto {
  @ApiProperty({ maxLength: nameLength })
  @IsLine(nameLength)
  name: string;

  @ApiProperty({ maxLength: 100 })
  @IsLine(100)
  post: string;
}

/** Any part of a draft may be empty. */
@WholeExample({ names: ['Nordline OÜ'], founders: [{ name: 'Anna Berg', kind: 'person', share: null }], people: [] })
export class DetailsDraftDto {
  @ApiProperty({ type: [String], maxItems: mostNames })
  @IsArray()
  @Readable()
  @ArrayMaxSize(mostNames)
  @IsString({ each: true })
  @MaxLength(nameLength, { each: true })
  names: string[];

  @ApiProperty({ type: [FounderDraftDto], maxItems: mostPeople })
  @IsArray()
  @ArrayMaxSize(mostPeople)
  @Nested(() => FounderDraftDto)
  founders: FounderDraftDto[];

  @ApiProperty({ type: [CompanyPersonDraftDto], maxItems: mostPeople })
  @IsArray()
  @ArrayMaxSize(mostPeople)
  @Nested(() => CompanyPersonDraftDto)
  people: CompanyPersonDraftDto[];
}

/** Null if nobody began one. */
export class SavedDraftDto {
  draft: DetailsDraftDto | null;
}

/** The company as the register has it. */
export class RecordCompanyDto {
  @ApiProperty({ example: 'Nordline OÜ', maxLength: nameLength })
  @IsLine(nameLength, false)
  name: string;

  @ApiProperty({ example: '16543210', maxLength: 50 })
  @IsLine(50, false)
  registerNumber: string;

  @ApiProperty({ example: 'Narva mnt 5, 10117 Tallinn', maxLength: 300 })
  @IsOptional()
  @IsText(300)
  address?: string | null;

  @ApiProperty({ format: 'date', example: '2026-11-20' })
  @IsCalendarDate()
  registeredOn: string;

  @ApiProperty({ format: 'date', description: 'When the yearly duties fall due' })
  @IsOptional()
  @IsCalendarDate()
  renewsOn?: string | null;
}

/** A date that replaces the term's, with its reason, which the client reads. */
export class SetExpectedDateDto {
  @ApiProperty({ format: 'date', example: '2026-12-04', description: 'Today or later' })
  @IsCalendarDate()
  date: string;

  @ApiProperty({ example: 'The register asked for a certified translation', maxLength: 1000 })
  @IsText(1000)
  reason: string;
}

/** The details that the service asks for, and those that were given. */
export class OrderDetailsDto {
  /** Empty: the service asks for no details */
  asks: DetailSection[];
  given: boolean;
  names: string[];
  founders: FounderDto[];
  people: CompanyPersonDto[];
}

export class PromisedDateDto {
  @ApiProperty({ format: 'date', example: '2026-12-04' })
  date: string;
  reason: string;
}

export class OrderCompanyDto {
  /**
   * As the register has it
   * @example 'Nordline OÜ'
   */
  name: string;
  /**
   * As the register has it
   * @example '16543210'
   */
  registerNumber: string;
  address: string | null;
  @ApiProperty({ format: 'date' })
  registeredOn: string;
  @ApiProperty({ format: 'date' })
  renewsOn: string | null;
}

/** How long the order has waited for its client, and the work that remains. */
export class WaitingDto {
  @ApiProperty({ format: 'date-time', description: 'When the next step became the client’s' })
  since: string;
  @ApiProperty({ example: 6, description: 'How many days the order takes once the client has done it; 0: work goes on at once' })
  daysLeft: number;
  /** Unit of the remaining days */
  unit: TermUnit;
}
