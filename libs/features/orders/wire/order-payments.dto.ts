import { ApiProperty } from '@nestjs/swagger';
import type { Id } from '#libs/kernel/ids';
import type { PaymentMethod, PaymentStage } from '#machines/order/state';
import { PersonRefDto } from './order-refs.dto.js';
import { OrderRefDto } from '#libs/contracts/wire/refs.dto';
import { MoneyDto } from '#libs/contracts/wire/money.dto';
import { PageOf } from '#libs/contracts/wire/page';

/** A line of the payment history. */
export class PaymentHistoryItemDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ type: OrderRefDto })
  order: OrderRefDto;
  @ApiProperty({ type: PersonRefDto })
  client: PersonRefDto;
  @ApiProperty({ enum: ['cash', 'transfer', 'provider'] })
  method: PaymentMethod;
  @ApiProperty({ enum: ['prepayment', 'postpayment'] })
  stage: PaymentStage;
  @ApiProperty({ enum: ['declared', 'confirmed', 'rejected', 'captured', 'pending', 'refunded'] })
  state: string;
  @ApiProperty({ type: MoneyDto })
  amount: MoneyDto;
  @ApiProperty({ type: MoneyDto })
  refunded: MoneyDto;
  @ApiProperty({ format: 'date-time', description: 'When it was paid, or announced' })
  at: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  refundedAt: string | null;
}

export class PaymentHistoryPageDto extends PageOf(PaymentHistoryItemDto) {}

/** A finished order of a partner, with the arithmetic of its reward: kept x percent, rounded half up. */
export class PayoffOrderDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'R-000412' })
  number: string;
  @ApiProperty({ type: PersonRefDto })
  partner: PersonRefDto;
  @ApiProperty({ format: 'date-time' })
  finishedAt: string;
  @ApiProperty({ type: MoneyDto })
  price: MoneyDto;
  @ApiProperty({ type: MoneyDto, description: 'min(price, paid): what of the price was kept' })
  kept: MoneyDto;
  @ApiProperty({ example: 22 })
  percent: number;
  @ApiProperty({ type: MoneyDto, description: 'kept x percent, rounded half up' })
  reward: MoneyDto;
}

export class PayoffOrdersDto {
  @ApiProperty({ type: [PayoffOrderDto] })
  items: PayoffOrderDto[];
  @ApiProperty({ type: [MoneyDto], description: 'One per currency, never summed across them' })
  totals: MoneyDto[];
}
