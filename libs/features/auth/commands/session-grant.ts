import { Injectable } from '@nestjs/common';
import { accountView } from '#libs/accounts/account-view';
import { type Profile, profileOf } from '#libs/accounts/profile';
import { accessTokenLife, AccessTokens } from '#libs/platform/auth/access-token';
import { UserStates } from '#libs/platform/auth/user-states';
import type { IssuedToken, OpenedSession } from '../storage/sessions.js';
import type { SessionDto } from '../wire/auth.dto.js';

/** The access token is for the page, the refresh token for the cookie. */
export interface SessionGrant {
  accessToken: string;
  refresh: IssuedToken;
  profile: Profile;
  /** they may do nothing but enroll a second factor */
  mustEnroll: boolean;
}

/** Signs the access token of a sign-in or refresh, and adds the person's profile. */
@Injectable()
export class SessionGrants {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly states: UserStates,
  ) {}

  /**
   * To be called after the commit. Uses the row that the transaction held, so that rights which ended since then end the access token too.
   */
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
