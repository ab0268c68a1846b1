import { type ContentLanguage, writtenText } from '#machines/kernel/content-language';
import { Flag } from '../../../ui/flag.js';
import { MandatoryList } from '../preview/mandatory-list.js';
import { PreviewFrame, previewTexts, Said } from '../preview/preview-frame.js';
import styles from '../preview/preview.module.css';
import { formatDays } from '#machines/kernel/term';
import type { CountryDraft } from './country-draft.js';

/** Shows the unsaved country as visitors will see it, in either language. */
export const CountryPreview = ({ draft }: { draft: CountryDraft }) => (
  <PreviewFrame>{(language) => <CountrySheet draft={draft} language={language} />}</PreviewFrame>
);

function CountrySheet({ draft: { code, name, facts }, language }: { draft: CountryDraft; language: ContentLanguage }) {
  const texts = previewTexts[language];
  const { terms, visit } = facts;
  return (
    <>
      <p className={`row gap-loose ${styles.country}`}>
        {code ? <Flag code={code} /> : null}
        <b>
          <Said text={name} language={language} />
        </b>
      </p>
      <p className={`muted ${styles.prose}`}>
        <Said text={facts.summary} language={language} />
      </p>
      <dl className={styles.facts}>
        {terms.from === '' || terms.to === '' ? null : (
          <div className="between">
            <dt className="fixed">{texts.term}</dt>
            <dd>
              {formatDays(terms.from, language, terms.to)}
              {writtenText(terms.note, language) ? <small>{writtenText(terms.note, language)}</small> : null}
            </dd>
          </div>
        )}
        {visit.needed ? (
          <div className="between">
            <dt className="fixed">{texts.visit}</dt>
            <dd>
              {texts.visits[visit.needed]}
              {writtenText(visit.note, language) ? <small>{writtenText(visit.note, language)}</small> : null}
            </dd>
          </div>
        ) : null}
      </dl>
      {facts.legalForms.length > 0 ? (
        <section className={`rule-top ${styles.part}`}>
          <h3>{texts.forms}</h3>
          <ul className={`stack gap-2 ${styles.list}`}>
            {facts.legalForms.map(({ uid, code: form, title, note }) => (
              <li key={uid}>
                <b>{form}</b> <Said text={title} language={language} />
                {writtenText(note, language) ? <small>{writtenText(note, language)}</small> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {facts.taxes.length > 0 ? (
        <section className={`rule-top ${styles.part}`}>
          <h3>{texts.taxes}</h3>
          <dl className={styles.sums}>
            {facts.taxes.map(({ uid, title, rate }) => (
              <div className="between" key={uid}>
                <dt>
                  <Said text={title} language={language} />
                </dt>
                <dd>
                  <Said text={rate} language={language} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <MandatoryList payments={facts.mandatoryPayments} period="once" language={language} />
      <MandatoryList payments={facts.mandatoryPayments} period="yearly" language={language} />
      {facts.founderTasks.length > 0 ? (
        <section className={`rule-top ${styles.part}`}>
          <h3>{texts.tasks}</h3>
          <ol className={`stack gap-1 ${styles.numbered}`}>
            {facts.founderTasks.map(({ uid, text }) => (
              <li key={uid}>
                <Said text={text} language={language} />
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </>
  );
}
