import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { tokenInvalid } from '#libs/platform/auth/access-token';
import type { SignedIn } from '#libs/platform/auth/signed-in';
import { Database, type Queryable } from '#libs/platform/database/database';
import type { Id, Language } from '#machines/kernel/ids';
import type { Editions } from './editions.js';

export interface FeedState {
  madeAt: Date;
  readAt: Date | null;
}

interface FeedOwner {
  id: Id;
  language: Language;
  timeZone: string | null;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Addresses of calendars: one per person, as the hash of its token. A trigger of `users` deletes it with everything that ends all sign-ins, with the
 * deactivation and the erasure. Everything here locks the person before the address, as those do.
 */
@Injectable()
export class CalendarFeeds {
  constructor(private readonly database: Database) {}

  /**
   * Creates the address, replacing an earlier one.
   * @returns its token, 43 characters
   * @throws Problem 401 if the caller's sign-in ended meanwhile
   */
  make({ actor, tokenVersion }: SignedIn): Promise<{ token: string; state: FeedState }> {
    const token = randomBytes(32).toString('base64url');
    return this.database.transaction(async (tx) => {
      if ((await lockPerson(tx, actor.id)) !== tokenVersion) throw tokenInvalid();
      const state = await tx.one<FeedState>(
        `insert into calendar_feeds (person_id, token_hash) values ($1, $2)
         on conflict (person_id) do update set token_hash = excluded.token_hash, made_at = excluded.made_at, read_at = null
         returning made_at as "madeAt", read_at as "readAt"`,
        [actor.id, hashOf(token)],
      );
      if (state === undefined) throw new Error('an upsert returns its row');
      return { token, state };
    });
  }

  find(person: Id): Promise<FeedState | undefined> {
    return this.database.one<FeedState>('select made_at as "madeAt", read_at as "readAt" from calendar_feeds where person_id = $1', [
      person,
    ]);
  }

  async remove(person: Id): Promise<void> {
    await this.database.query('delete from calendar_feeds where person_id = $1', [person]);
  }

  /** Returns undefined for a token that is wrong, replaced or ended. */
  ownerOf(token: string): Promise<FeedOwner | undefined> {
    return this.database.one<FeedOwner>(
      `select u.id, u.language, u.time_zone as "timeZone" from calendar_feeds f join users u on u.id = f.person_id where f.token_hash = $1`,
      [hashOf(token)],
      'calendar_feed',
    );
  }

  /**
   * Records a reading: `revise` gets the editions of the last one and returns the new ones, or null if nothing changed. The person's rights do not change
   * meanwhile. @returns false, with nothing recorded, if they changed since `tokenVersion`, or the token opens nothing any more
   */
  recordReading(
    reading: { token: string; person: Id; tokenVersion: number },
    revise: (known: Editions) => Editions | null,
  ): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      if ((await lockPerson(tx, reading.person)) !== reading.tokenVersion) return false;
      const feed = await tx.one<{ entries: Editions }>(
        'select entries from calendar_feeds where person_id = $1 and token_hash = $2 for update',
        [reading.person, hashOf(reading.token)],
        'calendar_feed_held',
      );
      if (feed === undefined) return false;
      const entries = revise(feed.entries);
      await tx.query(
        'update calendar_feeds set read_at = clock_timestamp(), entries = coalesce($2::jsonb, entries) where person_id = $1',
        [reading.person, entries && JSON.stringify(entries)],
        'calendar_feed_read',
      );
      return true;
    });
  }
}

/** @returns the version of the person's rights, which nobody changes until the transaction ends */
const lockPerson = async (tx: Queryable, id: Id): Promise<number | undefined> =>
  (await tx.one<{ version: number }>('select token_version as version from users where id = $1 for share', [id], 'calendar_person'))
    ?.version;
