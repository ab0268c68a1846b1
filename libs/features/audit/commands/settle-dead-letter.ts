import { Injectable } from '@nestjs/common';
import { type DeadLetterId, NoSuchDeadLetterError, retryDeadLetter, skipDeadLetter } from '#libs/event-log/feed/dead-letters';
import { within } from '#libs/event-log/feed/rebuild-places';
import type { CommandKey } from '#libs/event-log/append/contract';
import { once } from '#libs/event-log/keys/idempotency-keys';
import type { Actor } from '#machines/kernel/people';
import { Database } from '#libs/platform/database/database';
import { notFound, Problem } from '#libs/platform/http/problem';
import { DeadLetterRows } from '../storage/dead-letter-rows.js';

@Injectable()
export class DeadLetterSettlement {
  constructor(
    private readonly database: Database,
    private readonly deadLetters: DeadLetterRows,
  ) {}

  /**
   * Gives the consumer five more attempts, or, with a reason, skips the event.
   * @returns whether this request had been carried out before
   * @param reason undefined: try again
   * @throws Problem 404 if it never existed, 409 deadLetterClosed if it was delivered or skipped, 422 for a reused key
   */
  async settle(id: DeadLetterId, reason: string | undefined, actor: Actor & { id: string }, key: CommandKey | undefined): Promise<boolean> {
    if ((await this.deadLetters.one(id)) === undefined) throw notFound();
    try {
      return await this.database.transaction(async (tx) => {
        if (await once(tx, key, null)) return true;
        if (reason === undefined) await retryDeadLetter(within(tx), id, actor.id);
        else await skipDeadLetter(within(tx), id, actor.id, reason);
        return false;
      });
    } catch (fault) {
      if (fault instanceof NoSuchDeadLetterError) throw new Problem('deadLetterClosed', { cause: fault });
      throw fault;
    }
  }
}
