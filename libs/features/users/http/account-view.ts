import { accessTokenLife } from '#libs/platform/auth/access-token';
import type { SessionGrant } from '../commands/session-grant.js';
import { avatarUrl } from '../rules/avatar.js';
import type { Profile } from '../rules/profile.js';
import type { AccountDto, SessionDto } from '../wire/auth.dto.js';
import type { MeDto } from '../wire/users.dto.js';
import type { CountryRefDto } from '#libs/contracts/wire/refs.dto';

const accountView = ({
  id,
  version: _version,
  createdAt: _createdAt,
  birthday: _birthday,
  countryId: _countryId,
  avatarFile,
  ...rest
}: Profile): Omit<AccountDto, 'mustEnrollSecondFactor'> => ({
  _id: id,
  ...rest,
  userAvatarUrl: avatarUrl(id, avatarFile),
});

export const sessionView = ({ accessToken, profile, mustEnroll }: SessionGrant): SessionDto => ({
  token: { accessToken, expiresIn: accessTokenLife },
  ...accountView(profile),
  mustEnrollSecondFactor: mustEnroll,
});

export const meView = (profile: Profile, country: CountryRefDto | null, mustEnroll = false): MeDto => ({
  ...accountView(profile),
  mustEnrollSecondFactor: mustEnroll,
  actor: { id: profile.id, role: profile.role, department: profile.department },
  birthday: profile.birthday,
  country,
  createdAt: profile.createdAt.toISOString(),
});
