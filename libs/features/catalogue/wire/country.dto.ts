import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type Currency, currencies } from '#machines/kernel/money';
import type { Id } from '#machines/kernel/ids';
import { countryFacts } from '#machines/catalogue/country-schema';
import { type VisitNeeded, visitNeeds } from '#machines/catalogue/public-view';
import { answerWith } from './plain-classes.js';
import { MandatoryPaymentDto } from './service.dto.js';
import { BilingualDto } from '#libs/contracts/wire/refs.dto';
import { MoneyDto } from '#libs/contracts/wire/money.dto';
import { PageOf } from '#libs/contracts/wire/page';

export class CountryTaxDto {
  @ApiProperty({ type: BilingualDto })
  title: BilingualDto;

  @ApiProperty({ type: BilingualDto })
  rate: BilingualDto;
}

export class CountryLegalFormDto {
  @ApiProperty({ example: 'OÜ' })
  code: string;

  @ApiProperty({ type: BilingualDto })
  title: BilingualDto;

  @ApiProperty({ type: BilingualDto })
  note: BilingualDto;
}

export class CountryTermsDto {
  @ApiProperty({ description: 'Days', example: 3 })
  from: number;

  @ApiProperty({ description: 'Days', example: 10 })
  to: number;

  @ApiProperty({ type: BilingualDto })
  note: BilingualDto;
}

export class CountryVisitDto {
  @ApiProperty({ enum: visitNeeds })
  needed: VisitNeeded;

  @ApiProperty({ type: BilingualDto })
  note: BilingualDto;
}

export class CountryFactsDto extends answerWith(countryFacts) {
  @ApiProperty({ type: [CountryTaxDto] })
  taxes: CountryTaxDto[];

  @ApiProperty({ type: [CountryLegalFormDto] })
  legalForms: CountryLegalFormDto[];

  @ApiProperty({ type: CountryTermsDto })
  terms: CountryTermsDto;

  @ApiProperty({ type: [MandatoryPaymentDto] })
  mandatoryPayments: MandatoryPaymentDto[];

  @ApiPropertyOptional({ type: CountryVisitDto, description: 'Whether somebody has to travel there' })
  visit?: CountryVisitDto;

  @ApiPropertyOptional({ type: [BilingualDto], description: 'What is left for the founder to do' })
  founderTasks?: BilingualDto[];
}

export class CountryDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;

  @ApiProperty({ description: 'ISO 3166-1 alpha-2', example: 'EE' })
  code: string;

  @ApiProperty({ type: BilingualDto })
  name: BilingualDto;

  @ApiProperty({ description: 'ISO 4217', enum: currencies })
  currency: Currency;

  @ApiProperty({ description: 'Path of the flag, or of the picture in its place', example: '/country/ee.svg' })
  picture: string;

  @ApiProperty({ type: CountryFactsDto })
  facts: CountryFactsDto;

  @ApiProperty({ description: 'How many services can be ordered', example: 3 })
  services: number;

  @ApiPropertyOptional({ type: MoneyDto, description: "The lowest price in the country's own currency" })
  fromPrice?: MoneyDto;

  @ApiPropertyOptional({ description: 'The shortest term in days', example: 5 })
  fromTermDays?: number;

  @ApiProperty({ description: 'For If-Match', example: 3 })
  version: number;

  @ApiProperty({ description: 'Out of the catalogue: its services cannot be ordered' })
  archived: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

export class CountryPageDto extends PageOf(CountryDto) {}
