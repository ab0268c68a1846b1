import { writtenText } from '#machines/kernel/content-language';
import type { Bilingual, Language } from '#machines/kernel/ids';
import type { MoneyText } from '#machines/kernel/money';
import { formatMoneyText } from '#libs/platform/texts/text';
import { texts } from '#machines/order/texts/all';
import { texts as papersTexts } from '../texts/all-papers.js';
import type { ReceiptDto } from '../wire/order-papers.dto.js';

/** Names of methods as pages have them. */
export const methodText = (language: Language, { method }: Pick<ReceiptDto, 'method'>): string => texts[language].method[method];

/** Falls back to the other language if the text is empty. */
export const said = (language: Language, text: Bilingual): string => writtenText(text, language);

export const money = (language: Language, amount: MoneyText): string => formatMoneyText(language, amount);

/** Fixed texts of receipts and invoices. */
export { papersTexts };
