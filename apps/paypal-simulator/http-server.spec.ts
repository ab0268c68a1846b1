import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { HttpOutcome, HttpRequest } from './http-message.js';
import { serve } from './http-server.js';
import { readSettings, SettingsError } from './settings.js';

describe('the simulator’s socket', () => {
  let server: Server;
  let seen: HttpRequest[];
  let outcome: () => HttpOutcome;
  let faults: unknown[];
  let base: string;

  beforeEach(async () => {
    [seen, faults] = [[], []];
    outcome = () => ({ kind: 'answer', status: 201, headers: { 'content-type': 'text/plain' }, body: 'made' });
    server = serve(
      (request) => {
        seen.push(request);
        return outcome();
      },
      (fault) => faults.push(fault),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('hands over the request and brings back the answer', async () => {
    const answer = await fetch(`${base}/v2/x?a=1`, { method: 'POST', body: 'raw', headers: { 'PayPal-Request-Id': 'k' } });
    expect([answer.status, await answer.text()]).toEqual([201, 'made']);
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/v2/x', remoteAddress: '127.0.0.1', headers: { 'paypal-request-id': 'k' } });
    expect([seen[0]?.raw.toString(), seen[0]?.query.get('a')]).toEqual(['raw', '1']);
  });

  it('cuts the connection if an answer is to be lost', async () => {
    outcome = () => ({ kind: 'cut', afterSeconds: 0 });
    await expect(fetch(base)).rejects.toThrow('fetch failed');
    expect(seen).toHaveLength(1);
  });

  it('cuts off a body of more than a megabyte before the handler sees it', async () => {
    await expect(fetch(base, { method: 'POST', body: Buffer.alloc(1_100_000) })).rejects.toThrow('fetch failed');
    expect(seen).toHaveLength(0);
  });

  it('reports errors that it cannot respond to', async () => {
    outcome = () => {
      throw new Error('the disk is full');
    };
    await expect(fetch(base)).rejects.toThrow('fetch failed');
    expect(faults).toEqual([new Error('the disk is full')]);
  });
});

describe('the settings of the PayPal simulator', () => {
  it('are read from the environment', () => {
    const environment = {
      PORT: '4011',
      STATE_FILE: '/tmp/s.jsonl',
      PUBLIC_PREFIX: 'https://shop.example/pay/',
      WEBHOOK_URL: 'http://127.0.0.1:3000/hook',
    };
    expect(readSettings(environment)).toMatchObject({
      port: 4011,
      stateFile: '/tmp/s.jsonl',
      publicPrefix: 'https://shop.example/pay',
      webhookUrl: 'http://127.0.0.1:3000/hook',
    });
    expect(readSettings({})).toMatchObject({ port: 4010, publicPrefix: 'http://127.0.0.1:4010' });
  });

  it.each([{ PORT: 'http' }, { PORT: '0' }, { PUBLIC_PREFIX: 'shop' }, { WEBHOOK_URL: 'ftp://x' }])(
    'are refused with invalid values: %j',
    (environment) => {
      expect(() => readSettings(environment)).toThrow(SettingsError);
    },
  );
});
