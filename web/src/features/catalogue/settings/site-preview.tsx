import type { Language } from '#libs/kernel/ids';
import { kindNames, type WorkingHours } from '#machines/catalogue/site-settings';
import { PreviewFrame, Said, said } from '../preview/preview-frame.js';
import styles from '../preview/preview.module.css';
import type { SiteDraft } from './site-draft.js';
import { dayName } from './site-parts.js';

/** The foot of every public page, as the visitor will read it. */
export const SitePreview = ({ draft }: { draft: SiteDraft }) => (
  <PreviewFrame>{(language) => <Foot draft={draft} language={language} />}</PreviewFrame>
);

function Foot({ draft, language }: { draft: SiteDraft; language: Language }) {
  const links = [...draft.messengers, ...draft.social].map(({ kind }) => kindNames[kind]);
  return (
    <>
      <p className={styles.country}>
        <b>
          {draft.phone || '—'}
          <small>{hoursInWords(draft.workingHours, language)}</small>
        </b>
      </p>
      <p>{draft.email || '—'}</p>
      {links.length > 0 ? <p className={styles.prose}>{[...new Set(links)].join(', ')}</p> : null}
      <section className={styles.part}>
        <ul className={styles.list}>
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
      {said(draft.notice, language) ? <p className={styles.note}>{said(draft.notice, language)}</p> : null}
    </>
  );
}

/** "Mon–Fri, 09:00–19:00, Europe/Tallinn"; days in a row as their first and last. */
export function hoursInWords({ days, from, to, timeZone }: WorkingHours, language: Language): string {
  const runs: [number, number][] = [];
  for (const day of [...days].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  const name = (day: number) => dayName(day, language, 'short');
  const told = runs.map(([first, last]) => (first === last ? name(first) : `${name(first)}–${name(last)}`)).join(', ');
  return `${told}, ${from}–${to}, ${timeZone.replaceAll('_', ' ')}`;
}
