import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { v7 } from 'uuid';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { Database } from '#libs/platform/database/database';
import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';
import { PaymentHistory } from './payment-history.js';

let server: TestDatabase;
let database: Database;
beforeAll(async () => {
  server = await createTestDatabase();
  database = Database.open(server.url, { max: 4 });
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

type Fact = readonly [type: string, data: Record<string, unknown>];

/** The payment's row after a list of events. */
async function rowAfter(payment: string, facts: readonly Fact[]): Promise<Record<string, unknown> | undefined> {
  const [history, streamId] = [new PaymentHistory(), v7()];
  for (const [index, [type, data]] of facts.entries()) {
    const event: PlacedEvent = {
      pos: index + 1,
      id: v7(),
      streamType: 'order',
      streamId,
      version: index + 1,
      type,
      schemaVersion: 1,
      data: { payment, currency: 'EUR', ...data },
      metadata: { actor: null },
      recordedAt: 1_790_000_000_000_000 + index,
    };
    expect(history.types).toContain(type);
    await database.transaction((tx) => history.handle(event, tx));
  }
  const [row] = await database.query<Record<string, unknown>>(
    'select amount::int, refunded::int, reversed::int, disputed, disputes, value_date::text from order_payments where payment_id = $1',
    [payment],
  );
  return row;
}

const stage = 'prepayment';
const untouched = { refunded: 0, reversed: 0, disputed: false, disputes: [], value_date: null };
const cash: Fact = ['CashPaymentRecorded', { amount: 54_000, stage, valueDate: null, note: null }];
const capture: Fact = ['PaymentCaptured', { amount: 54_000, stage, valueDate: null, provider: 'paypal', capture: 'C', fee: null }];
const dispute = { dispute: 'D', amount: 54_000, provider: 'paypal' };
const opened: Fact = ['PaymentDisputed', { ...dispute, dueAt: null }];
const closed: Fact = ['DisputeClosed', { ...dispute, outcome: 'lost' }];

describe('the payment history', () => {
  test('has the day on which money arrived, if staff named it', async () => {
    const dated: Fact = ['TransferRecorded', { amount: 54_000, stage, valueDate: '2026-09-18', note: null }];
    expect(await rowAfter(v7(), [dated])).toEqual({ ...untouched, amount: 54_000, value_date: '2026-09-18' });
  });

  test('has the amount of a payment after its correction', async () => {
    const corrected: Fact = ['PaymentCorrected', { amount: 5_400, before: 54_000, stage, method: 'cash', valueDate: null, conceded: 0 }];
    expect(await rowAfter(v7(), [cash, corrected])).toEqual({ ...untouched, amount: 5_400 });
  });

  test('has every dispute of a payment with its outcome, and is disputed while one is open', async () => {
    const known = { id: 'D', amount: 54_000, dueAt: null, at: 1_790_000_000_000_001 };
    const one = { ...untouched, amount: 54_000 };
    expect(await rowAfter(v7(), [capture, opened])).toEqual({ ...one, disputed: true, disputes: [{ ...known, outcome: null }] });
    expect(await rowAfter(v7(), [capture, opened, closed])).toEqual({ ...one, disputes: [{ ...known, outcome: 'lost' }] });
  });

  /** Openings and closings of two or three disputes of one payment, in any order in which each opening precedes its closing. */
  const interleaved = fc
    .array(fc.record({ amount: fc.integer({ min: 1, max: 54_000 }), outcome: fc.constantFrom(null, 'won', 'lost', 'withdrawn') }), {
      minLength: 2,
      maxLength: 3,
    })
    .chain((disputes) => {
      const places = disputes.flatMap(({ outcome }, of) => (outcome === null ? [of] : [of, of]));
      return fc.shuffledSubarray(places, { minLength: places.length }).map((order) => ({ disputes, order }));
    });

  test('keeps the disputes of one payment apart, however they interleave', async () => {
    await fc.assert(
      fc.asyncProperty(interleaved, async ({ disputes, order }) => {
        const isOpen = new Set<number>();
        const facts = order.map((of): Fact => {
          const { amount, outcome } = disputes[of] ?? { amount: 1, outcome: null };
          const about = { dispute: `D${of}`, amount, provider: 'paypal' };
          if (isOpen.has(of)) return ['DisputeClosed', { ...about, outcome }];
          isOpen.add(of);
          return ['PaymentDisputed', { ...about, dueAt: null }];
        });
        const row = await rowAfter(v7(), [capture, ...facts]);
        expect(row?.['disputed']).toBe(disputes.some(({ outcome }) => outcome === null));
        const said = (row?.['disputes'] as { id: string; outcome: string | null }[]).map(({ id, outcome }) => [id, outcome] as const);
        expect(Object.fromEntries(said)).toEqual(Object.fromEntries(disputes.map(({ outcome }, of) => [`D${of}`, outcome])));
      }),
      runs({ quick: 40 }),
    );
  });

  test('has money that a provider took back among the refunds', async () => {
    const reversed: Fact = ['PaymentReversed', { refund: v7(), method: 'provider', amount: 9_000, valueDate: null, conceded: 0 }];
    const refunded: Fact = [
      'PaymentRefunded',
      { refund: v7(), method: 'provider', by: 'provider', amount: 1_000, valueDate: null, conceded: 0 },
    ];
    expect(await rowAfter(v7(), [capture, reversed, refunded])).toEqual({
      ...untouched,
      amount: 54_000,
      refunded: 10_000,
      reversed: 9_000,
    });
  });
});
