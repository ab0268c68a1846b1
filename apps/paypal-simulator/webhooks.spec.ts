import { createVerify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type SentWebhook, SimulatorWorld } from './testing/simulator-world.js';
import { pauseAfter } from './webhook-courier.js';

describe('webhooks of the PayPal simulator', () => {
  let world: SimulatorWorld;
  beforeEach(() => (world = new SimulatorWorld()));

  const certificate = (): string => {
    const { identity } = world.simulator.store.state;
    return world.answer('GET', `/v1/notifications/certs/${identity?.certificateId}`).body;
  };
  /** By PayPal's rule: the signature covers `id|time|webhookId|crc32`. */
  const holds = ({ headers, body }: SentWebhook): boolean => {
    const text = `${headers['paypal-transmission-id']}|${headers['paypal-transmission-time']}|${world.merchant.webhookId}|${crc32(body)}`;
    return createVerify('RSA-SHA256')
      .update(text)
      .verify(certificate(), headers['paypal-transmission-sig'] ?? '', 'base64');
  };
  const waiting = (): number => world.simulator.store.state.deliveries.size;

  it('report approval and capture, signed by the key of the certificate', async () => {
    world.paid();
    await world.pass(0);
    expect(world.eventTypes()).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.COMPLETED']);
    expect(world.sent.map(holds)).toEqual([true, true, true]);
  });

  it('are signed with a certificate that reads and signs itself', () => {
    const read = new X509Certificate(certificate());
    expect(read.verify(read.publicKey)).toBe(true);
    expect([read.subject, new Date(read.validFrom).getUTCFullYear()]).toEqual(['CN=PayPal simulator', 2026]);
  });

  it('are retried with growing delays until they are accepted', async () => {
    world.merchantAnswers = 500;
    world.choose(world.createOrder());
    await world.pass(0);
    await world.pass(9);
    expect(world.sent).toHaveLength(1);
    await world.pass(1);
    expect(world.sent).toHaveLength(2);
    world.merchantAnswers = 200;
    await world.pass(20);
    await world.pass(86_400);
    expect(world.sent).toHaveLength(3);
    expect(new Set(world.sent.map(({ body }) => body)).size).toBe(1);
    expect([waiting(), world.simulator.store.state.events.size]).toEqual([0, 1]);
  });

  it('are sent at once when the merchant asks for them again', async () => {
    world.merchantAnswers = 503;
    world.choose(world.createOrder());
    await world.pass(1);
    const before = world.sent.length;
    world.merchantAnswers = 200;
    expect(world.control('POST', 'webhooks').body).toEqual({ waiting: 1 });
    await world.pass(1);
    expect(world.sent).toHaveLength(before + 1);
    expect(waiting()).toBe(0);
  });

  it('are given up after 25 attempts, within three days', async () => {
    world.merchantAnswers = 0;
    world.choose(world.createOrder());
    for (let hours = 0; hours < 24 * 3; hours++) await world.pass(3600);
    const pauses = Array.from({ length: 24 }, (_, index) => pauseAfter(index + 1));
    expect(pauses.reduce((a, b) => a + b, 0)).toBeLessThan(3 * 86_400_000);
    expect(waiting()).toBe(0);
    expect(world.sent.length).toBeLessThanOrEqual(25);
  });

  it('are sent by the next process if they were still waiting', async () => {
    world.paid();
    const next = new SimulatorWorld(world.journal, 2);
    await next.pass(0);
    expect(next.eventTypes()).toHaveLength(3);
  });

  const armed = async (kind: string, seconds?: number) => {
    world.control('POST', 'faults', { faults: [{ kind, ...(seconds !== undefined && { seconds }) }] });
    world.choose(world.createOrder());
    await world.pass(0);
  };

  it('come twice with duplicateWebhook, each in its own transmission', async () => {
    await armed('duplicateWebhook');
    expect(world.sent).toHaveLength(2);
    expect(world.sent[0]?.body).toBe(world.sent[1]?.body);
    expect(world.sent[0]?.headers['paypal-transmission-id']).not.toBe(world.sent[1]?.headers['paypal-transmission-id']);
  });

  it('come late with delayWebhook', async () => {
    await armed('delayWebhook', 100);
    await world.pass(99);
    expect(world.sent).toHaveLength(0);
    await world.pass(1);
    expect(world.sent).toHaveLength(1);
  });

  it('come in another order with delayWebhook', async () => {
    world.control('POST', 'faults', { faults: [{ kind: 'delayWebhook' }] });
    world.paid();
    await world.pass(0);
    await world.pass(3);
    expect(world.eventTypes()).toEqual(['PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.COMPLETED', 'CHECKOUT.ORDER.APPROVED']);
  });

  it('with forgeWebhook are sent forged once, next to the true one', async () => {
    world.merchantAnswers = 400;
    await armed('forgeWebhook');
    expect(world.sent.map(holds)).toEqual([false, true]);
    await world.pass(10);
    expect(world.sent.slice(2).map(holds)).toEqual([true]);
  });
});
