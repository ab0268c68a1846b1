import { type ContentLanguage, writtenText } from '#machines/kernel/content-language';
import type { Language } from '#machines/kernel/ids';
import { kindNames, type WorkingHours } from '#machines/catalogue/site-settings';
import { hoursText } from '../../../lib/working-hours.js';
import { PreviewFrame, Said } from '../preview/preview-frame.js';
import styles from '../preview/preview.module.css';
import type { SiteDraft } from './site-draft.js';

/** The footer of public pages as visitors see it. */
export const SitePreview = ({ draft }: { draft: SiteDraft }) => (
  <PreviewFrame>{(language) => <Foot draft={draft} language={language} />}</PreviewFrame>
);

function Foot({ draft, language }: { draft: SiteDraft; language: ContentLanguage }) {
  const links = [...draft.messengers, ...draft.social].map(({ kind }) => kindNames[kind]);
  return (
    <>
      <p className={`row gap-loose ${styles.country}`}>
        <b>
          {draft.phone || '—'}
          <small>{hoursLine(draft.workingHours, language)}</small>
        </b>
      </p>
      <p>{draft.email || '—'}</p>
      {links.length > 0 ? <p className={`muted ${styles.prose}`}>{[...new Set(links)].join(', ')}</p> : null}
      <section className={`rule-top ${styles.part}`}>
        <ul className={`stack gap-2 ${styles.list}`}>
          <li>
            <b>
              <Said text={draft.company.name} language={language} />
            </b>
            {draft.company.registryCode ? <small>{draft.company.registryCode}</small> : null}
          </li>
          <li>
            <Said text={draft.company.address} language={language} />
          </li>
        </ul>
      </section>
      {writtenText(draft.notice, language) ? <p className="well muted p-note">{writtenText(draft.notice, language)}</p> : null}
    </>
  );
}

/* As the site says it; a draft may have its days in any order, and no time zone yet. */
const hoursLine = (hours: WorkingHours, language: Language): string =>
  hours.timeZone ? hoursText({ ...hours, days: [...hours.days].sort((a, b) => a - b) }, language) : '—';
