import { Injectable } from '@nestjs/common';
import type { Id } from '#libs/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import { AccountLetters } from './account-letters.js';

/** Ends sign-ins of somebody and the letters that would let somebody in again, in the transaction that gives the reason. */
@Injectable()
export class SessionRevocation {
  constructor(private readonly letters: AccountLetters) {}

  /** Every sign-in. */
  endAll(tx: Queryable, userId: Id): Promise<void> {
    return this.endAllBut(tx, userId, null);
  }

  /** The same, but for one sign-in (`family`). Its access token ends too; the browser gets another by its cookie. */
  async endAllBut(tx: Queryable, userId: Id, family: Id | null): Promise<void> {
    await tx.query(
      `update refresh_tokens set revoked_at = clock_timestamp() where user_id = $1 and revoked_at is null and family is distinct from $2`,
      [userId, family],
    );
    await this.letters.revokeRights(tx, userId);
    await raiseTokenVersion(tx, userId);
  }
}

/** Ends the access tokens of somebody at once. */
export const raiseTokenVersion = (db: Queryable, userId: Id): Promise<unknown[]> =>
  db.query('update users set token_version = token_version + 1 where id = $1', [userId]);
