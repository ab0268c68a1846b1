import type { Language } from '#machines/kernel/ids';
import { toText } from '#machines/kernel/money';
import type { Actor } from '#machines/kernel/people';
import { toRfc3339 } from '#machines/kernel/time';
import { explain } from '#machines/checkout/decide';
import type { CheckoutState } from '#machines/checkout/state';
import { checkoutTexts } from '../texts/texts.js';
import type { CheckoutDto } from '../wire/checkouts.dto.js';

/** Only the client gets the address, only staff the provider's codes. */
export function checkoutView(state: CheckoutState, actor: Actor, language: Language): CheckoutDto {
  const { id, order, provider, status, stage, amount, currency, approveUrl, expiresAt, createdAt, version, issue } = state;
  const waits = (status === 'approvalWaited' || status === 'declined') && actor.id === state.client;
  return {
    _id: id,
    orderId: order,
    provider,
    state: status,
    stateText: checkoutTexts[language].status[status],
    stage,
    amount: toText(amount, currency),
    approveUrl: waits ? approveUrl : null,
    expiresAt: expiresAt === null ? null : toRfc3339(expiresAt),
    createdAt: toRfc3339(createdAt),
    version,
    ...(issue !== null && actor.role !== 'Client' && { issue }),
    operations: explain(state, actor).map(({ operation, permitted, code }) => ({
      operation,
      permitted,
      ...(code !== undefined && { code, detail: checkoutTexts[language].refusal[code] }),
    })),
  };
}
