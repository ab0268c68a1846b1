import type { AccountDto } from './account.dto.js';
import type { Profile } from './profile.js';
import type { Id } from '#machines/kernel/ids';

/** URL of a person's picture; a new picture has another URL, so that browsers may cache it forever. */
export const avatarUrl = (person: Id, picture: Id | null): string | null =>
  picture === null ? null : `/api/v1/users/${person}/avatar?v=${picture}`;

/** A person's own account, for sign-in and profile. */
export const accountView = ({
  id,
  version: _version,
  createdAt: _createdAt,
  birthday: _birthday,
  countryId: _countryId,
  timeZone: _timeZone,
  latinFirstName: _latinFirstName,
  latinLastName: _latinLastName,
  avatarFile,
  ...rest
}: Profile): Omit<AccountDto, 'mustEnrollSecondFactor'> => ({
  _id: id,
  ...rest,
  userAvatarUrl: avatarUrl(id, avatarFile),
});
