import { type ContentLanguage, writtenText } from '#machines/kernel/content-language';
import { Flag } from '../../../ui/flag.js';
import { MandatoryList } from '../preview/mandatory-list.js';
import { PreviewFrame, previewTexts, Said } from '../preview/preview-frame.js';
import styles from '../preview/preview.module.css';
import { documentNeeds } from '../../../lib/document-needs.js';
import { formatDays } from '#machines/kernel/term';
import type { Country } from '../wire.js';
import { QuoteCard } from './quote-card.js';
import type { ServiceDraft } from './service-draft.js';

interface Props {
  draft: ServiceDraft;
  country: Pick<Country, 'code' | 'name'> | undefined;
}

/** The visitor's view of a service, with the price for selected options. */
export const ServicePreview = (props: Props) => (
  <PreviewFrame>{(language) => <ServiceSheet {...props} language={language} />}</PreviewFrame>
);

function ServiceSheet({ draft, country, language }: Props & { language: ContentLanguage }) {
  const texts = previewTexts[language];
  const groups = draft.steps
    .map((group) => ({ ...group, steps: group.steps.filter(({ isVisible }) => isVisible) }))
    .filter(({ steps }) => steps.length > 0);
  return (
    <>
      <div className={`row gap-loose ${styles.country}`}>
        {country ? <Flag code={country.code} /> : null}
        <b>
          <Said text={draft.title} language={language} />
          <small>
            {country ? `${writtenText(country.name, language)}, ` : null}
            <Said text={draft.legalForm} language={language} />
          </small>
        </b>
      </div>
      <QuoteCard draft={draft} language={language} />
      {draft.term.days === '' ? null : (
        <dl className={styles.facts}>
          <div className="between">
            <dt className="fixed">{texts.term}</dt>
            <dd>{formatDays(draft.term.days, language, undefined, draft.term.unit)}</dd>
          </div>
        </dl>
      )}
      <MandatoryList payments={draft.mandatoryPayments} period="once" language={language} />
      <MandatoryList payments={draft.mandatoryPayments} period="yearly" language={language} />
      <p className={`muted ${styles.prose}`}>
        <Said text={draft.description} language={language} />
      </p>
      {draft.requiredDocuments.length > 0 ? (
        <section className={`rule-top ${styles.part}`}>
          <h3>{texts.documents}</h3>
          <ul className={`stack gap-2 ${styles.list}`}>
            {draft.requiredDocuments.map(({ uid, title, note, formats, validMonths }) => (
              <li key={uid}>
                <Said text={title} language={language} />
                {writtenText(note, language) ? <small>{writtenText(note, language)}</small> : null}
                <small>{documentNeeds({ formats, validMonths: Number(validMonths) || null }, language)}</small>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {groups.length > 0 ? (
        <section className={`rule-top ${styles.part}`}>
          <h3>{texts.steps}</h3>
          <div className={`stack gap-2 ${styles.list}`}>
            {groups.map(({ uid, title, steps }) => (
              <div key={uid}>
                <b>
                  <Said text={title} language={language} />
                </b>
                <ol className={`stack gap-1 ${styles.numbered}`}>
                  {steps.map((step) => (
                    <li key={step.uid}>
                      <Said text={step.title} language={language} />
                    </li>
                  ))}
                </ol>
              </div>
            ))}
          </div>
        </section>
      ) : null}
    </>
  );
}
