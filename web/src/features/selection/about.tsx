import { useTranslation } from 'react-i18next';
import type { MoneyText } from '#machines/kernel/money';
import { aboutOf } from '../../lib/exchange.js';
import { priceText } from '../../lib/price.js';
import type { Wizard } from './wizard.js';

/** About what amounts come to in the currency that the reader compares in; nothing where they are in it, or none was chosen. */
export function About({ wizard: { exchange, language }, of }: { wizard: Pick<Wizard, 'exchange' | 'language'>; of: readonly MoneyText[] }) {
  const { t } = useTranslation('selection');
  const about = aboutOf(exchange, of);
  return about ? <small className="fine num"> {t('about', { price: priceText(about, language) })}</small> : null;
}
