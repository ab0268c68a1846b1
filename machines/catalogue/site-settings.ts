import type { Bilingual } from '#libs/kernel/ids';
import type { SettlementCurrency } from './settlement.js';
import { type PlainFields, type PublicFields, withUsual } from './fields.js';

export const socialKinds = ['telegram', 'whatsapp', 'linkedin', 'instagram', 'youtube', 'facebook', 'x', 'vk'] as const;
export type SocialKind = (typeof socialKinds)[number];

export const messengerKinds = ['telegram', 'whatsapp', 'viber', 'max'] as const;
export type MessengerKind = (typeof messengerKinds)[number];

/** What a kind is called: names of products, the same in every language. */
export const kindNames: Readonly<Record<SocialKind | MessengerKind, string>> = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  viber: 'Viber',
  max: 'MAX',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  youtube: 'YouTube',
  facebook: 'Facebook',
  x: 'X',
  vk: 'VK',
};

/** When somebody is there, in the office's own time zone. */
export interface WorkingHours {
  /** IANA name: "Europe/Tallinn" */
  timeZone: string;
  /** ISO weekdays, 1 is Monday; ascending, each once, never empty */
  days: number[];
  /** "09:00"; before `to` */
  from: string;
  /** "19:00" */
  to: string;
}

/** How visitors reach the house. As of a service, all that a field of these tables needs is made of its line; its texts are `site.<name>`. */
export const siteContacts = {
  phone: { kind: 'phone', example: '+372 600 1234', hint: true },
  email: { kind: 'email', example: 'hello@registra.example', hint: true },
} as const satisfies PlainFields;

/** Who is behind the site. */
export const siteCompany = {
  name: { kind: 'prose', mayBeEmpty: true, short: true, most: 200 },
  registryCode: { kind: 'line', most: 60, example: '12345678' },
  address: { kind: 'prose', mayBeEmpty: true, short: true, most: 300 },
} as const satisfies PlainFields;

/** What the house promises and keeps to, in whole units. Texts: `site.promises.<name>` and `site.promises.<name>Hint`. */
export const sitePromises = {
  /** days in which a client may report a mistake that is then corrected free of charge */
  correctionDays: { kind: 'whole', least: 1, most: 365, usual: 30, hint: true },
  /** percent of the term: whoever waits longer than that beyond it may withdraw */
  delayPercent: { kind: 'whole', least: 1, most: 100, usual: 50, hint: true },
  /** working days until a refund is calculated */
  calculationDays: { kind: 'whole', least: 1, most: 60, usual: 2, hint: true },
  /** working days until a refund that was decided on is sent */
  refundDays: { kind: 'whole', least: 1, most: 60, usual: 3, hint: true },
  /** working days until a complaint is answered, or a copy of personal data is sent */
  decisionDays: { kind: 'whole', least: 1, most: 60, usual: 10, hint: true },
  /** years after the end of an order in which what its client gave is kept */
  retentionYears: { kind: 'whole', least: 1, most: 50, usual: 5, hint: true },
} as const satisfies PlainFields;
export type SitePromises = PublicFields<typeof sitePromises>;

/** How the product can be reached, as the public pages tell it. */
export interface SiteSettings extends PublicFields<typeof siteContacts> {
  /** each kind at most once, addresses are https; in the order they are shown */
  social: { kind: SocialKind; url: string }[];
  messengers: { kind: MessengerKind; url: string }[];
  workingHours: WorkingHours;
  company: PublicFields<typeof siteCompany>;
  /** stands wherever prices do, such as that they are samples */
  notice: Bilingual | null;
  promises: SitePromises;
  /** what an order is paid in whose service is listed in a currency that nobody can pay in */
  settlementCurrency: SettlementCurrency;
}

/** Settings of before an installation was asked for all of them. */
type KeptSettings = Omit<SiteSettings, 'settlementCurrency'> & Partial<Pick<SiteSettings, 'settlementCurrency'>>;

/** Settings as they are kept, with what they were never asked for. */
export const siteSettingsOf = (kept: KeptSettings): SiteSettings => ({
  settlementCurrency: 'EUR',
  ...withUsual(siteContacts, kept),
  ...kept,
  company: withUsual(siteCompany, kept.company),
  promises: withUsual(sitePromises, kept.promises),
});
