import type { AccountDto } from './account.dto.js';
import { avatarUrl } from './avatar-url.js';
import type { Profile } from './profile.js';

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
