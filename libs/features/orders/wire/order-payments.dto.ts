import { ApiProperty } from '@nestjs/swagger';
import type { Id } from '#libs/kernel/ids';
import type { PaymentMethod, PaymentStage } from '#machines/order/state';
import type { PaymentDto } from './order-children.dto.js';
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
  @ApiProperty({ enum: ['declared', 'confirmed', 'rejected', 'withdrawn', 'captured', 'pending', 'denied', 'refunded'] })
  state: PaymentDto['state'];
  @ApiProperty({ type: MoneyDto })
  amount: MoneyDto;
  @ApiProperty({ type: MoneyDto })
  refunded: MoneyDto;
  @ApiProperty({ type: MoneyDto, description: 'What of `refunded` the provider took back unasked' })
  reversed: MoneyDto;
  @ApiProperty({ format: 'date-time', description: 'When it was paid, or announced' })
  at: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  refundedAt: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'paypal', description: 'Null of cash and transfers' })
  provider: string | null;
  @ApiProperty({ type: String, nullable: true, description: "The provider's own id of the payment; null until it is captured" })
  providerReference: string | null;
  @ApiProperty({
    type: MoneyDto,
    nullable: true,
    description: 'What the provider kept of the amount; for staff only, null where it does not say',
  })
  fee: MoneyDto | null;
  @ApiProperty({ type: PersonRefDto, nullable: true, description: 'Who saw the cash or the transfer arrive; for staff only' })
  confirmedBy: PersonRefDto | null;
}

/** What arrived and went back in one currency; what was only announced does not count. */
export class PaymentTotalsDto {
  @ApiProperty({ example: 12 })
  payments: number;
  @ApiProperty({ type: MoneyDto })
  received: MoneyDto;
  @ApiProperty({ type: MoneyDto })
  refunded: MoneyDto;
  @ApiProperty({ type: MoneyDto, description: 'received less refunded' })
  kept: MoneyDto;
  @ApiProperty({ type: MoneyDto, nullable: true, description: 'What providers kept of it, as far as they say; for staff only' })
  fees: MoneyDto | null;
}

export class PaymentHistoryPageDto extends PageOf(PaymentHistoryItemDto) {
  @ApiProperty({ type: [PaymentTotalsDto], required: false, description: 'One per currency, never added over them; with include=totals' })
  totals?: PaymentTotalsDto[];
}

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
