import { ApiProperty } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { type BadgeColour, type OrderStatus, orderStatuses } from '#machines/order/statuses';
import { OrderListItemDto } from './order.dto.js';
import { BilingualDto } from '#libs/contracts/wire/refs.dto';
import { PageOf } from '#libs/contracts/wire/page';

export class OrderPageDto extends PageOf(OrderListItemDto) {}

export class OrderStatusDto {
  @ApiProperty({ enum: orderStatuses })
  status: OrderStatus;
  @ApiProperty({ type: String, nullable: true, example: 'ON' })
  shortCode: string | null;
  @ApiProperty({ enum: ['orange', 'yellow', 'blue', 'green', 'red'] })
  badge: BadgeColour;
  @ApiProperty({ type: BilingualDto })
  label: BilingualDto;
  @ApiProperty({ example: 6, description: "The reader's orders in it that fit the filters and the search; may trail the list by a moment" })
  count: number;
}

export class OrderStatusesDto {
  @ApiProperty({ type: [OrderStatusDto] })
  items: OrderStatusDto[];
  @ApiProperty({ required: false, example: 3, description: 'Orders with money that staff have to confirm; for staff who see payments' })
  toConfirm?: number;
  @ApiProperty({ description: 'False where counting stopped at 10,000 orders, or 1,000 of a search' })
  isExact: boolean;
}

export class NeighbourDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'R-000123' })
  number: string;
}

export class OrderNeighboursDto {
  @ApiProperty({
    type: Number,
    nullable: true,
    example: 5,
    description: 'From 1; null where the order is not in the list any more, or beyond the first orders that are counted',
  })
  position: number | null;
  @ApiProperty({ example: 86 })
  total: number;
  @ApiProperty({ description: 'False where counting stopped at 10,000 orders, or 1,000 of a search' })
  totalIsExact: boolean;
  @ApiProperty({ type: NeighbourDto, nullable: true })
  previous: NeighbourDto | null;
  @ApiProperty({ type: NeighbourDto, nullable: true })
  next: NeighbourDto | null;
}
