import { paypalServers } from '#libs/platform/config/paypal';

/** Exact origins of PayPal: payers are redirected, and certificates fetched, nowhere else. */
export interface PaypalOrigins {
  /** pages on which payers approve */
  approval: string;
  /** certificates that webhooks are signed with */
  certificates: readonly string[];
}

/** PayPal's two environments: the servers of its OpenAPI documents, the sites of their approval links, the hosts in `paypal-cert-url`. */
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

/** @param publicUrl address of the product, which serves a simulator's approval page; its certificate is at the simulator's API */
export function originsOf(apiUrl: string, publicUrl: string): PaypalOrigins {
  const { origin } = new URL(apiUrl);
  return paypalOrigins[origin] ?? { approval: new URL(publicUrl).origin, certificates: [origin] };
}
