import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '#libs/kernel/people';
import type { Transaction } from '#libs/platform/database/database';
import { Problem } from '#libs/platform/http/problem';
import { lettersPerAccount } from '../rules/throttle-limits.js';
import { AccountEvents, type Tell } from '../storage/account-events.js';
import { AccountLetters } from '../storage/account-letters.js';
import { Accounts } from '../storage/accounts.js';
import { LoginThrottle } from '../storage/login-throttle.js';
import { isActive, type UserEntity } from '../storage/user.entity.js';

/** A mailbox says that it is somebody's: the one of a new account, or a new one. */
export class ConfirmEmail extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}

/** @throws Problem 404 linkOver, 409 emailInUse when somebody else has the mailbox by now */
@CommandHandler(ConfirmEmail)
export class ConfirmEmailHandler implements ICommandHandler<ConfirmEmail> {
  constructor(
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
    private readonly letters: AccountLetters,
  ) {}

  async execute({ token }: ConfirmEmail): Promise<void> {
    await this.events.change(async (tx, tell) => {
      const letter = await this.letters.use(tx, token, ['welcome', 'confirmEmail', 'confirmNewEmail']);
      const user = letter && (await this.accounts.lock(tx, letter.person));
      if (!user || !isActive(user)) throw new Problem(404, 'linkOver');
      if (letter.address === null) await this.confirm(tx, tell, user);
      else await this.move(tx, tell, user, letter.address);
    });
  }

  private async confirm(tx: Transaction, tell: Tell, user: UserEntity): Promise<void> {
    if (user.emailConfirmedAt !== null) return;
    await tell(user.id, { type: 'EmailConfirmed', data: {} }, { actor: actorOf(user) });
    await this.accounts.write(tx, user, { emailConfirmedAt: new Date() });
  }

  /** The mailbox that was left is told, so that nobody loses an account without a word. */
  private async move(tx: Transaction, tell: Tell, user: UserEntity, address: string): Promise<void> {
    await tell(user.id, { type: 'EmailChanged', data: {} }, { actor: actorOf(user) });
    await this.letters.revoke(tx, user.id, ['resetPassword', 'confirmEmail']);
    if (user.email !== '') await this.letters.write(tx, user.id, 'emailChanged', user.email);
    if (!(await this.accounts.move(tx, user.id, address))) throw new Problem(409, 'emailInUse');
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
    private readonly throttle: LoginThrottle,
  ) {}

  async execute({ actor }: ConfirmAgain): Promise<void> {
    const user = await this.accounts.byId(actor.id);
    if (!user || user.emailConfirmedAt !== null) return;
    await this.throttle.take([{ kind: 'letters', value: user.emailKey, limit: lettersPerAccount }], 'tooManyLetters');
    await this.events.change(async (tx) => void (await this.letters.write(tx, user.id, 'confirmEmail')));
  }
}

export const actorOf = ({ id, role, department }: UserEntity): Actor => ({ id, role, department });
