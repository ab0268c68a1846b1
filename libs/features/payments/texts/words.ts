import type { Language } from '#machines/kernel/ids';
import { addTexts } from '#libs/platform/texts/text';
import type { CheckoutRefused } from '#machines/checkout/commands';
import { en as checkoutEn, type CheckoutTexts } from '#machines/checkout/texts/en';
import { ru as checkoutRu } from '#machines/checkout/texts/ru';
import type { DisputeOutcome } from '#machines/order/state';
import type { FindingKind } from '#machines/checkout/finding-events';

export const checkoutWords: Readonly<Record<Language, CheckoutTexts>> = { ru: checkoutRu, en: checkoutEn };

interface FindingWords {
  title: string;
  advice: string;
}

/** Titles and advice of findings. */
export const findingWords: Readonly<Record<Language, Readonly<Record<FindingKind, FindingWords>>>> = {
  ru: {
    unknown: {
      title: 'Платёжная система не сообщила, чем закончился платёж',
      advice: 'Найдите платёж в кабинете платёжной системы. Если деньги пришли, запишите оплату, если нет, напишите клиенту.',
    },
    overpaid: {
      title: 'Этот платёж больше, чем оставалось оплатить',
      advice: 'Верните лишнее через возврат в заказе. Возвращённое исчезнет отсюда само.',
    },
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
    underpaid: {
      title: 'Деньги заказа забрали обратно',
      advice: 'Договоритесь с клиентом об оплате или решите не взыскивать, и уладьте это в заказе. Тогда это исчезнет отсюда само.',
    },
    cancelledPaid: {
      title: 'Заказ отменён, а деньги клиента у нас',
      advice: 'Верните их через возврат в заказе. Возвращённое исчезнет отсюда само; если возвращать не нужно, напишите почему.',
    },
  },
  en: {
    unknown: {
      title: 'The payment provider hasn’t said how this payment ended',
      advice: 'Find the payment in the provider’s dashboard. If the money arrived, record the payment. If not, contact the client.',
    },
    overpaid: {
      title: 'This payment is more than was left to pay',
      advice: 'Refund the excess in the order and this will clear itself.',
    },
    disputed: {
      title: 'The payer has disputed this payment',
      advice: 'Respond to the dispute in the provider’s dashboard with the order’s documents. If it’s lost, the order will show it.',
    },
    unmatched: {
      title: 'The payment provider reports an unexpected payment',
      advice: 'Find the payment in the provider’s dashboard and who made it. Refund it or record it in the order.',
    },
    mismatch: {
      title: 'The provider’s data doesn’t match ours',
      advice: 'Compare the payment in the provider’s dashboard with the order. Their support will ask for the debug ID.',
    },
    underpaid: {
      title: 'Money that the order counted on was taken back',
      advice: 'Agree with the client on a payment, or decide to let it go, and settle it in the order. This will then clear itself.',
    },
    cancelledPaid: {
      title: 'The order is cancelled, but we still hold the client’s money',
      advice: 'Refund it in the order and this will clear itself. If no refund is due, note why.',
    },
  },
};

export const disputeEndWords: Readonly<Record<Language, Readonly<Record<DisputeOutcome, FindingWords>>>> = {
  ru: {
    won: { title: 'Спор о платеже выигран', advice: 'Деньги остаются у нас. Делать ничего не нужно.' },
    lost: {
      title: 'Спор о платеже проигран',
      advice: 'Деньги вернулись плательщику. Договоритесь с клиентом об оплате или решите не взыскивать, и запишите, чем всё закончилось.',
    },
    withdrawn: { title: 'Плательщик отозвал спор о платеже', advice: 'Деньги остаются у нас. Делать ничего не нужно.' },
  },
  en: {
    won: { title: 'We won the dispute about this payment', advice: 'The money stays with us. There’s nothing to do.' },
    lost: {
      title: 'We lost the dispute about this payment',
      advice: 'The money went back to the payer. Agree with the client on a payment, or decide to let it go, and note how it ended.',
    },
    withdrawn: { title: 'The payer withdrew the dispute about this payment', advice: 'The money stays with us. There’s nothing to do.' },
  },
};

/** The remedy of a refused payment, with the roles that may act. */
export function remedyWords({ key, roles = [] }: CheckoutRefused['remedy'], language: Language): { key: string; detail: string } {
  const { remedy, who } = checkoutWords[language];
  return { key, detail: remedy[key].replace('{{roles}}', roles.map((role) => who[role]).join(', ')) };
}

/** Refusals for missing permissions use the general texts. */
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
      currencyNotAvailable: 'This currency is not available in your region. Pay by bank transfer.',
      providerUnavailable: 'We couldn’t reach the payment provider. Nothing was charged. Try again shortly, or pay by bank transfer.',
      findingSettled: 'This is already settled.',
      tooManyCheckouts: {
        one: "You've begun many payments within an hour. Try again in {{count}} minute, or pay by transfer.",
        other: "You've begun many payments within an hour. Try again in {{count}} minutes, or pay by transfer.",
      },
    },
  });
}
