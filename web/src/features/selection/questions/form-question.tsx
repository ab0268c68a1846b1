import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import { typeset } from '#machines/kernel/typography';
import { totalOf } from '#machines/catalogue/total';
import { offerOf } from '#machines/selection-wizard/context';
import { formsOf, type Offer, servicesOf } from '#machines/selection-wizard/offer';
import { pricesText } from '../../../lib/price.js';
import { Choice } from '../choice.js';
import { QuestionFrame } from '../question-frame.js';
import styles from '../selection.module.css';
import type { Wizard } from '../wizard.js';

/** Legal forms with their explanation and lowest price. */
export function FormQuestion({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('selection');
  const offer = offerOf(wizard.context);
  return (
    <QuestionFrame wizard={wizard} title={t('form.title')} lead={t('form.lead')}>
      <ul className={`mt-6 ${styles.choices}`} aria-label={t('form.list')}>
        {offer ? formsOf(offer).map((form) => <FormChoice key={form} wizard={wizard} offer={offer} form={form} />) : null}
      </ul>
    </QuestionFrame>
  );
}

const simple = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Finds the catalogue's facts about a form by its short name in either language. */
const factsOf = ({ legalForms }: Offer, names: readonly string[]) =>
  legalForms.find(({ code }) => names.some((name) => simple(name).includes(simple(code))));

function FormChoice({ wizard, offer, form }: { wizard: Wizard; offer: Offer; form: string }) {
  const { t } = useTranslation('selection');
  const { language, context } = wizard;
  const services = servicesOf(offer, form);
  const [first] = services;
  if (!first) return null;
  const { legalForm } = first;
  const facts = factsOf(offer, [legalForm.en, legalForm.ru]);
  const cheapest = services
    .filter(({ price }) => price.currency === first.price.currency)
    .sort((one, other) => Number(one.price.amount) - Number(other.price.amount))[0];
  return (
    <Choice wizard={wizard} event={{ type: 'chooseForm', form }} current={context.answers.form === form}>
      <span className={`min-w-0 ${styles.name}`}>
        <b className="strong">{contentText(legalForm, language)}</b>
        {facts ? <span>{typeset(contentText(facts.title, language), language)}</span> : null}
        {facts && contentText(facts.note, language) ? (
          <span className={`text muted mt-1 ${styles.text}`}>{typeset(contentText(facts.note, language), language)}</span>
        ) : null}
        <small className="small muted">
          <span>{t('form.services', { count: services.length })}</span>
          {cheapest ? (
            <span className="num">
              {t('from', { price: pricesText(totalOf(cheapest.price, cheapest.mandatoryPayments).total, language) })}
            </span>
          ) : null}
        </small>
      </span>
    </Choice>
  );
}
