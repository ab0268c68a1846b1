import type { ReplaySource } from '#libs/event-log/replay/replay-source';
import { securitySettingsSource } from '#libs/features/auth/storage/replay-settings';
import { bankAccountsSource } from '#libs/features/catalogue/storage/bank-accounts-stream';
import { servicesSource, siteSettingsSource } from '#libs/features/catalogue/storage/replay-catalogue';
import { chatsSource } from '#libs/features/chat/storage/chat-stream';
import { companiesSource } from '#libs/features/companies/storage/company-stream';
import { feedbacksSource } from '#libs/features/feedbacks/storage/feedback-stream';
import { leadsSource } from '#libs/features/leads/storage/lead-stream';
import { receiptsSource } from '#libs/features/orders/storage/receipt-stream';
import { ordersSource } from '#libs/features/orders/storage/replayable-orders';
import { checkoutsSource } from '#libs/features/payments/storage/checkout-stream';
import { payoffsSource } from '#libs/features/payoffs/storage/payoff-stream';
import { peopleSource } from '#libs/features/people/storage/replay-people';

/** Streams whose stored rows are replayed: by the auditor, by the worker, and in bundles of the api. */
export const replaySources: readonly ReplaySource[] = [
  ordersSource,
  leadsSource,
  chatsSource,
  companiesSource,
  feedbacksSource,
  payoffsSource,
  checkoutsSource,
  receiptsSource,
  bankAccountsSource,
  servicesSource,
  siteSettingsSource,
  securitySettingsSource,
  peopleSource,
];
