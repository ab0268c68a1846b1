import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Program } from './program.js';

/** Where a simulator of PayPal listens, as whom the product knows it, and where its webhooks go. */
export interface SimulatorAddresses {
  origin: string;
  /** the origin that the product calls, a gate in between where there is one */
  apiUrl: string;
  webhooks: string;
}

/** A simulator of PayPal as a process of its own, with a journal of its own; `remove` ends it and takes the journal away. */
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

/** What a product of a harness is told, so that it pays at that simulator: nobody plays PayPal in production. */
export const payingAt = ({ origin, apiUrl }: Pick<SimulatorAddresses, 'origin' | 'apiUrl'>): NodeJS.ProcessEnv => ({
  NODE_ENV: 'development',
  PAYPAL_SIMULATOR_URL: apiUrl,
  PUBLIC_URL: origin,
});

/** What a payer presses on the provider's page. */
export async function decideAt(origin: string, token: string, choice: 'pay' | 'cancel'): Promise<void> {
  const body = new URLSearchParams({ choice });
  await fetch(`${origin}/simulator/checkout/${token}`, { method: 'POST', body, redirect: 'manual' });
}

/** What the simulator does besides what its payers do: faults, disputes, its book (apps/paypal-simulator/control-api.ts). */
export const controlAt = (origin: string, method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${origin}/simulator/${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
