import { Injectable } from '@nestjs/common';
import { type Profile, profileOf } from '#libs/accounts/profile';
import type { UserEntity } from '#libs/accounts/user.entity';
import { AccessTokens } from '#libs/platform/auth/access-token';
import { UserStates } from '#libs/platform/auth/user-states';
import type { IssuedToken } from '../storage/sessions.js';

/** What a sign-in gives: the access token for the page, the refresh token for the cookie, and whose they are. */
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

  async grant(user: UserEntity, refresh: IssuedToken): Promise<SessionGrant> {
    const { mustEnroll = false } = (await this.states.stateOf(user.id)) ?? {};
    return { accessToken: this.tokens.sign(user.id, user.tokenVersion), refresh, profile: profileOf(user), mustEnroll };
  }
}
