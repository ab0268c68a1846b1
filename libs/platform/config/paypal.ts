import { address, atLeast, type Environment, type Reading } from './environment.js';

/** Address and credentials of the payment provider. */
export interface PaypalConfig {
  /** without a trailing slash */
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  /** id of our webhook URL at PayPal */
  webhookId: string;
}

/** PayPal's own servers, from its OpenAPI documents: real money, and the sandbox. */
export const paypalServers = { live: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' } as const;

/** The simulator's default merchant (docs/payments.md). */
export const simulatedMerchant = { clientId: 'simulator', clientSecret: 'simulator', webhookId: 'SIMULATEDWEBHOOK1' } as const;

/** Whether payments are simulated: anything but PayPal's own servers is a simulator. */
export const isSimulated = ({ apiUrl }: PaypalConfig): boolean => server(apiUrl) === undefined;

const variables = ['PAYPAL_API_URL', 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const;
const servers = `${paypalServers.live} or ${paypalServers.sandbox}`;

/**
 * PayPal, if all four variables are set; else the simulator of PAYPAL_SIMULATOR_URL; else online payment is disabled. Production accepts only PayPal, because a
 * simulator delivers unpaid goods.
 */
export function readPaypal(from: Environment, production: boolean): PaypalConfig | undefined {
  const apiUrl = from.read('PAYPAL_API_URL', production ? server : address('http', 'https'), servers, () => '');
  const webhookId = from.read('PAYPAL_WEBHOOK_ID', word, 'the letters and figures that PayPal shows beside the webhook', () => '');
  const clientId = from.read('PAYPAL_CLIENT_ID', plain, 'the client id of an application of PayPal', () => '');
  const clientSecret = from.read('PAYPAL_CLIENT_SECRET', atLeast(8), 'the secret of that application', () => '', true);
  if (from.allOrNone(variables, `all of ${variables.join(', ')}, or none of them`)) return { apiUrl, clientId, clientSecret, webhookId };
  return readSimulator(from, production);
}

function readSimulator(from: Environment, production: boolean): PaypalConfig | undefined {
  const apiUrl = from.read<string | undefined>('PAYPAL_SIMULATOR_URL', address('http', 'https'), 'its address', () => undefined);
  if (apiUrl !== undefined && production)
    from.fault('PAYPAL_SIMULATOR_URL', 'it is set, and NODE_ENV is production', 'PayPal itself, or nothing');
  return apiUrl === undefined ? undefined : { apiUrl, ...simulatedMerchant };
}

const server: Reading<string> = (text) => Object.values(paypalServers).find((known) => known === text.replace(/\/$/, ''));
/** The format of `webhook_id` in the document of Webhooks 1.11. */
const word: Reading<string> = (text) => (/^[a-zA-Z0-9]{1,50}$/.test(text) ? text : undefined);
/** It precedes a colon in basic authentication. */
const plain: Reading<string> = (text) => (/^[\w.-]{1,200}$/.test(text) ? text : undefined);
