import { ApiProperty } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { PaymentLineDto } from './order-children.dto.js';
import { PersonRefDto } from './order-refs.dto.js';
import { OrderRefDto } from '#libs/contracts/wire/refs.dto';
import { MoneyDto } from '#libs/contracts/wire/money.dto';
import { PageOf } from '#libs/contracts/wire/page';

/** A line of the payment history. */
export class PaymentHistoryItemDto extends PaymentLineDto {
  order: OrderRefDto;
  client: PersonRefDto;
  refunded: MoneyDto;
  /** What of `refunded` the provider took back unasked */
  reversed: MoneyDto;
  @ApiProperty({ format: 'date-time', description: 'When it was paid, or announced' })
  at: string;
  @ApiProperty({ format: 'date-time' })
  refundedAt: string | null;
  /** What the client wrote with the transfer, or staff with the payment; a client reads their own words */
  reference: string | null;
  /** Who saw the cash or the transfer arrive */
  confirmedBy: PersonRefDto | null;
}

/** What arrived and went back in one currency; what was only announced does not count. */
export class PaymentTotalsDto {
  /** @example 12 */
  payments: number;
  received: MoneyDto;
  refunded: MoneyDto;
  /** received less refunded */
  kept: MoneyDto;
  /** What providers kept of it, as far as they say; for staff only */
  fees: MoneyDto | null;
}

export class PaymentHistoryPageDto extends PageOf(PaymentHistoryItemDto) {
  /** One per currency, never added over them; with include=totals */
  totals?: PaymentTotalsDto[];
}

/** A finished order of a partner, with the arithmetic of its reward: kept x percent, rounded half up. */
export class PayoffOrderDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  /** @example 'R-000412' */
  number: string;
  partner: PersonRefDto;
  @ApiProperty({ format: 'date-time' })
  finishedAt: string;
  price: MoneyDto;
  /** min(price, paid): what of the price was kept */
  kept: MoneyDto;
  /** @example 22 */
  percent: number;
  /** kept x percent, rounded half up */
  reward: MoneyDto;
}

export class PayoffOrdersDto {
  items: PayoffOrderDto[];
  /** One per currency, never summed across them */
  totals: MoneyDto[];
}
