import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Actor } from '#machines/kernel/people';
import { calendarDateOf, microsADay, midnightOf, toRfc3339 } from '#machines/kernel/time';
import { textRef } from '#machines/order/testing/order-builder';
import { id, people } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
import { dueDayText } from '../../../lib/days.js';
import { keepToken } from '../../../lib/session/token-store.js';
import { inZone } from '../../../lib/testing/in-zone.js';
import { meOf } from '../../../lib/testing/me.js';
import { drawOrder } from '../testing/draw-order.js';

const { client, clientManager: manager, partner } = people;
const began = orderIn('documentsReceived').state.createdAt;
/** Ten days after the orders of these tests begin. */
const day = calendarDateOf(began + 10 * microsADay);
const dayText = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
  new Date(day),
);

const promised = () =>
  orderIn('documentsReceived')
    .then(partner, 'acceptDocument', { document: id(401) })
    .then(manager, 'setExpectedDate', { date: midnightOf(day), reason: textRef(4) });
const requested = () =>
  orderIn('orderConfirmedAndPayed').then(manager, 'requestDocuments', {
    items: [{ id: id(301), kind: 'document' as const, title: textRef(1), note: null }],
    again: [],
    withdraw: [],
    due: midnightOf(day),
  });

/** A time at which the date differs between Pago Pago, London and Kiritimati. */
const aroundMidnight = Date.parse(`${day}T10:30:00Z`);
/** Answers for a reader whose office is in `officeTimeZone`. */
const at = (officeTimeZone: string, reader: Actor) => ({ 'GET /users/me': () => ({ ...meOf(reader), officeTimeZone }) });

/** The date in Kiritimati at that time. */
const tomorrow = calendarDateOf(midnightOf(day) + microsADay);

describe.each(['Pacific/Pago_Pago', 'Europe/London', 'Pacific/Kiritimati'])('in %s', (zone) => {
  beforeEach(() => {
    keepToken('token');
    jest.spyOn(Date, 'now').mockReturnValue(aroundMidnight);
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
    keepToken(null);
  });

  it('an order is promised for the same day', () =>
    inZone(zone, async () => {
      await drawOrder(promised(), manager, at('Europe/London', manager));
      const expected = screen.getByText('Expected').parentElement;
      expect(expected).toHaveTextContent(dayText);
      cleanup();
      await drawOrder(promised(), client, at('Europe/London', client));
      expect(await screen.findByText(new RegExp(`The date has moved to ${dayText.replace(/ \w{3} .*/, '')} `))).toBeVisible();
    }));

  it('a document is wanted by the same day', () =>
    inZone(zone, async () => {
      await drawOrder(requested(), client);
      expect(
        within(screen.getByRole('region', { name: 'Upload 1 document' })).getByText(
          new RegExp(`Needed by ${dueDayText(day, 'en')}\\. Once`),
        ),
      ).toBeVisible();
    }));

  it('the first day that can be promised is today at the office, wherever the reader is', () =>
    inZone(zone, async () => {
      jest.useFakeTimers({ now: aroundMidnight, advanceTimers: true });
      await drawOrder(promised(), manager, at('Pacific/Kiritimati', manager));
      await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Change date…' }));
      const date = await screen.findByLabelText('New date');
      await waitFor(() => expect(date).toHaveAttribute('min', tomorrow));
      jest.useRealTimers();
    }));
});

test('the moment of these tests falls on three days, depending on the time zone', () => {
  expect(toRfc3339(aroundMidnight * 1000)).toBe(`${day}T10:30:00.000Z`);
});

it('once the documents are delivered the reason of the moved date stands alone, as a sentence', async () => {
  keepToken('token');
  const delivered = orderIn('documentsSentAfterLastPayment').then(manager, 'setExpectedDate', {
    date: midnightOf(day),
    reason: textRef(4),
  });
  await drawOrder(delivered, manager, at('Europe/London', manager));
  const reason = await screen.findByText(/Moved: /);
  expect(reason.textContent).toMatch(/^Moved: /);
  cleanup();
  keepToken(null);
});
