import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { AccountLetterKind } from '#libs/contracts/auth/account-letter';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { Database, type Queryable } from '#libs/platform/database/database';
import { Problem } from '#libs/platform/http/problem';
import { codeMinutes, linkHours, rightsLetters } from './letter-life.js';
import { Accounts } from './accounts.js';
import { AccountSecrets, tokenHash } from './account-secrets.js';
import { PasswordMarks } from './password-mark.js';
import { type UserEntity, actorOf, isActive } from './user.entity.js';

/** A letter whose link somebody followed. */
export interface LinkedLetter {
  id: Id;
  person: Id;
  kind: AccountLetterKind;
  /** of a new mailbox: the one to be confirmed */
  address: string | null;
}

/** A letter whose link was used, with its person, locked. */
export interface OpenedLetter {
  letter: LinkedLetter;
  user: UserEntity;
  /** the person, as the author of what the link does */
  actor: Actor;
}

export interface StoredLetter extends LinkedLetter {
  /** seconds the link still holds; null: it has none */
  left: number | null;
  over: boolean;
  /** of the password it is good with; null: with any */
  mark: string | null;
}

type Holder = Pick<UserEntity, 'passwordHash'>;

const moveRights: readonly AccountLetterKind[] = rightsLetters;

/** Letters about accounts. Writing one asks for its mail, whose id it shares. */
@Injectable()
export class AccountLetters {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly secrets: AccountSecrets,
    private readonly marks: PasswordMarks,
  ) {}

  /**
   * In the transaction of what it tells. Links of earlier letters of the same kind end. @param address where it goes, when that is not the person's own
   * @returns its id
   */
  async write(tx: Queryable, person: Id, kind: AccountLetterKind, address: string | null = null): Promise<Id> {
    const id = v7();
    // The person first and the letters then: of two letters at once one ends the other, and one that moves rights does not outlive the password it is bound to.
    const holder = await tx.one<Holder>('select password_hash as "passwordHash" from users where id = $1 for no key update', [person]);
    await this.revoke(tx, person, [kind]);
    const hours = linkHours[kind] ?? null;
    const mark = holder && moveRights.includes(kind) ? this.marks.markOf(holder) : null;
    await tx.query(
      `insert into account_letters (id, person_id, kind, address, token_hash, expires_at, password_mark)
       values ($1, $2, $3, $4, $5, clock_timestamp() + make_interval(hours => $6), $7)`,
      [id, person, kind, address, hours === null ? null : tokenHash(this.secrets.token(id)), hours, mark],
    );
    return id;
  }

  /** Ends the links of such letters. */
  async revoke(tx: Queryable, person: Id, kinds: readonly AccountLetterKind[]): Promise<void> {
    await tx.query(
      `update account_letters set revoked_at = clock_timestamp() where person_id = $1 and kind = any ($2) and revoked_at is null and used_at is null`,
      [person, kinds],
    );
  }

  /** Ends whatever would still give somebody rights over the account: with its password, its second factor and its sign-ins. */
  revokeRights(tx: Queryable, person: Id): Promise<void> {
    return this.revoke(tx, person, rightsLetters);
  }

  /** Whether they have had such a letter within the last `hours`. */
  async hadLately(tx: Queryable, person: Id, kind: AccountLetterKind, hours: number): Promise<boolean> {
    const letter = await tx.one(
      `select 1 from account_letters where person_id = $1 and kind = $2 and revoked_at is null
         and created_at > clock_timestamp() - make_interval(secs => $3) limit 1`,
      [person, kind, hours * 3600],
    );
    return letter !== undefined;
  }

  /**
   * Uses the link once, and holds its person to the end of the transaction. @throws Problem 404 linkOver for a token that is none, was used, was revoked or is
   * over, belongs to another kind, was good with another password, or is of somebody who is gone
   */
  async open(tx: Queryable, token: string, kinds: readonly AccountLetterKind[]): Promise<OpenedLetter> {
    const letter = await this.use(tx, token, kinds);
    const user = letter && (await this.accounts.lock(tx, letter.person));
    if (!user || !isActive(user)) throw new Problem('linkOver');
    return { letter, user, actor: actorOf(user) };
  }

  private async use(tx: Queryable, token: string, kinds: readonly AccountLetterKind[]): Promise<LinkedLetter | undefined> {
    // The person first and the letter then, as everybody who writes to somebody does it.
    const holder = await tx.one<Holder>(
      `select password_hash as "passwordHash" from users where id = (select person_id from account_letters where token_hash = $1) for no key update`,
      [tokenHash(token)],
    );
    if (!holder) return undefined;
    return tx.one<LinkedLetter>(
      `update account_letters set used_at = clock_timestamp()
       where token_hash = $1 and kind = any ($2) and used_at is null and revoked_at is null and expires_at > clock_timestamp()
         and (password_mark is null or password_mark = any ($3))
       returning id, person_id as person, kind, address`,
      [tokenHash(token), kinds, this.marks.marksOf(holder)],
    );
  }

  /** Uses the code of the newest letter with one, under the lock of its person. @returns whether it was right, in time and not used before */
  async useCode(tx: Queryable, person: Id, code: string): Promise<boolean> {
    const letter = await tx.one<Holder & Pick<StoredLetter, 'id' | 'mark'>>(
      `select l.id, l.password_mark as mark, u.password_hash as "passwordHash" from account_letters l join users u on u.id = l.person_id
       where l.person_id = $1 and l.kind = 'confirmationCode' and l.used_at is null and l.revoked_at is null
         and l.created_at > clock_timestamp() - make_interval(mins => $2)
       order by l.created_at desc limit 1`,
      [person, codeMinutes],
    );
    if (!letter || !this.holds(letter, letter) || !isSameCode(code, this.secrets.code(letter.id))) return false;
    await tx.query('update account_letters set used_at = clock_timestamp() where id = $1', [letter.id]);
    return true;
  }

  /** The same without using it. */
  async look(token: string, kinds: readonly AccountLetterKind[]): Promise<LinkedLetter | undefined> {
    const found = await this.database.one<LinkedLetter & Holder & Pick<StoredLetter, 'mark'>>(
      `select l.id, l.person_id as person, l.kind, l.address, l.password_mark as mark, u.password_hash as "passwordHash"
       from account_letters l join users u on u.id = l.person_id
       where l.token_hash = $1 and l.kind = any ($2) and l.used_at is null and l.revoked_at is null and l.expires_at > clock_timestamp()`,
      [tokenHash(token), kinds],
    );
    return found && this.holds(found, found) ? found : undefined;
  }

  /** Whether the password of its person is still the one a letter is good with. */
  holds({ mark }: Pick<StoredLetter, 'mark'>, holder: Holder): boolean {
    return mark === null || this.marks.marksOf(holder).includes(mark);
  }

  one(id: Id): Promise<StoredLetter | undefined> {
    return this.database.one<StoredLetter>(
      `select id, person_id as person, kind, address, extract(epoch from expires_at - clock_timestamp())::integer as left,
         used_at is not null or revoked_at is not null or coalesce(expires_at <= clock_timestamp(), false)
           or (kind = 'confirmationCode' and created_at <= clock_timestamp() - make_interval(mins => $2)) as over,
         password_mark as mark
       from account_letters where id = $1`,
      [id, codeMinutes],
    );
  }
}

/** Compares in constant time. */
const isSameCode = (typed: string, right: string): boolean => timingSafeEqual(tokenHash(typed), tokenHash(right));
