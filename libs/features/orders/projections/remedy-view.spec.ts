import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { decide } from '#machines/order/decide';
import type { OrderState } from '#machines/order/state';
import { isFinal, progressStatuses } from '#machines/order/statuses';
import { actors, at, choice, submission } from '#machines/order/testing/choices';
import { OrderUnderTest } from '#machines/order/testing/order-builder';
import { people } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
import { anyReader } from '../rules/reader.js';
import { orderJson, orderView } from './order-view.js';
import type { References } from './references.js';
import { addOrderTexts } from './order-texts.js';

addOrderTexts();

const references: References = {
  person: () => undefined,
  name: (id) => id,
  country: (id) => ({ id, code: 'EE', name: { ru: 'Эстония', en: 'Estonia' } }),
  text: (ref) => (ref ? JSON.stringify({ names: [], founders: [], people: [] }) : null),
  file: () => undefined,
};

/** Orders with different prepayment percentages, prices and currencies, which explanations quote. */
const beginnings = fc.oneof(
  fc
    .record({ prepaymentPercent: fc.constantFrom(0, 3000, 3333, 10_000), basePrice: fc.constantFrom(0, 1, 110_000) })
    .map((change) => () => OrderUnderTest.placed(change)),
  fc.constantFrom(...progressStatuses).map((status) => () => orderIn(status)),
  fc
    .constantFrom(...progressStatuses.filter((status) => !isFinal(status)))
    .map((status) => () => orderIn(status).then(people.owner, 'assignManager', { manager: people.assignee.id })),
);

const readers = actors.flatMap((actor) =>
  actor.role === 'payment' ? [] : (['ru', 'en'] as const).map((language) => anyReader({ actor, language })),
);

function compare(state: OrderState): void {
  for (const reader of readers) {
    expect(orderJson(state, reader, references).toString()).toBe(JSON.stringify(orderView(state, reader, references)));
  }
}

describe('the JSON of an order', () => {
  it('is that of its view, for every reader of orders with any history', () => {
    fc.assert(
      fc.property(beginnings, fc.array(choice, { minLength: 1, maxLength: 30 }), (begin, choices) => {
        let state = begin().state;
        compare(state);
        choices.forEach((chosen, step) => {
          const decision = decide(state, submission(state, chosen, step));
          if (!decision.accepted) return;
          state = decision.next;
          const reader = at(readers, chosen.actor + step);
          expect(orderJson(state, reader, references).toString()).toBe(JSON.stringify(orderView(state, reader, references)));
        });
        compare(state);
      }),
      runs({ quick: 30, full: 10_000 }), // a line cached for another percent: 20 of 20 seeds at 9
    );
  });

  it('quotes the amounts of each order, where two are in the same status', () => {
    const [one, other] = [110_000, 220_000].map((basePrice) => orderIn('orderConfirmedNotPayed', { basePrice }).state);
    const client = anyReader({ actor: people.client, language: 'en' });
    const amounts = (state: OrderState | undefined): string[] =>
      state
        ? [
            ...orderJson(state, client, references)
              .toString()
              .matchAll(/"text":"[^"]*?€([\d,.]+)/g),
          ].map(([, amount]) => amount ?? '')
        : [];
    expect(amounts(one).length).toBeGreaterThan(0);
    expect(amounts(other)).not.toEqual(amounts(one));
  });
});
