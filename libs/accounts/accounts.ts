import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { CommandKey } from '#libs/event-log/append/contract';
import { takenBy } from '#libs/event-log/append/faults';
import type { Author } from '#libs/event-log/commands/change-recorder';
import { once } from '#libs/event-log/keys/idempotency-keys';
import { emailKey } from '#machines/kernel/email-key';
import type { Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import { AccountEvents } from './account-events.js';
import { UserEntity } from './user.entity.js';

/** Fields that a person may change of themselves. */
export type ProfileChanges = Partial<
  Pick<
    UserEntity,
    | 'firstName'
    | 'lastName'
    | 'latinFirstName'
    | 'latinLastName'
    | 'phone'
    | 'language'
    | 'timeZone'
    | 'theme'
    | 'partnerCompanyName'
    | 'birthday'
    | 'countryId'
  >
>;

/** The current profile; `replayed`: the same request was executed before. */
export interface ProfileChange {
  user: UserEntity;
  replayed: boolean;
}

/** Initial fields of an account; without a hash nobody can sign in yet. */
export interface NewAccount extends Pick<
  UserEntity,
  'id' | 'email' | 'passwordHash' | 'role' | 'department' | 'firstName' | 'lastName' | 'phone' | 'language'
> {
  partnerCompanyName?: string | null;
  birthday?: string | null;
  countryId?: Id | null;
  timeZone?: string | null;
}

const columns: Readonly<Record<keyof UserEntity, string>> = {
  id: 'id',
  email: 'email',
  emailKey: 'email_key',
  passwordHash: 'password_hash',
  passwordGeneratedAt: 'password_generated_at',
  mustChangePassword: 'must_change_password',
  role: 'role',
  department: 'department',
  firstName: 'first_name',
  lastName: 'last_name',
  latinFirstName: 'latin_first_name',
  latinLastName: 'latin_last_name',
  phone: 'phone',
  partnerCompanyName: 'partner_company_name',
  avatarFile: 'avatar_file',
  birthday: 'birthday',
  countryId: 'country_id',
  language: 'language',
  timeZone: 'time_zone',
  theme: 'theme',
  tokenVersion: 'token_version',
  sessionsEpoch: 'sessions_epoch',
  version: 'version',
  emailConfirmedAt: 'email_confirmed_at',
  secondFactorAt: 'second_factor_at',
  deactivatedAt: 'deactivated_at',
  erasedAt: 'erased_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
};
const selected = Object.entries(columns)
  .map(([name, column]) => `${column} as "${name}"`)
  .join(', ');

/** Reads and writes single accounts. */
@Injectable()
export class Accounts {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly events: AccountEvents,
  ) {}

  /** Keys without @ are those of accounts without a mailbox (erased, withdrawn): nobody can type them. */
  async byEmailKey(emailKey: string): Promise<UserEntity | null> {
    return emailKey.includes('@') ? this.users.findOneBy({ emailKey }) : null;
  }

  byId(id: Id): Promise<UserEntity | null> {
    return this.users.findOneBy({ id });
  }

  /** Locks the row until the end of the transaction. */
  lock(tx: Queryable, id: Id): Promise<UserEntity | undefined> {
    return tx.one<UserEntity>(`select ${selected} from users where id = $1 for no key update`, [id]);
  }

  /** @returns false if the email address is taken */
  async create(tx: Queryable, account: NewAccount): Promise<boolean> {
    const { id, email, passwordHash, role, department, firstName, lastName, phone, language } = account;
    const { partnerCompanyName = null, birthday = null, countryId = null, timeZone = null } = account;
    const rows = await tx.query(
      `insert into users (id, email, email_key, password_hash, role, department, first_name, last_name, phone, language, partner_company_name, birthday, country_id,
         time_zone)
       values ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (email_key) do nothing returning 1`,
      [
        id,
        emailKey(email),
        passwordHash,
        role,
        department,
        firstName,
        lastName,
        phone,
        language,
        partnerCompanyName,
        birthday,
        countryId,
        timeZone,
      ],
    );
    return rows.length > 0;
  }

  /** Writes changed fields. @returns their names */
  async write(tx: Queryable, user: UserEntity, changes: Partial<UserEntity>): Promise<string[]> {
    const fields = (Object.keys(changes) as (keyof UserEntity)[]).filter((field) => changes[field] !== user[field]);
    if (fields.length === 0) return [];
    const sets = fields.map((field, i) => `${columns[field]} = $${i + 2}`);
    await tx.query(`update users set ${sets.join(', ')}, version = version + 1, updated_at = clock_timestamp() where id = $1`, [
      user.id,
      ...fields.map((field) => changes[field]),
    ]);
    return fields;
  }

  /** A person who signs in with an emailed password must choose another. */
  async askForOwnPassword(tx: Queryable, id: Id): Promise<void> {
    await tx.query('update users set must_change_password = true where id = $1', [id]);
  }

  /** Changes and confirms an account's email address. @returns false if it is taken: the transaction is then aborted */
  async move(tx: Queryable, id: Id, email: string): Promise<boolean> {
    try {
      await tx.query(
        `update users set email = $2, email_key = $2, email_confirmed_at = clock_timestamp(), version = version + 1, updated_at = clock_timestamp()
         where id = $1`,
        [id, emailKey(email)],
      );
      return true;
    } catch (fault) {
      if (takenBy(fault) === 'users') return false;
      throw fault;
    }
  }

  /**
   * Changes one's own profile and appends the changed fields, in one transaction with its idempotency key. `check` gets the locked row and throws to refuse; a
   * replay is not checked again. Undefined if there is no such person. Equal values are no change: no version, no event.
   */
  changeProfile(
    by: Exclude<Author, null>,
    changes: ProfileChanges,
    key: CommandKey | undefined,
    check: (current: UserEntity) => void,
  ): Promise<ProfileChange | undefined> {
    const { id } = by.actor;
    return this.events.change(async (tx, append) => {
      const user = await this.lock(tx, id);
      if (!user) return undefined;
      if (await once(tx, key, null)) return { user, replayed: true };
      check(user);
      const fields = await this.write(tx, user, changes);
      if (fields.length > 0) await append(id, { type: 'ProfileEdited', data: { fields } }, by);
      return { user: (await this.lock(tx, id)) ?? user, replayed: false };
    });
  }
}
