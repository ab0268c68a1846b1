import type { Bilingual } from '#machines/kernel/ids';

/** What is often written as a reason, by what it is a reason of: chosen by its label in the writer's language, written in the reader's. */
export const usualReasons = {
  transfer: [
    { ru: 'Перевод на наш счёт не поступил', en: 'The transfer hasn’t reached our account' },
    { ru: 'Перевод ушёл не на тот счёт', en: 'The transfer went to another account' },
    { ru: 'Банк вернул перевод отправителю', en: 'The bank returned the transfer to the sender' },
  ],
  refund: [
    { ru: 'Скидка за задержку', en: 'A discount for the delay' },
    { ru: 'Вы заплатили больше, чем нужно', en: 'You paid more than was due' },
    { ru: 'Заказ отменён', en: 'The order was cancelled' },
    { ru: 'Платёж прошёл дважды', en: 'The payment was made twice' },
  ],
  cancel: [
    { ru: 'Отменяем по вашей просьбе', en: 'Cancelled at your request' },
    { ru: 'Мы не получили от вас ответа', en: 'We haven’t heard from you' },
    { ru: 'Регистратор отказал в регистрации', en: 'The register refused the registration' },
  ],
  answer: [
    { ru: 'Заявление уже в реестре, отозвать его нельзя', en: 'The application is with the register and can’t be withdrawn' },
    { ru: 'Работа почти закончена: предлагаем довести её до конца', en: 'The work is almost done: we suggest finishing it' },
  ],
  date: [
    { ru: 'Регистратор попросил исправить форму', en: 'The register asked for a corrected form' },
    { ru: 'Регистратор отвечает дольше обычного', en: 'The register is taking longer than usual' },
    { ru: 'Ждём нотариуса', en: 'We’re waiting for the notary' },
  ],
  reopen: [
    { ru: 'Не хватает документа компании', en: 'A company document is missing' },
    { ru: 'Данные в документах расходятся с заказом', en: 'The documents don’t match the order' },
    { ru: 'Файл не читается', en: 'A file can’t be read' },
  ],
  correct: [
    { ru: 'Банки по пути удержали комиссию', en: 'Banks took fees on the way' },
    { ru: 'Сумма была записана с ошибкой', en: 'The amount was entered wrongly' },
  ],
  reward: [
    { ru: 'Работы больше, чем обычно', en: 'There’s more work than usual' },
    { ru: 'Работы меньше, чем обычно', en: 'There’s less work than usual' },
  ],
} as const satisfies Readonly<Record<string, readonly Bilingual[]>>;
