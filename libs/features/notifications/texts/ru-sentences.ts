import type { NotificationTexts } from './shape.js';

/** What happened, to each kind of reader in their words. Names stand where they need no gender of the verb. */
export const sentences: NotificationTexts['sentences'] = {
  'OrderPlaced.client': {
    title: 'Мы получили ваш заказ {{order}}',
    text: '{{service}}, {{amount}}. Менеджер проверит и подтвердит его за один рабочий день. Платить можно после этого или раньше.',
  },
  'OrderPlaced.staff': {
    title: 'Новый заказ {{order}}',
    text: '{{service}}, {{amount}}, клиент {{client}}. Проверьте заказ и подтвердите его.',
  },
  'OrderEdited.client': { title: 'Заказ {{order}} изменён', text: 'Изменён состав услуги «{{service}}»: {{amountBefore}} → {{amount}}.' },
  'OrderEdited.partner': { title: 'Заказ {{order}} изменён', text: 'Изменён состав услуги «{{service}}»: {{amountBefore}} → {{amount}}.' },
  'OrderEdited.staff': {
    title: 'Заказ {{order}} изменён',
    text: 'Новый состав услуги «{{service}}»: {{amountBefore}} → {{amount}}. Изменение: {{actor}}.',
  },
  'DetailsGiven.partner': { title: 'Данные компании по заказу {{order}} заполнены', text: 'Услуга «{{service}}». Заполнение: {{actor}}.' },
  'DetailsGiven.staff': { title: 'Данные компании по заказу {{order}} заполнены', text: 'Услуга «{{service}}». Заполнение: {{actor}}.' },
  'DetailsChanged.partner': { title: 'Данные компании по заказу {{order}} изменены', text: 'Услуга «{{service}}». Изменение: {{actor}}.' },
  'DetailsChanged.staff': { title: 'Данные компании по заказу {{order}} изменены', text: 'Услуга «{{service}}». Изменение: {{actor}}.' },
  'CompanyRecorded.client': {
    title: 'Ваша компания зарегистрирована: заказ {{order}}',
    text: 'Номер, адрес и даты — на странице заказа.',
  },
  'CompanyRecorded.staff': { title: 'Компания по заказу {{order}} внесена', text: 'Клиент {{client}}. Внесение: {{actor}}.' },
  'ExpectedDateChanged.client': { title: 'Заказ {{order}} будет готов к {{date}}', text: 'Срок услуги «{{service}}» изменился.' },
  'ExpectedDateChanged.partner': { title: 'Новый срок заказа {{order}}: {{date}}', text: 'Услуга «{{service}}». Изменение: {{actor}}.' },
  'ExpectedDateChanged.staff': { title: 'Новый срок заказа {{order}}: {{date}}', text: 'Услуга «{{service}}». Изменение: {{actor}}.' },
  'OrderConfirmedUnpaid.client': {
    title: 'Оплатите {{amount}} по заказу {{order}}',
    text: 'Заказ подтверждён. Работа над услугой «{{service}}» начнётся, когда поступит предоплата.',
  },
  'OrderConfirmedUnpaid.partner': {
    title: 'Заказ {{order}} подтверждён',
    text: '«{{service}}» ждёт предоплаты, после неё можно начинать работу.',
  },
  'OrderConfirmedUnpaid.staff': {
    title: 'Заказ {{order}} подтверждён',
    text: 'Подтверждение: {{actor}}. Клиенту предложено внести предоплату.',
  },
  'OrderConfirmedPaid.partner': {
    title: 'Можно начинать работу по заказу {{order}}',
    text: '«{{service}}», клиент {{client}}: заказ подтверждён, предоплаты больше не нужно.',
  },
  'OrderConfirmedPaid.client': {
    title: 'Заказ {{order}} подтверждён',
    text: 'Предоплаты больше не нужно, работа над услугой «{{service}}» началась.',
  },
  'OrderConfirmedPaid.staff': {
    title: 'Заказ {{order}} подтверждён',
    text: 'Подтвердили: {{actor}}. Можно начинать работу.',
  },
  'PrepaymentCompleted.partner': {
    title: 'Можно начинать работу по заказу {{order}}',
    text: 'Предоплата за услугу «{{service}}» поступила.',
  },
  'PrepaymentCompleted.client': {
    title: 'Работа по заказу {{order}} началась',
    text: 'Предоплата за услугу «{{service}}» внесена полностью.',
  },
  'PrepaymentCompleted.staff': {
    title: 'Предоплата по заказу {{order}} внесена',
    text: '«{{service}}», клиент {{client}}: можно начинать работу.',
  },
  'DocumentsRequested.client': {
    title: 'Нужны документы по заказу {{order}}',
    text: {
      one: 'Загрузите {{count}} документ или адрес для услуги «{{service}}».',
      few: 'Загрузите {{count}} документа или адреса для услуги «{{service}}».',
      many: 'Загрузите {{count}} документов или адресов для услуги «{{service}}».',
      other: 'Загрузите {{count}} документа или адреса для услуги «{{service}}».',
    },
  },
  'DocumentsRequested.due': {
    title: 'Нужны документы по заказу {{order}} к {{date}}',
    text: {
      one: 'Загрузите {{count}} документ или адрес для услуги «{{service}}».',
      few: 'Загрузите {{count}} документа или адреса для услуги «{{service}}».',
      many: 'Загрузите {{count}} документов или адресов для услуги «{{service}}».',
      other: 'Загрузите {{count}} документа или адреса для услуги «{{service}}».',
    },
  },
  'DocumentsRequested.partner': {
    title: 'По заказу {{order}} запрошены документы',
    text: '«{{service}}»: запрос клиенту отправлен. {{actor}}.',
  },
  'DocumentsRequested.staff': {
    title: 'По заказу {{order}} запрошены документы',
    text: '«{{service}}», клиент {{client}}. Запрос: {{actor}}.',
  },
  'DocumentsReceived.partner': {
    title: 'Проверьте документы по заказу {{order}}',
    text: 'Получено всё, что было запрошено. Примите файлы или отклоните, указав причину.',
  },
  'DocumentsReceived.review': {
    title: 'Проверьте документы по заказу {{order}}',
    text: 'Получено всё, что было запрошено. Партнёра у заказа нет, проверка за вами.',
  },
  'DocumentsReceived.client': { title: 'Документы по заказу {{order}} проверяются', text: 'Всё нужное для услуги «{{service}}» получено.' },
  'DocumentsReceived.staff': {
    title: 'Документы по заказу {{order}} получены',
    text: 'Документы для услуги «{{service}}» отправлены на проверку. {{actor}}.',
  },
  'StepsCompleted.staff': {
    title: 'Проверьте работу по заказу {{order}}',
    text: 'Все шаги услуги «{{service}}» выполнены: {{actor}}. Примите работу или верните её.',
  },
  'StepsCompleted.client': { title: 'Работа по заказу {{order}} проверяется', text: 'Все шаги услуги «{{service}}» выполнены.' },
  'StepsCompleted.partner': { title: 'Работа по заказу {{order}} сдана', text: 'Сдача: {{actor}}. Работа проверяется.' },
  'WorkAccepted.partner': {
    title: 'Работа по заказу {{order}} принята',
    text: 'Приложите документы компании по услуге «{{service}}» и отправьте их клиенту.',
  },
  'WorkAccepted.client': {
    title: 'Работа по заказу {{order}} принята',
    text: 'Всё оплачено. Готовим для вас документы услуги «{{service}}».',
  },
  'WorkAccepted.staff': { title: 'Работа по заказу {{order}} принята', text: 'Приёмка: {{actor}}. Всё оплачено.' },
  'LastPaymentRequested.client': {
    title: 'Оплатите остаток {{amount}} по заказу {{order}}',
    text: 'Работа над услугой «{{service}}» принята. Документы отправим, когда поступит оплата.',
  },
  'LastPaymentRequested.partner': {
    title: 'Работа по заказу {{order}} принята',
    text: 'Ждём последнюю оплату, после неё отправляются документы.',
  },
  'LastPaymentRequested.staff': {
    title: 'Ждём остаток по заказу {{order}}',
    text: 'Работа принята: {{actor}}. Клиенту ({{client}}) предложено внести последнюю оплату.',
  },
  'LastPaymentMade.confirm': {
    title: 'Подтвердите последнюю оплату заказа {{order}}',
    text: 'Клиент {{client}}: всё, что оставалось за услугу «{{service}}», оплачено или заявлено.',
  },
  'LastPaymentMade.client': { title: 'Оплата заказа {{order}} проверяется', text: 'Подтвердим её, как только найдём деньги.' },
  'LastPaymentMade.partner': { title: 'Последняя оплата заказа {{order}} проверяется', text: 'После неё можно отправлять документы.' },
  'LastPaymentMade.staff': {
    title: 'Последняя оплата заказа {{order}} проверяется',
    text: 'Клиент {{client}}: всё, что оставалось, оплачено или заявлено.',
  },
  'LastPaymentConfirmed.partner': {
    title: 'Отправьте документы компании по заказу {{order}}',
    text: 'Оплата подтверждена. Приложите документы услуги «{{service}}» и отправьте их.',
  },
  'LastPaymentConfirmed.client': { title: 'Заказ {{order}} оплачен', text: 'Спасибо. Готовим для вас документы услуги «{{service}}».' },
  'LastPaymentConfirmed.staff': { title: 'Заказ {{order}} оплачен', text: 'Последняя оплата подтверждена: {{actor}}.' },
  'LastPaymentRejected.client': {
    title: 'Оплата заказа {{order}} не найдена',
    text: 'Осталось оплатить {{amount}}. Проверьте перевод или оплатите ещё раз.',
  },
  'LastPaymentRejected.partner': { title: 'Заказ {{order}} снова ждёт оплаты', text: 'Последнюю оплату не удалось подтвердить.' },
  'LastPaymentRejected.staff': { title: 'Последняя оплата заказа {{order}} не найдена', text: 'Клиенту снова предложено заплатить.' },
  'WorkNotAccepted.partner': {
    title: 'Работа по заказу {{order}} возвращена',
    text: {
      one: 'Снова открыт {{count}} шаг услуги «{{service}}».',
      few: 'Снова открыты {{count}} шага услуги «{{service}}».',
      many: 'Снова открыто {{count}} шагов услуги «{{service}}».',
      other: 'Снова открыто {{count}} шага услуги «{{service}}».',
    },
  },
  'WorkNotAccepted.staff': { title: 'Работа по заказу {{order}} возвращена', text: 'Возврат на доработку: {{actor}}.' },
  'ResultDocumentsSent.staff': {
    title: 'Заказ {{order}} можно завершать',
    text: 'Клиенту ({{client}}) отправлены документы компании по услуге «{{service}}». {{actor}}.',
  },
  'ResultDocumentsSent.client': {
    title: 'Ваши документы по заказу {{order}} готовы',
    text: 'Документы услуги «{{service}}» можно скачать на странице заказа.',
  },
  'ResultDocumentsSent.partner': { title: 'Документы компании по заказу {{order}} отправлены', text: 'Отправка клиенту: {{actor}}.' },
  'ProjectFinished.client': {
    title: 'Заказ {{order}} завершён',
    text: '«{{service}}»: всё готово. Документы останутся на странице заказа.',
  },
  'ProjectFinished.partner': { title: 'Заказ {{order}} завершён', text: '«{{service}}»: всё готово, вознаграждение начисляется.' },
  'ProjectFinished.staff': { title: 'Заказ {{order}} завершён', text: 'Завершение: {{actor}}.' },
  'OrderCancelled.client': { title: 'Заказ {{order}} отменён', text: 'Услуга «{{service}}» не будет оказана. Оплаченное можно вернуть.' },
  'OrderCancelled.partner': { title: 'Заказ {{order}} отменён', text: 'Остановите работу над услугой «{{service}}».' },
  'OrderCancelled.staff': { title: 'Заказ {{order}} отменён', text: 'Отмена: {{actor}}.' },
  'PartnerAppointed.partner': {
    title: 'Заказ {{order}} теперь ваш',
    text: '«{{service}}», клиент {{client}}, вознаграждение {{percent}}.',
  },
  'PartnerAppointed.former': { title: 'Заказ {{order}} передан другому', text: 'Вы больше не его партнёр и не видите его.' },
  'PartnerAppointed.client': { title: 'У заказа {{order}} есть партнёр', text: 'Услугу «{{service}}» выполняет для вас {{person}}.' },
  'PartnerAppointed.staff': { title: 'У заказа {{order}} есть партнёр', text: 'Назначение: {{actor}}. Партнёр: {{person}}.' },
  'PartnerAppointed.withdrawn': {
    title: 'У заказа {{order}} больше нет партнёра',
    text: 'Прежний партнёр: {{person}}. Снятие: {{actor}}.',
  },
  'PartnerRewardChanged.partner': {
    title: 'Новое вознаграждение по заказу {{order}}: {{percent}}',
    text: 'До сих пор {{percentBefore}}. Примите его на странице заказа, до этого действует прежнее.',
  },
  'PartnerRewardChanged.staff': {
    title: 'Вознаграждение по заказу {{order}} изменено',
    text: 'Было {{percentBefore}}, стало {{percent}}: {{actor}}. Партнёр должен его принять.',
  },
  'PartnerRewardAcknowledged.staff': { title: 'Вознаграждение по заказу {{order}} принято', text: '{{percent}} принимает {{actor}}.' },
  'ManagerAssigned.staff': {
    title: 'Заказ {{order}} теперь ваш',
    text: '«{{service}}», клиент {{client}}. Назначение менеджером: {{actor}}.',
  },
  'ManagerAssigned.former': { title: 'У заказа {{order}} другой менеджер', text: 'Услуга «{{service}}» передана другому: {{actor}}.' },
  'ManagerAssigned.client': { title: 'У заказа {{order}} есть менеджер', text: 'За услугу «{{service}}» отвечает {{person}}.' },
  'ManagerAssigned.partner': { title: 'У заказа {{order}} есть менеджер', text: 'За услугу «{{service}}» отвечает {{person}}.' },
  'StepReopened.partner': { title: 'Шаг заказа {{order}} снова открыт', text: 'Открытие: {{actor}}.' },
  'DocumentAttached.partner': {
    title: 'Новый файл на проверку по заказу {{order}}',
    text: 'Приложен после отправки документов: {{actor}}.',
  },
  'DocumentAttached.staff': { title: 'Новый файл на проверку по заказу {{order}}', text: 'Приложен после отправки документов: {{actor}}.' },
  'DocumentAttached.replaced': {
    title: 'Документ компании по заказу {{order}} заменён',
    text: 'Пользуйтесь новой версией. Прежняя осталась в списке с пометкой «заменён».',
  },
  'DocumentAttached.result': { title: 'Новый документ компании по заказу {{order}}', text: 'Он в заказе, в разделе «Документы».' },
  'DocumentAccepted.client': { title: 'Документ по заказу {{order}} принят', text: 'По нему больше ничего не нужно.' },
  'DocumentRejected.client': { title: 'Документ по заказу {{order}} нужно прислать ещё раз', text: 'Приложите другой файл.' },
  'DocumentRejected.unreadable': {
    title: 'Документ по заказу {{order}} нужно прислать ещё раз',
    text: 'Файл не удаётся прочитать. Загрузите снимок или скан почётче.',
  },
  'DocumentRejected.expired': {
    title: 'Документ по заказу {{order}} нужно прислать ещё раз',
    text: 'Срок действия документа истёк. Загрузите действующий.',
  },
  'DocumentRejected.wrongDocument': {
    title: 'Документ по заказу {{order}} нужно прислать ещё раз',
    text: 'Это другой документ. Проверьте, что именно нужно, и загрузите его.',
  },
  'DocumentRejected.pageMissing': {
    title: 'Документ по заказу {{order}} нужно прислать ещё раз',
    text: 'Не хватает страницы. Загрузите все страницы одним файлом.',
  },
  'MoneyArrived.unexpected': {
    title: 'По закрытому заказу {{order}} поступило {{amount}}',
    text: 'Платёж за услугу «{{service}}» после её окончания, клиент {{client}}. Деньги учтены, их можно вернуть.',
  },
  'MoneyArrived.client': { title: 'Мы получили {{amount}}', text: 'По заказу {{order}}, «{{service}}». Спасибо.' },
  'MoneyArrived.staff': { title: '{{amount}} по заказу {{order}}', text: 'Платёж клиента поступил: {{client}}.' },
  'TransferDeclared.staff': {
    title: 'Перевод {{amount}} по заказу {{order}}',
    text: 'Заявлен клиентом: {{client}}. Подтвердите его, когда деньги поступят.',
  },
  'TransferRejected.client': {
    title: 'Ваш перевод {{amount}} не найден',
    text: 'По заказу {{order}}. Проверьте его в банке или оплатите ещё раз.',
  },
  'TransferRejected.staff': { title: 'Перевод по заказу {{order}} не найден', text: 'Отклонено {{amount}}: {{actor}}.' },
  'TransferWithdrawn.staff': { title: 'Перевод по заказу {{order}} отозван', text: 'Заявленные {{amount}} отозваны клиентом: {{client}}.' },
  'PaymentDenied.client': {
    title: 'Ваш платёж {{amount}} не прошёл',
    text: 'По заказу {{order}}. Платёжная система его не провела, деньги не списаны. Пожалуйста, оплатите ещё раз.',
  },
  'RefundRequested.staff': { title: 'Возврат {{amount}} выполняется', text: 'По заказу {{order}}. Запрос: {{actor}}.' },
  'PaymentRefunded.client': { title: 'Мы вернули {{amount}}', text: 'По заказу {{order}}, «{{service}}».' },
  'PaymentRefunded.staff': { title: 'По заказу {{order}} возвращено {{amount}}', text: 'Получатель: {{client}}.' },
  'PaymentReversed.staff': {
    title: 'Платёжная система списала обратно {{amount}}',
    text: 'По заказу {{order}}, клиент {{client}}. Причина и то, сколько теперь к оплате, — в истории платежей.',
  },
  'RefundFailed.staff': {
    title: 'Возврат {{amount}} не удался',
    text: 'По заказу {{order}}. Клиент денег не получил: повторите возврат или верните их другим способом.',
  },
  'PayoffAccrued.partner': {
    title: 'Ваше вознаграждение по заказу {{order}}: {{amount}}',
    text: '{{percent}} за услугу «{{service}}». Выплатим, когда пройдёт срок, в который клиент ещё может получить возврат.',
  },
  'PayoffReleased.staff': { title: 'Одобрите выплату {{amount}}', text: 'По заказу {{order}}: срок для возвратов прошёл.' },
  'PayoffReleased.partner': { title: 'Ваше вознаграждение {{amount}} можно выплатить', text: 'По заказу {{order}}. Ждёт одобрения.' },
  'PayoffApproved.staff': { title: 'Выплатите {{amount}}', text: 'По заказу {{order}}. Одобрение: {{actor}}.' },
  'PayoffApproved.partner': { title: 'Ваше вознаграждение {{amount}} одобрено', text: 'По заказу {{order}}. Дальше выплата.' },
  'PayoffApprovalWithdrawn.staff': {
    title: 'Пока не выплачивайте по заказу {{order}}',
    text: 'Одобрение снято: {{actor}}, или сумма была исправлена.',
  },
  'PayoffApprovalWithdrawn.partner': { title: 'Вознаграждение по заказу {{order}} проверяется ещё раз', text: 'Одобрение снято.' },
  'PayoffPaid.partner': { title: 'Мы выплатили {{amount}}', text: 'Ваше вознаграждение по заказу {{order}}, «{{service}}».' },
  'PayoffPaid.recovered': { title: 'Зачтено {{amount}}', text: 'Лишнее, выплаченное по заказу {{order}}, удержано из другой выплаты.' },
  'PayoffCorrected.partner': { title: 'Ваше вознаграждение по заказу {{order}} меньше на {{amount}}', text: 'Часть стоимости возвращена.' },
  'PayoffCorrected.staff': { title: 'Вознаграждение по заказу {{order}} меньше на {{amount}}', text: 'Часть стоимости возвращена.' },
  'PayoffReversed.partner': { title: 'Вознаграждения по заказу {{order}} нет', text: 'Оплата по нему возвращена.' },
  'PayoffReversed.staff': { title: 'Вознаграждение по заказу {{order}} снято', text: 'Оплата по нему возвращена.' },
  'LeadRegistered.staff': { title: 'Новая заявка {{lead}}: {{leadKind}}', text: 'Посетитель ждёт ответа. Возьмите заявку и перезвоните.' },
  'LeadRegistered.consultation': {
    title: 'Назначена консультация: {{slot}}',
    text: 'Заявка {{lead}}. Время уже в календаре посетителя: возьмите заявку и позвоните в этот час.',
  },
  'LeadReassigned.staff': { title: 'Заявка {{lead}} передана вам', text: 'Кто передал: {{actor}}.' },
  'MessagePosted.client': {
    title: {
      one: 'Новое сообщение по заказу {{order}}',
      few: '{{count}} новых сообщения по заказу {{order}}',
      many: '{{count}} новых сообщений по заказу {{order}}',
      other: '{{count}} новых сообщения по заказу {{order}}',
    },
    text: 'В чате о «{{service}}» пишет {{actor}}.',
  },
  'MessagePosted.team': {
    title: {
      one: 'Новое сообщение команды по заказу {{order}}',
      few: '{{count}} новых сообщения команды по заказу {{order}}',
      many: '{{count}} новых сообщений команды по заказу {{order}}',
      other: '{{count}} новых сообщения команды по заказу {{order}}',
    },
    text: 'В чате команды о «{{service}}» пишет {{actor}}.',
  },
  'DocumentsDue.client': {
    title: 'Напоминаем: документы по заказу {{order}} нужны к {{date}}',
    text: {
      one: 'Для услуги «{{service}}» не хватает {{count}} документа или адреса.',
      few: 'Для услуги «{{service}}» не хватает {{count}} документов или адресов.',
      many: 'Для услуги «{{service}}» не хватает {{count}} документов или адресов.',
      other: 'Для услуги «{{service}}» не хватает {{count}} документа или адреса.',
    },
  },
  'DocumentsOverdue.client': {
    title: 'Документы по заказу {{order}} были нужны к {{date}}',
    text: {
      one: 'Не хватает {{count}} документа или адреса, без этого «{{service}}» не продолжить. Нужно больше времени — напишите нам в чат.',
      few: 'Не хватает {{count}} документов или адресов, без этого «{{service}}» не продолжить. Нужно больше времени — напишите нам в чат.',
      many: 'Не хватает {{count}} документов или адресов, без этого «{{service}}» не продолжить. Нужно больше времени — напишите нам в чат.',
      other: 'Не хватает {{count}} документа или адреса, без этого «{{service}}» не продолжить. Нужно больше времени — напишите нам в чат.',
    },
  },
  'DocumentsOverdue.staff': {
    title: 'Документы по заказу {{order}} просрочены',
    text: {
      one: '{{client}}, «{{service}}»: не хватает {{count}} документа или адреса, срок — {{date}}. Напоминание отправлено.',
      few: '{{client}}, «{{service}}»: не хватает {{count}} документов или адресов, срок — {{date}}. Напоминание отправлено.',
      many: '{{client}}, «{{service}}»: не хватает {{count}} документов или адресов, срок — {{date}}. Напоминание отправлено.',
      other: '{{client}}, «{{service}}»: не хватает {{count}} документа или адреса, срок — {{date}}. Напоминание отправлено.',
    },
  },
  'FeedbackAsked.client': {
    title: 'Как всё прошло с заказом {{order}}?',
    text: '«{{service}}»: прошло три дня, как всё готово. Ваша оценка поможет другим выбрать, а нам — работать лучше. Это займёт минуту.',
  },
  'FeedbackGiven.staff': {
    title: 'Плохой отзыв о заказе {{order}}: {{count}} из 5',
    text: '{{client}}: оценка услуги «{{service}}». Прочитайте отзыв и ответьте на него.',
  },
  'MailBounced.staff': {
    title: 'Ваше письмо по заказу {{order}} не доставлено',
    text: 'Почтовый сервер не принял его, получатель {{person}}. Ответ сервера есть в истории заказа.',
  },
  'DeadLetter.staff': {
    title: 'Событие ждёт решения',
    text: '{{code}}: попыток обработать {{count}}. Следующие события того же потока ждут за ним. Повторите обработку или пропустите событие с причиной.',
  },
};
