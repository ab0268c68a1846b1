import type { ComponentProps, ComponentType } from 'react';
import { CompareTable } from '../features/compare/compare-table.js';
import { CallButton } from '../features/leads/public/call-button.js';
import { CallForm } from '../features/leads/public/call-form.js';
import { ConsultationButton } from '../features/leads/public/consultation-button.js';
import { CookieNotice } from '../features/leads/public/cookie-notice.js';
import { MessagingButton } from '../features/leads/public/messaging-button.js';
import { OfferForm } from '../features/leads/public/offer-form.js';
import Account from './islands/account.js';
import Picker from './islands/picker.js';
import Popular from './islands/popular.js';
import Selection from './islands/selection.js';
import Verify from './islands/verify.js';
import type { IslandName } from './islands.js';

const all = {
  account: Account,
  call: CallButton,
  messaging: MessagingButton,
  cookies: CookieNotice,
  callForm: CallForm,
  consultation: ConsultationButton,
  offerForm: OfferForm,
  compare: CompareTable,
  picker: Picker,
  popular: Popular,
  selection: Selection,
  verify: Verify,
} as const satisfies Record<IslandName, ComponentType<never>>;

export type IslandProps<Name extends IslandName> = ComponentProps<(typeof all)[Name]>;

/** The browser's components, imported statically. */
export const serverIslands: Readonly<Record<IslandName, ComponentType<never>>> = all;
