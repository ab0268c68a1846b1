import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { IsMoney, type MoneyDto } from '#libs/contracts/wire/money.dto';
import { type ReversalOutcome, reversalOutcomes } from '#machines/order/state';
import { IsText } from '#libs/platform/http/field-rules';
import { WholeExample } from '#libs/platform/http/api-docs';

@WholeExample({ amount: { amount: '1.00', currency: 'EUR' }, reason: 'Bank fees' })
export class WaiveRestDto {
  @IsMoney({
    description: 'At most the balance; for callers who may not refund, at most what the limits of the order and of their day have left',
  })
  amount: MoneyDto;

  @ApiProperty({ description: 'For staff; the client does not read it', example: 'Bank fees' })
  @IsText(1000)
  reason: string;
}

export class CorrectPaymentDto {
  @IsMoney({ description: 'What arrived of it; nothing where it never did' })
  amount: MoneyDto;

  @ApiProperty({ description: 'The client reads it', example: 'The statement says 600.00' })
  @IsText(1000)
  reason: string;
}

export class SettleReversalDto {
  @IsIn(reversalOutcomes)
  outcome: ReversalOutcome;

  @IsOptional()
  @IsText(1000)
  note?: string | null;
}
