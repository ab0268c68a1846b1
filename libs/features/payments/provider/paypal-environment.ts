import { paypalServers } from '#libs/platform/config/paypal';

/** Exact origins of PayPal: payers are sent, and certificates fetched, nowhere else. */
export interface PaypalOrigins {
  /** of pages on which payers approve */
  approval: string;
  /** of certificates that webhooks are signed with */
  certificates: readonly string[];
}

/** The two that PayPal runs: the servers of its OpenAPI documents, the sites of their approval links, the hosts that its webhooks name in `paypal-cert-url`. */
const paypalOrigins: Record<string, PaypalOrigins> = {
  [paypalServers.live]: {
    approval: 'https://www.paypal.com',
    certificates: ['https://api.paypal.com', 'https://api-m.paypal.com'],
  },
  [paypalServers.sandbox]: {
    approval: 'https://www.sandbox.paypal.com',
    certificates: ['https://api.sandbox.paypal.com', 'https://api-m.sandbox.paypal.com'],
  },
};

/** @param publicUrl the product's own address: there a simulator's approval page is, and its certificate is where its interface is */
export function originsOf(apiUrl: string, publicUrl: string): PaypalOrigins {
  const { origin } = new URL(apiUrl);
  return paypalOrigins[origin] ?? { approval: new URL(publicUrl).origin, certificates: [origin] };
}
