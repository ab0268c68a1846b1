import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { Database } from '#libs/platform/database/database';
import { Problem, notFound } from '#libs/platform/http/problem';
import { letterScope } from '../rules/sent-letters.js';
import { SentLetters } from '../storage/sent-letters.js';

/** Lets any letter that bounced or was given up be tried again. */
export class RetryLetter extends Command<void> {
  constructor(
    readonly id: Id,
    readonly actor: Actor,
  ) {
    super();
  }
}

/** @throws Problem 404 for a letter they may not look at, 409 notRetryable for one that waits or arrived, or that has nothing left to say */
@CommandHandler(RetryLetter)
export class RetryLetterHandler implements ICommandHandler<RetryLetter> {
  constructor(
    private readonly database: Database,
    private readonly letters: SentLetters,
  ) {}

  async execute({ id, actor }: RetryLetter): Promise<void> {
    if ((await this.letters.one(id, letterScope(actor))) === undefined) throw notFound();
    if (!(await this.letters.retry(this.database, id))) throw new Problem('notRetryable');
  }
}
