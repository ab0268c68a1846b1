import { CommandBus } from '@nestjs/cqrs';
import { TellOrder } from '#libs/contracts/orders/tell-order';
import type { Id } from '#libs/kernel/ids';
import type { OrdersTestApp } from './orders-test-app.js';

/** Reports a provider's payment result to an order, without a provider. @throws Error if the machine refuses */
export async function tellProviderResult(world: OrdersTestApp, order: Id, told: TellOrder['told']): Promise<void> {
  const { refused } = await world.app.get(CommandBus).execute(new TellOrder(order, told));
  if (refused !== null) throw new Error(`${told.type}: ${refused}`);
}
