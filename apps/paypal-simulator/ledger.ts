import type { MinorUnits } from '#machines/kernel/money';
import type { Capture, Dispute, Fact, LedgerAccount, LedgerTransaction, Refund } from './facts.js';
import type { PaypalCurrency } from './paypal-money.js';

/** As much of the state as a transaction is made of. */
interface Known {
  captures: ReadonlyMap<string, Capture>;
  refunds: ReadonlyMap<string, Refund>;
  disputes: ReadonlyMap<string, Dispute>;
}
type Entry = LedgerTransaction['entries'][number];

/** Moves `amount` from one account to another. */
const move = (from: LedgerAccount, to: LedgerAccount, amount: MinorUnits): Entry[] => [
  { account: from, amount: -amount },
  { account: to, amount },
];

/** What `fact` moves; nothing where money only waits or is only asked for. @param known the state before the fact */
export function transactionOf(known: Known, fact: Fact): LedgerTransaction | undefined {
  switch (fact.type) {
    case 'Captured':
      return fact.capture.status === 'COMPLETED' ? charged(fact.capture, fact.capture.createdAt) : undefined;
    case 'CaptureSettled': {
      const capture = known.captures.get(fact.captureId);
      return capture !== undefined && fact.outcome === 'COMPLETED' ? charged(capture, fact.at) : undefined;
    }
    case 'Refunded':
      return fact.refund.status === 'COMPLETED' ? paidBack(fact.refund, fact.refund.createdAt) : undefined;
    case 'RefundSettled': {
      const refund = known.refunds.get(fact.refundId);
      return refund !== undefined && fact.outcome === 'COMPLETED' ? paidBack(refund, fact.at) : undefined;
    }
    case 'Reversed': {
      const capture = known.captures.get(fact.captureId);
      if (capture === undefined) return undefined;
      const entries = move('merchant', 'payers', fact.amount);
      return { id: fact.transactionId, kind: 'reversal', captureId: capture.id, currency: capture.currency, at: fact.at, entries };
    }
    case 'DisputeOpened':
      return disputed(fact.dispute, 'disputeHold', fact.dispute.createdAt);
    case 'DisputeResolved': {
      const dispute = known.disputes.get(fact.disputeId);
      return dispute && disputed(dispute, fact.outcome === 'WON' ? 'disputeRelease' : 'disputeLoss', fact.at);
    }
    case 'Opened':
    case 'OrderCreated':
    case 'OrderApproved':
    case 'InstrumentDeclined':
    case 'RequestKeyUsed':
    case 'RequestKeysExpired':
    case 'EventRaised':
    case 'DeliveryAttempted':
    case 'DeliveriesResent':
      return undefined;
  }
}

function charged({ id, currency, amount, fee }: Capture, at: number): LedgerTransaction {
  const entries = [...move('payers', 'merchant', amount), ...move('merchant', 'fees', fee)];
  return { id, kind: 'capture', captureId: id, currency, at, entries };
}

/** The fee of the capture stays with the provider, as PayPal has kept it since 2019. */
function paidBack({ id, captureId, currency, amount }: Refund, at: number): LedgerTransaction {
  return { id, kind: 'refund', captureId, currency, at, entries: move('merchant', 'payers', amount) };
}

const disputeMoves = {
  disputeHold: ['merchant', 'held'],
  disputeRelease: ['held', 'merchant'],
  disputeLoss: ['held', 'payers'],
} as const;

/** Suffixes keep the three transactions of one dispute apart; ids stay alphanumeric, as Transaction Search demands. */
const disputeSuffixes = { disputeHold: 'H', disputeRelease: 'R', disputeLoss: 'L' } as const;

function disputed({ id, captureId, currency, amount }: Dispute, kind: keyof typeof disputeMoves, at: number): LedgerTransaction {
  const [from, to] = disputeMoves[kind];
  return { id: `${id}${disputeSuffixes[kind]}`, kind, captureId, currency, at, entries: move(from, to, amount) };
}

/** What was charged and given back in one currency: the measure for the product's own ledger. */
export interface LedgerSums {
  charged: MinorUnits;
  refunded: MinorUnits;
  /** Taken back without the merchant's asking: reversals and lost disputes. */
  reversed: MinorUnits;
  fees: MinorUnits;
}

/** Sums per currency, minor units of PayPal's digits. Currencies are never added to one another. */
export function ledgerSums(ledger: readonly LedgerTransaction[]): Partial<Record<PaypalCurrency, LedgerSums>> {
  const sums: Partial<Record<PaypalCurrency, LedgerSums>> = {};
  for (const transaction of ledger) add((sums[transaction.currency] ??= { charged: 0, refunded: 0, reversed: 0, fees: 0 }), transaction);
  return sums;
}

function add(sums: LedgerSums, { kind, entries }: LedgerTransaction): void {
  const toPayers = entries.reduce((total, entry) => total + (entry.account === 'payers' ? entry.amount : 0), 0);
  sums.fees += entries.reduce((total, entry) => total + (entry.account === 'fees' ? entry.amount : 0), 0);
  if (kind === 'capture') sums.charged -= toPayers;
  if (kind === 'refund') sums.refunded += toPayers;
  if (kind === 'reversal' || kind === 'disputeLoss') sums.reversed += toPayers;
}
