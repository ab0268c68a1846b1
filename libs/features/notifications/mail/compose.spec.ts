import type { Person } from '#libs/contracts/people/people-by-ids';
import type { Language } from '#machines/kernel/ids';
import { type OrderUnderTest, steps, textRef } from '#machines/order/testing/order-builder';
import { id, people } from '#machines/order/testing/people';
import { orderIn, paymentIds } from '#machines/order/testing/stories';
import { type KnownOrder, knownAfter } from '../rules/known-order.js';
import type { Notice } from '../rules/notice.js';
import { noticesOf } from '../rules/notices-of.js';
import { rowOf } from '../storage/notice-row.js';
import { addNotificationTexts } from '../texts/texts.js';
import { noticeMail } from './compose.js';
import { Links } from './links.js';

beforeAll(addNotificationTexts);

const { client, clientManager: manager, clientHead, partner, payment: provider } = people;
const reason = textRef(8);
const addressee = (language: Language) =>
  ({ role: 'Client', language, firstName: 'Anna', lastName: 'Sokolova', timeZone: 'UTC' }) as Person & { timeZone: string };

/** The notifications of the events from the `since`th on, with the final order. */
function noticesSince({ events }: OrderUnderTest, since: number): { notices: Notice[]; known: KnownOrder } {
  let known: KnownOrder | undefined;
  const notices = events.flatMap((event, place) => {
    const before = known;
    known = knownAfter(before, event);
    return place < since ? [] : noticesOf(event, id(event.version), known, before);
  });
  if (known === undefined) throw new Error('an order has events');
  return { notices, known };
}

/** Lines about returned money in the client's emails, for the events that `story` adds. */
function linesOf(order: OrderUnderTest, story: (order: OrderUnderTest) => OrderUnderTest, language: Language = 'en'): string[] {
  const since = order.events.length;
  const { notices, known } = noticesSince(story(order), since);
  const references = { order: () => known, person: () => undefined, text: () => undefined };
  return notices
    .filter(({ reader }) => reader === 'client')
    .flatMap((notice) => noticeMail(rowOf(notice), addressee(language), references, new Links('https://registra.example')).facts)
    .filter(({ label }) => /stop now|To be refunded|отказаться|К возврату/.test(label))
    .map(({ label, value }) => `${label}: ${value.replaceAll('\u00a0', ' ')}`);
}

const prepaid = (order: OrderUnderTest) =>
  order.then(provider, 'recordPayment', { payment: id(600), amount: 54_000, provider: 'paypal', capture: 'C' });
const refunded = (amount: number) => (order: OrderUnderTest) =>
  order.then(clientHead, 'requestRefund', { refund: id(700), payment: paymentIds.prepayment, amount, reason });
const cancelled = (order: OrderUnderTest) => order.then(manager, 'cancelOrder', { reason });

describe('the sum that comes back if an order stops, in emails to its client', () => {
  it('given a prepayment, when it arrives, then its email states that sum once, in the reader’s language', () => {
    expect(linesOf(orderIn('orderConfirmedNotPayed'), prepaid)).toEqual(['If you stop now, you get back: €540.00']);
    expect(linesOf(orderIn('orderConfirmedNotPayed'), prepaid, 'ru')).toEqual(['Если отказаться сейчас, вернём: 540,00 €']);
  });

  it('given a refund, when it was made, then its email says what is left to come back', () => {
    expect(linesOf(orderIn('documentsReceived'), refunded(10_000))).toEqual(['If you stop now, you get back: €440.00']);
  });

  it('given an event that leaves the sum as it was, when it is emailed, then no email names it', () => {
    expect(
      linesOf(orderIn('orderConfirmedAndPayed'), (order) =>
        order.then(manager, 'assignManager', { manager: people.innovationsManager.id }),
      ),
    ).toEqual([]);
    expect(linesOf(orderIn('newOrder'), (order) => order.then(manager, 'managerConfirmedNotPayedOrder', {}))).toEqual([]);
  });

  it('given accepted work, which nobody can stop, when a part of the price is refunded, then no email names it', () => {
    expect(linesOf(orderIn('lastPaymentConfirmed'), refunded(10_000))).toEqual([]);
  });

  it('given steps that are done, when the order is cancelled, then its email says what is refunded without their price', () => {
    const order = orderIn('documentsReceived').then(partner, 'completeStep', { step: steps.first });
    order.then(manager, 'recordOfflinePayment', { payment: id(610), method: 'transfer', amount: 126_000, note: null });
    expect(linesOf(order, cancelled)).toEqual(['To be refunded: €900.00']);
    expect(linesOf(orderIn('newOrder'), cancelled)).toEqual([]);
  });

  it('given an order that stops, then its email says that something is refunded, that the work takes all, or that nothing was paid', () => {
    const sentenceOf = (order: OrderUnderTest): string[] => {
      const since = order.events.length;
      return noticesSince(cancelled(order), since).notices.flatMap(({ reader, template }) => (reader === 'client' ? [template] : []));
    };
    const worked = orderIn('documentsReceived').then(partner, 'completeStep', { step: steps.first });
    expect([orderIn('documentsReceived'), worked, orderIn('newOrder')].map(sentenceOf)).toEqual([
      ['OrderCancelled.client'],
      ['OrderCancelled.clientKept'],
      ['OrderCancelled.clientUnpaid'],
    ]);
  });

  it('given anybody else who is notified, when the sum changes, then nothing of it is in their notifications', () => {
    const order = orderIn('orderConfirmedNotPayed');
    const since = order.events.length;
    const { notices } = noticesSince(cancelled(prepaid(order)), since);
    const others = notices.filter(({ audience }) => audience !== client.id);
    expect(others.length).toBeGreaterThan(2);
    for (const { figures } of others)
      expect(Object.keys(figures)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(back|toReturn)$/)]));
  });
});
