import { expect } from '@playwright/test';

/** What the simulator of the payment provider does on request; `path` as its control API has it (apps/paypal-simulator/control-api.ts). */
export async function atSimulator<T>(method: 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
  const answer = await fetch(`${process.env.SIMULATOR_URL}/simulator/${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  expect(answer.status, `${method} ${path}: ${text}`).toBe(200);
  return JSON.parse(text) as T;
}
