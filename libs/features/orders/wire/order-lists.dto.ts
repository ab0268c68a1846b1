import { ApiProperty } from '@nestjs/swagger';
import { type BadgeColour, type OrderStatus, orderStatuses } from '#machines/order/statuses';
import { OrderListItemDto } from './order.dto.js';
import { BilingualDto } from './order-refs.dto.js';

export class OrderPageDto {
  @ApiProperty({ type: [OrderListItemDto] })
  items: OrderListItemDto[];
  @ApiProperty({ example: 1 })
  page: number;
  @ApiProperty({ example: 5 })
  per_page: number;
  @ApiProperty({ example: 86 })
  total: number;
  @ApiProperty({ description: 'False where counting stopped at 10,000' })
  totalIsExact: boolean;
}

export class OrderStatusDto {
  @ApiProperty({ enum: orderStatuses })
  status: OrderStatus;
  @ApiProperty({ type: String, nullable: true, example: 'ON' })
  shortCode: string | null;
  @ApiProperty({ enum: ['orange', 'yellow', 'blue', 'green', 'red'] })
  badge: BadgeColour;
  @ApiProperty({ type: BilingualDto })
  label: BilingualDto;
  @ApiProperty({ example: 6, description: "The reader's orders in it; may trail the list by a moment" })
  count: number;
}

export class OrderStatusesDto {
  @ApiProperty({ type: [OrderStatusDto] })
  items: OrderStatusDto[];
}
