import type { Language } from '#libs/kernel/ids';
import type { Words } from './story.js';

/** What the people of the stories write, each in the client's language. */
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
    result: 'Registry extract',
    reference: 'Payment of order',
    companies: ['Northline', 'Quiet Harbour', 'Green Cape', 'Ladoga Soft'],
    founders: ['Emma Larsen', 'Paul Novak'],
    director: 'Director',
  },
};
