import { accountView } from '#libs/accounts/account-view';
import { accessTokenLife } from '#libs/platform/auth/access-token';
import type { SessionGrant } from '../commands/session-grant.js';
import type { SessionDto } from '../wire/auth.dto.js';

export const sessionView = ({ accessToken, profile, mustEnroll }: SessionGrant): SessionDto => ({
  token: { accessToken, expiresIn: accessTokenLife },
  ...accountView(profile),
  mustEnrollSecondFactor: mustEnroll,
});
