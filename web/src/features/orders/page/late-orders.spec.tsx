import { cleanup, screen } from '@testing-library/react';
import { calendarDateOf, microsADay, midnightOf } from '#machines/kernel/time';
import { textRef } from '#machines/order/testing/order-builder';
import { id, people } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
import { keepToken } from '../../../lib/session/token-store.js';
import { inZone } from '../../../lib/testing/in-zone.js';
import { meOf } from '../../../lib/testing/me.js';
import { drawOrder } from '../testing/draw-order.js';

const { client, clientManager: manager, partner } = people;
/** Ten days after the orders of these tests begin. */
const day = calendarDateOf(orderIn('documentsReceived').state.createdAt + 10 * microsADay);

const promised = () =>
  orderIn('documentsReceived')
    .then(partner, 'acceptDocument', { document: id(401) })
    .then(manager, 'setExpectedDate', { date: midnightOf(day), reason: textRef(4) });

beforeEach(() => keepToken('token'));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  keepToken(null);
});

/* Tallinn is two or three hours ahead of UTC, Vladivostok ten. */
it.each([
  ['late in the evening in Tallinn', 'Europe/Tallinn', `${day}T20:30:00Z`, false],
  ['after midnight in Tallinn', 'Europe/Tallinn', `${day}T22:30:00Z`, true],
  ['23:30 in Vladivostok', 'Asia/Vladivostok', `${day}T13:30:00Z`, false],
  ['00:30 in Vladivostok', 'Asia/Vladivostok', `${day}T14:30:00Z`, true],
])('an order is late to its manager and its client at the same moment: %s', (_name, officeTimeZone, moment, late) =>
  // Wherever the reader is: here it is another day for them.
  inZone('Pacific/Kiritimati', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(moment));
    const me = (reader: typeof manager) => ({ 'GET /users/me': () => ({ ...meOf(reader), officeTimeZone }) });
    await drawOrder(promised(), manager, me(manager));
    expect(await screen.findByText(late ? /1 working day late/ : /due today/)).toBeVisible();
    cleanup();
    await drawOrder(promised(), client, me(client));
    expect(await screen.findByText(late ? /We’re late/ : /The date has moved to/)).toBeVisible();
  }),
);
