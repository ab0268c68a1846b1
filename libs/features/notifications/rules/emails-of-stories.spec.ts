import { readFileSync } from 'node:fs';
import { type OrderUnderTest, steps, textRef } from '#machines/order/testing/order-builder';
import { id, people } from '#machines/order/testing/people';
import { orderIn, paymentIds } from '#machines/order/testing/stories';
import { offers } from './kinds.js';
import { type KnownOrder, knownAfter } from './known-order.js';
import { noticesOf } from './notices-of.js';

const { client, clientManager: manager, clientHead, partner, payment: provider } = people;
const reason = textRef(8);

/** Templates of the client's emails for the events from `since` on, without duplicates. */
function emailsSince(order: OrderUnderTest, since: number): string[] {
  let known: KnownOrder | undefined;
  return order.events.flatMap((event, place) => {
    const before = known;
    known = knownAfter(before, event);
    const notices = noticesOf(event, id(event.version), known, before);
    const emails = notices.filter(({ reader, kind }) => reader === 'client' && offers.client[kind]?.mail === 'immediately');
    return place < since ? [] : emails.map(({ template }) => template);
  });
}

const short = (order: OrderUnderTest) => order.then(manager, 'confirmTransfer', { payment: paymentIds.rest, amount: 123_700 });
const waived = (order: OrderUnderTest) => order.then(manager, 'waiveRest', { amount: 2_300, limit: 2_500, today: 2_300, reason });
const captured = { payment: id(600), amount: 54_000, provider: 'paypal', capture: 'C' };
const dispute = { payment: id(600), dispute: 'D', amount: 54_000, provider: 'paypal' };
const refund = (by?: 'other') => ({ refund: id(700), payment: paymentIds.prepayment, amount: 10_000, reason, ...(by && { by }) });

/** The start and the events of each story, by its name in the table of docs. */
const stories: Record<string, [begin: () => OrderUnderTest, story: (order: OrderUnderTest) => OrderUnderTest]> = {
  'short transfer': [() => orderIn('lastPaymentPayed'), short],
  'the rest of it waived': [() => short(orderIn('lastPaymentPayed')), waived],
  'the rest of it corrected': [
    () => short(orderIn('lastPaymentPayed')),
    (order) => order.then(people.owner, 'correctPayment', { payment: paymentIds.rest, amount: 126_000, reason }),
  ],
  'cash corrected downwards': [
    () =>
      orderIn('lastPaymentRequired').then(manager, 'recordOfflinePayment', {
        payment: id(610),
        method: 'cash',
        amount: 126_000,
        note: null,
      }),
    (order) => order.then(clientHead, 'correctPayment', { payment: id(610), amount: 120_000, reason }),
  ],
  'balance reported and confirmed': [
    () => orderIn('lastPaymentRequired'),
    (order) =>
      order
        .then(client, 'declareTransfer', { payment: paymentIds.rest, amount: 126_000, reference: null })
        .then(manager, 'managerConfirmedLastPayment', { rejected: false }),
  ],
  'F10: reported balance rejected': [
    () => orderIn('lastPaymentPayed'),
    (order) => order.then(manager, 'rejectTransfer', { payment: paymentIds.rest, reason }),
  ],
  'F10: checked balance not found': [
    () => orderIn('lastPaymentPayed'),
    (order) => order.then(manager, 'managerConfirmedLastPayment', { rejected: true, reason }),
  ],
  'F10: one of two reported transfers rejected': [
    () =>
      orderIn('lastPaymentRequired')
        .then(client, 'declareTransfer', { payment: id(611), amount: 100_000, reference: null })
        .then(client, 'declareTransfer', { payment: id(612), amount: 1_000, reference: null }),
    (order) => order.then(manager, 'rejectTransfer', { payment: id(612), reason }),
  ],
  'reported transfer withdrawn': [
    () => orderIn('lastPaymentPayed'),
    (order) => order.then(client, 'withdrawTransfer', { payment: paymentIds.rest }),
  ],
  'refund after the work is accepted': [
    () => orderIn('lastPaymentConfirmed'),
    (order) => order.then(clientHead, 'requestRefund', refund()),
  ],
  'refund while the balance is checked': [() => orderIn('lastPaymentPayed'), (order) => order.then(clientHead, 'requestRefund', refund())],
  'work returned and submitted again': [
    () => orderIn('allStepsCompleted'),
    (order) =>
      order
        .then(manager, 'notAcceptPartnerWork', { reason, steps: [steps.second] })
        .then(partner, 'completeStep', { step: steps.second })
        .then(partner, 'completeAllOrderSteps', {}),
  ],
  'dispute opened and lost': [
    () => orderIn('orderConfirmedNotPayed').then(provider, 'recordPayment', captured),
    (order) =>
      order.then(provider, 'recordDispute', { ...dispute, dueAt: null }).then(provider, 'closeDispute', { ...dispute, outcome: 'lost' }),
  ],
  'documents sent, order finished': [
    () => orderIn('lastPaymentConfirmed'),
    (order) =>
      order
        .then(partner, 'attachDocument', { document: id(402), kind: 'result', item: null, file: id(502), title: null })
        .then(partner, 'sendPayedProjectDocuments', {})
        .then(manager, 'managerFinishedProject', {}),
  ],
};

/** Reads the table of docs: each story and its emails to the client. */
const table = (): [string, string[]][] => {
  const [, section = ''] = readFileSync('docs/mail.md', 'utf8').split('## Which emails a story sends');
  return [...section.matchAll(/^\| ([^|]+) \| ((?:`[^`]+`(?:, )?)+|none) \|/gm)].map(([, story = '', emails = '']) => [
    story.trim(),
    [...emails.matchAll(/`([^`]+)`/g)].map(([, template = '']) => template),
  ]);
};

describe('the emails that a client gets', () => {
  it('are those of the table in docs/mail.md, for each of its stories', () => {
    const sent = Object.entries(stories).map(([name, [begin, story]]) => {
      const order = begin();
      const since = order.events.length;
      return [name, emailsSince(story(order), since)];
    });
    expect(Object.fromEntries(sent)).toEqual(Object.fromEntries(table()));
  });
});
