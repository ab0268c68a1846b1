import Fastify from 'fastify';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { visitorNotes } from './visitor-notes.js';

/** An API behind these proxies, with its count and its warnings. */
async function asked(
  trustedProxies: string[],
  requests: readonly [peer: string, forwarded?: string][],
): Promise<[counted: number, warned: number]> {
  const api = Fastify({ trustProxy: trustedProxies.length > 0 ? trustedProxies : false });
  const registry = new Registry();
  const warn = jest.fn();
  const note = visitorNotes({ trustedProxies }, registry, { warn } as unknown as Logger);
  api.addHook('onRequest', (request, _reply, done) => {
    note(request);
    done();
  });
  api.get('/', () => 'here');
  for (const [remoteAddress, forwarded] of requests) {
    await api.inject({ url: '/', remoteAddress, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } });
  }
  const figure = await registry.getSingleMetric('http_hidden_visitors_total')?.get();
  return [figure?.values[0]?.value ?? 0, warn.mock.calls.length];
}

describe('a proxy that hides its visitors', () => {
  const proxies = ['10.0.0.0/8', '::1'];

  it('is detected when it is not trusted, and logged once however many requests come', async () => {
    expect(
      await asked(
        [],
        [
          ['10.0.0.2', '203.0.113.9'],
          ['10.0.0.2', '203.0.113.8'],
        ],
      ),
    ).toEqual([2, 1]);
  });

  it('is detected when it names only proxies', async () => {
    expect(
      await asked(proxies, [
        ['10.0.0.2', '10.0.0.1'],
        ['::ffff:10.0.0.2', '10.0.0.1'],
      ]),
    ).toEqual([2, 1]);
  });

  it('is not reported if visitors are distinguishable, or if there is no proxy', async () => {
    expect(await asked(proxies, [['10.0.0.2', '203.0.113.9'], ['::1', '2001:db8::1'], ['203.0.113.9'], ['10.0.0.2']])).toEqual([0, 0]);
    expect(await asked([], [['203.0.113.9']])).toEqual([0, 0]);
  });
});
