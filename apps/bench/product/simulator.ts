import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Program } from './program.js';

/** A PayPal simulator's address, its merchant, and its webhook URL. */
export interface SimulatorAddresses {
  origin: string;
  /** the origin that the product calls, through a proxy if there is one */
  apiUrl: string;
  webhooks: string;
}

/** A PayPal simulator as a separate process with a separate journal; `remove` stops it and deletes the journal. */
export async function simulatorAt({
  origin,
  apiUrl,
  webhooks,
}: SimulatorAddresses): Promise<{ program: Program; remove: () => Promise<void> }> {
  const stateDir = await mkdtemp(join(tmpdir(), 'registra-simulator-'));
  const env = {
    NODE_ENV: 'development',
    PORT: new URL(origin).port,
    API_URL: apiUrl,
    PUBLIC_PREFIX: origin,
    STATE_FILE: join(stateDir, 'journal.jsonl'),
    WEBHOOK_URL: `${webhooks}/api/v1/order-payments/webhooks/paypal`,
  };
  const program = new Program({ script: 'paypal-simulator/main.js', env, health: `${origin}/simulator/ledger` });
  const remove = async (): Promise<void> => {
    await program.end('SIGTERM');
    await rm(stateDir, { recursive: true, force: true });
  };
  return { program, remove };
}

/** Settings of a harness's product to use that simulator: production permits no simulator. */
export const payingAt = ({ origin, apiUrl }: Pick<SimulatorAddresses, 'origin' | 'apiUrl'>): NodeJS.ProcessEnv => ({
  NODE_ENV: 'development',
  PAYPAL_SIMULATOR_URL: apiUrl,
  PUBLIC_URL: origin,
});

/** The buttons of the provider's page. */
export async function decideAt(origin: string, token: string, choice: 'pay' | 'cancel'): Promise<void> {
  const body = new URLSearchParams({ choice });
  await fetch(`${origin}/simulator/checkout/${token}`, { method: 'POST', body, redirect: 'manual' });
}

/** Control API of the simulator: faults, disputes, its ledger (apps/paypal-simulator/control-api.ts). */
export const controlAt = (origin: string, method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${origin}/simulator/${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
