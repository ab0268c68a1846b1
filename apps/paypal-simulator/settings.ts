import { join } from 'node:path';
import { simulatedMerchant } from '#libs/platform/config/paypal';
import type { Merchant } from './paypal-api.js';

export interface Settings {
  port: number;
  /** what it listens on */
  host: string;
  /** its own address, as the merchant's server reaches it; no slash at the end */
  apiUrl: string;
  stateFile: string;
  /** What stands before `/simulator/checkout` in people's browsers; no slash at the end. */
  publicPrefix: string;
  /** Where webhooks go; none are sent without it. */
  webhookUrl?: string;
  merchant: Merchant;
}

/** Thrown for an environment that makes no sense; the message names the variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * PORT (4010), HOST (127.0.0.1), API_URL (http://127.0.0.1:PORT), STATE_FILE (.registra/paypal-simulator.jsonl), PUBLIC_PREFIX (the simulator's own address), WEBHOOK_URL;
 * PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID as the product has them, with the simulator's own by default.
 * @throws SettingsError
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const port = Number(environment['PORT'] || 4010);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new SettingsError(`PORT is no port: ${environment['PORT']}`);
  const own = `http://127.0.0.1:${port}`;
  const webhookUrl = address(environment, 'WEBHOOK_URL');
  return {
    port,
    host: environment['HOST'] || '127.0.0.1',
    apiUrl: (address(environment, 'API_URL') ?? own).replace(/\/+$/, ''),
    stateFile: environment['STATE_FILE'] || join('.registra', 'paypal-simulator.jsonl'),
    publicPrefix: (address(environment, 'PUBLIC_PREFIX') ?? own).replace(/\/+$/, ''),
    ...(webhookUrl !== undefined && { webhookUrl }),
    merchant: {
      clientId: environment['PAYPAL_CLIENT_ID'] || simulatedMerchant.clientId,
      clientSecret: environment['PAYPAL_CLIENT_SECRET'] || simulatedMerchant.clientSecret,
      webhookId: environment['PAYPAL_WEBHOOK_ID'] || simulatedMerchant.webhookId,
    },
  };
}

function address(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = environment[name];
  if (value === undefined || value === '') return undefined;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) throw new SettingsError(`${name} is no http address: ${value}`);
  return value;
}
