import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { AccountEvents } from '#libs/accounts/account-events';
import { AccountEmails } from '#libs/accounts/account-emails';
import { Accounts } from '#libs/accounts/accounts';
import { raiseTokenVersion, SessionRevocation } from '#libs/accounts/session-revocation';
import { actorOf, isActive, type UserEntity } from '#libs/accounts/user.entity';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { Config } from '#libs/platform/config/config';
import { Database, type Queryable } from '#libs/platform/database/database';
import { browserSessionHours, mostSessions, raceGraceSeconds, rememberedDays, sessionDays } from '../rules/session-life.js';

export interface IssuedToken {
  token: string;
  /** True: the cookie lasts 30 days; false: until the browser closes. */
  remember: boolean;
}

/**
 * A sign-in or refresh with its person's row as the transaction held it: an access token of that row ends with any later change of rights.
 */
export interface OpenedSession {
  user: UserEntity;
  refresh: IssuedToken;
}

export type Rotation = ({ outcome: 'rotated' } & OpenedSession) | { outcome: 'refused' } | { outcome: 'reused'; userId: Id };

interface Row {
  id: Id;
  family: Id;
  remember: boolean;
  device: string | null;
  beganAt: Date;
  replacedBy: Id | null;
  used: boolean;
  justUsed: boolean;
  /** the exchange repeats one with the same key */
  sameKey: boolean;
}

/** Selects tokens that are neither revoked nor expired, and belong to the person's current epoch. */
const isLive = `revoked_at is null and expires_at > clock_timestamp() and epoch = (select sessions_epoch from users where users.id = user_id)`;

const tokenSql = `
  select id, family, remember, device, began_at as "beganAt", replaced_by as "replacedBy", used_at is not null as used,
    coalesce(used_at > clock_timestamp() - make_interval(secs => $2), false) as "justUsed", coalesce(request_key = $3, false) as "sameKey"
  from refresh_tokens where hash = $1 and ${isLive}`;

const useSql = 'update refresh_tokens set used_at = clock_timestamp(), replaced_by = $2, request_key = $3 where id = $1';

const unusedSql = 'select 1 from refresh_tokens where id = $1 and used_at is null and revoked_at is null';

const insertSql = `
  insert into refresh_tokens (id, user_id, epoch, family, hash, remember, issued_at, expires_at, device, began_at)
  values ($1, $2, $3, $4, $5, $6, clock_timestamp(),
    least(clock_timestamp() + make_interval(hours => $7), coalesce($9, clock_timestamp()) + make_interval(days => $10)), $8,
    coalesce($9, clock_timestamp()))`;

/** Each live family has one unused token, and its time of issue is when the family was last used. */
const endOldestSql = `
  update refresh_tokens set revoked_at = clock_timestamp()
  where user_id = $1 and revoked_at is null and family in (
    select family from refresh_tokens where user_id = $1 and family <> $2 and used_at is null and ${isLive}
    order by issued_at desc, id desc offset $3)`;

const listSql = `
  select family as id, min(began_at) as "beganAt", max(issued_at) as "usedAt", bool_or(remember) as remember, max(device) as device
  from refresh_tokens where user_id = $1 and ${isLive}
  group by family having bool_or(used_at is null) order by max(issued_at) desc, family limit ${mostSessions}`;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const hours = (remember: boolean): number => (remember ? rememberedDays * 24 : browserSessionHours);

export interface OpenSession {
  id: Id;
  beganAt: Date;
  usedAt: Date;
  remember: boolean;
  device: string | null;
}

/**
 * Refresh tokens. The database has only their hashes; each is used once and replaced, and the tokens of a sign-in form a family. Every
 * writing method first locks the person's row and reads tokens in a later statement, so none overlaps with the end of all sign-ins.
 */
@Injectable()
export class Sessions {
  private readonly successorKey: Buffer;

  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
    private readonly emails: AccountEmails,
    private readonly revocation: SessionRevocation,
    config: Config,
  ) {
    this.successorKey = createHmac('sha256', config.jwtSecret).update('successors of refresh tokens').digest();
  }

  /**
   * Opens a family for a sign-in and ends the least recently used one beyond the limit.
   * @param user locked by this transaction; an earlier read may have an earlier epoch, which would void the token
   * @param device as `deviceOf` gives it
   */
  async open(tx: Queryable, user: UserEntity, remember: boolean, device: string): Promise<OpenedSession> {
    const token = randomBytes(32).toString('base64url');
    const family = v7();
    await this.insert(tx, { id: v7(), user, family, token, remember, device, beganAt: null });
    await tx.query(endOldestSql, [user.id, family, mostSessions - 1]);
    return { user, refresh: { token, remember } };
  }

  /**
   * Replaces a token. While its successor is unused, a second use within the grace period gives the same successor, and so does one with
   * the same `requestKey` at any time, because the first answer was lost. Any other second use means that the token was copied: the family
   * and the person's access tokens end, and the person gets an email.
   * @param requestKey a random value that the browser makes for one exchange
   */
  rotate(token: string, requestKey?: string): Promise<Rotation> {
    return this.events.change(async (tx, append) => {
      const rotation = await this.replace(tx, token, requestKey === undefined ? null : hashOf(requestKey));
      if (rotation.outcome !== 'copied') return rotation;
      const { userId, family } = rotation;
      await endFamily(tx, family, userId);
      await append(userId, { type: 'SessionsRevoked', data: { scope: 'reuse' } }, null);
      await this.emails.revokeRights(tx, userId);
      await this.emails.write(tx, userId, 'sessionsEnded');
      return { outcome: 'reused', userId };
    });
  }

  /** Ends the family of `token` and every access token of its person. @returns the person; undefined for an unknown token */
  async close(token: string): Promise<Id | undefined> {
    const known = await this.familyOf(token);
    if (known === undefined) return undefined;
    const { family, userId } = known;
    return this.events.change(async (tx, append) => {
      const actor = await this.lockPerson(tx, userId);
      if (!(await endFamily(tx, family, userId))) return undefined;
      await append(userId, { type: 'SessionsRevoked', data: { scope: 'one' } }, { actor });
      return userId;
    });
  }

  /** A person's valid sign-ins, the last used first, up to the limit. */
  list(userId: Id): Promise<OpenSession[]> {
    return this.database.query<OpenSession>(listSql, [userId]);
  }

  /** Returns undefined for an unknown token. */
  async familyOf(token: string, queryable: Queryable = this.database): Promise<{ family: Id; userId: Id; remember: boolean } | undefined> {
    return queryable.one(`select family, user_id as "userId", remember from refresh_tokens where hash = $1 and ${isLive}`, [hashOf(token)]);
  }

  /** Ends one sign-in of a person, and all their access tokens. @returns whether it existed */
  end(by: { actor: Actor; tokenVersion: number }, family: Id): Promise<boolean> {
    const userId = by.actor.id;
    return this.events.change(async (tx, append) => {
      await this.lockPerson(tx, userId);
      const there = await tx.one(`select 1 from refresh_tokens where family = $1 and user_id = $2 and ${isLive} limit 1`, [family, userId]);
      if (!there) return false;
      await append(userId, { type: 'SessionsRevoked', data: { scope: 'one' } }, by);
      await endFamily(tx, family, userId);
      return true;
    });
  }

  /** Ends every sign-in of a person and the emailed links that would open the account, in the caller's transaction. */
  async endAll(tx: Queryable, userId: Id): Promise<void> {
    await this.revocation.endAll(tx, userId);
  }

  /** Ends every sign-in but that of `token`, whose access token ends too and is renewed by its cookie. @returns whether `token` is valid */
  async endAllBut(tx: Queryable, userId: Id, token: string | undefined): Promise<boolean> {
    const known = token === undefined ? undefined : await this.familyOf(token, tx);
    const here = known?.userId === userId ? known.family : null;
    await this.revocation.endAllBut(tx, userId, here);
    return here !== null;
  }

  /** Ends a person's access tokens at once; browsers with a refresh token get new ones. */
  async endAccessTokens(userId: Id): Promise<void> {
    await raiseTokenVersion(this.database, userId);
  }

  /** Removes tokens that ended so long ago that their reuse proves nothing. */
  async sweep(): Promise<void> {
    await this.database.query(`delete from refresh_tokens where expires_at < clock_timestamp() - interval '1 day'`);
  }

  private async replace(
    tx: Queryable,
    token: string,
    requestKey: Buffer | null,
  ): Promise<Rotation | { outcome: 'copied'; userId: Id; family: Id }> {
    const owner = await tx.one<{ id: Id }>('select user_id as id from refresh_tokens where hash = $1', [hashOf(token)]);
    const user = owner && (await this.accounts.lock(tx, owner.id));
    const row = user && isActive(user) ? await tx.one<Row>(tokenSql, [hashOf(token), raceGraceSeconds, requestKey]) : undefined;
    if (!user || !row) return { outcome: 'refused' };
    const { remember, family, device, beganAt } = row;
    const successor = this.successorOf(token);
    if (!row.used) {
      const id = v7();
      await tx.query(useSql, [row.id, id, requestKey]);
      await this.insert(tx, { id, user, family, token: successor, remember, device, beganAt });
    } else if (!(row.justUsed || row.sameKey) || !(await tx.one(unusedSql, [row.replacedBy]))) {
      return { outcome: 'copied', userId: user.id, family };
    }
    return { outcome: 'rotated', user, refresh: { token: successor, remember } };
  }

  private async insert(tx: Queryable, { id, user, family, token, remember, device, beganAt }: NewToken): Promise<void> {
    const { id: userId, sessionsEpoch } = user;
    const life = [hours(remember), device, beganAt, sessionDays];
    await tx.query(insertSql, [id, userId, sessionsEpoch, family, hashOf(token), remember, ...life]);
  }

  private successorOf(token: string): string {
    return createHmac('sha256', this.successorKey).update(token).digest('base64url');
  }

  private async lockPerson(tx: Queryable, id: Id): Promise<Actor> {
    const user = await this.accounts.lock(tx, id);
    if (user === undefined) throw new Error(`there is no user ${id}`);
    return actorOf(user);
  }
}

interface NewToken extends Pick<Row, 'id' | 'family' | 'remember' | 'device'> {
  user: Pick<UserEntity, 'id' | 'sessionsEpoch'>;
  token: string;
  /** null: now */
  beganAt: Date | null;
}

/** @returns whether any of its tokens was still valid */
async function endFamily(tx: Queryable, family: Id, userId: Id): Promise<boolean> {
  const ended = await tx.query(
    'update refresh_tokens set revoked_at = clock_timestamp() where family = $1 and revoked_at is null returning 1',
    [family],
  );
  if (ended.length > 0) await raiseTokenVersion(tx, userId);
  return ended.length > 0;
}
