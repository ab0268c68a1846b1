import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts } from '#libs/accounts/accounts';
import { isActive } from '#libs/accounts/user.entity';
import { UserChanges } from '#libs/platform/auth/user-changes';
import { Problem } from '#libs/platform/http/problem';
import { Sessions } from '../storage/sessions.js';
import { type SessionGrant, SessionGrants } from './session-grant.js';

const refreshInvalid = (): Problem => new Problem('refreshInvalid');

/** Trades a refresh token for a new pair. */
export class RefreshSession extends Command<SessionGrant> {
  constructor(readonly token: string | undefined) {
    super();
  }
}

/** @throws Problem 401 refreshInvalid for a token that is missing, unknown, over, revoked, copied, or of somebody deactivated */
@CommandHandler(RefreshSession)
export class RefreshSessionHandler implements ICommandHandler<RefreshSession> {
  private readonly logger = new Logger('security');

  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly grants: SessionGrants,
    private readonly changes: UserChanges,
  ) {}

  async execute({ token }: RefreshSession): Promise<SessionGrant> {
    if (token === undefined) throw refreshInvalid();
    const rotation = await this.sessions.rotate(token);
    if (rotation.outcome === 'reused') {
      this.changes.changed(rotation.userId);
      this.logger.warn({ msg: 'a refresh token came twice; its family is revoked', user: rotation.userId });
    }
    if (rotation.outcome !== 'rotated') throw refreshInvalid();
    const user = await this.accounts.byId(rotation.userId);
    if (!user || !isActive(user)) throw refreshInvalid();
    return this.grants.grant(user, rotation);
  }
}
