import type { PayoffEventType } from '../events.js';
import type { PayoffTexts } from './en.js';

/** Выплаты по-русски. */
export const ru: PayoffTexts = {
  status: {
    accrued: 'Начислено',
    held: 'Удерживается',
    payable: 'К одобрению',
    approved: 'Одобрено',
    paid: 'Выплачено',
    reversed: 'Отменено',
  },
  operation: { approve: 'Одобрить', withdrawApproval: 'Отозвать одобрение', pay: 'Отметить выплату' },
  command: {
    accrue: 'Начислить вознаграждение',
    correct: 'Пересчитать выплату',
    release: 'Открыть выплату',
  },
  line: { accrual: 'Вознаграждение за завершённый заказ', correction: 'Пересчёт: изменилась оплата', payment: 'Выплачено' },
  notInState: {
    accrued: 'Ещё не готова. Попробуйте через минуту.',
    held: 'Удерживается до {{until}}.',
    payable: 'Ещё не одобрена.',
    approved: 'Уже одобрена.',
    paid: 'Уже выплачена.',
    reversed: 'Отменена: оплаты больше нет.',
  },
  refusal: {
    payoffNotInState: '{{why}}',
    payoffOwnReward: 'Своё вознаграждение никто не одобряет и не выплачивает.',
    payoffFourEyes: 'Выплату должен отметить другой человек: тот, кто одобрил, не может.',
    payoffPayerNew: 'Вы в этой роли меньше 7 дней и пока не можете отмечать выплаты. Это сделает другой человек.',
    payoffPayerChanged:
      'Вам двоим этого сделать нельзя: один из вас за последние 7 дней менял аккаунт другого. Выплату должен отметить кто-то ещё.',
    payoffStillHeld: 'Выплата удерживается, пока не кончится срок возврата.',
    payoffNothingDue: 'Выплачивать нечего.',
    payoffUnchanged: 'Ничего бы не изменилось.',
  },
};

/** Events as titles; in English the event type is split into words instead. */
export const eventTitles: Readonly<Record<Exclude<PayoffEventType, 'TextsErased'>, string>> = {
  PayoffAccrued: 'Выплата начислена',
  PayoffHeld: 'Выплата удержана до срока',
  PayoffReleased: 'Выплата доступна',
  PayoffApproved: 'Выплата одобрена',
  PayoffApprovalWithdrawn: 'Одобрение выплаты отозвано',
  PayoffPaid: 'Выплата сделана',
  PayoffCorrected: 'Выплата пересчитана',
  PayoffReversed: 'Выплата отменена',
};
