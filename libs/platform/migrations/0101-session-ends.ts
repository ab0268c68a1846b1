import type { MigrationInterface, QueryRunner } from 'typeorm';
import { orderedName } from './ordered-name.js';

/** Sign-ins of before end 90 days after they began, too. */
export class SessionEnds0101 implements MigrationInterface {
  readonly name = orderedName(101, 'SessionEnds');

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update refresh_tokens set expires_at = began_at + interval '90 days' where revoked_at is null and expires_at > began_at + interval '90 days'`,
    );
  }

  /** What was taken off their ends is known to nobody; they are shorter, which harms nothing. */
  async down(): Promise<void> {
    await Promise.resolve();
  }
}
