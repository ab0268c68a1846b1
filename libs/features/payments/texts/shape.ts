import type { FindingKind } from '#machines/checkout/finding-events';
import type { DisputeOutcome } from '#machines/order/state';

type Finding = Readonly<Record<'title' | 'advice', string>>;

export interface PaymentsTexts {
  findings: Readonly<Record<FindingKind, Finding>>;
  /** of findings about a dispute that has ended */
  endedDisputes: Readonly<Record<DisputeOutcome, Finding>>;
  refusal: Readonly<Record<string, string | object>>;
}
