import { ApiProperty } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { PaymentLineDto } from './order-children.dto.js';
import { PersonRefDto } from './order-refs.dto.js';
import { OrderRefDto } from '#libs/contracts/wire/refs.dto';
import { MoneyDto } from '#libs/contracts/wire/money.dto';
import { PageOf } from '#libs/contracts/wire/page';

/** A payment with its order and client, for lists over several orders. */
export class PaymentHistoryItemDto extends PaymentLineDto {
  order: OrderRefDto;
  client: PersonRefDto;
  refunded: MoneyDto;
  /** The part of `refunded` that the provider took back unasked */
  reversed: MoneyDto;
  @ApiProperty({ format: 'date-time', description: 'When it was paid, or announced' })
  at: string;
  @ApiProperty({ format: 'date-time' })
  refundedAt: string | null;
  /** The reference that the client gave with the transfer, or staff with the payment; a client reads only their own */
  reference: string | null;
  /** The person who confirmed that the cash or transfer arrived */
  confirmedBy: PersonRefDto | null;
}

/** Announced payments are not included. */
export class PaymentTotalsDto {
  /**
   * Number of received payments
   * @example 12
   */
  payments: number;
  received: MoneyDto;
  refunded: MoneyDto;
  /** Received less refunded */
  kept: MoneyDto;
  /** The providers' fees, if known; for staff only */
  fees: MoneyDto | null;
}

export class PaymentHistoryPageDto extends PageOf(PaymentHistoryItemDto) {
  /** One per currency, never summed across currencies; with include=totals */
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
  /** min(price, paid): the part of the price that was kept */
  kept: MoneyDto;
  /**
   * The partner's share of `kept`, in percent
   * @example 22
   */
  percent: number;
  /** kept x percent, rounded half up */
  reward: MoneyDto;
}

export class PayoffOrdersDto {
  items: PayoffOrderDto[];
  /** One per currency, never summed across currencies */
  totals: MoneyDto[];
}
