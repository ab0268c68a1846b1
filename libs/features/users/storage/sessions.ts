import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { Id } from '#libs/kernel/ids';
import { Config } from '#libs/platform/config/config';
import { Database, type Queryable } from '#libs/platform/database/database';
import { browserSessionHours, raceGraceSeconds, rememberedDays } from '../rules/session-life.js';

/** A refresh token on its way to the cookie. */
export interface IssuedToken {
  token: string;
  /** True: the cookie lasts 30 days; false: until the browser closes. */
  remember: boolean;
}

export type Rotation = ({ outcome: 'rotated'; userId: Id } & IssuedToken) | { outcome: 'refused' } | { outcome: 'reused'; userId: Id };

interface Row {
  id: Id;
  userId: Id;
  family: Id;
  remember: boolean;
  replacedBy: Id | null;
  used: boolean;
  justUsed: boolean;
}

const lockSql = `
  select id, user_id as "userId", family, remember, replaced_by as "replacedBy", used_at is not null as used,
    coalesce(used_at > clock_timestamp() - make_interval(secs => $2), false) as "justUsed"
  from refresh_tokens
  where hash = $1 and revoked_at is null and expires_at > clock_timestamp()
  for update`;

/** A statement of its own: one that locks and sub-selects sees, after a wait, only the locked row anew. */
const unusedSql = 'select 1 from refresh_tokens where id = $1 and used_at is null and revoked_at is null';

const insertSql = `
  insert into refresh_tokens (id, user_id, family, hash, remember, expires_at)
  values ($1, $2, $3, $4, $5, clock_timestamp() + make_interval(hours => $6))`;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const hours = (remember: boolean): number => (remember ? rememberedDays * 24 : browserSessionHours);

/** Refresh tokens: the database keeps only their hashes; each is used once and replaced, and a sign-in's tokens are one family. */
@Injectable()
export class Sessions {
  private readonly successorKey: Buffer;

  constructor(
    private readonly database: Database,
    config: Config,
  ) {
    this.successorKey = createHmac('sha256', config.jwtSecret).update('successors of refresh tokens').digest();
  }

  /** A new family for a sign-in. */
  async open(userId: Id, remember: boolean): Promise<IssuedToken> {
    const token = randomBytes(32).toString('base64url');
    await this.insert(this.database, v7(), userId, v7(), token, remember);
    return { token, remember };
  }

  /**
   * Replaces a token. Used a second time within the grace it gives the same successor; used later, or after its successor, it was copied:
   * the family ends and so do the person's access tokens.
   */
  rotate(token: string): Promise<Rotation> {
    return this.database.transaction(async (tx): Promise<Rotation> => {
      const row = await tx.one<Row>(lockSql, [hashOf(token), raceGraceSeconds]);
      if (!row) return { outcome: 'refused' };
      const { userId, remember } = row;
      const successor = this.successorOf(token);
      if (!row.used) {
        const id = v7();
        await tx.query('update refresh_tokens set used_at = clock_timestamp(), replaced_by = $2 where id = $1', [row.id, id]);
        await this.insert(tx, id, userId, row.family, successor, remember);
      } else if (!row.justUsed || !(await tx.one(unusedSql, [row.replacedBy]))) {
        await this.end(tx, row.family, userId, 'sessionReused');
        return { outcome: 'reused', userId };
      }
      return { outcome: 'rotated', userId, token: successor, remember };
    });
  }

  /** Ends the family of `token` and every access token of its person. @returns whose it was, undefined for a token of nobody */
  close(token: string): Promise<Id | undefined> {
    return this.database.transaction(async (tx) => {
      const row = await tx.one<Row>(lockSql, [hashOf(token), raceGraceSeconds]);
      if (row) await this.end(tx, row.family, row.userId, 'signedOut');
      return row?.userId;
    });
  }

  /** Ends the access tokens of somebody at once; browsers of theirs that still hold a refresh token get new ones. */
  async endAccessTokens(userId: Id): Promise<void> {
    await raiseTokenVersion(this.database, userId);
  }

  /** Removes tokens that ended long enough ago to tell no theft any more. */
  async sweep(): Promise<void> {
    await this.database.query(`delete from refresh_tokens where expires_at < clock_timestamp() - interval '1 day'`);
  }

  private async end(db: Queryable, family: Id, userId: Id, act: string): Promise<void> {
    await db.query('update refresh_tokens set revoked_at = clock_timestamp() where family = $1 and revoked_at is null', [family]);
    await raiseTokenVersion(db, userId);
    await db.query('insert into user_audit (user_id, actor_id, act) values ($1, $2, $3)', [
      userId,
      act === 'signedOut' ? userId : null,
      act,
    ]);
  }

  private async insert(db: Queryable, id: Id, userId: Id, family: Id, token: string, remember: boolean): Promise<void> {
    await db.query(insertSql, [id, userId, family, hashOf(token), remember, hours(remember)]);
  }

  private successorOf(token: string): string {
    return createHmac('sha256', this.successorKey).update(token).digest('base64url');
  }
}

const raiseTokenVersion = (db: Queryable, userId: Id): Promise<unknown[]> =>
  db.query('update users set token_version = token_version + 1 where id = $1', [userId]);
