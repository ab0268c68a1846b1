import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import { typeset } from '#machines/kernel/typography';
import type { ServiceView } from '#machines/catalogue/public-view';
import sheet from '../../ui/price-sheet.module.css';
import { figuresOf, yearlyLines } from '../figures.js';
import { aboutText } from '../money.js';
import { useSite, takesText } from '../page.js';
import { PriceFigures } from '../parts/price-figures.js';

/** Sheet with the price of a service: fees, our work, now and later, duration and yearly costs. */
export function Figures({ service }: { service: ServiceView }) {
  const { t } = useTranslation(['site', 'siteParts']);
  const context = useSite();
  const { language } = context;
  const figures = figuresOf(service);
  return (
    <aside className={`sheet ${sheet.sheet}`}>
      <h2>{typeset(contentText(service.title, language), language)}</h2>
      <PriceFigures
        figures={figures}
        title={t('site:service.total')}
        term={takesText(context, service.term)}
        upkeep={yearlyLines(service, language)}
        aboutOf={(amounts) => aboutText(context, amounts)}
      />
      {figures.fees.length > 0 ? <footer>{t('siteParts:estimate.fees')}</footer> : null}
    </aside>
  );
}
