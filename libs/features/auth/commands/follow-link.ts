import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountEvents, type Append } from '#libs/accounts/account-events';
import { AccountLetters } from '#libs/accounts/account-letters';
import { Accounts } from '#libs/accounts/accounts';
import { confirmationLetters, linkLetters } from '#libs/accounts/letter-life';
import { LetterLimits } from '#libs/accounts/letter-limits';
import { nobodysHash } from '#libs/accounts/passwords';
import type { UserEntity } from '#libs/accounts/user.entity';
import type { Actor } from '#libs/kernel/people';
import { UserChanges } from '#libs/platform/auth/user-changes';
import type { Transaction } from '#libs/platform/database/database';
import { Problem } from '#libs/platform/http/problem';
import { Sessions } from '../storage/sessions.js';

/** A mailbox says that it is somebody's: the one of a new account, or a new one. */
export class ConfirmEmail extends Command<void> {
  constructor(
    readonly token: string,
    /** of this browser, whose sign-in goes on */
    readonly refreshToken: string | undefined,
  ) {
    super();
  }
}

/**
 * From here on the mailbox is the account's, so every sign-in of before ends but that of the browser that confirms: whoever made the account with a mailbox that
 * is not theirs does not stay in it. @throws Problem 404 linkOver, 409 emailInUse when somebody else has the mailbox by now
 */
@CommandHandler(ConfirmEmail)
export class ConfirmEmailHandler implements ICommandHandler<ConfirmEmail> {
  constructor(
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
    private readonly letters: AccountLetters,
    private readonly sessions: Sessions,
    private readonly changes: UserChanges,
  ) {}

  async execute({ token, refreshToken }: ConfirmEmail): Promise<void> {
    const { id } = await this.events.change(async (tx, append) => {
      const { letter, user, actor } = await this.letters.open(tx, token, [...confirmationLetters, 'confirmNewEmail']);
      if (letter.address === null && user.emailConfirmedAt !== null) return user;
      if (letter.address === null) await this.confirm(tx, append, user, actor);
      else await this.move(tx, append, user, actor, letter.address);
      const goesOn = await this.sessions.endAllBut(tx, user.id, refreshToken);
      if (letter.kind === 'confirmForOrder' && !goesOn) await this.forgetPassword(tx, user);
      return user;
    });
    this.changes.changed(id);
  }

  private async confirm(tx: Transaction, append: Append, user: UserEntity, actor: Actor): Promise<void> {
    await append(user.id, { type: 'EmailConfirmed', data: {} }, { actor });
    await this.accounts.write(tx, user, { emailConfirmedAt: new Date() });
  }

  /**
   * An order is about to go into the account, and nobody has shown that whoever chose its password has this mailbox. A password that was mailed here is
   * known here alone.
   */
  private async forgetPassword(tx: Transaction, { id, passwordGeneratedAt }: UserEntity): Promise<void> {
    if (passwordGeneratedAt !== null) return;
    await tx.query('update users set password_hash = $2 where id = $1', [id, await nobodysHash()]);
    await this.letters.write(tx, id, 'resetPassword');
  }

  /** The mailbox that was left is told, so that nobody loses an account without a word. */
  private async move(tx: Transaction, append: Append, user: UserEntity, actor: Actor, address: string): Promise<void> {
    await append(user.id, { type: 'EmailChanged', data: {} }, { actor });
    await this.letters.revoke(tx, user.id, linkLetters);
    if (user.email !== '') await this.letters.write(tx, user.id, 'emailChanged', user.email);
    if (!(await this.accounts.move(tx, user.id, address))) throw new Problem('emailInUse');
  }
}

/** Asks for the letter of confirmation once more. Nothing for a mailbox that is confirmed. */
export class ConfirmAgain extends Command<void> {
  constructor(readonly actor: Actor) {
    super();
  }
}

/** @throws Problem 429 tooManyLetters */
@CommandHandler(ConfirmAgain)
export class ConfirmAgainHandler implements ICommandHandler<ConfirmAgain> {
  constructor(
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
    private readonly letters: AccountLetters,
    private readonly limits: LetterLimits,
  ) {}

  async execute({ actor }: ConfirmAgain): Promise<void> {
    const user = await this.accounts.byId(actor.id);
    if (!user || user.emailConfirmedAt !== null) return;
    await this.limits.take([user.emailKey]);
    await this.events.change(async (tx) => void (await this.letters.write(tx, user.id, 'confirmEmail')));
  }
}

/** "This was not me": the mailbox that an account has says that it did not ask for another. */
export class CancelEmailChange extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}

/**
 * Whoever asked knew the password. So the change is off, every sign-in ends, and the way to a new password goes out to the mailbox that said so.
 * @throws Problem 404 linkOver
 */
@CommandHandler(CancelEmailChange)
export class CancelEmailChangeHandler implements ICommandHandler<CancelEmailChange> {
  constructor(
    private readonly events: AccountEvents,
    private readonly letters: AccountLetters,
    private readonly sessions: Sessions,
    private readonly changes: UserChanges,
  ) {}

  async execute({ token }: CancelEmailChange): Promise<void> {
    const { id } = await this.events.change(async (tx, append) => {
      const { user, actor } = await this.letters.open(tx, token, ['emailChangeRequested']);
      await append(user.id, { type: 'EmailChangeCancelled', data: {} }, { actor });
      await append(user.id, { type: 'SessionsRevoked', data: { scope: 'all' } }, { actor });
      await this.sessions.endAll(tx, user.id);
      await this.letters.write(tx, user.id, 'resetPassword');
      return user;
    });
    this.changes.changed(id);
  }
}
