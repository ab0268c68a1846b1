import { accounts } from './ru-accounts.js';
import { sentences } from './ru-sentences.js';
import type { NotificationTexts } from './shape.js';

/** Notifications and mail in Russian. */
export const ru: NotificationTexts = {
  sentences,
  accounts,
  consultation: {
    subject: 'Ваша консультация: {{when}}',
    text: 'Спасибо! Мы оставили для вас полчаса и позвоним в это время.',
    when: 'Когда',
    length: 'Сколько',
    phone: 'Позвоним на',
    calendar: 'Файл в этом письме добавит время в ваш календарь.',
    change: 'Если время больше не подходит, позвоните {{phone}} или напишите на {{email}}.',
    action: 'Открыть Registra',
    because: 'Вы получили это письмо, потому что на этот адрес назначена консультация. Если это были не вы, напишите на {{email}}.',
  },
  reason: 'Причина: {{reason}}',
  kinds: {
    orderPlaced: { title: 'Новые заказы', description: 'Оформлен заказ.' },
    orderMoved: { title: 'Ход заказов', description: 'Заказ подтверждён, перешёл в другой статус или завершён.' },
    orderCancelled: { title: 'Отменённые заказы', description: 'Заказ отменён, и почему.' },
    actionNeeded: { title: 'Ждут вашего действия', description: 'Заказ ждёт вас: оплата, документы, проверка, следующая часть работы.' },
    documentsReviewed: { title: 'Проверенные документы', description: 'Ваш документ принят или его нужно прислать ещё раз.' },
    paymentReceived: { title: 'Поступившие платежи', description: 'По заказу поступили деньги.' },
    transferDeclared: { title: 'Заявленные переводы', description: 'Клиент сообщил о банковском переводе, или перевод не найден.' },
    refundMade: { title: 'Возвраты', description: 'Деньги возвращены или вернуть их не удалось.' },
    partnerAppointed: { title: 'Партнёры заказов', description: 'На заказ назначен партнёр или его заменили.' },
    rewardChanged: { title: 'Изменения вознаграждения', description: 'Вознаграждение по заказу изменено или принято.' },
    managerAssigned: { title: 'Менеджеры заказов', description: 'У заказа сменился менеджер.' },
    unexpectedMoney: {
      title: 'Деньги по закрытым заказам',
      description: 'По завершённому или отменённому заказу поступили деньги, их нужно разобрать.',
    },
    payoffMoved: { title: 'Выплаты', description: 'Вознаграждение начислено, одобрено, выплачено или исправлено.' },
    leadReceived: { title: 'Новые заявки', description: 'Посетитель заказал звонок, прислал подбор услуги или предложил партнёрство.' },
    consultationBooked: { title: 'Консультации', description: 'Посетитель выбрал полчаса для консультации.' },
    leadAssigned: { title: 'Переданные вам заявки', description: 'Коллега передал вам заявку посетителя.' },
    mailBounced: { title: 'Недоставленные письма', description: 'Ваше письмо клиенту не принял его почтовый сервер.' },
    deadLetter: { title: 'Остановленная обработка', description: 'Событие не удалось обработать пять раз, оно ждёт решения.' },
  },
  locks: {
    orderCancelled: 'О конце вашего заказа сообщаем всегда.',
    actionNeeded: 'То, что ждёт вас, всегда есть в списке.',
    paymentReceived: 'Письмо подтверждает платёж, поэтому отправляется всегда.',
    refundMade: 'Письмо подтверждает возврат, поэтому отправляется всегда.',
    partnerAppointed: 'В списке всегда видно, над чьими заказами вы работаете.',
    rewardChanged: 'Новое вознаграждение действует только после вашего согласия, поэтому сообщаем всегда.',
    unexpectedMoney: 'Такие деньги ждут решения и всегда есть в списке.',
    leadReceived: 'Посетитель ждёт звонка, поэтому заявка всегда есть в списке.',
    consultationBooked: 'В этот час ждут звонка, поэтому консультация всегда есть в списке.',
    leadAssigned: 'То, что передали вам, всегда есть в списке.',
    mailBounced: 'Недоставленное письмо всегда есть в списке.',
    deadLetter: 'То, что ждёт починки, всегда есть в списке.',
  },
  messages: {
    documentsReminder: {
      title: 'Напоминание о документах',
      subject: 'Документы по заказу {{order}}',
      body:
        'Здравствуйте, {{client}}!\n\nМы работаем над вашим заказом {{order}} ({{service}}) и ещё ждём от вас:\n\n{{items}}\n\n' +
        'Загрузите файлы на странице заказа. Если что-то непонятно, напишите в чат заказа или спросите менеджера.\n\n{{sender}}',
    },
    paymentReminder: {
      title: 'Напоминание об оплате',
      subject: 'Оплата заказа {{order}}: {{due}}',
      body:
        'Здравствуйте, {{client}}!\n\nПо заказу {{order}} ({{service}}) нужно оплатить {{due}}.\n\nСтоимость: {{price}}\nОплачено: {{paid}}\nК оплате сейчас: {{due}}\n\n' +
        'Оплатить можно на странице заказа. Если вы уже заплатили, спасибо: платёж появится там, когда поступит.\n\n{{sender}}',
    },
    statusUpdate: {
      title: 'Новости заказа',
      subject: 'Заказ {{order}}: {{status}}',
      body:
        'Здравствуйте, {{client}}!\n\nСтатус заказа {{order}} ({{service}}): {{status}}.\n\nДальше: {{next}}.\nОжидаемый срок: {{expected}}.\n\n' +
        'Подробности на странице заказа.\n\n{{sender}}',
    },
    freeMessage: { title: 'Свободное письмо', subject: 'О заказе {{order}}', body: 'Здравствуйте, {{client}}!\n\n\n\n{{sender}}' },
  },
  mail: {
    greeting: 'Здравствуйте, {{name}}!',
    greetingNobody: 'Здравствуйте!',
    openOrder: 'Открыть заказ',
    openPayoff: 'Открыть выплаты',
    openDeadLetter: 'Открыть событие',
    openLead: 'Открыть заявку',
    order: 'Заказ',
    service: 'Услуга',
    amount: 'Сумма',
    waysToPay: 'Оплатить можно в заказе или переводом на этот счёт:',
    payee: 'Получатель',
    account: 'Счёт',
    bic: 'SWIFT (BIC)',
    bank: 'Банк',
    purpose: 'Назначение',
    login: 'Логин',
    password: 'Пароль',
    from: 'От кого',
    because: 'Вы получили это письмо, потому что так выбрано для раздела «{{kind}}».',
    becauseLocked: '{{lock}}',
    becauseMessage: '{{sender}} пишет вам о вашем заказе.',
    becauseDigest: 'Раз в день приходит одно письмо о том, что может подождать.',
    preferences: 'Выбрать, о чём сообщать',
    digestTitle: {
      one: '{{count}} новость в ваших заказах',
      few: '{{count}} новости в ваших заказах',
      many: '{{count}} новостей в ваших заказах',
      other: '{{count}} новости в ваших заказах',
    },
    digestText: 'То, что было отложено до этого письма и за это время не прочитано.',
    digestMore: { one: 'и ещё {{count}}', few: 'и ещё {{count}}', many: 'и ещё {{count}}', other: 'и ещё {{count}}' },
    openAll: 'Открыть все уведомления',
    noReply: 'Этот адрес не принимает ответов. Напишите нам в заказе или через страницу контактов.',
  },
};
