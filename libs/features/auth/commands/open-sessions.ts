import { Injectable, Logger } from '@nestjs/common';
import { AccountEvents, type Caller } from '#libs/accounts/account-events';
import type { Id } from '#machines/kernel/ids';
import { UserChanges } from '#libs/platform/auth/user-changes';
import { notFound, Problem } from '#libs/platform/http/problem';
import { Sessions } from '../storage/sessions.js';
import { type SessionGrant, SessionGrants } from './session-grant.js';

const refreshInvalid = (): Problem => new Problem('refreshInvalid');

@Injectable()
export class OpenSessions {
  private readonly logger = new Logger('security');

  constructor(
    private readonly sessions: Sessions,
    private readonly grants: SessionGrants,
    private readonly changes: UserChanges,
    private readonly events: AccountEvents,
  ) {}

  /**
   * Exchanges a refresh token for a new pair.
   * @throws Problem 401 refreshInvalid for a token that is missing, unknown, expired, revoked, copied, or of a deactivated person
   * @param requestKey the same when the exchange is repeated because its answer was lost
   */
  async refresh(token: string | undefined, requestKey?: string): Promise<SessionGrant> {
    if (token === undefined) throw refreshInvalid();
    const rotation = await this.sessions.rotate(token, requestKey);
    if (rotation.outcome === 'reused') {
      this.changes.changed(rotation.userId);
      this.logger.warn({ msg: 'a refresh token came twice; its family is revoked', user: rotation.userId });
    }
    if (rotation.outcome !== 'rotated') throw refreshInvalid();
    return this.grants.grant(rotation);
  }

  /** Ends a sign-in by the cookie's refresh token, by the bearer's person, or both. Succeeds if there is none. */
  async logOut(token: string | undefined, bearer: Id | undefined): Promise<void> {
    const owner = token === undefined ? undefined : await this.sessions.close(token);
    if (bearer !== undefined && bearer !== owner) await this.sessions.endAccessTokens(bearer);
    for (const id of new Set([owner, bearer])) if (id !== undefined) this.changes.changed(id);
  }

  /**
   * Ends one session of the signed-in person; without an id all of them, the current one included.
   * @throws Problem 404 if the session does not exist or belongs to another person
   */
  async end(caller: Caller, id?: Id): Promise<void> {
    if (id === undefined) await this.all(caller);
    else if (!(await this.sessions.end(caller, id))) throw notFound();
    this.changes.changed(caller.actor.id);
  }

  private all(caller: Caller): Promise<void> {
    return this.events.change(async (tx, append) => {
      await append(caller.actor.id, { type: 'SessionsRevoked', data: { scope: 'all' } }, caller);
      await this.sessions.endAll(tx, caller.actor.id);
    });
  }
}
