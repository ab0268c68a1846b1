import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { AccountEmailKind } from '#libs/contracts/auth/account-email';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { Database, type Queryable } from '#libs/platform/database/database';
import { Problem } from '#libs/platform/http/problem';
import { codeMinutes, linkHours, rightsEmails } from './account-email-kinds.js';
import { Accounts } from './accounts.js';
import { AccountSecrets, tokenHash } from './account-secrets.js';
import { PasswordMarks } from './password-mark.js';
import { type UserEntity, actorOf, isActive } from './user.entity.js';

/** An email whose link was opened. */
export interface LinkedEmail {
  id: Id;
  person: Id;
  kind: AccountEmailKind;
  /** the new email address to confirm, if any */
  address: string | null;
}

/** An email whose link was used, with its person, locked. */
export interface OpenedEmail {
  email: LinkedEmail;
  user: UserEntity;
  /** the person, as the author of the link's effect */
  actor: Actor;
}

export interface StoredEmail extends LinkedEmail {
  /** remaining seconds of the link; null: it does not expire */
  left: number | null;
  over: boolean;
  /** hash of the password that it is bound to; null: any */
  mark: string | null;
}

type Holder = Pick<UserEntity, 'passwordHash'>;

const moveRights: readonly AccountEmailKind[] = rightsEmails;

/** Emails about accounts. Creating one also queues its email, with the same id. */
@Injectable()
export class AccountEmails {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly secrets: AccountSecrets,
    private readonly marks: PasswordMarks,
  ) {}

  /**
   * Runs in the transaction of its cause. Links of earlier emails of the same kind are revoked. @param address the recipient, if it is not the person's own
   * address
   * @returns its id
   */
  async write(tx: Queryable, person: Id, kind: AccountEmailKind, address: string | null = null): Promise<Id> {
    const id = v7();
    // Locks the person before the emails: of two concurrent emails one revokes the other, and one that changes rights does not outlive its password.
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

  /** Revokes the links of these kinds of emails. */
  async revoke(tx: Queryable, person: Id, kinds: readonly AccountEmailKind[]): Promise<void> {
    await tx.query(
      `update account_letters set revoked_at = clock_timestamp() where person_id = $1 and kind = any ($2) and revoked_at is null and used_at is null`,
      [person, kinds],
    );
  }

  /** Revokes everything that still grants rights over the account: emails bound to its password, its second factor and its sessions. */
  revokeRights(tx: Queryable, person: Id): Promise<void> {
    return this.revoke(tx, person, rightsEmails);
  }

  /** Whether they got such an email within the last `hours`. */
  async hadLately(tx: Queryable, person: Id, kind: AccountEmailKind, hours: number): Promise<boolean> {
    const email = await tx.one(
      `select 1 from account_letters where person_id = $1 and kind = $2 and revoked_at is null
         and created_at > clock_timestamp() - make_interval(secs => $3) limit 1`,
      [person, kind, hours * 3600],
    );
    return email !== undefined;
  }

  /**
   * Uses the link once, and locks its person until the end of the transaction. @throws Problem 404 linkOver for a token that is invalid, used, revoked or
   * expired, of another kind, bound to another password, or of a person who is gone
   */
  async open(tx: Queryable, token: string, kinds: readonly AccountEmailKind[]): Promise<OpenedEmail> {
    const email = await this.use(tx, token, kinds);
    const user = email && (await this.accounts.lock(tx, email.person));
    if (!user || !isActive(user)) throw new Problem('linkOver');
    return { email, user, actor: actorOf(user) };
  }

  private async use(tx: Queryable, token: string, kinds: readonly AccountEmailKind[]): Promise<LinkedEmail | undefined> {
    // Locks the person before the email, like every writer.
    const holder = await tx.one<Holder>(
      `select password_hash as "passwordHash" from users where id = (select person_id from account_letters where token_hash = $1) for no key update`,
      [tokenHash(token)],
    );
    if (!holder) return undefined;
    return tx.one<LinkedEmail>(
      `update account_letters set used_at = clock_timestamp()
       where token_hash = $1 and kind = any ($2) and used_at is null and revoked_at is null and expires_at > clock_timestamp()
         and (password_mark is null or password_mark = any ($3))
       returning id, person_id as person, kind, address`,
      [tokenHash(token), kinds, this.marks.marksOf(holder)],
    );
  }

  /** Uses the code of the newest email with one, with the person's row locked. @returns whether it was correct, in time and unused */
  async useCode(tx: Queryable, person: Id, code: string): Promise<boolean> {
    const email = await tx.one<Holder & Pick<StoredEmail, 'id' | 'mark'>>(
      `select l.id, l.password_mark as mark, u.password_hash as "passwordHash" from account_letters l join users u on u.id = l.person_id
       where l.person_id = $1 and l.kind = 'confirmationCode' and l.used_at is null and l.revoked_at is null
         and l.created_at > clock_timestamp() - make_interval(mins => $2)
       order by l.created_at desc limit 1`,
      [person, codeMinutes],
    );
    if (!email || !this.holds(email, email) || !isSameCode(code, this.secrets.code(email.id))) return false;
    await tx.query('update account_letters set used_at = clock_timestamp() where id = $1', [email.id]);
    return true;
  }

  /** Checks the code without using it. */
  async look(token: string, kinds: readonly AccountEmailKind[]): Promise<LinkedEmail | undefined> {
    const found = await this.database.one<LinkedEmail & Holder & Pick<StoredEmail, 'mark'>>(
      `select l.id, l.person_id as person, l.kind, l.address, l.password_mark as mark, u.password_hash as "passwordHash"
       from account_letters l join users u on u.id = l.person_id
       where l.token_hash = $1 and l.kind = any ($2) and l.used_at is null and l.revoked_at is null and l.expires_at > clock_timestamp()`,
      [tokenHash(token), kinds],
    );
    return found && this.holds(found, found) ? found : undefined;
  }

  /** Whether the person's password is still the one that an email is bound to. */
  holds({ mark }: Pick<StoredEmail, 'mark'>, holder: Holder): boolean {
    return mark === null || this.marks.marksOf(holder).includes(mark);
  }

  one(id: Id): Promise<StoredEmail | undefined> {
    return this.database.one<StoredEmail>(
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
