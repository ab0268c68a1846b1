import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { Nested } from '#libs/platform/http/validate';
import type { Id } from '#machines/kernel/ids';
import { HasTwoDecimals, IsCalendarDate, IsLine, IsText, MayBeAbsent } from '#libs/platform/http/field-rules';
import { WholeExample } from '#libs/platform/http/api-docs';
import { type BeneficialOwner, type CompanyOwner, IsYearEnd, type Officer } from './company-people.js';

/** People in each list of a company, and characters of a name. */
const [mostPeople, longestName] = [50, 200];
const [longestPost, longestNumber, longestForm, longestAddress, longestReason] = [100, 50, 60, 300, 1000];

/** Accepts a line of at most `limit` characters, or null, which removes the fact. */
const MayBeFact = (limit: number, example?: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: limit, ...(example !== undefined && { example }) }),
    IsOptional(),
    IsLine(limit, false),
  );

/** Accepts a day as YYYY-MM-DD, or null, which removes the fact. */
const MayBeDay = (description?: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, format: 'date', ...(description !== undefined && { description }) }),
    IsOptional(),
    IsCalendarDate(),
  );

/** Accepts a list of people, or null, which removes the fact. */
const MayBePeople = (person: new () => object, description?: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: [person], nullable: true, maxItems: mostPeople, ...(description !== undefined && { description }) }),
    IsOptional(),
    IsArray(),
    ArrayMaxSize(mostPeople),
    Nested(() => person),
  );

/** Requires a line of 1 to `limit` characters. */
const HasLine = (limit: number, example: string): PropertyDecorator =>
  applyDecorators(ApiProperty({ example, maxLength: limit }), IsLine(limit, false));

/** Requires a percentage from 0.01 to 100 with at most two decimals. */
const HasShare = (): PropertyDecorator => applyDecorators(HasTwoDecimals(), Min(0.01), Max(100));

const share = { example: 62.5, minimum: 0.01, maximum: 100, description: 'Percent, at most two decimals' };

class OfficerBody implements Officer {
  @HasLine(longestName, 'Anna Berg')
  name: string;
  @HasLine(longestPost, 'Director')
  post: string;
}

class CompanyOwnerBody implements CompanyOwner {
  @HasLine(longestName, 'Anna Berg')
  name: string;
  @IsIn(['person', 'company'])
  kind: 'person' | 'company';
  @ApiProperty(share)
  @HasShare()
  share: number;
}

class BeneficialOwnerBody implements BeneficialOwner {
  @HasLine(longestName, 'Anna Berg')
  name: string;
  @ApiProperty({ ...share, type: Number, nullable: true, description: 'Percent; null: controls it in another way' })
  @IsOptional()
  @HasShare()
  share: number | null;
}

/** Facts that a company may lack. What is absent stays as it is; null removes a fact. */
class OptionalFactsBody {
  @MayBeFact(longestForm, 'OÜ')
  legalForm?: string | null;
  @ApiPropertyOptional({ type: String, nullable: true, example: 'Narva mnt 5, 10117 Tallinn', maxLength: longestAddress })
  @IsOptional()
  @IsText(longestAddress)
  address?: string | null;
  @MayBeDay()
  registeredOn?: string | null;
  @MayBeDay('When the yearly duties fall due')
  renewsOn?: string | null;
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: '12-31',
    description: 'The last day of the financial year, MM-DD; not 02-29',
  })
  @IsOptional()
  @IsYearEnd()
  yearEnd?: string | null;
  @MayBeFact(longestNumber, 'EE102345678')
  vatNumber?: string | null;
  @MayBeFact(longestNumber)
  taxNumber?: string | null;
  @MayBePeople(OfficerBody)
  officers?: OfficerBody[] | null;
  @MayBePeople(CompanyOwnerBody, 'Their shares make at most 100')
  owners?: CompanyOwnerBody[] | null;
  @MayBePeople(BeneficialOwnerBody)
  beneficialOwners?: BeneficialOwnerBody[] | null;
}

/** All facts of a company, each of them optional. */
export class CompanyFactsBody extends OptionalFactsBody {
  @ApiPropertyOptional({ example: 'Nordline OÜ', maxLength: longestName })
  @MayBeAbsent()
  @IsLine(longestName, false)
  name?: string;
  @ApiPropertyOptional({ example: '16543210', maxLength: longestNumber })
  @MayBeAbsent()
  @IsLine(longestNumber, false)
  registerNumber?: string;
  @MayBeAbsent()
  @IsUUID()
  country?: Id;
}

@WholeExample({ yearEnd: '12-31', vatNumber: 'EE102345678' })
export class ChangeCompanyBody extends CompanyFactsBody {}

@WholeExample({ address: 'Narva mnt 7, 10117 Tallinn' })
export class ProposeChangeBody extends CompanyFactsBody {}

@WholeExample({
  name: 'Harbour Trading Ltd',
  registerNumber: '09876543',
  country: '0199a1b2-3c4d-7e5f-8a6b-7c8d9e0f1a2b',
  yearEnd: '03-31',
})
export class EnterCompanyBody extends OptionalFactsBody {
  @ApiProperty({ maxLength: longestName })
  @IsLine(longestName, false)
  name: string;
  @ApiProperty({ maxLength: longestNumber })
  @IsLine(longestNumber, false)
  registerNumber: string;
  @IsUUID()
  country: Id;
}

export const proposalAnswers = ['withdraw', 'accept', 'decline'] as const;

@WholeExample({ answer: 'accept' })
export class AnswerProposalBody {
  /** withdraw: by the client; accept, decline: by staff */
  @IsIn(proposalAnswers)
  answer: (typeof proposalAnswers)[number];
  @ApiPropertyOptional({ maxLength: longestReason, description: 'Of decline: kept in the log' })
  @MayBeAbsent()
  @IsText(longestReason)
  reason?: string;
}
