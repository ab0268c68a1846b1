import type { Bilingual, Language } from '#machines/kernel/ids';
import type { MoneyText } from '#machines/kernel/money';
import { moneyWords } from '#libs/platform/texts/text';
import { en } from '#machines/order/texts/en';
import { ru } from '#machines/order/texts/ru';
import type { ReceiptDto } from '../wire/order-papers.dto.js';

const machineWords = { ru, en };

/** Names of methods as pages have them. */
export const methodWords = (language: Language, { method }: Pick<ReceiptDto, 'method'>): string => machineWords[language].method[method];

/** In a language, or in the other one where that is empty. */
export const said = (language: Language, text: Bilingual): string => text[language] || text[language === 'ru' ? 'en' : 'ru'];

export const money = (language: Language, amount: MoneyText): string => moneyWords(language, amount);

/** Fixed texts of receipts and invoices. */
export const papersWords = {
  ru: {
    receipt: 'Чек',
    receiptFile: 'chek',
    check: 'Проверить этот чек',
    invoice: 'Счёт на оплату',
    invoiceFile: 'schet',
    vat: 'НДС',
    vatApart: 'не включён',
    state: {
      paid: 'Оплачено',
      partlyRefunded: 'Оплачено, часть возвращена',
      refunded: 'Возвращено полностью',
    },
    stage: { prepayment: 'Предоплата', postpayment: 'Остаток' },
    refund: { requested: 'Возврат выполняется', refunded: 'Возврат', reversed: 'Списано PayPal' },
    number: 'Номер',
    date: 'Дата',
    payer: 'Плательщик',
    seller: 'Получатель',
    registryCode: 'Регистрационный номер',
    address: 'Адрес',
    order: 'Заказ',
    service: 'Услуга',
    country: 'Страна',
    method: 'Способ оплаты',
    reference: 'Номер у платёжной системы',
    forWhat: 'За что',
    amount: 'Сумма',
    returned: 'Возвращено из этого платежа',
    kept: 'Осталось оплаченным',
    price: 'Стоимость заказа',
    paidInAll: 'Всего оплачено по заказу',
    left: 'Осталось оплатить',
    refunds: 'Возвраты по этому платежу',
    orderMoney: 'Деньги по заказу',
    due: 'К оплате',
    details: 'Реквизиты для перевода',
    payee: 'Получатель',
    iban: 'IBAN',
    account: 'Счёт',
    bic: 'SWIFT/BIC',
    bank: 'Банк',
    bankAddress: 'Адрес банка',
    purpose: 'Назначение платежа',
    scan: 'Отсканируйте код в приложении банка: реквизиты и сумма подставятся сами.',
    afterwards: 'После перевода отметьте его в заказе: так мы быстрее найдём ваш платёж.',
  },
  en: {
    receipt: 'Receipt',
    receiptFile: 'receipt',
    check: 'Check this receipt',
    invoice: 'Invoice',
    invoiceFile: 'invoice',
    vat: 'VAT',
    vatApart: 'not included',
    state: { paid: 'Paid', partlyRefunded: 'Paid, partly refunded', refunded: 'Refunded in full' },
    stage: { prepayment: 'Prepayment', postpayment: 'Balance' },
    refund: { requested: 'Refund under way', refunded: 'Refund', reversed: 'Taken back by PayPal' },
    number: 'Number',
    date: 'Date',
    payer: 'Paid by',
    seller: 'Paid to',
    registryCode: 'Registry code',
    address: 'Address',
    order: 'Order',
    service: 'Service',
    country: 'Country',
    method: 'Payment method',
    reference: 'Provider’s reference',
    forWhat: 'For',
    amount: 'Amount',
    returned: 'Refunded from this payment',
    kept: 'Still paid',
    price: 'Order total',
    paidInAll: 'Paid for the order so far',
    left: 'Left to pay',
    refunds: 'Refunds of this payment',
    orderMoney: 'The order’s payments',
    due: 'Amount due',
    details: 'Bank details',
    payee: 'Payee',
    iban: 'IBAN',
    account: 'Account',
    bic: 'SWIFT/BIC',
    bank: 'Bank',
    bankAddress: 'Bank address',
    purpose: 'Payment reference',
    scan: 'Scan the code with your bank’s app: it fills in the details and the amount.',
    afterwards: 'Once you’ve sent the transfer, report it in the order so we find it sooner.',
  },
} as const;
