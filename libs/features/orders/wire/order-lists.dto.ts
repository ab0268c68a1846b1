import { ApiProperty } from '@nestjs/swagger';
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
  @ApiProperty({ example: 6, description: "The reader's orders in it; may trail the list by a moment" })
  count: number;
}

export class OrderStatusesDto {
  @ApiProperty({ type: [OrderStatusDto] })
  items: OrderStatusDto[];
}
