import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import { AccountEmails } from './account-emails.js';

/**
 * Revokes a person's sessions, and the emails that would open the account again, in the transaction of the cause.
 *
 * Everything that creates, refreshes or revokes sessions locks the person's row first and reads tokens in a later statement. So a concurrent refresh or sign-in
 * either commits before, and its token is found here, or waits, and then finds the new epoch.
 */
@Injectable()
export class SessionRevocation {
  constructor(private readonly emails: AccountEmails) {}

  /** Revokes every session. */
  endAll(tx: Queryable, userId: Id): Promise<void> {
    return this.endAllBut(tx, userId, null);
  }

  /** Revokes every session except `family`. Its access token ends too; the browser gets another by its cookie. */
  async endAllBut(tx: Queryable, userId: Id, family: Id | null): Promise<void> {
    const epoch = await raiseEpoch(tx, userId);
    await tx.query(
      `update refresh_tokens set
         epoch = case when family = $2 and epoch = $3 - 1 then $3 else epoch end,
         revoked_at = case when family = $2 and epoch = $3 - 1 then null else clock_timestamp() end
       where user_id = $1 and revoked_at is null`,
      [userId, family, epoch],
    );
    await this.emails.revokeRights(tx, userId);
  }
}

/** Locks the person, invalidates refresh tokens and tickets of earlier epochs, and ends the access tokens. @returns the new epoch */
async function raiseEpoch(tx: Queryable, userId: Id): Promise<number> {
  const row = await tx.one<{ epoch: number }>(
    `update users set sessions_epoch = sessions_epoch + 1, token_version = token_version + 1 where id = $1 returning sessions_epoch as epoch`,
    [userId],
  );
  if (row === undefined) throw new Error(`there is no user ${userId}`);
  return row.epoch;
}

/** Ends a person's access tokens at once. */
export const raiseTokenVersion = (db: Queryable, userId: Id): Promise<unknown[]> =>
  db.query('update users set token_version = token_version + 1 where id = $1', [userId]);
