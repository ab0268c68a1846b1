import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { MandatoryPaymentDto, ServiceTermDto } from './service.dto.js';
import { BilingualDto } from '#libs/contracts/wire/refs.dto';
import { MoneyDto } from '#libs/contracts/wire/money.dto';
import type { ConvertedCharge } from '#machines/catalogue/settlement';

export const quoteLines = ['base', 'employees', 'period', 'director', 'directorCompany', 'activityArea'] as const;

export class QuoteLineDto {
  @ApiProperty({ enum: quoteLines })
  code: (typeof quoteLines)[number];

  @ApiPropertyOptional({ description: 'The chosen value or code; of employees, how many above the minimum', example: 'own' })
  ref?: string;

  @ApiProperty({ type: BilingualDto })
  title: BilingualDto;

  @ApiProperty({ type: MoneyDto })
  amount: MoneyDto;
}

/** What is paid in another currency than the listed one. */
export class ConvertedChargeDto implements ConvertedCharge {
  @ApiProperty({ type: MoneyDto })
  price: MoneyDto;

  @ApiProperty({ type: MoneyDto })
  now: MoneyDto;

  @ApiProperty({ type: MoneyDto })
  later: MoneyDto;

  @ApiProperty({ example: '0.3378378378' })
  rate: string;

  @ApiProperty()
  date: string;
}

/** What a configuration costs: what an order of it would cost if it were placed now. */
export class QuoteDto {
  @ApiProperty({ type: MoneyDto })
  price: MoneyDto;

  @ApiProperty({ type: MoneyDto, description: 'The prepayment' })
  now: MoneyDto;

  @ApiProperty({ type: MoneyDto, description: 'The rest, when the work is done' })
  later: MoneyDto;

  @ApiPropertyOptional({
    type: ConvertedChargeDto,
    description: 'What an order is paid with where nobody can pay in the currency of the price',
  })
  charged?: ConvertedChargeDto;

  @ApiProperty({ description: 'Percent, at most two decimals', example: 30 })
  prepaymentPercent: number;

  @ApiProperty({ type: ServiceTermDto })
  term: ServiceTermDto;

  @ApiProperty({ type: [QuoteLineDto], description: 'Their sum is the price' })
  lines: QuoteLineDto[];

  @ApiProperty({ type: [MandatoryPaymentDto], description: 'Paid to the state or a third party, not part of the price' })
  mandatoryPayments: MandatoryPaymentDto[];

  @ApiPropertyOptional({ type: [MoneyDto], description: 'Of the mandatory payments those of every year, by currency' })
  yearly?: MoneyDto[];
}

/** What became of a deletion. */
export class RemovedDto {
  @ApiProperty({ description: 'True: something uses it, so it is archived; false: it is gone' })
  archived: boolean;
}
