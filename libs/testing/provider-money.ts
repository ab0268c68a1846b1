import { CommandBus } from '@nestjs/cqrs';
import { ReportPayment } from '#libs/contracts/orders/report-payment';
import type { Id } from '#machines/kernel/ids';
import type { OrdersTestApp } from './orders-test-app.js';

/** Reports a provider's payment result to an order, without a provider. @throws Error if the machine refuses */
export async function reportPayment(world: OrdersTestApp, order: Id, report: ReportPayment['report']): Promise<void> {
  const { refused } = await world.app.get(CommandBus).execute(new ReportPayment(order, report));
  if (refused !== null) throw new Error(`${report.type}: ${refused}`);
}
