import type { BankAccountsCommandName, BankAccountsRefusal } from './commands.js';
import type { BankAccountsEventType } from './events.js';

/** Every text of our bank accounts in one language; a missing or a spare key does not compile. */
export interface BankAccountsTexts {
  command: Readonly<Record<BankAccountsCommandName, string>>;
  refusal: Readonly<Record<Exclude<BankAccountsRefusal, 'forbiddenForRole'>, string>>;
}

/** Our bank accounts in English. */
export const en: BankAccountsTexts = {
  command: {
    propose: 'Propose new bank details',
    approve: 'Approve new bank details',
    withdraw: 'Withdraw new bank details',
    settle: 'Put new bank details into effect',
  },
  refusal: {
    bankAccountsUnchanged: 'These are the bank details already in use.',
    bankProposalWaiting: 'Another change is still waiting. Withdraw it or wait until it takes effect.',
    bankProposalMissing: 'This change isn’t there any more. Reload the page to see what is.',
    bankOwnApproval: 'You proposed this change, so someone else has to approve it.',
    bankApproverNew:
      'You have been in this role for less than 7 days, so you can’t approve this change yet. If nobody else can, withdraw it and propose it again: it then takes effect after 72 hours.',
    bankApproverChanged:
      'You and the person who proposed this change can’t approve each other’s changes: one of you changed the other’s account in the last 7 days. If nobody else can approve, withdraw it and propose it again: it then takes effect after 72 hours.',
    proofNeeded: 'Confirm that it’s you, then send the change again. Nothing was changed.',
    bankProposalApproved: 'This change is already approved.',
    bankApprovalNotNeeded: 'Nobody else could approve this change when it was proposed, so it takes effect by itself. You can withdraw it.',
    bankProposalExpired: 'This change waited for approval for 7 days and has expired. Propose it again.',
    bankProposalWithdrawn: 'This change was withdrawn.',
    bankApproverDeactivated: 'The person who approved this change was deactivated, so it won’t take effect. Propose it again.',
    bankProposerDeactivated: 'The person who proposed this change was deactivated, so it won’t take effect. Propose it again.',
    bankProposalInForce: 'This change is already in effect. Propose another one instead.',
    bankNothingToSettle: 'There’s nothing to do yet.',
  },
};

/** Банковские реквизиты по-русски. */
export const ru: BankAccountsTexts = {
  command: {
    propose: 'Предложить новые реквизиты',
    approve: 'Одобрить новые реквизиты',
    withdraw: 'Отозвать новые реквизиты',
    settle: 'Ввести новые реквизиты в действие',
  },
  refusal: {
    bankAccountsUnchanged: 'Эти реквизиты уже действуют.',
    bankProposalWaiting: 'Другое изменение ещё ждёт. Отзовите его или дождитесь, пока оно вступит в силу.',
    bankProposalMissing: 'Этого изменения уже нет. Обновите страницу, чтобы увидеть, что есть.',
    bankOwnApproval: 'Это изменение предложили вы, одобрить его должен другой человек.',
    bankApproverNew:
      'Вы в этой роли меньше 7 дней и пока не можете одобрить изменение. Если больше некому, отзовите его и предложите заново: тогда оно вступит в силу через 72 часа.',
    bankApproverChanged:
      'Вы и автор изменения не можете одобрять изменения друг друга: один из вас за последние 7 дней менял аккаунт другого. Если одобрить больше некому, отзовите изменение и предложите заново: тогда оно вступит в силу через 72 часа.',
    proofNeeded: 'Подтвердите, что это вы, и отправьте изменение ещё раз. Ничего не изменилось.',
    bankProposalApproved: 'Это изменение уже одобрено.',
    bankApprovalNotNeeded: 'Одобрить это изменение было больше некому, поэтому оно вступит в силу само. Его можно отозвать.',
    bankProposalExpired: 'Изменение ждало одобрения 7 дней и устарело. Предложите его ещё раз.',
    bankProposalWithdrawn: 'Это изменение отозвано.',
    bankApproverDeactivated: 'Одобривший это изменение деактивирован, поэтому оно не вступит в силу. Предложите его ещё раз.',
    bankProposerDeactivated: 'Предложивший это изменение деактивирован, поэтому оно не вступит в силу. Предложите его ещё раз.',
    bankProposalInForce: 'Это изменение уже действует. Предложите новое.',
    bankNothingToSettle: 'Пока ничего делать не нужно.',
  },
};

/** Events as titles; in English the event type is split into words instead. */
export const eventTitles: Readonly<Record<BankAccountsEventType, string>> = {
  BankAccountsKept: 'Банковские реквизиты перенесены',
  BankAccountsAdded: 'Первый счёт в валюте добавлен',
  BankChangeProposed: 'Предложено изменение реквизитов',
  BankChangeApproved: 'Изменение реквизитов одобрено',
  BankChangeReminded: 'Напоминание об изменении реквизитов',
  BankChangeInForce: 'Новые реквизиты вступили в силу',
  BankChangeEnded: 'Изменение реквизитов не вступило в силу',
};
