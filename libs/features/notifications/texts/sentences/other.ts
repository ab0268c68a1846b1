import type { SentenceByLanguage } from './sentence.js';

/** Notification texts about payoffs, leads, chats, feedbacks, due documents and dead letters. */
export const others = {
  'PayoffAccrued.partner': {
    ru: {
      title: 'Ваше вознаграждение по заказу {{order}}: {{amount}}',
      text: '{{percent}} за услугу «{{service}}». Выплатим, когда пройдёт срок, в который клиент ещё может получить возврат.',
    },
    en: {
      title: 'Your commission for order {{order}}: {{amount}}',
      text: '{{percent}} for {{service}}. We’ll pay it out once the client’s refund period is over.',
    },
  },
  'PayoffReleased.staff': {
    ru: { title: 'Одобрите выплату {{amount}}', text: 'По заказу {{order}}: срок для возвратов прошёл.' },
    en: { title: 'Approve a payout of {{amount}}', text: 'For order {{order}}. The refund period is over.' },
  },
  'PayoffReleased.partner': {
    ru: { title: 'Ваше вознаграждение {{amount}} можно выплатить', text: 'По заказу {{order}}. Ждёт одобрения.' },
    en: {
      title: 'Your commission of {{amount}} is ready for payout',
      text: 'For order {{order}}. It’s waiting for approval.',
    },
  },
  'PayoffApproved.staff': {
    ru: { title: 'Выплатите {{amount}}', text: 'По заказу {{order}}. Одобрение: {{actor}}.' },
    en: { title: 'Pay out {{amount}}', text: 'For order {{order}}, approved by {{actor}}.' },
  },
  'PayoffApproved.partner': {
    ru: { title: 'Ваше вознаграждение {{amount}} одобрено', text: 'По заказу {{order}}. Дальше выплата.' },
    en: { title: 'Your commission of {{amount}} is approved', text: 'For order {{order}}. The payout is next.' },
  },
  'PayoffApprovalWithdrawn.staff': {
    ru: {
      title: 'Пока не выплачивайте по заказу {{order}}',
      text: 'Одобрение снято: {{actor}}, или сумма была исправлена.',
    },
    en: {
      title: 'Don’t pay out order {{order}} yet',
      text: 'The approval was withdrawn by {{actor}}, or by a correction of the amount.',
    },
  },
  'PayoffApprovalWithdrawn.partner': {
    ru: { title: 'Вознаграждение по заказу {{order}} проверяется ещё раз', text: 'Одобрение снято.' },
    en: { title: 'We’re rechecking your commission for order {{order}}', text: 'The approval was withdrawn.' },
  },
  'PayoffPaid.partner': {
    ru: { title: 'Мы выплатили {{amount}}', text: 'Ваше вознаграждение по заказу {{order}}, «{{service}}».' },
    en: { title: 'Payout sent: {{amount}}', text: 'Your commission for order {{order}}, {{service}}.' },
  },
  'PayoffPaid.recovered': {
    ru: { title: 'Зачтено {{amount}}', text: 'Лишнее, выплаченное по заказу {{order}}, удержано из другой выплаты.' },
    en: {
      title: '{{amount}} deducted from a payout',
      text: 'We deducted the overpaid commission for order {{order}} from another payout.',
    },
  },
  'PayoffCorrected.partner': {
    ru: {
      title: 'Ваше вознаграждение по заказу {{order}} меньше на {{amount}}',
      text: 'Клиенту вернули деньги, или сумма его оплаты исправлена.',
    },
    en: {
      title: 'Your commission for order {{order}} is reduced by {{amount}}',
      text: 'The client’s payment was refunded or its amount was corrected.',
    },
  },
  'PayoffCorrected.staff': {
    ru: {
      title: 'Вознаграждение по заказу {{order}} меньше на {{amount}}',
      text: 'Клиенту вернули деньги, или сумма его оплаты исправлена.',
    },
    en: {
      title: 'Commission for order {{order}} reduced by {{amount}}',
      text: 'The client’s payment was refunded or its amount was corrected.',
    },
  },
  'PayoffCorrected.raised': {
    ru: { title: 'Ваше вознаграждение по заказу {{order}} больше на {{amount}}', text: 'Сумма оплаты клиента исправлена.' },
    en: { title: 'Your commission for order {{order}} is raised by {{amount}}', text: 'The amount of the client’s payment was corrected.' },
  },
  'PayoffCorrected.raisedStaff': {
    ru: { title: 'Вознаграждение по заказу {{order}} больше на {{amount}}', text: 'Сумма оплаты клиента исправлена.' },
    en: { title: 'Commission for order {{order}} raised by {{amount}}', text: 'The amount of the client’s payment was corrected.' },
  },
  'PayoffReversed.partner': {
    ru: { title: 'Вознаграждения по заказу {{order}} нет', text: 'Деньги клиенту возвращены, или оплаты не было.' },
    en: { title: 'No commission for order {{order}}', text: 'The client’s payment was refunded, or it never arrived.' },
  },
  'PayoffReversed.staff': {
    ru: { title: 'Вознаграждение по заказу {{order}} снято', text: 'Деньги клиенту возвращены, или оплаты не было.' },
    en: { title: 'Commission for order {{order}} cancelled', text: 'The client’s payment was refunded, or it never arrived.' },
  },
  'LeadRegistered.staff': {
    ru: { title: 'Новая заявка {{lead}}: {{leadKind}}', text: 'Посетитель ждёт ответа. Возьмите заявку и перезвоните.' },
    en: {
      title: 'New request {{lead}}: {{leadKind}}',
      text: 'Someone is waiting for an answer. Assign it to yourself and call back.',
    },
  },
  'LeadRegistered.consultation': {
    ru: {
      title: 'Назначена консультация: {{slot}}',
      text: 'Заявка {{lead}}. Время уже в календаре посетителя: возьмите заявку и позвоните в этот час.',
    },
    en: {
      title: 'Consultation booked: {{slot}}',
      text: 'Request {{lead}}. The visitor has this time in their calendar. Assign it to yourself and call then.',
    },
  },
  'ConsultationMoved.staff': {
    ru: { title: 'Консультация перенесена: {{slot}}', text: 'Заявка {{lead}}. Посетитель выбрал другое время: позвоните в этот час.' },
    en: { title: 'Consultation moved: {{slot}}', text: 'Request {{lead}}. The visitor chose another time. Call then.' },
  },
  'ConsultationCancelled.staff': {
    ru: { title: 'Консультация отменена: {{slot}}', text: 'Заявка {{lead}}. Посетитель отменил консультацию: в этот час не звоните.' },
    en: { title: 'Consultation cancelled: {{slot}}', text: 'Request {{lead}}. The visitor cancelled. Don’t call at this time.' },
  },
  'LeadReassigned.staff': {
    ru: { title: 'Заявка {{lead}} передана вам', text: 'Кто передал: {{actor}}.' },
    en: { title: 'Request {{lead}} assigned to you', text: 'By {{actor}}.' },
  },
  'MessagePosted.client': {
    ru: {
      title: {
        one: 'Новое сообщение по заказу {{order}}',
        few: '{{count}} новых сообщения по заказу {{order}}',
        many: '{{count}} новых сообщений по заказу {{order}}',
        other: '{{count}} новых сообщения по заказу {{order}}',
      },
      text: 'В чате о «{{service}}» пишет {{actor}}.',
    },
    en: {
      title: { one: 'New message about order {{order}}', other: '{{count}} new messages about order {{order}}' },
      text: '{{actor}} wrote in the chat about {{service}}.',
    },
  },
  'MessagePosted.team': {
    ru: {
      title: {
        one: 'Новое сообщение команды по заказу {{order}}',
        few: '{{count}} новых сообщения команды по заказу {{order}}',
        many: '{{count}} новых сообщений команды по заказу {{order}}',
        other: '{{count}} новых сообщения команды по заказу {{order}}',
      },
      text: 'В чате команды о «{{service}}» пишет {{actor}}.',
    },
    en: {
      title: { one: 'New team message about order {{order}}', other: '{{count}} new team messages about order {{order}}' },
      text: '{{actor}} wrote in the team chat about {{service}}.',
    },
  },
  'DocumentsDue.client': {
    ru: {
      title: 'Напоминаем: документы по заказу {{order}} нужны к {{date}}',
      text: 'Для услуги «{{service}}» не хватает: {{documentList}}.',
    },
    en: {
      title: 'Reminder: documents for order {{order}} are due by {{date}}',
      text: 'We still need for {{service}}: {{documentList}}.',
    },
  },
  'DocumentsOverdue.client': {
    ru: {
      title: 'Документы по заказу {{order}} были нужны к {{date}}',
      text: 'Услугу «{{service}}» не продолжить, пока не хватает: {{documentList}}. Нужно больше времени — напишите нам в чат.',
    },
    en: {
      title: 'Documents for order {{order}} were due by {{date}}',
      text: '{{service}} can’t go on, as we still need: {{documentList}}. If you need more time, tell us in the chat.',
    },
  },
  'DocumentsOverdue.staff': {
    ru: {
      title: 'Документы по заказу {{order}} просрочены',
      text: '{{client}}, «{{service}}»: не хватает к {{date}}: {{documentList}}. Напоминание отправлено.',
    },
    en: {
      title: 'Documents for order {{order}} are overdue',
      text: '{{client}} was to upload for {{service}} by {{date}}: {{documentList}}. We’ve reminded them.',
    },
  },
  'CompanyDue.client': {
    ru: {
      title: 'Срок {{date}}: {{duty}}',
      text: '{{company}}. На странице компании видно, что для этого нужно. Если всё уже сделано, отметьте это там.',
    },
    en: {
      title: 'Due by {{date}}: {{duty}}',
      text: '{{company}}. Its page says what this takes. If it’s done already, mark it there.',
    },
  },
  'CompanyDue.unverified': {
    ru: {
      title: 'Срок {{date}}: {{duty}}',
      text: '{{company}}. Срок посчитан по данным, которые указали вы, мы их не проверяли. Если всё уже сделано, отметьте это на странице компании.',
    },
    en: {
      title: 'Due by {{date}}: {{duty}}',
      text: '{{company}}. We counted this by the data you gave, which we haven’t checked. If it’s done already, mark it on the company’s page.',
    },
  },
  'CompanyDue.today': {
    ru: {
      title: 'Последний день, {{date}}: {{duty}}',
      text: '{{company}}. Если всё уже сделано, отметьте это на странице компании.',
    },
    en: { title: 'Last day, {{date}}: {{duty}}', text: '{{company}}. If it’s done already, mark it on the company’s page.' },
  },
  'CompanyDue.todayUnverified': {
    ru: {
      title: 'Последний день, {{date}}: {{duty}}',
      text: '{{company}}. Срок посчитан по данным, которые указали вы, мы их не проверяли. Если всё уже сделано, отметьте это на странице компании.',
    },
    en: {
      title: 'Last day, {{date}}: {{duty}}',
      text: '{{company}}. We counted this by the data you gave, which we haven’t checked. If it’s done already, mark it on the company’s page.',
    },
  },
  'FeedbackAsked.client': {
    ru: {
      title: 'Как всё прошло с заказом {{order}}?',
      text: '«{{service}}»: прошло три дня, как всё готово. Ваша оценка поможет другим выбрать, а нам — работать лучше. Это займёт минуту.',
    },
    en: {
      title: 'How did it go with order {{order}}?',
      text: '{{service}} has been complete for three days. Your rating helps others choose and helps us improve. It takes a minute.',
    },
  },
  'FeedbackGiven.staff': {
    ru: {
      title: 'Плохой отзыв о заказе {{order}}: {{count}} из 5',
      text: '{{client}}: оценка услуги «{{service}}». Прочитайте отзыв и ответьте на него.',
    },
    en: {
      title: 'Bad feedback on order {{order}}: {{count}} of 5',
      text: '{{client}} isn’t happy with {{service}}. Read the feedback and answer it.',
    },
  },
  'MailBounced.staff': {
    ru: {
      title: 'Ваше письмо по заказу {{order}} не доставлено',
      text: 'Почтовый сервер не принял его, получатель {{person}}. Ответ сервера есть в истории заказа.',
    },
    en: {
      title: 'Your message about order {{order}} wasn’t delivered',
      text: '{{person}}’s mail server rejected it. See the reason in the order history.',
    },
  },
  'CertificateFault.staff': {
    ru: {
      title: 'Проверка журнала нашла расхождения',
      text: 'Данные отличаются от журнала событий. Расхождений: {{count}}. Откройте проверку: в ней указано место каждого.',
    },
    en: {
      title: 'Checking the log found faults',
      text: 'Some data differs from the event log. Faults: {{count}}. Open the check to see where.',
    },
  },
  'DeadLetter.staff': {
    ru: {
      title: 'Событие ждёт решения',
      text: '{{code}}: попыток обработать {{count}}. Следующие события того же потока ждут за ним. Повторите обработку или пропустите событие с причиной.',
    },
    en: {
      title: 'An event needs attention',
      text: '{{code}} failed {{count}} times, and later events in its stream are waiting. Retry it, or skip it with a reason.',
    },
  },
} as const satisfies Readonly<Record<string, SentenceByLanguage>>;
