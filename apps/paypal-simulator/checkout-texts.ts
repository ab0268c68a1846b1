export const pageLocales = ['en', 'ru'] as const;
export type PageLocale = (typeof pageLocales)[number];

/** The texts of the approval page; `{{sum}}` stands for the amount. */
export interface CheckoutWords {
  /** The other language, in its own words. */
  otherLanguage: string;
  title: string;
  simulation: string;
  sum: string;
  order: string;
  description: string;
  pay: string;
  payHint: string;
  payLater: string;
  payLaterHint: string;
  payLaterDenied: string;
  payLaterDeniedHint: string;
  decline: string;
  declineHint: string;
  cancel: string;
  otherOutcomes: string;
  goneTitle: string;
  gone: string;
  paidTitle: string;
  paid: string;
  chosenTitle: string;
  chosen: string;
  foreignTitle: string;
  foreign: string;
  back: string;
}

export const checkoutWords: Record<PageLocale, CheckoutWords> = {
  en: {
    otherLanguage: 'По-русски',
    title: 'Pay {{sum}}',
    simulation: 'This is a simulation of PayPal. No real money moves, and no card is asked for.',
    sum: 'Amount',
    order: 'Payment number',
    description: 'What it is for',
    pay: 'Pay {{sum}}',
    payHint: 'You return to your order, and the shop collects the payment.',
    payLater: 'Pay {{sum}} later',
    payLaterHint: 'The payment is pending for a minute, then it arrives.',
    payLaterDenied: 'Pay later and fail',
    payLaterDeniedHint: 'The payment is pending for a minute, then the bank refuses it.',
    decline: 'Let the bank decline',
    declineHint: 'The payment is declined when the shop collects it. You can come back and pay after all.',
    cancel: 'Cancel payment',
    otherOutcomes: 'Other outcomes to try',
    goneTitle: 'This payment is no longer open',
    gone: 'Its address is wrong, or it waited longer than three hours. Nothing was charged. Start the payment again from your order.',
    paidTitle: 'This payment was already made',
    paid: 'Nothing is charged twice. Return to your order to see it.',
    chosenTitle: 'Your choice is saved',
    chosen: 'You can close this page.',
    foreignTitle: 'Nothing was chosen',
    foreign: 'This choice came from another site. Nothing was charged. Start the payment again from your order.',
    back: 'Return to your order',
  },
  ru: {
    otherLanguage: 'In English',
    title: 'Оплата {{sum}}',
    simulation: 'Это имитация PayPal. Настоящие деньги не списываются, данные карты не нужны.',
    sum: 'Сумма',
    order: 'Номер платежа',
    description: 'За что',
    pay: 'Оплатить {{sum}}',
    payHint: 'Вы вернётесь в заказ, и платёж сразу пройдёт.',
    payLater: 'Оплатить {{sum}} позже',
    payLaterHint: 'Платёж минуту ждёт подтверждения, потом приходит.',
    payLaterDenied: 'Оплатить позже с отказом',
    payLaterDeniedHint: 'Платёж минуту ждёт подтверждения, потом банк его отклоняет.',
    decline: 'Получить отказ банка',
    declineHint: 'Банк отклонит платёж, когда сайт попробует его получить. После этого можно вернуться и всё-таки оплатить.',
    cancel: 'Отменить оплату',
    otherOutcomes: 'Другие исходы для проверки',
    goneTitle: 'Этот платёж больше не ждёт оплаты',
    gone: 'Адрес неверный или прошло больше трёх часов. Деньги не списаны. Начните оплату заново из своего заказа.',
    paidTitle: 'Этот платёж уже оплачен',
    paid: 'Второй раз деньги не спишутся. Вернитесь в заказ, чтобы увидеть оплату.',
    chosenTitle: 'Выбор сохранён',
    chosen: 'Страницу можно закрыть.',
    foreignTitle: 'Выбор не принят',
    foreign: 'Этот выбор пришёл с чужого сайта. Деньги не списаны. Начните оплату заново на странице заказа.',
    back: 'Вернуться в заказ',
  },
};
