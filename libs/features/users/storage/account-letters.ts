import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { AccountLetterKind } from '#libs/contracts/users/account-letter';
import type { Id } from '#libs/kernel/ids';
import { Database, type Queryable } from '#libs/platform/database/database';
import { linkHours } from '../rules/letter-life.js';
import { AccountSecrets, tokenHash } from './account-secrets.js';

/** A letter whose link somebody followed. */
export interface LinkedLetter {
  id: Id;
  person: Id;
  kind: AccountLetterKind;
  /** of a new mailbox: the one to be confirmed */
  address: string | null;
}

export interface StoredLetter extends LinkedLetter {
  /** seconds the link still holds; null: it has none */
  left: number | null;
  over: boolean;
}

/** Letters about accounts. Writing one asks for its mail, whose id it shares. */
@Injectable()
export class AccountLetters {
  constructor(
    private readonly database: Database,
    private readonly secrets: AccountSecrets,
  ) {}

  /**
   * In the transaction of what it tells. Links of earlier letters of the same kind end. @param address where it goes, when that is not the person's own
   * @returns its id
   */
  async write(tx: Queryable, person: Id, kind: AccountLetterKind, address: string | null = null): Promise<Id> {
    const id = v7();
    await this.revoke(tx, person, [kind]);
    const hours = linkHours[kind] ?? null;
    await tx.query(
      `insert into account_letters (id, person_id, kind, address, token_hash, expires_at)
       values ($1, $2, $3, $4, $5, clock_timestamp() + make_interval(hours => $6))`,
      [id, person, kind, address, hours === null ? null : tokenHash(this.secrets.token(id)), hours],
    );
    return id;
  }

  /** Whether such a letter was written in the last `hours`. */
  async wroteSince(tx: Queryable, person: Id, kind: AccountLetterKind, hours: number): Promise<boolean> {
    const found = await tx.one(
      'select from account_letters where person_id = $1 and kind = $2 and created_at > clock_timestamp() - make_interval(hours => $3) limit 1',
      [person, kind, hours],
    );
    return found !== undefined;
  }

  /** Ends the links of such letters. */
  async revoke(tx: Queryable, person: Id, kinds: readonly AccountLetterKind[]): Promise<void> {
    await tx.query(
      `update account_letters set revoked_at = clock_timestamp() where person_id = $1 and kind = any ($2) and revoked_at is null and used_at is null`,
      [person, kinds],
    );
  }

  /** Uses the link once. @returns undefined for a token that is none, was used, was revoked or is over, or belongs to another kind */
  async use(tx: Queryable, token: string, kinds: readonly AccountLetterKind[]): Promise<LinkedLetter | undefined> {
    // The person first and the letter then, as everybody who writes to somebody does it.
    await tx.query('select from users where id = (select person_id from account_letters where token_hash = $1) for no key update', [
      tokenHash(token),
    ]);
    return tx.one<LinkedLetter>(
      `update account_letters set used_at = clock_timestamp()
       where token_hash = $1 and kind = any ($2) and used_at is null and revoked_at is null and expires_at > clock_timestamp()
       returning id, person_id as person, kind, address`,
      [tokenHash(token), kinds],
    );
  }

  /** The same without using it. */
  look(token: string, kinds: readonly AccountLetterKind[]): Promise<LinkedLetter | undefined> {
    return this.database.one<LinkedLetter>(
      `select id, person_id as person, kind, address from account_letters
       where token_hash = $1 and kind = any ($2) and used_at is null and revoked_at is null and expires_at > clock_timestamp()`,
      [tokenHash(token), kinds],
    );
  }

  one(id: Id): Promise<StoredLetter | undefined> {
    return this.database.one<StoredLetter>(
      `select id, person_id as person, kind, address, extract(epoch from expires_at - clock_timestamp())::integer as left,
         used_at is not null or revoked_at is not null or coalesce(expires_at <= clock_timestamp(), false) as over
       from account_letters where id = $1`,
      [id],
    );
  }
}
