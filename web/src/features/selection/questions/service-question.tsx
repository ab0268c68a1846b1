import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import { typeset } from '#machines/kernel/typography';
import { totalOf } from '#machines/catalogue/total';
import { offerOf } from '#machines/selection-wizard/context';
import { type OfferedService, servicesOf } from '#machines/selection-wizard/offer';
import { formatPercent } from '../../../lib/format.js';
import { pricesText } from '../../../lib/price.js';
import { formatTerm } from '#machines/kernel/term';
import { About } from '../about.js';
import { Choice } from '../choice.js';
import { QuestionFrame } from '../question-frame.js';
import styles from '../selection.module.css';
import type { Wizard } from '../wizard.js';

/** Services of the form with lowest price and duration. */
export function ServiceQuestion({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('selection');
  const { context } = wizard;
  const offer = offerOf(context);
  const services = offer && context.answers.form !== null ? servicesOf(offer, context.answers.form) : [];
  return (
    <QuestionFrame wizard={wizard} title={t('service.title')} lead={t('service.lead')}>
      <ServiceChoices wizard={wizard} services={services} />
    </QuestionFrame>
  );
}

export function ServiceChoices({ wizard, services }: { wizard: Wizard; services: readonly OfferedService[] }) {
  const { t } = useTranslation('selection');
  const { language, context } = wizard;
  return (
    <ul className={`mt-6 ${styles.choices}`} aria-label={t('service.list')}>
      {services.map(({ _id, title, type, description, price, mandatoryPayments, prepaymentPercent, term }) => (
        <Choice key={_id} wizard={wizard} event={{ type: 'chooseService', service: _id }} current={context.answers.service === _id}>
          <span className={`min-w-0 ${styles.name}`}>
            <span className="small dim">{contentText(type.title, language)}</span>
            <b className="strong">{contentText(title, language)}</b>
            <span className={`text muted mt-1 ${styles.text}`}>{typeset(contentText(description, language), language)}</span>
            <small className="small muted">
              <span className="num">
                {t('from', { price: pricesText(totalOf(price, mandatoryPayments).total, language) })}
                <About wizard={wizard} of={totalOf(price, mandatoryPayments).total} />
              </span>
              <span>{formatTerm(term, language)}</span>
              <span>{t('service.prepaid', { percent: formatPercent(prepaymentPercent, language) })}</span>
            </small>
          </span>
        </Choice>
      ))}
    </ul>
  );
}
