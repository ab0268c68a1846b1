import { Injectable } from '@nestjs/common';
import { accountView } from '#libs/accounts/account-view';
import { type Profile, profileOf } from '#libs/accounts/profile';
import { accessTokenLife, AccessTokens } from '#libs/platform/auth/access-token';
import { UserStates } from '#libs/platform/auth/user-states';
import type { IssuedToken, OpenedSession } from '../storage/sessions.js';
import type { SessionDto } from '../wire/auth.dto.js';

/** The result of a sign-in: the access token for the page, the refresh token for the cookie, and their owner. */
export interface SessionGrant {
  accessToken: string;
  refresh: IssuedToken;
  profile: Profile;
  /** nothing but enrolling a second factor is open to them */
  mustEnroll: boolean;
}

/** Makes the grant of a sign-in or a refresh. */
@Injectable()
export class SessionGrants {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly states: UserStates,
  ) {}

  /** After the commit of what opened it; from the row which that transaction held, so that whatever ended the rights since then ends the access token too. */
  async grant({ user, refresh }: OpenedSession): Promise<SessionGrant> {
    const { mustEnroll = false } = (await this.states.stateOf(user.id)) ?? {};
    return { accessToken: this.tokens.sign(user.id, user.tokenVersion), refresh, profile: profileOf(user), mustEnroll };
  }
}

export const sessionView = ({ accessToken, profile, mustEnroll }: SessionGrant): SessionDto => ({
  token: { accessToken, expiresIn: accessTokenLife },
  ...accountView(profile),
  mustEnrollSecondFactor: mustEnroll,
});
