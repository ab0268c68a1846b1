import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendFunctionSql, appendSignature } from '#libs/event-log/append/append-sql';
import type { StreamTable } from '#libs/event-log/append/contract';
import { orderedName } from './ordered-name.js';

/** The row of a payoff: what decide reads, and the columns that lists sort and filter by. */
export const payoffsTable = {
  streamType: 'payoff',
  table: 'payoffs',
  columns: {
    status: 'text',
    order_id: 'uuid',
    order_number: 'bigint',
    partner_id: 'uuid',
    currency: 'text',
    amount: 'bigint',
    due: 'bigint',
    held_until: 'bigint',
    finished_at: 'bigint',
    detail: 'json',
    updated_at: 'bigint',
  },
  once: ['order_id', 'order_number', 'partner_id', 'currency', 'finished_at'],
} as const satisfies StreamTable;

/** Payoffs: one per finished order that earns its partner a reward. Amounts in minor units, times in microseconds. */
export class Payoffs0080 implements MigrationInterface {
  readonly name = orderedName(80, 'Payoffs');

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table payoffs (
        id uuid primary key,
        version integer not null,
        status text not null check (status in ('accrued', 'held', 'payable', 'approved', 'paid', 'reversed')),
        order_id uuid not null unique,
        order_number bigint not null,
        partner_id uuid not null,
        currency text not null,
        amount bigint not null check (amount >= 0),
        due bigint not null,
        held_until bigint not null,
        finished_at bigint not null,
        detail json not null,
        updated_at bigint not null
      );
      create index payoffs_by_finished on payoffs (finished_at, id);
      create index payoffs_of_partner on payoffs (partner_id, finished_at, id);
      create index payoffs_by_amount on payoffs (amount, id);
      create index payoffs_of_status on payoffs (status, finished_at, id);
      create index payoffs_held on payoffs (held_until) where status = 'held';
      grant select, insert, update on payoffs to registra_app;`);
    await runner.query(appendFunctionSql(payoffsTable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop function append_payoff(${appendSignature})`);
    await runner.query('drop table payoffs');
  }
}
