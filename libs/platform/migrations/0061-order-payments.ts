import type { MigrationInterface, QueryRunner } from 'typeorm';
import { orderedName } from './ordered-name.js';

/** The payment history: one row per payment of an order, as its money events tell it. Amounts in minor units, times in microseconds. */
export class OrderPayments0061 implements MigrationInterface {
  readonly name = orderedName(61, 'OrderPayments');

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table order_payments (
        payment_id uuid primary key,
        order_id uuid not null,
        method text not null check (method in ('cash', 'transfer', 'provider')),
        stage text not null check (stage in ('prepayment', 'postpayment')),
        state text not null check (state in ('declared', 'confirmed', 'rejected', 'captured', 'pending')),
        amount bigint not null check (amount > 0),
        currency text not null,
        recorded_by uuid,
        at bigint not null,
        refunded bigint not null default 0 check (refunded >= 0),
        refunded_at bigint
      );
      create index order_payments_by_time on order_payments (at, payment_id);
      create index order_payments_of_order on order_payments (order_id, at);
      grant select, insert, update, delete on order_payments to registra_app;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table order_payments');
  }
}
