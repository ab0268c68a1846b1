import type { MigrationInterface, QueryRunner } from 'typeorm';
import { orderedName } from './ordered-name.js';

const tables = ['notifications', 'side_notifications'] as const;

/** Notifications about leads, and the mail that confirms a consultation: to somebody who has no account, so its person is the lead. */
export class LeadNews0096 implements MigrationInterface {
  readonly name = orderedName(96, 'LeadNews');

  async up(runner: QueryRunner): Promise<void> {
    await this.allow(runner, `'order', 'payoff', 'deadLetter', 'lead'`, `'notification', 'digest', 'message', 'account', 'lead'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`delete from ${table} where subject_type = 'lead'`);
    await runner.query(`delete from mail_intents where purpose = 'lead'`);
    await this.allow(runner, `'order', 'payoff', 'deadLetter'`, `'notification', 'digest', 'message', 'account'`);
  }

  private async allow(runner: QueryRunner, subjects: string, purposes: string): Promise<void> {
    for (const table of tables) {
      await runner.query(`alter table ${table} drop constraint notifications_subject_type_check`);
      await runner.query(`alter table ${table} add constraint notifications_subject_type_check check (subject_type in (${subjects}))`);
    }
    await runner.query('alter table mail_intents drop constraint mail_intents_purpose_check');
    await runner.query(`alter table mail_intents add constraint mail_intents_purpose_check check (purpose in (${purposes}))`);
  }
}
