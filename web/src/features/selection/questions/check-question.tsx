import { documentNeeds } from '../../../lib/document-needs.js';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import { typeset } from '#machines/kernel/typography';
import type { Bilingual } from '#machines/kernel/ids';
import type { Step } from '#machines/selection-wizard/answers';
import { isFormAsked, offerOf, serviceOf } from '#machines/selection-wizard/context';
import { chosenOptions, type OfferedService } from '#machines/selection-wizard/offer';
import { Notice } from '../../../ui/notice.js';
import { OrderTerms } from '../../../ui/order-terms.js';
import { ShareLink } from '../../../ui/share-link.js';
import { WizardLink } from '../choice.js';
import { OrderAgreement } from '../order-agreement.js';
import { RunningPrice } from '../price-sheet.js';
import { QuestionFrame } from '../question-frame.js';
import styles from '../selection.module.css';
import type { Wizard } from '../wizard.js';

interface Props extends ComponentProps<typeof OrderAgreement> {
  wizard: Wizard;
  onOrder: () => void;
}

/** A summary of all answers, each editable, and the order. */
export function CheckQuestion({ wizard, onOrder, ...agreement }: Props) {
  const { t } = useTranslation('selection');
  const service = serviceOf(wizard.context);
  if (!service) return null;
  return (
    <QuestionFrame wizard={wizard} title={t('check.title')} lead={t('check.lead')}>
      {wizard.context.companyGone ? (
        <div className="mt-6">
          <Notice tone="info">{t('check.companyGone')}</Notice>
        </div>
      ) : null}
      <Answers wizard={wizard} service={service} />
      {service.requiredDocuments.length > 0 ? <Documents wizard={wizard} service={service} /> : null}
      <OrderAgreement {...agreement} />
      <OrderButton wizard={wizard} onOrder={onOrder} />
      <ShareLink label={t('check.share')} done={t('check.shared')} className="mt-3" />
    </QuestionFrame>
  );
}

function Answers({ wizard, service }: { wizard: Wizard; service: OfferedService }) {
  const { t } = useTranslation('selection');
  const { language, context } = wizard;
  const offer = offerOf(context);
  return (
    <dl className={`ruled mt-6 ${styles.answers}`} aria-label={t('check.answers')}>
      {context.answers.company ? (
        <Answer wizard={wizard} what={t('check.company')} answer={wizard.company ?? t('check.companyUnread')} />
      ) : null}
      <Answer wizard={wizard} what={t('check.country')} answer={contentText(service.country.name, language)} step="country" />
      <Answer
        wizard={wizard}
        what={t('check.form')}
        answer={contentText(service.legalForm, language)}
        {...(offer && isFormAsked(offer) && { step: 'form' as const })}
      />
      <Answer wizard={wizard} what={t('check.service')} answer={contentText(service.title, language)} step="service" />
      <OptionAnswers wizard={wizard} service={service} />
    </dl>
  );
}

/** Answers about options, without those that offered no choice; each links back to the question. */
function OptionAnswers({ wizard, service }: { wizard: Wizard; service: OfferedService }) {
  const { t } = useTranslation('selection');
  const { language, context } = wizard;
  const { options } = context.answers;
  if (!options) return null;
  const answerText = (chosen: number | readonly Bilingual[]) =>
    typeof chosen === 'number' ? String(chosen) : chosen.map((title) => contentText(title, language)).join(', ') || t('check.none');
  return chosenOptions(service, options).map(({ key, chosen }) => (
    <Answer key={key} wizard={wizard} what={t(`check.${key}`)} answer={answerText(chosen)} step="options" />
  ));
}

function Answer({ wizard, what, answer, step }: { wizard: Wizard; what: string; answer: string; step?: Step }) {
  const { t } = useTranslation('selection');
  return (
    <div>
      <dt>{what}</dt>
      <dd>{answer}</dd>
      <dd className={styles.changeIt}>
        {step ? (
          <WizardLink wizard={wizard} event={{ type: 'jump', step }} label={t('check.change', { what })}>
            {t('change')}
          </WizardLink>
        ) : null}
      </dd>
    </div>
  );
}

function Documents({ wizard: { language }, service }: { wizard: Wizard; service: OfferedService }) {
  const { t } = useTranslation('selection');
  return (
    <details className={`fold rule-bottom ${styles.documents}`}>
      <summary className="medium align-center">
        {t('check.documents')}
        <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
      </summary>
      <p className="hint">{t('check.documentsHint')}</p>
      <ul>
        {service.requiredDocuments.map(({ title, note, ...needs }) => (
          <li key={title.en}>
            {typeset(contentText(title, language), language)}
            {note && contentText(note, language) ? <small className="hint">{typeset(contentText(note, language), language)}</small> : null}
            {documentNeeds(needs, language) ? <small className="hint">{documentNeeds(needs, language)}</small> : null}
          </li>
        ))}
      </ul>
    </details>
  );
}

function OrderButton({ wizard, onOrder }: { wizard: Wizard; onOrder: () => void }) {
  const { t } = useTranslation('selection');
  const { order, price, language, context } = wizard;
  const busy = order === 'placing' || order === 'placed' || order === 'signingIn';
  const label =
    order === 'placed' ? 'check.placed' : order === 'placing' ? 'check.placing' : order === 'refused' ? 'check.again' : 'check.order';
  const { refusal } = context;
  return (
    <>
      {order === 'refused' && refusal ? (
        <div className="mt-6">
          <Notice tone="error">
            {t('check.refused', { reason: refusal.detail })} {t('check.kept')}{' '}
            {refusal.requestId ? t('requestId', { id: refusal.requestId }) : null}
          </Notice>
        </div>
      ) : null}
      <div className={styles.send}>
        <RunningPrice wizard={wizard} />
        <button type="button" className="button" data-main aria-disabled={busy || price !== 'fresh' || undefined} onClick={onOrder}>
          {t(label)}
        </button>
      </div>
      <OrderTerms language={language} />
      <noscript>
        <p className="hint">
          {t('check.noScripts')} <a href={`/${language}/contacts#call`}>{t('check.call')}</a>
        </p>
      </noscript>
    </>
  );
}
