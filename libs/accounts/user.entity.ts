import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Id, Language } from '#machines/kernel/ids';
import type { Actor, Department, Role } from '#machines/kernel/people';

/** A row of `users`. Its statuses: invited (no hash), active, deactivated, erased. */
@Entity('users')
export class UserEntity {
  @PrimaryColumn('uuid')
  id: Id;

  @Column('text')
  email: string;

  @Column('text', { name: 'email_key' })
  emailKey: string;

  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  /** when the password was generated and emailed; null: the person chose it */
  @Column('timestamptz', { name: 'password_generated_at', nullable: true })
  passwordGeneratedAt: Date | null;

  /** they signed in with an emailed password and must choose another */
  @Column('boolean', { name: 'must_change_password' })
  mustChangePassword: boolean;

  @Column('text')
  role: Role;

  @Column('text', { nullable: true })
  department: Department | null;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { name: 'latin_first_name', nullable: true })
  latinFirstName: string | null;

  @Column('text', { name: 'latin_last_name', nullable: true })
  latinLastName: string | null;

  @Column('text', { name: 'partner_company_name', nullable: true })
  partnerCompanyName: string | null;

  @Column('uuid', { name: 'avatar_file', nullable: true })
  avatarFile: Id | null;

  /** a day, 1990-05-17 */
  @Column('date', { nullable: true })
  birthday: string | null;

  @Column('uuid', { name: 'country_id', nullable: true })
  countryId: Id | null;

  @Column('text')
  language: Language;

  /** IANA; null: never set */
  @Column('text', { name: 'time_zone', nullable: true })
  timeZone: string | null;

  @Column('text', { nullable: true })
  theme: 'light' | 'dark' | null;

  @Column('integer', { name: 'token_version' })
  tokenVersion: number;

  /** incremented by everything that revokes all sessions; sessions of earlier epochs are invalid */
  @Column('integer', { name: 'sessions_epoch' })
  sessionsEpoch: number;

  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'email_confirmed_at', nullable: true })
  emailConfirmedAt: Date | null;

  /** since when the sign-in requires a second factor */
  @Column('timestamptz', { name: 'second_factor_at', nullable: true })
  secondFactorAt: Date | null;

  @Column('timestamptz', { name: 'deactivated_at', nullable: true })
  deactivatedAt: Date | null;

  @Column('timestamptz', { name: 'erased_at', nullable: true })
  erasedAt: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}

/** The person as the author of an action. */
export const actorOf = ({ id, role, department }: UserEntity): Actor => ({ id, role, department });

/**
 * Whether another email address takes the current password. Not while the person cannot have it: it was emailed to an address that was never confirmed, perhaps a
 * mistyped one, and nobody signed in with it.
 */
export const emailNeedsPassword = (user: Pick<UserEntity, 'emailConfirmedAt' | 'passwordGeneratedAt' | 'mustChangePassword'>): boolean =>
  user.emailConfirmedAt !== null || user.passwordGeneratedAt === null || user.mustChangePassword;

/** Whether the person may sign in and be assigned work. */
export const isActive = (user: Pick<UserEntity, 'deactivatedAt' | 'erasedAt'>): boolean =>
  user.deactivatedAt === null && user.erasedAt === null;
