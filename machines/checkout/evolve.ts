import { type Changes, evolverOf, folderOf } from '#machines/decider/decider';
import type { CheckoutEvent, CheckoutEventOf } from './events.js';
import type { CheckoutState } from './state.js';

/** A capture result that ends the wait for the provider. */
const captureAnswered = { captureAsked: false } as const;

const changes: Changes<CheckoutState, CheckoutEvent, 'CheckoutBegun', Partial<CheckoutState>> = {
  CheckoutOpened: (_state, { data: { reference, approveUrl, expiresAt } }) => ({
    status: 'approvalWaited',
    reference,
    approveUrl,
    expiresAt,
    ...captureAnswered,
  }),
  CheckoutApproved: (_state, { data: { reference } }) => ({ status: 'approved', reference, ...captureAnswered }),
  CheckoutCaptureBegun: () => ({ status: 'capturing', captureAsked: true }),
  CheckoutCaptured: ({ captures }, { data: { capture, amount, fee }, at }) => ({
    status: 'captured',
    captures: [...captures, { capture, amount, fee, at }],
    ...captureAnswered,
  }),
  CheckoutPending: () => ({ status: 'pending', ...captureAnswered }),
  CheckoutDenied: () => ({ status: 'denied', ...captureAnswered }),
  CheckoutDeclined: (_state, { data: { issue } }) => ({ status: 'declined', issue, ...captureAnswered }),
  CheckoutCancelled: () => ({ status: 'cancelled' }),
  CheckoutExpired: () => ({ status: 'expired', ...captureAnswered }),
  CheckoutSuperseded: () => ({ status: 'superseded' }),
  CheckoutUnanswered: () => ({ status: 'unknown' }),
};

export const evolve = evolverOf<CheckoutState, CheckoutEvent, 'CheckoutBegun', Partial<CheckoutState>>({
  noun: 'a checkout',
  first: 'CheckoutBegun',
  begin,
  changes,
  merge: (_state, change) => change,
});

/** The state after a whole stream. @throws Error when the stream is empty or does not begin with CheckoutBegun */
export const fold = folderOf('checkout', evolve);

function begin({ checkout, version, at, data }: CheckoutEventOf<'CheckoutBegun'>): CheckoutState {
  return {
    id: checkout,
    version,
    status: 'created',
    ...data,
    reference: null,
    approveUrl: null,
    expiresAt: null,
    captureAsked: false,
    captures: [],
    issue: null,
    createdAt: at,
    updatedAt: at,
  };
}
