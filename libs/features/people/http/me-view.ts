import { accountView } from '#libs/accounts/account-view';
import type { Profile } from '#libs/accounts/profile';
import type { CountryRefDto } from '#libs/contracts/wire/refs.dto';
import type { MeDto } from '../wire/users.dto.js';

export const meView = (profile: Profile, country: CountryRefDto | null, mustEnroll = false): MeDto => ({
  ...accountView(profile),
  mustEnrollSecondFactor: mustEnroll,
  actor: { id: profile.id, role: profile.role, department: profile.department },
  birthday: profile.birthday,
  country,
  createdAt: profile.createdAt.toISOString(),
});
