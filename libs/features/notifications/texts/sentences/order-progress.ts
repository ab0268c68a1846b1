import type { SentenceByLanguage } from './sentence.js';

export const orderProgress = {
  'OrderPlaced.client': {
    ru: {
      title: 'Мы получили ваш заказ {{order}}',
      text: '{{service}}, {{amount}}. Менеджер проверит и подтвердит его за один рабочий день. Платить можно после этого или раньше.',
    },
    en: {
      title: 'We’ve got your order · {{order}}',
      text: '{{service}}, {{amount}}. A manager will confirm it within one working day. Pay after that, or earlier if you like.',
    },
  },
  'OrderPlaced.staff': {
    ru: {
      title: 'Новый заказ {{order}}',
      text: '{{service}}, {{amount}}, клиент {{client}}. Проверьте заказ и подтвердите его.',
    },
    en: {
      title: 'New order {{order}}',
      text: '{{client}} ordered {{service}} for {{amount}}. Check and confirm the order.',
    },
  },
  'OrderPlaced.rates': {
    ru: {
      title: 'Курс {{currencies}} устарел',
      text: 'По курсу от {{date}} оценён новый заказ. Обновите курсы в настройках.',
    },
    en: {
      title: 'The {{currencies}} rate is out of date',
      text: 'A new order was priced at the rate of {{date}}. Update the rates in Settings.',
    },
  },
  'OrderEdited.client': {
    ru: { title: 'Заказ {{order}} изменён', text: 'Изменён состав услуги «{{service}}»: {{amountBefore}} → {{amount}}.' },
    en: {
      title: 'Order {{order}} changed',
      text: 'The configuration of {{service}} has changed: {{amountBefore}} → {{amount}}.',
    },
  },
  'OrderEdited.partner': {
    ru: { title: 'Заказ {{order}} изменён', text: 'Изменён состав услуги «{{service}}»: {{amountBefore}} → {{amount}}.' },
    en: {
      title: 'Order {{order}} changed',
      text: 'The configuration of {{service}} has changed: {{amountBefore}} → {{amount}}.',
    },
  },
  'OrderEdited.staff': {
    ru: {
      title: 'Заказ {{order}} изменён',
      text: 'Новый состав услуги «{{service}}»: {{amountBefore}} → {{amount}}. Изменение: {{actor}}.',
    },
    en: {
      title: 'Order {{order}} changed',
      text: '{{actor}} changed the configuration of {{service}}: {{amountBefore}} → {{amount}}.',
    },
  },
  'OrderConfirmedUnpaid.client': {
    ru: {
      title: 'Оплатите {{amount}} по заказу {{order}}',
      text: 'Заказ подтверждён. Работа над услугой «{{service}}» начнётся, когда поступит предоплата.',
    },
    en: {
      title: 'Pay {{amount}} for order {{order}}',
      text: 'Your order is confirmed. Work on {{service}} starts once your prepayment arrives.',
    },
  },
  'OrderConfirmedUnpaid.announced': {
    ru: {
      title: 'Заказ {{order}} подтверждён',
      text: 'Работа над услугой «{{service}}» начнётся, когда ваша предоплата поступит. Ещё раз платить не нужно.',
    },
    en: {
      title: 'Order {{order}} is confirmed',
      text: 'Work on {{service}} starts once your prepayment arrives. You don’t need to pay again.',
    },
  },
  'OrderConfirmedUnpaid.partner': {
    ru: {
      title: 'Заказ {{order}} подтверждён',
      text: '«{{service}}» ждёт предоплаты, после неё можно начинать работу.',
    },
    en: {
      title: 'Order {{order}} is confirmed',
      text: '{{service}} is waiting for the prepayment. You can start after that.',
    },
  },
  'OrderConfirmedUnpaid.staff': {
    ru: {
      title: 'Заказ {{order}} подтверждён',
      text: 'Подтверждение: {{actor}}. Клиенту предложено внести предоплату.',
    },
    en: {
      title: 'Order {{order}} is confirmed',
      text: '{{actor}} confirmed it. The client was asked for the prepayment.',
    },
  },
  'OrderConfirmedPaid.partner': {
    ru: {
      title: 'Можно начинать работу по заказу {{order}}',
      text: '«{{service}}», клиент {{client}}: заказ подтверждён, предоплаты больше не нужно.',
    },
    en: {
      title: 'Work on order {{order}} can start',
      text: '{{service}} for {{client}} is confirmed. No prepayment is due.',
    },
  },
  'OrderConfirmedPaid.client': {
    ru: {
      title: 'Заказ {{order}} подтверждён',
      text: 'Предоплаты больше не нужно, работа над услугой «{{service}}» началась.',
    },
    en: {
      title: 'Order {{order}} is confirmed',
      text: 'No prepayment is due. We’ve started work on {{service}}.',
    },
  },
  'OrderConfirmedPaid.staff': {
    ru: {
      title: 'Заказ {{order}} подтверждён',
      text: 'Подтвердили: {{actor}}. Можно начинать работу.',
    },
    en: { title: 'Order {{order}} is confirmed', text: '{{actor}} confirmed it. Work can start.' },
  },
  'WorkWaits.partner': {
    ru: {
      title: 'Заказ {{order}} подтверждён, работа ждёт',
      text: 'Начинать работу над услугой «{{service}}» можно после {{date}}: до этого клиент вправе отказаться от договора.',
    },
    en: {
      title: 'Order {{order}} is confirmed, work waits',
      text: 'Work on {{service}} may begin after {{date}}: until then the client can withdraw from the contract.',
    },
  },
  'WorkWaits.staff': {
    ru: {
      title: 'Заказ {{order}} подтверждён, работа ждёт',
      text: '«{{service}}», клиент {{client}}: начинать можно после {{date}}, до этого клиент вправе отказаться от договора.',
    },
    en: {
      title: 'Order {{order}} is confirmed, work waits',
      text: '{{service}} for {{client}}: work may begin after {{date}}, until then the client can withdraw from the contract.',
    },
  },
  'WorkWaits.client': {
    ru: {
      title: 'Заказ {{order}} подтверждён',
      text: 'Работу над услугой «{{service}}» начнём после {{date}}, когда закончится ваше право отказа от договора.',
    },
    en: {
      title: 'Order {{order}} is confirmed',
      text: 'We begin work on {{service}} after {{date}}, when your right to withdraw from the contract ends.',
    },
  },
  'PrepaymentCompleted.partner': {
    ru: {
      title: 'Можно начинать работу по заказу {{order}}',
      text: 'Предоплата за услугу «{{service}}» поступила.',
    },
    en: { title: 'Work on order {{order}} can start', text: 'The prepayment for {{service}} has been received.' },
  },
  'PrepaymentCompleted.details': {
    ru: {
      title: 'Предоплата получена, теперь данные компании · {{order}}',
      text: 'Для услуги «{{service}}» укажите в заказе данные будущей компании: без них её не зарегистрировать.',
    },
    en: {
      title: 'Prepayment received. Next: your company details · {{order}}',
      text: 'For {{service}}, fill in the details of your future company in the order: we can’t register it without them.',
    },
  },
  'PrepaymentCompleted.client': {
    ru: {
      title: 'Работа по заказу {{order}} началась',
      text: 'Предоплата за услугу «{{service}}» внесена полностью.',
    },
    en: { title: 'Work on order {{order}} has started', text: 'We’ve received the prepayment for {{service}}.' },
  },
  'PrepaymentCompleted.staff': {
    ru: {
      title: 'Предоплата по заказу {{order}} внесена',
      text: '«{{service}}», клиент {{client}}: можно начинать работу.',
    },
    en: { title: 'Prepayment received for {{order}}', text: '{{service}} for {{client}}: work can start.' },
  },
  'StepsCompleted.staff': {
    ru: {
      title: 'Проверьте работу по заказу {{order}}',
      text: 'Все шаги услуги «{{service}}» выполнены: {{actor}}. Примите работу или верните её.',
    },
    en: {
      title: 'Review the work on order {{order}}',
      text: '{{actor}} finished every step of {{service}}. Accept the work or return it.',
    },
  },
  'StepsCompleted.client': {
    ru: { title: 'Работа по заказу {{order}} проверяется', text: 'Все шаги услуги «{{service}}» выполнены.' },
    en: { title: 'We’re reviewing the work on order {{order}}', text: 'Every step of {{service}} is done.' },
  },
  'StepsCompleted.partner': {
    ru: { title: 'Работа по заказу {{order}} сдана', text: 'Сдача: {{actor}}. Работа проверяется.' },
    en: {
      title: 'Work on order {{order}} submitted for review',
      text: '{{actor}} submitted it. It’s under review.',
    },
  },
  'WorkAccepted.partner': {
    ru: {
      title: 'Работа по заказу {{order}} принята',
      text: 'Приложите документы компании по услуге «{{service}}» и отправьте их клиенту.',
    },
    en: {
      title: 'Work on order {{order}} accepted',
      text: 'Attach the company documents for {{service}} and send them to the client.',
    },
  },
  'WorkAccepted.client': {
    ru: {
      title: 'Работа по заказу {{order}} принята',
      text: 'Всё оплачено. Готовим для вас документы услуги «{{service}}».',
    },
    en: {
      title: 'Work on order {{order}} accepted',
      text: 'Everything is paid. We’re preparing your documents for {{service}}.',
    },
  },
  'WorkAccepted.staff': {
    ru: { title: 'Работа по заказу {{order}} принята', text: 'Приёмка: {{actor}}. Всё оплачено.' },
    en: { title: 'Work on order {{order}} accepted', text: '{{actor}} accepted it. Everything is paid.' },
  },
  'WorkNotAccepted.partner': {
    ru: {
      title: 'Работа по заказу {{order}} возвращена',
      text: {
        one: 'Снова открыт {{count}} шаг услуги «{{service}}».',
        few: 'Снова открыты {{count}} шага услуги «{{service}}».',
        many: 'Снова открыто {{count}} шагов услуги «{{service}}».',
        other: 'Снова открыто {{count}} шага услуги «{{service}}».',
      },
    },
    en: {
      title: 'Work on order {{order}} returned',
      text: { one: '{{count}} step of {{service}} was reopened.', other: '{{count}} steps of {{service}} were reopened.' },
    },
  },
  'WorkNotAccepted.staff': {
    ru: { title: 'Работа по заказу {{order}} возвращена', text: 'Возврат на доработку: {{actor}}.' },
    en: { title: 'Work on order {{order}} returned', text: '{{actor}} returned it to the partner.' },
  },
  'ProjectFinished.client': {
    ru: {
      title: 'Заказ {{order}} завершён',
      text: '«{{service}}»: всё готово. Документы останутся на странице заказа.',
    },
    en: {
      title: 'Order {{order}} is completed',
      text: '{{service}} is complete. Your documents stay in your order.',
    },
  },
  'ProjectFinished.partner': {
    ru: { title: 'Заказ {{order}} завершён', text: '«{{service}}»: всё готово, вознаграждение начисляется.' },
    en: { title: 'Order {{order}} is completed', text: '{{service}} is complete. We’re calculating your commission.' },
  },
  'ProjectFinished.staff': {
    ru: { title: 'Заказ {{order}} завершён', text: 'Завершение: {{actor}}.' },
    en: { title: 'Order {{order}} is completed', text: '{{actor}} completed it.' },
  },
  'TermsAgreed.staff': {
    ru: { title: 'Заказ {{order}}: клиент просит начать сразу', text: '{{actor}}: ждать конца срока отказа не нужно.' },
    en: {
      title: 'Order {{order}}: the client asks to begin at once',
      text: '{{actor}} asked not to wait for the end of the right to withdraw.',
    },
  },
  'WithdrawalDeclared.client': {
    ru: {
      title: 'Мы получили отказ от заказа {{order}}',
      text: 'Вы отказались от услуги «{{service}}», и заказ отменён. Мы вернём {{amount}} за 14 дней тем же способом, каким вы платили. Подтверждение можно скачать в заказе.',
    },
    en: {
      title: 'We received your withdrawal from order {{order}}',
      text: 'You withdrew from {{service}}, and the order is cancelled. We’ll refund {{amount}} within 14 days, the way you paid. You can download the confirmation in the order.',
    },
  },
  'WithdrawalDeclared.clientUnpaid': {
    ru: {
      title: 'Мы получили отказ от заказа {{order}}',
      text: 'Вы отказались от услуги «{{service}}», и заказ отменён. Платить ничего не нужно. Подтверждение можно скачать в заказе.',
    },
    en: {
      title: 'We received your withdrawal from order {{order}}',
      text: 'You withdrew from {{service}}, and the order is cancelled. There’s nothing to pay. You can download the confirmation in the order.',
    },
  },
  'WithdrawalDeclared.partner': {
    ru: { title: 'Заказ {{order}} отменён', text: 'Клиент отказался от договора. Остановите работу над услугой «{{service}}».' },
    en: { title: 'Order {{order}} is cancelled', text: 'The client withdrew. Stop work on {{service}}.' },
  },
  'WithdrawalDeclared.staff': {
    ru: { title: 'Заказ {{order}} отменён: клиент отказался от договора', text: 'Отказ: {{actor}}.' },
    en: { title: 'Order {{order}} is cancelled: the client withdrew', text: '{{actor}} withdrew.' },
  },
  'WithdrawalDeclared.refund': {
    ru: { title: 'Верните {{amount}} по заказу {{order}}', text: 'Клиент отказался от договора. Вернуть нужно за 14 дней.' },
    en: { title: 'Refund {{amount}} of order {{order}}', text: 'The client withdrew. The refund is due within 14 days.' },
  },
  'CancellationRequested.staff': {
    ru: { title: 'Заказ {{order}}: клиент просит отменить', text: '{{actor}}: отмените заказ или ответьте клиенту.' },
    en: { title: 'Order {{order}}: the client asks to cancel', text: '{{actor}} asks. Cancel the order or answer.' },
  },
  'CancellationAnswered.client': {
    ru: { title: 'Ответ на вашу просьбу отменить заказ {{order}}', text: 'Заказ «{{service}}» продолжается.' },
    en: { title: 'Our answer about cancelling order {{order}}', text: 'Your order for {{service}} goes on.' },
  },
  'OrderCancelled.client': {
    ru: { title: 'Заказ {{order}} отменён', text: 'Услуга «{{service}}» не будет оказана. Оплаченное можно вернуть.' },
    en: {
      title: 'Order {{order}} is cancelled',
      text: 'We won’t be carrying out {{service}}. What you paid can be refunded.',
    },
  },
  'OrderCancelled.clientUnpaid': {
    ru: { title: 'Заказ {{order}} отменён', text: 'Услуга «{{service}}» не будет оказана. Платить ничего не нужно.' },
    en: {
      title: 'Order {{order}} is cancelled',
      text: 'We won’t be carrying out {{service}}. There’s nothing to pay.',
    },
  },
  'OrderCancelled.partner': {
    ru: { title: 'Заказ {{order}} отменён', text: 'Остановите работу над услугой «{{service}}».' },
    en: { title: 'Order {{order}} is cancelled', text: 'Stop work on {{service}}.' },
  },
  'OrderCancelled.staff': {
    ru: { title: 'Заказ {{order}} отменён', text: 'Отмена: {{actor}}.' },
    en: { title: 'Order {{order}} is cancelled', text: '{{actor}} cancelled it.' },
  },
} as const satisfies Readonly<Record<string, SentenceByLanguage>>;
