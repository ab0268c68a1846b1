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

/** A charge in another currency than the listed one. */
export class ConvertedChargeDto implements ConvertedCharge {
  price: MoneyDto;

  now: MoneyDto;

  later: MoneyDto;

  /**
   * Units of the charged currency for one of the listed
   * @example '0.3378378378'
   */
  rate: string;

  date: string;
}

/** The price of a configuration if it were ordered now. */
export class QuoteDto {
  price: MoneyDto;

  /** The prepayment */
  now: MoneyDto;

  /** The rest, when the work is done */
  later: MoneyDto;

  /** The charge of an order if nobody can pay in the price's currency */
  charged?: ConvertedChargeDto;

  @ApiProperty({ description: 'Percent, at most two decimals', example: 30 })
  prepaymentPercent: number;

  term: ServiceTermDto;

  /** Their sum is the price */
  lines: QuoteLineDto[];

  /** Paid to the state or a third party, not part of the price */
  mandatoryPayments: MandatoryPaymentDto[];

  /** Yearly ones of the mandatory payments, by currency */
  yearly?: MoneyDto[];
}

/** Whether the object was deleted or archived. */
export class RemovedDto {
  /** True: it is in use, so it was archived; false: it was deleted */
  archived: boolean;
}
