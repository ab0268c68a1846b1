import type { Language } from '#libs/kernel/ids';
import { addTexts } from '#libs/platform/texts/text';
import type { CheckoutRefused } from '#machines/checkout/commands';
import { en as checkoutEn } from '#machines/checkout/texts/en';
import { ru as checkoutRu } from '#machines/checkout/texts/ru';
import type { CheckoutTexts } from '#machines/checkout/texts/shape';
import type { FindingKind } from '../storage/findings.js';

export const checkoutWords: Readonly<Record<Language, CheckoutTexts>> = { ru: checkoutRu, en: checkoutEn };

interface FindingWords {
  title: string;
  advice: string;
}

/** What a finding is, and what to do about it. */
export const findingWords: Readonly<Record<Language, Readonly<Record<FindingKind, FindingWords>>>> = {
  ru: {
    unknown: {
      title: 'Платёжная система не сообщила, чем закончился платёж',
      advice: 'Найдите платёж в кабинете платёжной системы. Если деньги пришли, запишите оплату, если нет, напишите клиенту.',
    },
    overpaid: { title: 'Оплачено больше цены заказа', advice: 'Верните лишнее через возврат в заказе.' },
    disputed: {
      title: 'Плательщик оспаривает платёж',
      advice: 'Ответьте на спор в кабинете платёжной системы и приложите документы заказа. Проигранный спор заказ покажет сам.',
    },
    unmatched: {
      title: 'Платёжная система сообщает о деньгах, которых никто не ждал',
      advice: 'Найдите платёж в кабинете платёжной системы, выясните, чей он, и верните его или запишите в заказ.',
    },
    mismatch: {
      title: 'Данные платёжной системы расходятся с нашими',
      advice: 'Сравните платёж в кабинете платёжной системы с заказом. В поддержке назовите код отладки.',
    },
    cancelledPaid: {
      title: 'Заказ отменён, а деньги клиента у нас',
      advice: 'Верните их через возврат в заказе. Возвращённое исчезнет отсюда само; если возвращать не нужно, напишите почему.',
    },
  },
  en: {
    unknown: {
      title: 'The payment provider has not told how the payment ended',
      advice: 'Find the payment in the provider’s account. If the money came, record the payment; if it did not, write to the client.',
    },
    overpaid: { title: 'More was paid than the order’s price', advice: 'Give back what is too much by a refund in the order.' },
    disputed: {
      title: 'The payer disputes the payment',
      advice: 'Answer the dispute in the provider’s account with the order’s documents. A lost dispute shows in the order by itself.',
    },
    unmatched: {
      title: 'The payment provider has money that nobody expected',
      advice: 'Find the payment in the provider’s account and whose it is; give it back or record it in the order.',
    },
    mismatch: {
      title: 'The provider’s data and ours differ',
      advice: 'Compare the payment in the provider’s account with the order. The provider’s support asks for the debug id.',
    },
    cancelledPaid: {
      title: 'The order is cancelled, and we hold the client’s money',
      advice: 'Refund it in the order, and it goes from here by itself; if nothing is to be refunded, write down why.',
    },
  },
};

/** What there is to do instead, with who may. */
export function remedyWords({ key, roles = [] }: CheckoutRefused['remedy'], language: Language): { key: string; detail: string } {
  const { remedy, who } = checkoutWords[language];
  return { key, detail: remedy[key].replace('{{roles}}', roles.map((role) => who[role]).join(', ')) };
}

/** The refusals of payments, for the edge. Who is not permitted something is told so in the words of the edge. */
export function addPaymentTexts(): void {
  const { forbiddenForRole: _ru, ...ru } = checkoutRu.refusal;
  const { forbiddenForRole: _en, ...en } = checkoutEn.refusal;
  addTexts({
    ru: {
      ...ru,
      currencyNotAvailable: 'Эта валюта недоступна в вашем регионе. Оплатите переводом.',
      providerUnavailable: 'Платёжная система не отвечает. Деньги не списаны, попробуйте ещё раз чуть позже или оплатите переводом.',
      findingSettled: 'Этот вопрос уже закрыт.',
      tooManyCheckouts: {
        one: 'За час вы начали много платежей. Повторите через {{count}} минуту или оплатите переводом.',
        few: 'За час вы начали много платежей. Повторите через {{count}} минуты или оплатите переводом.',
        many: 'За час вы начали много платежей. Повторите через {{count}} минут или оплатите переводом.',
        other: 'За час вы начали много платежей. Повторите через {{count}} минуты или оплатите переводом.',
      },
    },
    en: {
      ...en,
      currencyNotAvailable: 'This currency is not available in your region. Pay by transfer.',
      providerUnavailable: 'The payment provider does not answer. Nothing was charged; try again a little later, or pay by transfer.',
      findingSettled: 'This is settled already.',
      tooManyCheckouts: {
        one: "You've begun many payments within an hour. Try again in {{count}} minute, or pay by transfer.",
        other: "You've begun many payments within an hour. Try again in {{count}} minutes, or pay by transfer.",
      },
    },
  });
}
