import { formatPercent } from '#machines/kernel/format';
import type { Language } from '#machines/kernel/ids';
import { type BasisPoints, toPercent } from '#machines/kernel/money';
import { addTexts, findText } from '#libs/platform/texts/text';
import { texts } from '#machines/order/texts/all';
import { texts as consequences } from '#machines/order/texts/all-consequences';

type Messages = Readonly<Record<string, string>>;

/** Texts of the machine under flat keys; refusals have their bare code as key, because HTTP errors are looked up by it. */
function flat(texts: { refusal: Messages; remedy: Messages; status: Messages; who: Messages }): Messages {
  const under = (section: string, messages: Messages) => Object.entries(messages).map(([key, text]) => [`${section}.${key}`, text]);
  return Object.fromEntries([
    ...Object.entries(texts.refusal),
    ...under('remedy', texts.remedy),
    ...under('status', texts.status),
    ...under('who', texts.who),
  ]) as Messages;
}

/** Adds the machine's texts to those of HTTP errors; repeated calls are harmless. */
export const addOrderTexts = (): void =>
  addTexts(texts, (one, language) => ({
    ...flat(one),
    ...Object.fromEntries(Object.entries(consequences[language]).map(([key, text]) => [`consequence.${key}`, text])),
  }));

/** One label quotes the percentage of the order's prepayment. */
export const statusText = (language: Language, status: string, prepaymentPercent: BasisPoints): string =>
  findText(language, `status.${status}`, { percent: percentText(language, prepaymentPercent) }) ?? status;

export const percentText = (language: Language, points: BasisPoints): string => formatPercent(toPercent(points), language);

export const whoText = (language: Language, who: string): string => findText(language, `who.${who}`) ?? who;
