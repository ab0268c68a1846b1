import { ApiProperty } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { PaymentLineDto } from './order-children.dto.js';
import { PersonRefDto } from './order-refs.dto.js';
import { OrderRefDto } from '#libs/contracts/wire/refs.dto';
import { MoneyDto } from '#libs/contracts/wire/money.dto';
import { PageOf } from '#libs/contracts/wire/page';

/** A line of the payment history. */
export class PaymentHistoryItemDto extends PaymentLineDto {
  @ApiProperty({ type: OrderRefDto })
  order: OrderRefDto;
  @ApiProperty({ type: PersonRefDto })
  client: PersonRefDto;
  @ApiProperty({ type: MoneyDto })
  refunded: MoneyDto;
  @ApiProperty({ type: MoneyDto, description: 'What of `refunded` the provider took back unasked' })
  reversed: MoneyDto;
  @ApiProperty({ format: 'date-time', description: 'When it was paid, or announced' })
  at: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  refundedAt: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the client wrote with the transfer, or staff with the payment; a client reads their own words',
  })
  reference: string | null;
  @ApiProperty({ type: PersonRefDto, nullable: true, description: 'Who saw the cash or the transfer arrive' })
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
