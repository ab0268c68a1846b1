import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ProviderGate } from './provider-gate.js';

let provider: Server;
let gate: ProviderGate;
/** Calls that the provider cuts off before it answers one. */
let cut: number;

beforeEach(async () => {
  cut = 0;
  provider = createServer((_, answer) => (cut-- > 0 ? answer.destroy() : answer.end('done'))).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  gate = await ProviderGate.open(`http://127.0.0.1:${(provider.address() as AddressInfo).port}`);
});

afterEach(() => {
  gate.close();
  provider.close();
});

const call = (): Promise<string> =>
  fetch(`${gate.origin}/v2/captures`, { method: 'POST', body: '{}' }).then(
    (answer) => answer.text(),
    () => 'cut off',
  );

describe('the gate before the provider', () => {
  it('waits for an answered call while the provider cuts others off', async () => {
    cut = 1;
    let killed = 0;
    const reached = gate.at('answer.before', async () => void (killed += 1), 5_000);
    expect([await call(), killed]).toEqual(['cut off', 0]);
    expect([await call(), killed]).toEqual(['cut off', 1]);
    expect(await reached).toBe(true);
    expect(await call()).toBe('done');
  });

  it('gives up if no call comes, and does not fire at a later call', async () => {
    expect(await gate.at('call.before', () => Promise.reject(new Error('nobody is to be killed')), 20)).toBe(false);
    expect(await call()).toBe('done');
  });
});
