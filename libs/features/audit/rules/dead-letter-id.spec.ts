import { deadLetterId, parseDeadLetterId } from './dead-letter-id.js';

const eventId = '0190f7a4-5c1e-7b2a-9c3d-1e2f3a4b5c6d';

describe('the name of a dead letter', () => {
  it.each(['ledger', 'orders.counts', 'documents.attached-files'])('is read back, for the consumer %s', (consumer) => {
    expect(parseDeadLetterId(deadLetterId({ eventId, consumer, projectionVersion: 12 }))).toEqual({
      eventId,
      consumer,
      projectionVersion: 12,
    });
  });

  it.each(['', eventId, `${eventId}.ledger`, `${eventId}.ledger.-1`, `${eventId}.ledger.x`, 'x.ledger.1', `${eventId}.a b.1`])(
    'is not accepted as %j',
    (text) => {
      expect(parseDeadLetterId(text)).toBeUndefined();
    },
  );
});
