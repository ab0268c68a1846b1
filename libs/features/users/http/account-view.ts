import type { Id } from '#libs/kernel/ids';
import { accessTokenLife } from '#libs/platform/auth/access-token';
import type { SessionGrant } from '../commands/session-grant.js';
import type { Profile } from '../rules/profile.js';
import type { ListedPerson } from '../storage/people.js';
import type { AccountDto, SessionDto } from './auth.dto.js';
import type { MeDto, PersonDto } from './users.dto.js';

const avatarUrl = (file: Id | null): string | null => (file === null ? null : `/api/v1/upload-file/${file}`);

const accountView = ({ id, version: _version, createdAt: _createdAt, avatarFile, ...rest }: Profile): AccountDto => ({
  _id: id,
  ...rest,
  userAvatarUrl: avatarUrl(avatarFile),
});

export const sessionView = ({ accessToken, profile }: SessionGrant): SessionDto => ({
  token: { accessToken, expiresIn: accessTokenLife },
  ...accountView(profile),
});

export const meView = (profile: Profile): MeDto => ({
  ...accountView(profile),
  actor: { id: profile.id, role: profile.role, department: profile.department },
  createdAt: profile.createdAt.toISOString(),
});

/** `contacts`: whether the reader may see e-mail and phone. */
export const personView =
  (contacts: boolean) =>
  ({ id, avatarFile, createdAt, email, phone, ...rest }: ListedPerson): PersonDto => ({
    _id: id,
    ...rest,
    userAvatarUrl: avatarUrl(avatarFile),
    ...(contacts && { email, phone }),
    createdAt: createdAt.toISOString(),
  });
