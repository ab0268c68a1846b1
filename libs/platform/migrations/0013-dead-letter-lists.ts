import type { MigrationInterface, QueryRunner } from 'typeorm';
import { orderedName } from './ordered-name.js';

/** What the page of dead letters filters and sorts by, and the acts of each. Rebuilds keep theirs under negative versions; the page shows none of them. */
export class DeadLetterLists0013 implements MigrationInterface {
  readonly name = orderedName(13, 'DeadLetterLists');

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index dead_letters_by_time on dead_letters (failed_at, event_id) where projection_version > 0;
      create index dead_letters_of_consumer on dead_letters (consumer, failed_at, event_id) where projection_version > 0;
      create index dead_letter_acts_of_event on dead_letter_acts (event_id, consumer);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index dead_letters_by_time, dead_letters_of_consumer, dead_letter_acts_of_event');
  }
}
