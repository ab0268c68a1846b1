import { eventSchemaTable } from '#libs/contracts/events/event-schema-table';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { OrderEventData } from '#machines/order/events';
import { factsAfter, reportedEvents, type ReportOrder } from './report-order.js';

const event = (type: string, data: object): PlacedEvent => ({
  pos: 0,
  id: 'event',
  streamType: 'order',
  streamId: 'order',
  version: 2,
  type,
  schemaVersion: 1,
  recordedAt: 2_000_000,
  data: data as Record<string, unknown>,
  metadata: { actor: null, command: 'command', commandHash: '', machineVersion: 1 },
});

const terms = { country: 'country', service: 'service', currency: 'EUR' };
const placed: Partial<OrderEventData['OrderPlaced']> = { number: 1, client: 'client', terms: terms as never, price: 100 };
const known: ReportOrder = factsAfter(undefined, event('OrderPlaced', placed)).order;

/** Members of several events; none is a status. */
const data = { payment: 'payment', amount: 7, currency: 'EUR', conceded: 7, before: 9, price: 8, partner: 'partner', manager: 'manager' };

describe('the events that reports are made from', () => {
  const others = Object.keys(eventSchemaTable)
    .map((key) => key.split('/')[0] ?? '')
    .filter((type) => !reportedEvents.includes(type));

  it.each([...new Set(others)])('need no %s', (type) => {
    expect(factsAfter(known, event(type, data))).toEqual({ order: known, move: undefined, money: undefined });
  });

  it.each(['RestWaived', 'PaymentReversed', 'PaymentCorrected', 'ManagerAssigned', 'PartnerAppointed', 'OrderEdited'])(
    'have %s',
    (type) => {
      expect(reportedEvents).toContain(type);
      expect(factsAfter(known, event(type, data)).order).not.toEqual(known);
    },
  );

  it('have every event that moves an order', () => {
    const moved = factsAfter(known, event('OrderConfirmedUnpaid', { from: 'newOrder', to: 'orderConfirmedNotPayed' }));
    expect(moved.order.progress).toBe('orderConfirmedNotPayed');
    expect(moved.move).toMatchObject({ from_status: 'newOrder', to_status: 'orderConfirmedNotPayed', seconds: 0 });
    const statuses = Object.entries(eventSchemaTable).filter(([, schema]) => JSON.stringify(schema).includes('"ProgressStatus"'));
    expect(reportedEvents).toEqual(expect.arrayContaining(statuses.map(([key]) => key.split('/')[0])));
  });
});
