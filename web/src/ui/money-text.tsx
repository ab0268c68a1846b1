import { formatMoney, type WireMoney } from '../lib/format.js';
import { useLanguage } from '../lib/use-language.js';

/** "EUR 1,260.00", "1 260,00 €": tabular figures without line breaks. */
export function MoneyText({ money, dim = false }: { money: WireMoney; dim?: boolean }) {
  const language = useLanguage();
  return <span className={dim ? 'num dim' : 'num'}>{formatMoney(money, language)}</span>;
}
