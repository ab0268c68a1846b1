import type { BankAccountsTexts } from './shape.js';

/** Банковские реквизиты по-русски. */
export const ru: BankAccountsTexts = {
  refusal: {
    bankAccountsUnchanged: 'Эти реквизиты уже действуют.',
    bankProposalWaiting: 'Другое изменение ещё ждёт. Отзовите его или дождитесь, пока оно вступит в силу.',
    bankProposalMissing: 'Этого изменения уже нет. Обновите страницу, чтобы увидеть, что есть.',
    bankOwnApproval: 'Это изменение предложили вы, одобрить его должен другой человек.',
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
