import type { ChatTexts } from './shape.js';

export const ru: ChatTexts = {
  kind: { client: 'С клиентом', team: 'Команда' },
  refusal: {
    chatClosed: 'Заказ завершён больше 30 дней назад: чат можно только читать.',
    messageOfAnother: 'Менять можно только свои сообщения.',
    messageTooOld: 'Изменить сообщение можно в течение 15 минут после отправки.',
    messageRemoved: 'Это сообщение удалено.',
  },
  remedy: {
    giveReason: 'Его можно удалить, указав причину.',
    writeAnother: 'Напишите новое сообщение.',
  },
};
