import type { MoneyText } from '#machines/kernel/money';
import { priceText, pricesText } from '../lib/price.js';
import { aboutOf } from '../lib/exchange.js';
import { type PageContext, useSite } from './page.js';

export { pricesText, priceText } from '../lib/price.js';

/** "about 840 €": the sum of amounts in the reader's currency; undefined if there is nothing to add. */
export function aboutText(
  { exchange, language, t }: Pick<PageContext, 'exchange' | 'language' | 't'>,
  amounts: readonly MoneyText[],
): string | undefined {
  const about = aboutOf(exchange, amounts);
  return about ? t('siteParts:about', { price: priceText(about, language) }) : undefined;
}

/** A price as charged, with an approximate one in the reader's currency. */
export function Price({ of: amounts }: { of: readonly MoneyText[] }) {
  const context = useSite();
  const about = aboutText(context, amounts);
  return (
    <>
      {pricesText(amounts, context.language)}
      {about ? <small className="fine"> {about}</small> : null}
    </>
  );
}
