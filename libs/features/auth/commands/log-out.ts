import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import { UserChanges } from '#libs/platform/auth/user-changes';
import { Sessions } from '../storage/sessions.js';

/** Ends a sign-in: by the cookie's refresh token, by the bearer's person, or both. Ending nothing is no fault. */
export class LogOut extends Command<void> {
  constructor(
    readonly token: string | undefined,
    readonly bearer: Id | undefined,
  ) {
    super();
  }
}

@CommandHandler(LogOut)
export class LogOutHandler implements ICommandHandler<LogOut> {
  constructor(
    private readonly sessions: Sessions,
    private readonly changes: UserChanges,
  ) {}

  async execute({ token, bearer }: LogOut): Promise<void> {
    const owner = token === undefined ? undefined : await this.sessions.close(token);
    if (bearer !== undefined && bearer !== owner) await this.sessions.endAccessTokens(bearer);
    for (const id of new Set([owner, bearer])) if (id !== undefined) this.changes.changed(id);
  }
}
