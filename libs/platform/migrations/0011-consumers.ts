import type { MigrationInterface, QueryRunner } from 'typeorm';
import { orderedName } from './ordered-name.js';

/**
 * How far each reader of the log has come: per stream in the transaction of the effect (consumer_streams), overall as a place to start
 * from (checkpoints, fenced by an epoch), and what could not be handled (dead_letters) with what people decided about it (dead_letter_acts).
 */
export class Consumers0011 implements MigrationInterface {
  readonly name = orderedName(11, 'Consumers');

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table consumer_streams (
        consumer text not null,
        projection_version integer not null,
        stream_id uuid not null,
        version integer not null default 0,
        parked_at timestamptz,
        next_attempt_at timestamptz,
        primary key (consumer, projection_version, stream_id)
      );
      create index consumer_streams_parked on consumer_streams (consumer, projection_version, next_attempt_at) where parked_at is not null;
      create table checkpoints (
        reader text not null,
        projection_version integer not null,
        pos bigint not null default 0,
        epoch bigint not null default 0,
        primary key (reader, projection_version)
      );
      create table dead_letters (
        consumer text not null,
        projection_version integer not null,
        event_id uuid not null,
        stream_id uuid not null,
        version integer not null,
        attempts integer not null default 0,
        error text not null,
        failed_at timestamptz not null default clock_timestamp(),
        resolved_by uuid,
        resolved_at timestamptz,
        primary key (consumer, projection_version, event_id)
      );
      create index dead_letters_open on dead_letters (failed_at) where resolved_at is null;
      create table dead_letter_acts (
        id bigint generated always as identity primary key,
        consumer text not null,
        event_id uuid not null,
        stream_id uuid not null,
        act text not null check (act in ('retry', 'skip')),
        actor_id uuid not null,
        reason text,
        at timestamptz not null default clock_timestamp(),
        check (act <> 'skip' or reason is not null)
      );
      create index dead_letter_skips on dead_letter_acts (consumer, stream_id) where act = 'skip';
      create trigger dead_letter_acts_insert_only before update or delete or truncate on dead_letter_acts
        for each statement execute function refuse_change();
      alter table dead_letter_acts enable always trigger dead_letter_acts_insert_only;
      grant select, insert, update, delete on consumer_streams, checkpoints, dead_letters to registra_app;
      grant select, insert on dead_letter_acts to registra_app;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table dead_letter_acts, dead_letters, checkpoints, consumer_streams');
  }
}
