import { ApiProperty } from '@nestjs/swagger';
import { BilingualDto } from '#libs/contracts/wire/refs.dto';
import { MoneyDto } from '#libs/contracts/wire/money.dto';

/** Paid to the state or a third party: shown, never charged. */
export class MandatoryPaymentDto {
  @ApiProperty({ type: BilingualDto })
  title: BilingualDto;

  @ApiProperty({ type: MoneyDto })
  amount: MoneyDto;

  @ApiProperty({ enum: ['once', 'yearly'] })
  period: 'once' | 'yearly';
}
