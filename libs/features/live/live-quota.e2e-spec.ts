import type { AddressInfo } from 'node:net';
import { JwtService } from '@nestjs/jwt';
import { until } from '#libs/event-log/testing/until';
import { accessTokenAudience } from '#libs/platform/auth/access-token';
import { Metrics } from '#libs/platform/metrics/metrics';
import { Listener } from '#libs/testing/live-listener';
import { type Account, OrdersTestApp } from '#libs/testing/orders-test-app';
import { LiveModule } from './live.module.js';

const manager: Account = 'client-service-manager';

describe('the limit of live streams', () => {
  let world: OrdersTestApp;
  let address: string;
  let listeners: Listener[] = [];

  beforeAll(async () => {
    world = await OrdersTestApp.start(undefined, {
      imports: [LiveModule],
      quotas: { liveStreamsPerPerson: 10, liveStreams: 15, liveReplayedEvents: 100 },
    });
    await world.app.listen(0, '127.0.0.1');
    const { port } = world.app.getHttpServer().address() as AddressInfo;
    address = `http://127.0.0.1:${port}/api/v1/live`;
  });
  afterAll(() => world.stop());
  afterEach(async () => {
    for (const listener of listeners) listener.close();
    listeners = [];
    await openAre(0);
  });

  const openNow = async (): Promise<number> => {
    const figures = await world.app.get(Metrics).registry.getSingleMetric('live_streams_open')?.get();
    return Number(figures?.values[0]?.value);
  };
  const openAre = (expected: number): Promise<boolean> => until(async () => (await openNow()) === expected);

  const position = async (): Promise<number> => {
    await world.settle();
    return (await world.database.one<{ pos: number }>('select coalesce(max(pos), 0) as pos from event_order'))?.pos ?? 0;
  };

  /** Opens a stream, which stays open, and returns the status of the answer. */
  const follow = async (account: Account, bearer = world.bearer(account)): Promise<string> => {
    try {
      listeners.push(await Listener.open(address, { authorization: bearer }));
      return '200';
    } catch (fault) {
      return (fault as Error).message;
    }
  };
  const many = async (account: Account, count: number): Promise<Record<string, number>> => {
    const answers = await Promise.all(Array.from({ length: count }, () => follow(account)));
    return answers.reduce<Record<string, number>>((sum, one) => ({ ...sum, [one]: (sum[one] ?? 0) + 1 }), {});
  };
  const refusal = (account: Account, language = 'en'): Promise<Response> =>
    fetch(address, { headers: { authorization: world.bearer(account), 'accept-language': language } });

  it('is ten for one person, also if three hundred are requested at once', async () => {
    expect(await many('client', 300)).toEqual({ '200': 10, '429': 290 });
    expect(await openNow()).toBe(10);
    const answer = await refusal('client');
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('content-type')]).toEqual([
      429,
      '60',
      'application/problem+json; charset=utf-8',
    ]);
    expect(await answer.json()).toMatchObject({
      code: 'tooManyLiveStreams',
      detail: 'This account is already open in 10 places. Close one of them first.',
    });
    expect(await follow('client2')).toBe('200');
  });

  it('is a number for all people together in one process', async () => {
    expect(await many('client', 10)).toEqual({ '200': 10 });
    expect(await many('client2', 6)).toEqual({ '200': 5, '503': 1 });
    const answer = await refusal('partner');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await answer.json()).toMatchObject({ code: 'liveStreamsFull' });
    const figures = await world.app.get(Metrics).registry.metrics();
    expect(figures).toMatch(/http_problems_total\{status="503",code="liveStreamsFull"\} \d/);
  });

  it('counts a stream no longer when its reader leaves', async () => {
    expect(await many('client', 11)).toEqual({ '200': 10, '429': 1 });
    listeners[3]?.close();
    await openAre(9);
    expect(await many('client', 2)).toEqual({ '200': 1, '429': 1 });
  });

  it('counts a stream no longer when its token ends', async () => {
    const claims = { sub: world.idOf('client'), tv: 1 };
    const token = world.app
      .get(JwtService, { strict: false })
      .sign(claims, { algorithm: 'HS256', audience: accessTokenAudience, expiresIn: 2 });
    expect(await follow('client', `Bearer ${token}`)).toBe('200');
    expect(await many('client', 9)).toEqual({ '200': 9 });
    expect(await follow('client')).toBe('429');
    await openAre(9);
    expect(await follow('client')).toBe('200');
  });

  it('counts a stream no longer when the rights of its person change', async () => {
    expect(await many('partner2', 10)).toEqual({ '200': 10 });
    await world.database.query('update users set token_version = token_version + 1 where id = $1', [world.idOf('partner2')]);
    await openAre(0);
  });

  it('sends one person a limited number of missed events a minute, and then a reset', async () => {
    while ((await position()) < 30) await world.place('client2');
    const from = String((await position()) - 30);
    /** The events that a resumed stream receives, until the next order. */
    const resumed = async (account: Account): Promise<string[]> => {
      const listener = await Listener.open(address, { authorization: world.bearer(account), 'last-event-id': from });
      listeners.push(listener);
      await listener.until(() => listener.messages.length > 0);
      const order = await world.place('client2');
      await world.settle();
      await listener.until(() => listener.orders().includes(order._id));
      return listener.messages.map(({ event }) => event);
    };
    const answers = [await resumed('client2'), await resumed('client2'), await resumed('client2'), await resumed('client2')];
    expect(answers.map((events) => events.includes('reset'))).toEqual([false, false, false, true]);
    expect(await resumed(manager)).not.toContain('reset');
  });

  it('counts no stream when the process ends', async () => {
    expect(await many('client', 10)).toEqual({ '200': 10 });
    await world.app.close();
    expect(await openNow()).toBe(0);
  });
});
