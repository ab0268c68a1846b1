import type { Bilingual } from '#libs/kernel/ids';

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

/** What the house promises and keeps to, in whole units: the least and the most of each, and what it is until staff say otherwise. */
export const promiseBounds = {
  /** days in which a client may report a mistake that is then corrected free of charge */
  correctionDays: { least: 1, most: 365, usual: 30 },
  /** percent of the term: whoever waits longer than that beyond it may withdraw */
  delayPercent: { least: 1, most: 100, usual: 50 },
  /** working days until a refund is calculated */
  calculationDays: { least: 1, most: 60, usual: 2 },
  /** working days until a refund that was decided on is sent */
  refundDays: { least: 1, most: 60, usual: 3 },
  /** working days until a complaint is answered, or a copy of personal data is sent */
  decisionDays: { least: 1, most: 60, usual: 10 },
  /** years after the end of an order in which what its client gave is kept */
  retentionYears: { least: 1, most: 50, usual: 5 },
} as const;
export type PromiseName = keyof typeof promiseBounds;
export type SitePromises = Record<PromiseName, number>;
export const promiseNames = Object.keys(promiseBounds) as readonly PromiseName[];

/** How the product can be reached, as the public pages tell it. */
export interface SiteSettings {
  /** as people read it: "+372 600 1234" */
  phone: string;
  email: string;
  /** each kind at most once, addresses are https; in the order they are shown */
  social: { kind: SocialKind; url: string }[];
  messengers: { kind: MessengerKind; url: string }[];
  workingHours: WorkingHours;
  company: { name: Bilingual; registryCode: string; address: Bilingual };
  /** stands wherever prices do, such as that they are samples */
  notice: Bilingual | null;
  promises: SitePromises;
}
