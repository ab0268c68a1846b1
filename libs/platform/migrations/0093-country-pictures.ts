import type { MigrationInterface, QueryRunner } from 'typeorm';
import { orderedName } from './ordered-name.js';

/** Pictures of countries that stand in the place of their flags; each was made anew here, a few dozen kB. */
export class CountryPictures0093 implements MigrationInterface {
  readonly name = orderedName(93, 'CountryPictures');

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table country_pictures (
        country_id uuid primary key references countries (id) on delete cascade,
        -- a new one with each picture, so that its address may be cached for ever
        id uuid not null unique,
        picture bytea not null check (octet_length(picture) <= 1048576)
      );
      grant select, insert, update, delete on country_pictures to registra_app;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table country_pictures');
  }
}
