import type { Language } from '#libs/kernel/ids';
import type { Words } from './story-calls.js';

/** Texts that people of the stories write, each in the client's language. */
export const words: Record<Language, Words> = {
  ru: {
    passport: 'Паспорт учредителя',
    address: 'Подтверждение адреса',
    note: 'Счёт за услуги или выписка банка не старше трёх месяцев',
    cash: 'Оплата в офисе',
    blurred: 'Счёт старше трёх месяцев: подойдёт любой за сентябрь или позже',
    reworked: 'В выписке опечатка в имени директора, нужно исправить',
    cancelled: 'Планы изменились, компания пока не нужна',
    refunded: 'Заказ отменён до начала работ',
    notFound: 'Перевод на счёт не поступил, проверьте реквизиты',
    waived: 'Комиссия банков по пути, решили не спрашивать',
    misread: 'При подтверждении потерялась цифра: по выписке пришла вся сумма',
    feesKept: 'По выписке пришло меньше: часть удержали банки по пути',
    result: 'Выписка из реестра',
    reference: 'Оплата заказа',
    companies: ['Северлайн', 'Тихая гавань', 'Зелёный мыс', 'Ладога Софт'],
    founders: ['Дмитрий Соколов', 'Вера Лунина'],
    director: 'Директор',
  },
  en: {
    passport: "Founder's passport",
    address: 'Proof of address',
    note: 'A utility bill or bank statement, not older than three months',
    cash: 'Paid at the office',
    blurred: 'The bill is older than three months: any from September on will do',
    reworked: "The extract has a misprint in the director's name, please correct it",
    cancelled: 'Plans have changed, the company is not needed for now',
    refunded: 'Cancelled before the work began',
    notFound: 'The transfer has not arrived, please check the account number',
    waived: 'Fees that banks kept on the way, not worth asking for',
    misread: 'A digit was lost when it was confirmed: the statement has the whole sum',
    feesKept: 'The statement says less: banks kept a part on the way',
    result: 'Registry extract',
    reference: 'Payment of order',
    companies: ['Northline', 'Quiet Harbour', 'Green Cape', 'Ladoga Soft'],
    founders: ['Emma Larsen', 'Paul Novak'],
    director: 'Director',
  },
};
