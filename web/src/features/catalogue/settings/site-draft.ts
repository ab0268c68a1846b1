import type { Bilingual } from '#libs/kernel/ids';
import {
  type MessengerKind,
  promiseBounds,
  type PromiseName,
  promiseNames,
  type SitePromises,
  type SiteSettings,
  type SocialKind,
} from '#machines/catalogue/site-settings';
import { type Line, linesOf, plain } from '../editor/draft-path.js';
import { type FaultWords, Faults } from '../editor/faults.js';
import type { Site } from '../wire.js';
import type { Typed } from '../services/service-draft.js';

/** The settings of the site as the form holds them. */
export interface SiteDraft extends Omit<SiteSettings, 'social' | 'messengers' | 'notice' | 'promises'> {
  social: Line<{ kind: SocialKind; url: string }>[];
  messengers: Line<{ kind: MessengerKind; url: string }>[];
  notice: Bilingual;
  promises: Record<PromiseName, Typed>;
}

export const optionalSiteTexts = ['notice'];

const usualPromises = Object.fromEntries(promiseNames.map((name) => [name, promiseBounds[name].usual])) as SitePromises;

export const blankSite: SiteDraft = {
  phone: '',
  email: '',
  social: [],
  messengers: [],
  workingHours: { timeZone: 'Europe/Tallinn', days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' },
  company: { name: { ru: '', en: '' }, registryCode: '', address: { ru: '', en: '' } },
  notice: { ru: '', en: '' },
  promises: usualPromises,
};

export const siteDraft = ({ phone, email, social, messengers, workingHours, company, notice, promises }: Site): SiteDraft => ({
  phone,
  email,
  social: linesOf(social),
  messengers: linesOf(messengers),
  workingHours,
  company,
  notice: notice ?? { ru: '', en: '' },
  promises,
});

/** What is sent; a notice nobody has written is none. */
export const siteBody = ({ phone, email, social, messengers, workingHours, company, notice, promises }: SiteDraft) => ({
  phone: phone.trim(),
  email: email.trim(),
  social: social.map(plain),
  messengers: messengers.map(plain),
  workingHours: { ...workingHours, days: [...workingHours.days].sort((a, b) => a - b) },
  company,
  notice: notice.ru.trim() || notice.en.trim() ? notice : null,
  promises: Object.fromEntries(promiseNames.map((name) => [name, Number(promises[name])])) as SitePromises,
});

const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim());
const isSecure = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

/** What is wrong with the settings before they are sent, by path. */
export function checkSite(
  { phone, email, social, messengers, workingHours, company, promises }: SiteDraft,
  words: FaultWords,
): Record<string, string> {
  const faults = new Faults(words)
    .when(phone.trim() === '', 'phone', 'required')
    .when(!isEmail(email), 'email', 'email')
    .when(workingHours.days.length === 0, 'workingHours.days', 'atLeastOne')
    .when(workingHours.from >= workingHours.to, 'workingHours.to', 'order')
    .both(company.name, 'company.name')
    .both(company.address, 'company.address');
  for (const name of promiseNames) {
    const { least, most } = promiseBounds[name];
    faults.whole(promises[name], [least, most], `promises.${name}`, 'range');
  }
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
