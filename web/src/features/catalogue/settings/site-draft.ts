import type { Bilingual } from '#machines/kernel/ids';
import {
  type MessengerKind,
  siteCompany,
  siteContacts,
  sitePromises,
  type SiteSettings,
  type SocialKind,
} from '#machines/catalogue/site-settings';
import { type Line, linesOf, plain } from '../editor/draft-path.js';
import { type FaultTexts, Faults } from '../editor/faults.js';
import { blankDraft, bodyOf, checkPlain, draftOf, type PlainDraft } from '../editor/plain-draft.js';
import type { Site } from '../wire.js';

export interface SiteDraft extends Omit<SiteSettings, 'social' | 'messengers' | 'notice' | 'promises'> {
  social: Line<{ kind: SocialKind; url: string }>[];
  messengers: Line<{ kind: MessengerKind; url: string }>[];
  notice: Bilingual;
  promises: PlainDraft<typeof sitePromises>;
}

export const optionalSiteTexts = ['notice'];

export const blankSite: SiteDraft = {
  ...blankDraft(siteContacts),
  social: [],
  messengers: [],
  workingHours: { timeZone: 'Europe/Tallinn', days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' },
  company: blankDraft(siteCompany),
  notice: { ru: '', en: '' },
  promises: blankDraft(sitePromises),
  settlementCurrency: 'EUR',
};

export const siteDraft = ({
  social,
  messengers,
  workingHours,
  company,
  notice,
  promises,
  settlementCurrency,
  ...contacts
}: Site): SiteDraft => ({
  ...draftOf(siteContacts, contacts),
  social: linesOf(social),
  messengers: linesOf(messengers),
  workingHours,
  company: draftOf(siteCompany, company),
  notice: notice ?? { ru: '', en: '' },
  promises: draftOf(sitePromises, promises),
  settlementCurrency,
});

/** Body of the settings for the API; an empty notice is null. */
export const siteBody = ({ social, messengers, workingHours, company, notice, promises, settlementCurrency, ...contacts }: SiteDraft) => ({
  ...bodyOf(siteContacts, contacts),
  social: social.map(plain),
  messengers: messengers.map(plain),
  workingHours: { ...workingHours, days: [...workingHours.days].sort((a, b) => a - b) },
  company: bodyOf(siteCompany, company),
  notice: notice.ru.trim() || notice.en.trim() ? notice : null,
  promises: bodyOf(sitePromises, promises),
  settlementCurrency,
});

const isSecure = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

/** Faults of the form by path; empty if the settings may be sent. */
export function checkSite(
  { social, messengers, workingHours, company, promises, ...contacts }: SiteDraft,
  texts: FaultTexts,
): Record<string, string> {
  const faults = new Faults(texts);
  checkPlain(faults, siteContacts, contacts);
  faults.when(workingHours.days.length === 0, 'workingHours.days', 'atLeastOne');
  faults.when(workingHours.from >= workingHours.to, 'workingHours.to', 'order');
  checkPlain(faults, siteCompany, company, 'company.');
  checkPlain(faults, sitePromises, promises, 'promises.');
  for (const [name, lines] of Object.entries({ social, messengers })) {
    lines.forEach(({ url }, index) => faults.when(!isSecure(url), `${name}.${index}.url`, 'https'));
    faults.distinct<{ kind: string }>(
      lines,
      ({ kind }) => kind,
      (index) => `${name}.${index}.kind`,
    );
  }
  return faults.found;
}
