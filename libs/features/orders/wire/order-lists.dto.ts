import { ApiProperty } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { type BadgeColour, type OrderStatus } from '#machines/order/statuses';
import { OrderListItemDto } from './order.dto.js';
import { BilingualDto } from '#libs/contracts/wire/refs.dto';
import { PageOf } from '#libs/contracts/wire/page';

export class OrderPageDto extends PageOf(OrderListItemDto) {}

export class OrderStatusDto {
  status: OrderStatus;
  /**
   * Short form of the status for narrow places; null: it has none
   * @example 'ON'
   */
  shortCode: string | null;
  badge: BadgeColour;
  label: BilingualDto;
  @ApiProperty({ example: 6, description: "The reader's orders in it that fit the filters and the search; may trail the list by a moment" })
  count: number;
}

export class OrderStatusesDto {
  items: OrderStatusDto[];
  @ApiProperty({ example: 3, description: 'Orders with money that staff have to confirm; for staff who see payments' })
  toConfirm?: number;
  /** False where counting stopped at 10,000 orders, or 1,000 of a search */
  isExact: boolean;
}

export class NeighbourDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  /** @example 'R-000123' */
  number: string;
}

export class OrderNeighboursDto {
  @ApiProperty({
    example: 5,
    description: 'From 1; null where the order is not in the list any more, or beyond the first orders that are counted',
  })
  position: number | null;
  /**
   * Orders in the list; a lower bound unless `totalIsExact`
   * @example 86
   */
  total: number;
  /** False where counting stopped at 10,000 orders, or 1,000 of a search */
  totalIsExact: boolean;
  previous: NeighbourDto | null;
  next: NeighbourDto | null;
}
