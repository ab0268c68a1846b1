import type { MigrationInterface, QueryRunner } from 'typeorm';
import { orderedName } from './ordered-name.js';

/**
 * Orders per status and scope, and per order what is counted of it: a move is subtracted where the order was counted and added where it is now.
 * The nil uuid owns the scope `all`.
 */
export class OrderCounts0060 implements MigrationInterface {
  readonly name = orderedName(60, 'OrderCounts');

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table order_counts (
        scope text not null check (scope in ('all', 'client', 'partner', 'manager')),
        owner uuid not null,
        status text not null,
        count bigint not null check (count >= 0),
        primary key (scope, owner, status)
      ) with (fillfactor = 70);
      create table order_counted (
        order_id uuid primary key,
        progress order_progress not null,
        reward order_reward not null,
        client_id uuid not null,
        partner_id uuid,
        manager_id uuid
      ) with (fillfactor = 80);
      grant select, insert, update, delete on order_counts, order_counted to registra_app;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table order_counts, order_counted');
  }
}
