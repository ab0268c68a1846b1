import { ApiProperty } from '@nestjs/swagger';
import { type Currency } from '#machines/kernel/money';
import type { Id } from '#machines/kernel/ids';
import { countryFacts } from '#machines/catalogue/country-schema';
import { type VisitNeeded } from '#machines/catalogue/public-view';
import { answerWith } from './plain-classes.js';
import { DueRuleDto } from './due-rule.dto.js';
import { MandatoryPaymentDto } from './service.dto.js';
import { BilingualDto } from '#libs/contracts/wire/refs.dto';
import { MoneyDto } from '#libs/contracts/wire/money.dto';
import { PageOf } from '#libs/contracts/wire/page';

export class CountryTaxDto {
  title: BilingualDto;

  rate: BilingualDto;
}

export class CountryLegalFormDto {
  /**
   * Short name of the form in its country
   * @example 'OÜ'
   */
  code: string;

  title: BilingualDto;

  note: BilingualDto;
}

export class CountryTermsDto {
  /**
   * Fewest days
   * @example 3
   */
  from: number;

  /**
   * Most days
   * @example 10
   */
  to: number;

  note: BilingualDto;
}

export class CountryVisitDto {
  needed: VisitNeeded;

  note: BilingualDto;
}

export class CountryFactsDto extends answerWith(countryFacts) {
  taxes: CountryTaxDto[];

  legalForms: CountryLegalFormDto[];

  terms: CountryTermsDto;

  mandatoryPayments: MandatoryPaymentDto[];

  /** Whether the founder has to travel there */
  visit?: CountryVisitDto;

  /** Tasks that the founder does without us */
  founderTasks?: BilingualDto[];
}

export class CountryDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;

  @ApiProperty({ description: 'ISO 3166-1 alpha-2', example: 'EE' })
  code: string;

  name: BilingualDto;

  /** ISO 4217 */
  currency: Currency;

  @ApiProperty({ description: 'Path of the flag, or of the picture in its place', example: '/country/ee.svg' })
  picture: string;

  facts: CountryFactsDto;

  /** Due rules of its companies; only in answers for one country */
  dueRules?: DueRuleDto[];

  /**
   * Services on offer
   * @example 3
   */
  services: number;

  /** The lowest price in the country's own currency */
  fromPrice?: MoneyDto;

  /**
   * The shortest term in days
   * @example 5
   */
  fromTermDays?: number;

  /**
   * The version for If-Match
   * @example 3
   */
  version: number;

  /** Removed from the catalogue: its services cannot be ordered */
  archived: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

export class CountryPageDto extends PageOf(CountryDto) {}
