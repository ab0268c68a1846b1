import type { SentenceByLanguage } from './sentence.js';

/** Notification texts about the money of an order. */
export const orderMoney = {
  'LastPaymentRequested.client': {
    ru: {
      title: 'Оплатите остаток {{amount}} по заказу {{order}}',
      text: 'Работа над услугой «{{service}}» принята. Документы отправим, когда поступит оплата.',
    },
    en: {
      title: 'Pay the {{amount}} balance for order {{order}}',
      text: 'We’ve checked and accepted the work on {{service}}. We’ll send your documents once the payment arrives.',
    },
  },
  'LastPaymentRequested.announced': {
    ru: {
      title: 'Работа по заказу {{order}} принята',
      text: 'Документы отправим, когда ваш платёж поступит. Ещё раз платить не нужно.',
    },
    en: {
      title: 'Work on order {{order}} is accepted',
      text: 'We’ll send your documents once your payment arrives. You don’t need to pay again.',
    },
  },
  'LastPaymentRequested.partner': {
    ru: {
      title: 'Работа по заказу {{order}} принята',
      text: 'Ждём остаток, после него отправим документы.',
    },
    en: {
      title: 'Work on order {{order}} accepted',
      text: 'We’re waiting for the balance. The documents go out after that.',
    },
  },
  'LastPaymentRequested.staff': {
    ru: {
      title: 'Ждём остаток по заказу {{order}}',
      text: 'Работа принята: {{actor}}. Клиенту ({{client}}) предложено внести остаток.',
    },
    en: {
      title: 'Waiting for the balance of order {{order}}',
      text: '{{actor}} accepted the work and asked {{client}} for the balance.',
    },
  },
  'LastPaymentMade.confirm': {
    ru: {
      title: 'Подтвердите остаток по заказу {{order}}',
      text: 'Клиент {{client}}: всё, что оставалось за услугу «{{service}}», оплачено или заявлено.',
    },
    en: {
      title: 'Confirm the balance for order {{order}}',
      text: '{{client}} paid or reported everything due for {{service}}.',
    },
  },
  'LastPaymentMade.client': {
    ru: { title: 'Оплата заказа {{order}} проверяется', text: 'Подтвердим её, как только найдём деньги.' },
    en: {
      title: 'We’re checking your payment for order {{order}}',
      text: 'We’ll confirm it as soon as the money arrives.',
    },
  },
  'LastPaymentMade.partner': {
    ru: { title: 'Остаток по заказу {{order}} проверяется', text: 'После него можно отправлять документы.' },
    en: { title: 'Balance of order {{order}} being checked', text: 'You can send the documents once it’s confirmed.' },
  },
  'LastPaymentMade.staff': {
    ru: {
      title: 'Остаток по заказу {{order}} проверяется',
      text: 'Клиент {{client}}: всё, что оставалось, оплачено или заявлено.',
    },
    en: {
      title: 'Balance of {{order}} being checked',
      text: '{{client}} paid or reported everything due.',
    },
  },
  'LastPaymentConfirmed.partner': {
    ru: {
      title: 'Отправьте документы компании по заказу {{order}}',
      text: 'Оплата подтверждена. Приложите документы услуги «{{service}}» и отправьте их.',
    },
    en: {
      title: 'Send the company documents for order {{order}}',
      text: 'The payment is confirmed. Attach the documents for {{service}} and send them.',
    },
  },
  'LastPaymentConfirmed.client': {
    ru: { title: 'Заказ {{order}} оплачен', text: 'Спасибо. Готовим для вас документы услуги «{{service}}».' },
    en: {
      title: 'Order {{order}} is paid',
      text: 'Thank you. We’re preparing your documents for {{service}}.',
    },
  },
  'LastPaymentConfirmed.staff': {
    ru: { title: 'Заказ {{order}} оплачен', text: 'Остаток подтверждён: {{actor}}.' },
    en: { title: 'Order {{order}} is paid', text: '{{actor}} confirmed the balance.' },
  },
  'LastPaymentRejected.client': {
    ru: {
      title: 'Оплата заказа {{order}} не найдена',
      text: 'Осталось оплатить {{amount}}. Проверьте перевод или оплатите ещё раз.',
    },
    en: {
      title: 'Payment not received for order {{order}}',
      text: '{{amount}} is still due. Check your transfer or pay again.',
    },
  },
  'LastPaymentRejected.partner': {
    ru: { title: 'Заказ {{order}} снова ждёт оплаты', text: 'Остаток не удалось подтвердить.' },
    en: { title: 'Order {{order}} is waiting for payment again', text: 'We couldn’t confirm the balance.' },
  },
  'LastPaymentRejected.staff': {
    ru: { title: 'Остаток по заказу {{order}} не найден', text: 'Клиенту снова предложено заплатить.' },
    en: { title: 'Balance not received for {{order}}', text: 'The client was asked to pay again.' },
  },
  'MoneyArrived.unexpected': {
    ru: {
      title: 'По закрытому заказу {{order}} поступило {{amount}}',
      text: 'Платёж за услугу «{{service}}» после её окончания, клиент {{client}}. Деньги учтены, их можно вернуть.',
    },
    en: {
      title: '{{amount}} received for closed order {{order}}',
      text: '{{client}} paid for {{service}} after it was closed. The money is on record and can be refunded.',
    },
  },
  'MoneyArrived.client': {
    ru: {
      title: 'Мы получили {{amount}}',
      text: 'По заказу {{order}}, «{{service}}». Спасибо. Чек лежит в\u00a0заказе, в\u00a0разделе «Платежи».',
    },
    en: {
      title: 'Payment received: {{amount}}',
      text: 'For order {{order}}, {{service}}. Thank you. The receipt is in the order, under Payments.',
    },
  },
  'MoneyArrived.settled': {
    ru: {
      title: 'Мы получили {{amount}}',
      text: 'По заказу {{order}}, «{{service}}». Всё оплачено, спасибо. Чек лежит в\u00a0заказе, в\u00a0разделе «Платежи».',
    },
    en: {
      title: 'Payment received: {{amount}}',
      text: 'For order {{order}}, {{service}}. Everything is paid. Thank you. The receipt is in the order, under Payments.',
    },
  },
  'MoneyArrived.short': {
    ru: {
      title: 'Пришло {{amountBefore}}, осталось {{amount}}',
      text: 'По заказу {{order}}, «{{service}}». Банки по пути удерживают комиссию. Пожалуйста, оплатите ещё {{amount}}.',
    },
    en: {
      title: '{{amountBefore}} arrived, {{amount}} is still due',
      text: 'For order {{order}}, {{service}}. Banks take fees on the way. Please pay the remaining {{amount}}.',
    },
  },
  'MoneyArrived.staff': {
    ru: { title: '{{amount}} по заказу {{order}}', text: 'Платёж клиента поступил: {{client}}.' },
    en: { title: '{{amount}} received for order {{order}}', text: '{{client}}’s payment arrived.' },
  },
  'TransferDeclared.staff': {
    ru: {
      title: 'Перевод {{amount}} по заказу {{order}}',
      text: 'Заявлен клиентом: {{client}}. Подтвердите его, когда деньги поступят.',
    },
    en: {
      title: 'Transfer of {{amount}} reported for order {{order}}',
      text: '{{client}} reported it. Confirm it once the money arrives.',
    },
  },
  'TransferRejected.client': {
    ru: {
      title: 'Ваш перевод {{amount}} не найден',
      text: 'По заказу {{order}}. Проверьте его в банке или оплатите ещё раз.',
    },
    en: {
      title: 'We haven’t received your transfer of {{amount}}',
      text: 'For order {{order}}. Check with your bank or pay again.',
    },
  },
  'TransferRejected.staff': {
    ru: { title: 'Перевод по заказу {{order}} не найден', text: 'Отклонено {{amount}}: {{actor}}.' },
    en: { title: 'Transfer not received for order {{order}}', text: '{{actor}} rejected the reported {{amount}}.' },
  },
  'TransferWithdrawn.staff': {
    ru: { title: 'Перевод по заказу {{order}} отозван', text: 'Заявленные {{amount}} отозваны клиентом: {{client}}.' },
    en: {
      title: 'Transfer withdrawn for order {{order}}',
      text: '{{client}} withdrew the reported {{amount}}.',
    },
  },
  'PaymentDenied.client': {
    ru: {
      title: 'Ваш платёж {{amount}} не прошёл',
      text: 'По заказу {{order}}. PayPal его не провёл, деньги не списаны. Пожалуйста, оплатите ещё раз.',
    },
    en: {
      title: 'Your payment of {{amount}} didn’t go through',
      text: 'For order {{order}}. PayPal rejected it. Nothing was charged. Try again or pay another way.',
    },
  },
  'RefundRequested.staff': {
    ru: { title: 'Возврат {{amount}} выполняется', text: 'По заказу {{order}}. Запрос: {{actor}}.' },
    en: { title: 'Refund of {{amount}} in progress', text: 'For order {{order}}, requested by {{actor}}.' },
  },
  'PaymentRefunded.client': {
    ru: { title: 'Мы вернули {{amount}}', text: 'По заказу {{order}}, «{{service}}».' },
    en: { title: 'Refund sent: {{amount}}', text: 'For order {{order}}, {{service}}.' },
  },
  'PaymentRefunded.provider': {
    ru: {
      title: 'Мы вернули {{amount}}',
      text: 'По заказу {{order}}, «{{service}}». PayPal вернёт деньги туда, откуда вы платили: на счёт PayPal обычно в\u00a0тот же день, на карту\u00a0— до 30 дней, как решит её банк.',
    },
    en: {
      title: 'Refund sent: {{amount}}',
      text: 'For order {{order}}, {{service}}. PayPal returns it the way you paid: to a PayPal balance usually the same day, to a card within 30 days, depending on its bank.',
    },
  },
  'PaymentRefunded.other': {
    ru: {
      title: 'Мы вернули {{amount}}',
      text: 'По заказу {{order}}, «{{service}}». Деньги отправлены не через PayPal. Банковский перевод обычно приходит за три рабочих дня.',
    },
    en: {
      title: 'Refund sent: {{amount}}',
      text: 'For order {{order}}, {{service}}. We sent it outside of PayPal. A bank transfer usually arrives within three working days.',
    },
  },
  'PaymentRefunded.staff': {
    ru: { title: 'По заказу {{order}} возвращено {{amount}}', text: 'Получатель: {{client}}.' },
    en: { title: '{{amount}} refunded for order {{order}}', text: 'The money goes back to {{client}}.' },
  },
  'PaymentReversed.staff': {
    ru: {
      title: 'PayPal списал обратно {{amount}}',
      text: 'По заказу {{order}}, клиент {{client}}. Причина и то, сколько теперь к оплате, — в истории платежей.',
    },
    en: {
      title: 'PayPal took back {{amount}}',
      text: 'For order {{order}}, paid by {{client}}. See the payment history for the reason and what’s due now.',
    },
  },
  'RefundFailed.staff': {
    ru: {
      title: 'Возврат {{amount}} не удался',
      text: 'По заказу {{order}}. Клиент денег не получил. Причина и что делать — в заказе.',
    },
    en: {
      title: 'Refund of {{amount}} failed',
      text: 'For order {{order}}. The client hasn’t received the money. The order says why and what to do.',
    },
  },
  'RestWaived.client': {
    ru: { title: 'Мы не возьмём с вас {{amount}}', text: 'По заказу {{order}}, «{{service}}»: эта часть больше не к оплате.' },
    en: { title: 'We’ve waived {{amount}}', text: 'For order {{order}}, {{service}}: you no longer need to pay it.' },
  },
  'RestWaived.settled': {
    ru: {
      title: 'Мы не возьмём с вас {{amount}}',
      text: 'По заказу {{order}}, «{{service}}»: платить больше нечего. Готовим ваши документы.',
    },
    en: {
      title: 'We’ve waived {{amount}}',
      text: 'For order {{order}}, {{service}}: nothing is left to pay. We’re preparing your documents.',
    },
  },
  'RestWaived.staff': {
    ru: { title: 'По заказу {{order}} прощено {{amount}}', text: 'Решение: {{actor}}.' },
    en: { title: '{{amount}} waived for order {{order}}', text: '{{actor}} waived it.' },
  },
  'PaymentCorrected.client': {
    ru: { title: 'Мы исправили сумму платежа: {{amount}}', text: 'По заказу {{order}} раньше стояло {{amountBefore}}.' },
    en: { title: 'We’ve corrected a payment: {{amount}}', text: 'For order {{order}}. It said {{amountBefore}} before.' },
  },
  'PaymentCorrected.due': {
    ru: {
      title: 'Мы исправили сумму платежа, осталось {{amount}}',
      text: 'По заказу {{order}} получено {{amountBefore}}. Пожалуйста, оплатите ещё {{amount}}.',
    },
    en: {
      title: 'We’ve corrected a payment, {{amount}} is still due',
      text: 'For order {{order}} we received {{amountBefore}}. Please pay the remaining {{amount}}.',
    },
  },
  'PaymentCorrected.settled': {
    ru: {
      title: 'Мы исправили сумму платежа: {{amount}}',
      text: 'По заказу {{order}} раньше стояло {{amountBefore}}. Платить больше нечего, готовим ваши документы.',
    },
    en: {
      title: 'We’ve corrected a payment: {{amount}}',
      text: 'For order {{order}}. It said {{amountBefore}} before. Nothing is left to pay. We’re preparing your documents.',
    },
  },
  'PaymentCorrected.staff': {
    ru: { title: 'Платёж по заказу {{order}} исправлен', text: '{{amountBefore}} → {{amount}}: {{actor}}.' },
    en: { title: 'Payment for order {{order}} corrected', text: '{{actor}} changed {{amountBefore}} to {{amount}}.' },
  },
  'ReversalSettled.staff': {
    ru: { title: 'Списание {{amount}} улажено', text: 'По заказу {{order}}: {{actor}}.' },
    en: { title: 'Reversal of {{amount}} settled', text: 'For order {{order}}, by {{actor}}.' },
  },
  'PaymentDisputed.staff': {
    ru: {
      title: 'Плательщик оспаривает {{amount}}',
      text: 'По заказу {{order}}, клиент {{client}}. Ответьте в\u00a0кабинете PayPal. Пока спор открыт, возвращать эти деньги нельзя.',
    },
    en: {
      title: 'A payment of {{amount}} is disputed',
      text: 'For order {{order}}, paid by {{client}}. Answer in our PayPal account. Until it’s closed, this payment can’t be refunded.',
    },
  },
  'DisputeClosed.won': {
    ru: { title: 'Спор на {{amount}} решён в нашу пользу', text: 'По заказу {{order}}. Деньги остаются у нас.' },
    en: { title: 'Dispute about {{amount}} won', text: 'For order {{order}}. The money stays with us.' },
  },
  'DisputeClosed.lost': {
    ru: { title: 'Спор на {{amount}} проигран', text: 'По заказу {{order}}. PayPal вернёт деньги плательщику.' },
    en: { title: 'Dispute about {{amount}} lost', text: 'For order {{order}}. PayPal returns the money to the payer.' },
  },
  'DisputeClosed.withdrawn': {
    ru: { title: 'Спор на {{amount}} отозван', text: 'По заказу {{order}}. Деньги остаются у нас.' },
    en: { title: 'Dispute about {{amount}} withdrawn', text: 'For order {{order}}. The money stays with us.' },
  },
} as const satisfies Readonly<Record<string, SentenceByLanguage>>;
