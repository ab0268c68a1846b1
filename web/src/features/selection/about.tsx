import { useTranslation } from 'react-i18next';
import type { MoneyText } from '#machines/kernel/money';
import { aboutOf } from '../../lib/exchange.js';
import { priceText } from '../../lib/price.js';
import type { Wizard } from './wizard.js';

/** Approximate amounts in the currency of comparison; renders nothing without one, or if they are in it already. */
export function About({ wizard: { exchange, language }, of }: { wizard: Pick<Wizard, 'exchange' | 'language'>; of: readonly MoneyText[] }) {
  const { t } = useTranslation('selection');
  const about = aboutOf(exchange, of);
  return about ? <small className="fine num"> {t('about', { price: priceText(about, language) })}</small> : null;
}
