import { ApiProperty } from '@nestjs/swagger';
import { MandatoryPaymentDto, ServiceTermDto } from './service.dto.js';
import { BilingualDto } from '#libs/contracts/wire/refs.dto';
import { MoneyDto } from '#libs/contracts/wire/money.dto';
import type { ConvertedCharge } from '#machines/catalogue/settlement';

export const quoteLines = ['base', 'employees', 'period', 'director', 'directorCompany', 'activityArea'] as const;

export class QuoteLineDto {
  code: (typeof quoteLines)[number];

  @ApiProperty({ description: 'The chosen value or code; of employees, how many above the minimum', example: 'own' })
  ref?: string;

  title: BilingualDto;

  amount: MoneyDto;
}

/** What is paid in another currency than the listed one. */
export class ConvertedChargeDto implements ConvertedCharge {
  price: MoneyDto;

  now: MoneyDto;

  later: MoneyDto;

  /** @example '0.3378378378' */
  rate: string;

  date: string;
}

/** What a configuration costs: what an order of it would cost if it were placed now. */
export class QuoteDto {
  price: MoneyDto;

  /** The prepayment */
  now: MoneyDto;

  /** The rest, when the work is done */
  later: MoneyDto;

  /** What an order is paid with where nobody can pay in the currency of the price */
  charged?: ConvertedChargeDto;

  @ApiProperty({ description: 'Percent, at most two decimals', example: 30 })
  prepaymentPercent: number;

  term: ServiceTermDto;

  /** Their sum is the price */
  lines: QuoteLineDto[];

  /** Paid to the state or a third party, not part of the price */
  mandatoryPayments: MandatoryPaymentDto[];

  /** Of the mandatory payments those of every year, by currency */
  yearly?: MoneyDto[];
}

/** What became of a deletion. */
export class RemovedDto {
  /** True: something uses it, so it is archived; false: it is gone */
  archived: boolean;
}
