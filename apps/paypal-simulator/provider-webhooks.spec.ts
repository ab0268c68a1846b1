import type { ProviderMessage } from '#libs/features/payments/provider/payment-provider';
import { selfSigned } from './certificate.js';
import { arrived, ProviderWorld } from './testing/provider-world.js';
import type { SentWebhook } from './testing/simulator-world.js';
import { signWebhook } from './webhook-signature.js';

const day = 86_400;

describe('a webhook that the product receives from PayPal', () => {
  let world: ProviderWorld;
  beforeEach(() => (world = new ProviderWorld()));

  /** What the simulator sent of an order that was paid. */
  async function sent(): Promise<SentWebhook[]> {
    await world.paid();
    await world.simulator.pass(0);
    return world.simulator.sent;
  }
  const last = async (): Promise<ProviderMessage> => arrived((await sent()).at(-1) ?? { headers: {}, body: '' });
  const certificates = (): number => world.line.asked.filter(({ path }) => path.includes('/certs/')).length;

  /** The same message with other headers. */
  const changed = (message: ProviderMessage, headers: Record<string, string | string[] | undefined>): ProviderMessage => ({
    ...message,
    headers: { ...message.headers, ...headers },
  });

  /** A message signed with the simulator's own key, of whatever bytes. */
  function signed(body: string, change: { webhookId?: string; privateKey?: string } = {}): ProviderMessage {
    const { identity } = world.simulator.simulator.store.state;
    const parts = {
      transmissionId: 't',
      transmissionTime: new Date(world.simulator.now).toISOString(),
      webhookId: change.webhookId ?? 'HOOK1',
    };
    const headers = {
      'paypal-transmission-id': parts.transmissionId,
      'paypal-transmission-time': parts.transmissionTime,
      'paypal-transmission-sig': signWebhook({ ...parts, body }, change.privateKey ?? identity?.privateKey ?? ''),
      'paypal-cert-url': `${world.simulator.addresses.api}/v1/notifications/certs/${identity?.certificateId}`,
      'paypal-auth-algo': 'SHA256withRSA',
    };
    return arrived({ headers, body });
  }

  it('names the order or capture that it is about, and the certificate is downloaded once', async () => {
    const notices = [];
    for (const message of await sent()) notices.push(await world.provider.verify(arrived(message)));
    const order = [...world.simulator.simulator.store.state.orders.keys()][0];
    const capture = [...world.simulator.simulator.store.state.captures.keys()][0];
    expect(notices).toMatchObject([
      { type: 'CHECKOUT.ORDER.APPROVED', about: { kind: 'order', reference: order } },
      { type: 'PAYMENT.CAPTURE.COMPLETED', about: { kind: 'capture', reference: capture } },
      { type: 'CHECKOUT.ORDER.COMPLETED', about: { kind: 'order', reference: order } },
    ]);
    expect(new Set(notices.map((notice) => ('id' in notice ? notice.id : ''))).size).toBe(3);
    expect(certificates()).toBe(1);
  });

  it('names the refund, reversal or dispute that it is about', async () => {
    const refunded = await world.paid({ checkout: '01935a3e-6f3b-7c11-8a2b-000000000001' });
    await world.provider.refundCapture(refunded, { key: 'r', amount: 1, currency: 'EUR', orderNumber: 'R-000123' });
    world.arm('dispute', 'captureOrder');
    const disputed = await world.paid({ checkout: '01935a3e-6f3b-7c11-8a2b-000000000002' });
    world.arm('reverse', 'captureOrder');
    await world.paid({ checkout: '01935a3e-6f3b-7c11-8a2b-000000000003' });
    await world.simulator.pass(0);
    const { refunds, disputes } = world.simulator.simulator.store.state;
    const notices = await Promise.all(world.simulator.sent.map((message) => world.provider.verify(arrived(message))));
    expect(notices).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'PAYMENT.CAPTURE.REFUNDED', about: { kind: 'refund', reference: [...refunds.keys()][0] } }),
        expect.objectContaining({
          type: 'CUSTOMER.DISPUTE.CREATED',
          about: { kind: 'dispute', reference: [...disputes.keys()][0], captures: [disputed] },
        }),
        expect.objectContaining({ type: 'PAYMENT.CAPTURE.REVERSED', about: { kind: 'refund', reference: expect.any(String) as string } }),
      ]),
    );
  });

  it('with another amount under a genuine signature is refused, while the genuine one sent with it is accepted', async () => {
    world.arm('forgeWebhook');
    const [false_, true_] = await sent();
    if (false_ === undefined || true_ === undefined) throw new Error('two were expected');
    expect(await world.provider.verify(arrived(false_))).toEqual({ forged: 'signature' });
    expect(await world.provider.verify(arrived(true_))).toMatchObject({ type: 'CHECKOUT.ORDER.APPROVED' });
  });

  it('with another signature, or signed for another webhook, is refused', async () => {
    const message = await last();
    const signature = String(message.headers['paypal-transmission-sig']);
    const spoiled = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
    expect(await world.provider.verify(changed(message, { 'paypal-transmission-sig': spoiled }))).toEqual({ forged: 'signature' });
    expect(await world.provider.verify(signed('{"id":"WH-1","event_type":"X"}', { webhookId: 'HOOK2' }))).toEqual({ forged: 'signature' });
  });

  it('for another account is refused, although PayPal signed it', async () => {
    const message = await last();
    expect(await world.as({ webhookId: 'HOOK2' }).verify(message)).toEqual({ forged: 'signature' });
  });

  it('is the same event when it is repeated, and is refused after three days and an hour', async () => {
    const message = await last();
    const first = await world.provider.verify(message);
    await world.simulator.pass(3 * day);
    expect(await world.provider.verify(message)).toEqual(first);
    await world.simulator.pass(3600 + 1);
    expect(await world.provider.verify(message)).toEqual({ forged: 'tooOld' });
  });

  it('from the future is refused, unless a clock is at most ten minutes ahead', async () => {
    const message = await last();
    world.simulator.now -= 600_000;
    expect(await world.provider.verify(message)).toMatchObject({ type: 'CHECKOUT.ORDER.COMPLETED' });
    world.simulator.now -= 1_000;
    expect(await world.provider.verify(message)).toEqual({ forged: 'tooOld' });
    world.simulator.now += 601_000;
    expect(await world.provider.verify(changed(message, { 'paypal-transmission-time': 'noon' }))).toEqual({ forged: 'tooOld' });
  });

  it.each(['paypal-transmission-id', 'paypal-transmission-time', 'paypal-transmission-sig', 'paypal-cert-url', 'paypal-auth-algo'])(
    'without %s, with two of them or with an endless one is refused unread',
    async (header) => {
      const message = await last();
      for (const value of [undefined, '', ['a', 'b'], 'x'.repeat(501)])
        expect(await world.provider.verify(changed(message, { [header]: value }))).toEqual({ forged: 'headersMissing' });
      expect(certificates()).toBe(0);
    },
  );

  it('signed by another algorithm is refused', async () => {
    expect(await world.provider.verify(changed(await last(), { 'paypal-auth-algo': 'SHA1withRSA' }))).toEqual({ forged: 'headersMissing' });
  });

  it.each([
    'https://api.paypal.com/v1/notifications/certs/CERT-SAMPLE',
    'http://127.0.0.1:4010.evil.example/v1/notifications/certs/CERT-SAMPLE',
    'http://127.0.0.1:4010@evil.example/v1/notifications/certs/CERT-SAMPLE',
    'http://evil.example#http://127.0.0.1:4010/v1/notifications/certs/CERT-SAMPLE',
    'http://127.0.0.1:40100/v1/notifications/certs/CERT-SAMPLE',
    'https://127.0.0.1:4010/v1/notifications/certs/CERT-SAMPLE',
    'http://127.0.0.1:4010/v1/notifications/certs/../../oauth2/token',
    'http://127.0.0.1:4010/v1/notifications/certs/%2e%2e',
    'http://127.0.0.1:4010/v1/notifications/certs/CERT-SAMPLE?x=1',
    'http://127.0.0.1:4010\\v1/notifications/certs/CERT-SAMPLE',
    ' http://127.0.0.1:4010/v1/notifications/certs/CERT-SAMPLE',
    'nonsense',
  ])('with the certificate of "%s" is refused, and no request is made for it', async (address) => {
    expect(await world.provider.verify(changed(await last(), { 'paypal-cert-url': address }))).toEqual({ forged: 'certificateHost' });
    expect(certificates()).toBe(0);
  });

  describe('the certificate of a webhook', () => {
    const answering = (body: string, status = 200): void => {
      world.line.instead = (url) => (url.pathname.includes('/certs/') ? new Response(body, { status }) : undefined);
    };

    it.each([
      ['is none', 'no certificate', 200],
      ['is not there', '', 404],
      ['is somewhere else', '', 302],
    ])('is refused if it %s', async (_, body, status) => {
      const message = await last();
      answering(body, status);
      expect(await world.provider.verify(message)).toEqual({ forged: 'certificate' });
    });

    it('is refused once it has expired, also if it was cached', async () => {
      const message = await last();
      expect(await world.provider.verify(message)).toMatchObject({ type: 'CHECKOUT.ORDER.COMPLETED' });
      world.simulator.now = Date.UTC(2037, 1, 1);
      expect(await world.provider.verify(signed('{"id":"WH-1","event_type":"X"}'))).toEqual({ forged: 'certificateExpired' });
    });

    it('is refused if its key does not match the signature', async () => {
      const { privateKey } = selfSigned('Somebody', world.simulator.now);
      expect(await world.provider.verify(signed('{"id":"WH-1","event_type":"X"}', { privateKey }))).toEqual({ forged: 'signature' });
    });

    it.each([500, 503, 429])('leads to a retry and not to a refusal while it is unavailable (%i)', async (status) => {
      const message = await last();
      answering('', status);
      await expect(world.provider.verify(message)).rejects.toMatchObject({ name: 'ProviderUnavailable' });
      world.line.instead = undefined;
      expect(await world.provider.verify(message)).toMatchObject({ type: 'CHECKOUT.ORDER.COMPLETED' });
    });

    /** A message that names a certificate that does not exist. */
    const madeUp = async (name: string, network: string): Promise<unknown> => {
      const address = `${world.simulator.addresses.api}/v1/notifications/certs/${name}`;
      const message = { ...changed(signed('{}'), { 'paypal-cert-url': address }), network };
      return world.provider.verify(message).catch((fault: Error) => fault.name);
    };

    it('is fetched five times a minute for one network and twenty for all, if it is made up', async () => {
      const verdicts = [];
      for (let index = 0; index < 8; index += 1) verdicts.push(await madeUp(`ONE-${index}`, '198.51.100.1'));
      expect(verdicts).toEqual([...Array(5).fill({ forged: 'certificate' }), ...Array(3).fill('ProviderUnavailable')]);
      for (let index = 0; index < 30; index += 1) await madeUp(`MANY-${index}`, `198.51.100.${index}`);
      expect(certificates()).toBe(20);
      world.simulator.now += 60_000;
      expect(await madeUp('ONE-9', '198.51.100.1')).toEqual({ forged: 'certificate' });
    });

    it('is remembered as unusable for ten minutes, if it is made up', async () => {
      for (let nth = 0; nth < 10; nth += 1) expect(await madeUp('SAME', '198.51.100.1')).toEqual({ forged: 'certificate' });
      expect(certificates()).toBe(1);
      world.simulator.now += 600_000;
      await madeUp('SAME', '198.51.100.1');
      expect(certificates()).toBe(2);
    });

    it('is fetched if it is PayPal’s own, while one network names made-up ones without end', async () => {
      for (let index = 0; index < 30; index += 1) await madeUp(`F${index}`, '198.51.100.1');
      expect(await world.provider.verify(await last())).toMatchObject({ type: 'CHECKOUT.ORDER.COMPLETED' });
    });

    it('is trusted from the cache if no request is permitted, while an unknown one leads to a retry', async () => {
      const message = await last();
      await expect(world.provider.verify(message, false)).rejects.toMatchObject({ name: 'ProviderUnavailable' });
      expect(certificates()).toBe(0);
      await world.provider.verify(message);
      expect(await world.provider.verify(message, false)).toMatchObject({ type: 'CHECKOUT.ORDER.COMPLETED' });
    });

    it('is trusted for at most a day after PayPal withdrew it, and then named in the log', async () => {
      await world.provider.verify(await last());
      answering('', 404);
      world.simulator.now += 86_399_000;
      expect(await world.provider.verify(signed('{"id":"WH-1","event_type":"X"}'))).toMatchObject({ id: 'WH-1' });
      world.simulator.now += 2_000;
      expect(await world.provider.verify(signed('{"id":"WH-2","event_type":"X"}'))).toEqual({ forged: 'certificate' });
      expect(world.logged.map(({ message }) => message)).toEqual(['a certificate that signed webhooks is no longer good']);
    });

    it('is trusted for a week if it cannot be confirmed', async () => {
      await world.provider.verify(await last());
      answering('', 503);
      world.simulator.now += 7 * 86_400_000 - 1_000;
      expect(await world.provider.verify(signed('{"id":"WH-1","event_type":"X"}'))).toMatchObject({ id: 'WH-1' });
      world.simulator.now += 2_000;
      await expect(world.provider.verify(signed('{"id":"WH-2","event_type":"X"}'))).rejects.toMatchObject({ name: 'ProviderUnavailable' });
    });
  });

  it.each(['no JSON', '[]', '{}', '{"id":"WH-1"}', '{"id":"WH-1","event_type":"A","resource_type":"capture"}'])(
    'with a valid signature is refused if its body is no event: %s',
    async (body) => {
      expect(await world.provider.verify(signed(body))).toEqual({ forged: 'body' });
    },
  );

  it.each([
    '{"id":"WH-1","event_type":"BILLING.PLAN.CREATED","resource_type":"plan"}',
    '{"id":"WH-1","event_type":"A","resource_type":"constructor"}',
  ])('of an unknown kind is accepted as about nothing known: %s', async (body) => {
    expect(await world.provider.verify(signed(body))).toMatchObject({ id: 'WH-1', about: { kind: 'other' } });
  });

  it('shares one download of the certificate with all others that arrive at once', async () => {
    const messages = (await sent()).map((message) => arrived(message));
    await Promise.all([...messages, ...messages].map((message) => world.provider.verify(message)));
    expect(certificates()).toBe(1);
  });
});
