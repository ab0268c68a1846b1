import type { PaymentProvider } from './provider/payment-provider.js';

/** The provider that takes payments online; null where none is set up: then there is no online payment, and pages offer the transfer. */
export class OnlineProvider {
  constructor(readonly provider: PaymentProvider | null) {}
}
