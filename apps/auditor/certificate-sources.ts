import { type CertificateSource, machineSource } from '#libs/event-log/certificates/certificate-source';
import { replayableBankAccounts } from '#libs/features/catalogue/storage/bank-accounts-stream';
import { replayableChats } from '#libs/features/chat/storage/chat-stream';
import { replayableFeedbacks } from '#libs/features/feedbacks/storage/feedback-stream';
import { replayableLeads } from '#libs/features/leads/storage/lead-stream';
import { ordersSource } from '#libs/features/orders/storage/replayable-orders';
import { replayableCheckouts } from '#libs/features/payments/storage/checkout-stream';
import { replayablePayoffs } from '#libs/features/payoffs/storage/payoff-stream';
import { peopleSource } from '#libs/features/people/storage/replay-people';

/** Everything that a certificate covers: the same streams that `auditor replay` reads. */
export const certificateSources: readonly CertificateSource[] = [
  ordersSource,
  machineSource(replayableLeads),
  machineSource(replayableChats),
  machineSource(replayableFeedbacks),
  machineSource(replayablePayoffs),
  machineSource(replayableCheckouts),
  machineSource(replayableBankAccounts),
  peopleSource,
];
