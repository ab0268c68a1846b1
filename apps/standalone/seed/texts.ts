import type { Language } from '#machines/kernel/ids';
import type { SeedTexts } from './story-calls.js';

/** Texts that people of the stories write, each in the client's language. */
export const texts: Record<Language, SeedTexts> = {
  ru: {
    cropped: 'Нижний край не поместился: пришлите, пожалуйста, страницу целиком',
    reworked: 'В выписке опечатка в имени директора, нужно исправить',
    cancelled: 'Планы изменились, компания пока не нужна',
    refunded: 'Заказ отменён до начала работ',
    notFound: 'Перевод на счёт не поступил, проверьте реквизиты',
    waived: 'Комиссия банков по пути, решили не спрашивать',
    misread: 'При подтверждении потерялась цифра: по выписке пришла вся сумма',
    feesKept: 'По выписке пришло меньше: часть удержали банки по пути',
    result: 'Выписка из реестра',
  },
  en: {
    cropped: 'The lower edge is cut off. Please send the whole page',
    reworked: "The extract has a misprint in the director's name, please correct it",
    cancelled: 'Plans have changed, the company is not needed for now',
    refunded: 'Cancelled before the work began',
    notFound: 'The transfer has not arrived, please check the account number',
    waived: 'Fees that banks kept on the way, not worth asking for',
    misread: 'A digit was lost when it was confirmed: the statement has the whole sum',
    feesKept: 'The statement says less: banks kept a part on the way',
    result: 'Registry extract',
  },
};
