import type { ComponentProps, ComponentType } from 'react';
import { CompareTable } from '../features/compare/compare-table.js';
import { CallButton } from '../features/forms/call-button.js';
import { CallForm } from '../features/forms/call-form.js';
import { ConsultationButton } from '../features/forms/consultation-button.js';
import { CookieNotice } from '../features/forms/cookie-notice.js';
import { MessagingButton } from '../features/forms/messaging-button.js';
import { OfferForm } from '../features/forms/offer-form.js';
import Account from './islands/account.js';
import Picker from './islands/picker.js';
import Popular from './islands/popular.js';
import Selection from './islands/selection.js';
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
} as const satisfies Record<IslandName, ComponentType<never>>;

export type IslandProps<Name extends IslandName> = ComponentProps<(typeof all)[Name]>;

/** The same components as the browser's, all at hand. */
export const serverIslands: Readonly<Record<IslandName, ComponentType<never>>> = all;
