import type { Payoff, PayoffOperation } from './use-payoffs.js';

const explanationOf = ({ operations }: Payoff, operation: PayoffOperation) => operations.find((one) => one.operation === operation);

/** Those of `offered` that at least one of the payoffs permits, as the server evaluated them for this reader. */
export const permittedOf = (payoffs: readonly Payoff[], offered: readonly PayoffOperation[]): PayoffOperation[] =>
  offered.filter((operation) => payoffs.some((payoff) => explanationOf(payoff, operation)?.permitted));

/** Why a payoff lets the reader do nothing of `offered`: the reason of the first, in words; undefined where it permits one of them. */
export function whyNotOf(payoff: Payoff, offered: readonly PayoffOperation[]): string | undefined {
  if (permittedOf([payoff], offered).length > 0) return undefined;
  return offered.map((operation) => explanationOf(payoff, operation)?.detail).find((detail) => detail !== undefined);
}
