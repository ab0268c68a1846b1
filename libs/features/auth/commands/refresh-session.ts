import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserChanges } from '#libs/platform/auth/user-changes';
import { Problem } from '#libs/platform/http/problem';
import { Sessions } from '../storage/sessions.js';
import { type SessionGrant, SessionGrants } from './session-grant.js';

const refreshInvalid = (): Problem => new Problem('refreshInvalid');

/** Trades a refresh token for a new pair. */
export class RefreshSession extends Command<SessionGrant> {
  constructor(
    readonly token: string | undefined,
    /** the same when the exchange is repeated because its answer was lost */
    readonly requestKey?: string,
  ) {
    super();
  }
}

/** @throws Problem 401 refreshInvalid for a token that is missing, unknown, over, revoked, copied, or of a person who is deactivated */
@CommandHandler(RefreshSession)
export class RefreshSessionHandler implements ICommandHandler<RefreshSession> {
  private readonly logger = new Logger('security');

  constructor(
    private readonly sessions: Sessions,
    private readonly grants: SessionGrants,
    private readonly changes: UserChanges,
  ) {}

  async execute({ token, requestKey }: RefreshSession): Promise<SessionGrant> {
    if (token === undefined) throw refreshInvalid();
    const rotation = await this.sessions.rotate(token, requestKey);
    if (rotation.outcome === 'reused') {
      this.changes.changed(rotation.userId);
      this.logger.warn({ msg: 'a refresh token came twice; its family is revoked', user: rotation.userId });
    }
    if (rotation.outcome !== 'rotated') throw refreshInvalid();
    return this.grants.grant(rotation);
  }
}
