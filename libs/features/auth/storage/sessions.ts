import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { AccountEvents } from '#libs/accounts/account-events';
import { AccountLetters } from '#libs/accounts/account-letters';
import { raiseTokenVersion, SessionRevocation } from '#libs/accounts/session-revocation';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { Config } from '#libs/platform/config/config';
import { Database, type Queryable } from '#libs/platform/database/database';
import { browserSessionHours, raceGraceSeconds, rememberedDays, sessionDays } from '../rules/session-life.js';

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
  device: string | null;
  beganAt: Date;
  replacedBy: Id | null;
  used: boolean;
  justUsed: boolean;
}

const lockSql = `
  select id, user_id as "userId", family, remember, device, began_at as "beganAt", replaced_by as "replacedBy", used_at is not null as used,
    coalesce(used_at > clock_timestamp() - make_interval(secs => $2), false) as "justUsed"
  from refresh_tokens
  where hash = $1 and revoked_at is null and expires_at > clock_timestamp()
  for update`;

/** A statement of its own: one that locks and sub-selects sees, after a wait, only the locked row anew. */
const unusedSql = 'select 1 from refresh_tokens where id = $1 and used_at is null and revoked_at is null';

const insertSql = `
  insert into refresh_tokens (id, user_id, family, hash, remember, expires_at, device, began_at)
  values ($1, $2, $3, $4, $5, least(clock_timestamp() + make_interval(hours => $6), coalesce($8, clock_timestamp()) + make_interval(days => $9)), $7,
    coalesce($8, clock_timestamp()))`;

const listSql = `
  select family as id, min(began_at) as "beganAt", max(issued_at) as "usedAt", bool_or(remember) as remember, max(device) as device
  from refresh_tokens where user_id = $1 and revoked_at is null and expires_at > clock_timestamp()
  group by family having bool_or(used_at is null) order by max(issued_at) desc, family`;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const hours = (remember: boolean): number => (remember ? rememberedDays * 24 : browserSessionHours);

/** A sign-in as its person sees it in the list. */
export interface OpenSession {
  id: Id;
  beganAt: Date;
  usedAt: Date;
  remember: boolean;
  device: string | null;
}

/** Refresh tokens: the database keeps only their hashes; each is used once and replaced, and a sign-in's tokens are one family. */
@Injectable()
export class Sessions {
  private readonly successorKey: Buffer;

  constructor(
    private readonly database: Database,
    private readonly events: AccountEvents,
    private readonly letters: AccountLetters,
    private readonly revocation: SessionRevocation,
    config: Config,
  ) {
    this.successorKey = createHmac('sha256', config.jwtSecret).update('successors of refresh tokens').digest();
  }

  /** A new family for a sign-in. @param device as `deviceOf` says it */
  async open(userId: Id, remember: boolean, device: string, queryable: Queryable = this.database): Promise<IssuedToken> {
    const token = randomBytes(32).toString('base64url');
    await this.insert(queryable, { id: v7(), userId, family: v7(), token, remember, device, beganAt: null });
    return { token, remember };
  }

  /**
   * Replaces a token. Used a second time within the grace it gives the same successor; used later, or after its successor, it was copied:
   * the family ends and so do the person's access tokens, and the person is told.
   */
  async rotate(token: string): Promise<Rotation> {
    const rotation = await this.database.transaction((tx) => this.replace(tx, token));
    if (rotation.outcome !== 'stolen') return rotation;
    const { userId, family } = rotation;
    await this.events.change(async (tx, append) => {
      await lockPerson(tx, userId);
      // Of two who found it out at once one tells.
      if (!(await endFamily(tx, family, userId))) return;
      await append(userId, { type: 'SessionsRevoked', data: { scope: 'reuse' } }, null);
      await this.letters.revokeRights(tx, userId);
      await this.letters.write(tx, userId, 'sessionsEnded');
    });
    return { outcome: 'reused', userId };
  }

  /** Ends the family of `token` and every access token of its person. @returns whose it was, undefined for a token of nobody */
  async close(token: string): Promise<Id | undefined> {
    const known = await this.familyOf(token);
    if (known === undefined) return undefined;
    const { family, userId } = known;
    return this.events.change(async (tx, append) => {
      const actor = await lockPerson(tx, userId);
      if (!(await endFamily(tx, family, userId))) return undefined;
      await append(userId, { type: 'SessionsRevoked', data: { scope: 'one' } }, { actor });
      return userId;
    });
  }

  /** The sign-ins of somebody that still hold, the last used first. */
  list(userId: Id): Promise<OpenSession[]> {
    return this.database.query<OpenSession>(listSql, [userId]);
  }

  /** The family that a refresh token belongs to, if it is one. */
  async familyOf(token: string, queryable: Queryable = this.database): Promise<{ family: Id; userId: Id; remember: boolean } | undefined> {
    return queryable.one(
      `select family, user_id as "userId", remember from refresh_tokens
       where hash = $1 and revoked_at is null and expires_at > clock_timestamp()`,
      [hashOf(token)],
    );
  }

  /** Ends one sign-in of somebody, and every access token. @returns whether it was there */
  end(by: { actor: Actor; tokenVersion: number }, family: Id): Promise<boolean> {
    return this.events.change(async (tx, append) => {
      const there = await tx.one('select 1 from refresh_tokens where family = $1 and user_id = $2 and revoked_at is null limit 1', [
        family,
        by.actor.id,
      ]);
      if (!there) return false;
      await append(by.actor.id, { type: 'SessionsRevoked', data: { scope: 'one' } }, by);
      await endFamily(tx, family, by.actor.id);
      return true;
    });
  }

  /** Ends every sign-in of somebody and the letters that would let somebody in again, in the transaction that gives the reason. */
  async endAll(tx: Queryable, userId: Id): Promise<void> {
    await this.revocation.endAll(tx, userId);
  }

  /** The same, but for the sign-in that `token` is of. Its access token ends too; the browser gets another by its cookie. @returns whether there is such a one */
  async endAllBut(tx: Queryable, userId: Id, token: string | undefined): Promise<boolean> {
    const known = token === undefined ? undefined : await this.familyOf(token, tx);
    const here = known?.userId === userId ? known.family : null;
    await this.revocation.endAllBut(tx, userId, here);
    return here !== null;
  }

  /** Ends the access tokens of somebody at once; browsers of theirs that still hold a refresh token get new ones. */
  async endAccessTokens(userId: Id): Promise<void> {
    await raiseTokenVersion(this.database, userId);
  }

  /** Removes tokens that ended long enough ago to tell no theft any more. */
  async sweep(): Promise<void> {
    await this.database.query(`delete from refresh_tokens where expires_at < clock_timestamp() - interval '1 day'`);
  }

  private async replace(tx: Queryable, token: string): Promise<Rotation | { outcome: 'stolen'; userId: Id; family: Id }> {
    const row = await tx.one<Row>(lockSql, [hashOf(token), raceGraceSeconds]);
    if (!row) return { outcome: 'refused' };
    const { userId, remember, family, device, beganAt } = row;
    const successor = this.successorOf(token);
    if (!row.used) {
      const id = v7();
      await tx.query('update refresh_tokens set used_at = clock_timestamp(), replaced_by = $2 where id = $1', [row.id, id]);
      await this.insert(tx, { id, userId, family, token: successor, remember, device, beganAt });
    } else if (!row.justUsed || !(await tx.one(unusedSql, [row.replacedBy]))) {
      return { outcome: 'stolen', userId, family };
    }
    return { outcome: 'rotated', userId, token: successor, remember };
  }

  private async insert(db: Queryable, { id, userId, family, token, remember, device, beganAt }: NewToken): Promise<void> {
    await db.query(insertSql, [id, userId, family, hashOf(token), remember, hours(remember), device, beganAt, sessionDays]);
  }

  private successorOf(token: string): string {
    return createHmac('sha256', this.successorKey).update(token).digest('base64url');
  }
}

interface NewToken extends Pick<Row, 'id' | 'userId' | 'family' | 'remember' | 'device'> {
  token: string;
  /** null: now */
  beganAt: Date | null;
}

/** @returns whether anything of it was left to end */
async function endFamily(db: Queryable, family: Id, userId: Id): Promise<boolean> {
  const ended = await db.query(
    'update refresh_tokens set revoked_at = clock_timestamp() where family = $1 and revoked_at is null returning 1',
    [family],
  );
  if (ended.length > 0) await raiseTokenVersion(db, userId);
  return ended.length > 0;
}

/** Everybody who ends sign-ins locks the person first and the tokens then, so that no two wait for each other. */
async function lockPerson(db: Queryable, id: Id): Promise<Actor> {
  const actor = await db.one<Actor>('select id, role, department from users where id = $1 for no key update', [id]);
  if (actor === undefined) throw new Error(`there is no user ${id}`);
  return actor;
}
