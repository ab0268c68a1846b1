import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { serve } from '#apps/paypal-simulator/http-server';
import { SimulatorWorld } from '#apps/paypal-simulator/testing/simulator-world';
import { AuthModule } from '#libs/features/auth/auth.module';
import { PeopleModule } from '#libs/features/people/people.module';
import { loadConfig } from '#libs/platform/config/config';
import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';
import { createApp } from '../create-app.js';

const world = new SimulatorWorld();
/** Requests that reached the simulator, with their host. */
const passed: (string | undefined)[] = [];
let place: string;
let test: TestDatabase;
let simulator: Server;
let app: NestFastifyApplication;
let plain: NestFastifyApplication;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'registra-pages-'));
  test = await createTestDatabase();
  simulator = serve(
    (request) => {
      passed.push(request.headers['x-forwarded-for']);
      return world.simulator.handle(request);
    },
    (fault) => {
      throw fault;
    },
  ).listen(0, '127.0.0.1');
  await once(simulator, 'listening');
  const settings = { DATA_DIR: place, DATABASE_URL: test.url, LOG_LEVEL: 'silent' };
  const PAYPAL_SIMULATOR_URL = `http://127.0.0.1:${(simulator.address() as AddressInfo).port}`;
  const options = { features: [AuthModule, PeopleModule], webRoot: join(place, 'none') };
  app = await createApp(loadConfig({ ...settings, PAYPAL_SIMULATOR_URL }), options);
  plain = await createApp(loadConfig(settings), options);
}, 240_000);
afterAll(async () => {
  await app?.close();
  await plain?.close();
  simulator?.close();
  await test?.drop();
  rmSync(place, { recursive: true });
});
beforeEach(() => passed.splice(0));

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const page = (token: string, query = '') =>
  app.inject({ url: `/simulator/checkout/${token}${query}`, headers: { 'accept-language': 'ru' } });

describe('the simulator’s approval page at the product’s own port', () => {
  it('is forwarded unchanged, not cached, in the payer’s language', async () => {
    const token = world.createOrder('346.50');
    const answer = await page(token, '?locale=en&x=1');
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers['content-type']]).toEqual([
      200,
      'no-store',
      'text/html; charset=utf-8',
    ]);
    expect(answer.body).toContain('€346.50');
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(answer.headers['x-frame-options']).toBe('DENY');
    expect((await page(token, '?locale=ru')).body).toContain('<html lang="ru">');
    expect(passed).toEqual(['127.0.0.1', '127.0.0.1']);
  });

  it('forwards the payer’s choice and redirects them back', async () => {
    const token = world.createOrder();
    const answer = await app.inject({ method: 'POST', url: `/simulator/checkout/${token}`, headers: form, payload: 'choice=pay' });
    expect([answer.statusCode, answer.headers['location']]).toEqual([
      303,
      `https://shop.example/order?id=1&checkout=2&token=${token}&PayerID=PAYERSMLTN234`,
    ]);
    expect(world.simulator.store.state.orders.get(token)?.status).toBe('APPROVED');
  });

  it('rejects a choice submitted by a page of another site', async () => {
    const token = world.createOrder();
    const url = `/simulator/checkout/${token}`;
    for (const sender of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const answer = await app.inject({ method: 'POST', url, headers: { ...form, ...sender }, payload: 'choice=pay' });
      expect([answer.statusCode, answer.json()]).toEqual([403, expect.objectContaining({ code: 'foreignOrigin' })]);
    }
    expect(passed).toEqual([]);
    const own = { ...form, 'sec-fetch-site': 'same-origin' };
    expect((await app.inject({ method: 'POST', url, headers: own, payload: 'choice=pay' })).statusCode).toBe(303);
  });

  it('accepts neither JSON nor anything longer than a choice', async () => {
    const token = world.createOrder();
    const url = `/simulator/checkout/${token}`;
    expect((await app.inject({ method: 'POST', url, payload: { choice: 'pay' } })).statusCode).toBe(415);
    expect((await app.inject({ method: 'POST', url, headers: form, payload: `choice=${'x'.repeat(2000)}` })).statusCode).toBe(413);
    expect((await app.inject({ method: 'DELETE', url })).statusCode).toBe(404);
    expect(passed).toEqual([]);
  });

  it.each([
    '/simulator/ledger',
    '/simulator/faults',
    '/simulator/checkout',
    '/simulator/checkout/x',
    '/simulator/checkout/..%2Fledger',
    '/simulator/checkout/A%2F..',
    '/v1/oauth2/token',
  ])('is the only part of the simulator that can be reached: not %s', async (url) => {
    for (const method of ['GET', 'POST'] as const) expect((await app.inject({ method, url })).statusCode).toBe(404);
    expect(passed).toEqual([]);
  });

  it('does not exist without a simulator', async () => {
    const token = world.createOrder();
    expect((await plain.inject({ url: `/simulator/checkout/${token}` })).statusCode).toBe(404);
    expect((await plain.inject({ method: 'POST', url: '/api/v1/auth/login', headers: form, payload: 'a=b' })).statusCode).toBe(415);
  });

  it('asks to retry while the simulator is unavailable', async () => {
    const token = world.createOrder();
    simulator.close();
    simulator.closeAllConnections();
    const answer = await page(token);
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toMatchObject([503, '1', { code: 'unavailable' }]);
  });
});
