import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountEvents, type Caller } from '#libs/accounts/account-events';
import type { Id } from '#libs/kernel/ids';
import { UserChanges } from '#libs/platform/auth/user-changes';
import { notFound } from '#libs/platform/http/problem';
import { Sessions } from '../storage/sessions.js';

/** Ends one session of the signed-in person; without an id all of them, the current one included. */
export class EndSessions extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly id?: Id,
  ) {
    super();
  }
}

/** @throws Problem 404 for a sign-in that is not there or somebody else's */
@CommandHandler(EndSessions)
export class EndSessionsHandler implements ICommandHandler<EndSessions> {
  constructor(
    private readonly sessions: Sessions,
    private readonly events: AccountEvents,
    private readonly changes: UserChanges,
  ) {}

  async execute({ caller, id }: EndSessions): Promise<void> {
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
