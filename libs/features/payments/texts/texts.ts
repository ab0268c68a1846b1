import type { Language } from '#machines/kernel/ids';
import { addTexts } from '#libs/platform/texts/text';
import type { CheckoutRefused } from '#machines/checkout/commands';
import { texts as checkoutTexts } from '#machines/checkout/texts/all';
import { texts } from './all.js';

export { checkoutTexts };

/** The remedy of a refused payment, with the roles that may act. */
export function remedyText({ key, roles = [] }: CheckoutRefused['remedy'], language: Language): { key: string; detail: string } {
  const { remedy, who } = checkoutTexts[language];
  return { key, detail: remedy[key].replace('{{roles}}', roles.map((role) => who[role]).join(', ')) };
}

/** Refusal texts of payments. Refusals for missing permissions use the general texts. */
export const addPaymentTexts = (): void =>
  addTexts(checkoutTexts, ({ refusal: { forbiddenForRole: _, ...refusal } }, language) => ({ ...refusal, ...texts[language].refusal }));
