import { formatMoney, type WireMoney } from '../lib/format.js';
import { useLanguage } from '../lib/use-language.js';

/** An amount in the reader's language, tabular and unbroken: "EUR 1,260.00", "1 260,00 €". */
export function MoneyText({ money, dim = false }: { money: WireMoney; dim?: boolean }) {
  const language = useLanguage();
  return <span className={dim ? 'num dim' : 'num'}>{formatMoney(money, language)}</span>;
}
