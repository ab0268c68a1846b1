import type { Bilingual } from '#machines/kernel/ids';
import type { SettlementCurrency } from './settlement.js';
import { type PlainFields, type PublicFields, withDefaults } from './fields.js';

export const socialKinds = ['telegram', 'whatsapp', 'linkedin', 'instagram', 'youtube', 'facebook', 'x', 'vk'] as const;
export type SocialKind = (typeof socialKinds)[number];

export const messengerKinds = ['telegram', 'whatsapp', 'viber', 'max'] as const;
export type MessengerKind = (typeof messengerKinds)[number];

/** Names of networks and messengers: product names, the same in every language. */
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

/** Office hours in the office's time zone. */
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

/** Contact fields of the company. As with services, everything a field needs is derived from its line here; its label is `site.<name>`. */
export const siteContacts = {
  phone: { kind: 'phone', example: '+372 600 1234', hint: true },
  email: { kind: 'email', example: 'hello@registra.example', hint: true },
} as const satisfies PlainFields;

/** Legal details of the company. */
export const siteCompany = {
  name: { kind: 'prose', mayBeEmpty: true, short: true, most: 200 },
  registryCode: { kind: 'line', most: 60, example: '12345678' },
  address: { kind: 'prose', mayBeEmpty: true, short: true, most: 300 },
} as const satisfies PlainFields;

/** Promises to clients, in whole units. Labels: `site.promises.<name>` and `site.promises.<name>Hint`. */
export const sitePromises = {
  /** days in which a client may report a mistake that is corrected free of charge */
  correctionDays: { kind: 'whole', least: 1, most: 365, usual: 30, hint: true },
  /** percent of the term; a client who waits longer than that beyond it may withdraw */
  delayPercent: { kind: 'whole', least: 1, most: 100, usual: 50, hint: true },
  /** working days until a refund is calculated */
  calculationDays: { kind: 'whole', least: 1, most: 60, usual: 2, hint: true },
  /** working days until an approved refund is sent */
  refundDays: { kind: 'whole', least: 1, most: 60, usual: 3, hint: true },
  /** working days until a complaint is answered or a copy of personal data is sent */
  decisionDays: { kind: 'whole', least: 1, most: 60, usual: 10, hint: true },
  /** years for which a client's data is kept after the end of an order */
  retentionYears: { kind: 'whole', least: 1, most: 50, usual: 5, hint: true },
} as const satisfies PlainFields;
export type SitePromises = PublicFields<typeof sitePromises>;

/** Contact details as the public pages show them. */
export interface SiteSettings extends PublicFields<typeof siteContacts> {
  /** each kind at most once; addresses are https, in display order */
  social: { kind: SocialKind; url: string }[];
  messengers: { kind: MessengerKind; url: string }[];
  workingHours: WorkingHours;
  company: PublicFields<typeof siteCompany>;
  /** note shown wherever prices are, for example that they are samples */
  notice: Bilingual | null;
  promises: SitePromises;
  /** settlement currency of services listed in a currency that cannot be paid */
  settlementCurrency: SettlementCurrency;
}

/** Settings stored before all of them were required. */
type KeptSettings = Omit<SiteSettings, 'settlementCurrency'> & Partial<Pick<SiteSettings, 'settlementCurrency'>>;

/** Stored settings, with defaults for missing ones. */
export const siteSettingsOf = (kept: KeptSettings): SiteSettings => ({
  settlementCurrency: 'EUR',
  ...withDefaults(siteContacts, kept),
  ...kept,
  company: withDefaults(siteCompany, kept.company),
  promises: withDefaults(sitePromises, kept.promises),
});
