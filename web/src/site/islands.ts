import type { ComponentType } from 'react';
import type { Namespace } from '../i18n/i18n.js';

interface IslandEntry {
  load: () => Promise<{ default: ComponentType<never> }>;
  /** namespaces that hydration needs */
  texts: readonly Namespace[];
  /**
   * `seen`: hydrates when it comes into view; `soon`: when the page is idle. `data-when="touched"` delays it to the reader's first action
   */
  when: 'soon' | 'seen';
}

/** Islands by name; server-islands.ts has the same names. */
export const islands = {
  account: { load: () => import('./islands/account.js'), texts: ['siteParts'], when: 'soon' },
  callForm: {
    load: () => import('../features/leads/public/call-form.js').then(({ CallForm }) => ({ default: CallForm })),
    texts: ['forms'],
    when: 'seen',
  },
  consultation: {
    load: () =>
      import('../features/leads/public/consultation-button.js').then(({ ConsultationButton }) => ({ default: ConsultationButton })),
    texts: ['forms'],
    when: 'soon',
  },
  offerForm: {
    load: () => import('../features/leads/public/offer-form.js').then(({ OfferForm }) => ({ default: OfferForm })),
    texts: ['forms'],
    when: 'seen',
  },
  call: {
    load: () => import('../features/leads/public/call-button.js').then(({ CallButton }) => ({ default: CallButton })),
    texts: ['forms'],
    when: 'soon',
  },
  messaging: {
    load: () => import('../features/leads/public/messaging-button.js').then(({ MessagingButton }) => ({ default: MessagingButton })),
    texts: ['forms'],
    when: 'soon',
  },
  cookies: {
    load: () => import('../features/leads/public/cookie-notice.js').then(({ CookieNotice }) => ({ default: CookieNotice })),
    texts: ['forms'],
    when: 'soon',
  },
  compare: {
    load: () => import('../features/compare/compare-table.js').then(({ CompareTable }) => ({ default: CompareTable })),
    texts: ['compare'],
    when: 'soon',
  },
  picker: { load: () => import('./islands/picker.js'), texts: ['siteParts'], when: 'soon' },
  popular: { load: () => import('./islands/popular.js'), texts: ['siteParts'], when: 'seen' },
  verify: { load: () => import('./islands/verify.js'), texts: [], when: 'soon' },
  selection: { load: () => import('./islands/selection.js'), texts: ['selection', 'forms'], when: 'soon' },
} as const satisfies Record<string, IslandEntry>;

export type IslandName = keyof typeof islands;
