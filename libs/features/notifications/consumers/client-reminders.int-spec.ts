import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { LogReader } from '#libs/event-log/feed/log-reader';
import type { Id } from '#machines/kernel/ids';
import { currentTerms } from '#machines/catalogue/published-terms';
import { microsADay, midnightOf } from '#machines/kernel/time';
import type { OrderState } from '#machines/order/state';
import { rightOf } from '#machines/order/withdrawal';
import { companyDetails } from '#libs/testing/company-details';
import { NotificationsWorld } from '#libs/testing/notifications-world';
import type { SeededService } from '#libs/testing/orders-test-app';
import { SmtpCatcher } from '#libs/testing/smtp-catcher';
import { Reminders } from './reminders.js';

const manager = 'client-service-manager';
const registration: SeededService = ['EE', 'ou'];
let world: NotificationsWorld;
let server: SmtpCatcher;
let reminders: Reminders;

beforeEach(async () => {
  server = await SmtpCatcher.listen();
  world = await NotificationsWorld.start(server.settings);
  reminders = world.orders.app.get(Reminders, { strict: false });
});
afterEach(async () => {
  await world.stop();
  await server.close();
});

/** Runs the reminders of today's and the next nine mornings, by two workers at once. */
async function passTenDays(): Promise<void> {
  for (let day = 0; day < 10; day += 1) {
    const now = Date.now() * 1000 + day * microsADay;
    await Promise.all([reminders.remind('client reminders', now), reminders.remind('client reminders', now)]);
  }
}
const about = async (account: string, { id }: { id: Id }, pattern: RegExp) =>
  (await world.list(account)).items
    .filter(({ subject, title }) => subject._id === id && pattern.test(title))
    .map(({ kind, title, text }) => `${kind}: ${title}. ${text}`)
    .reverse();
const attachAll = async (order: OrderState) => {
  let state = order;
  for (const { id: item } of order.items)
    state = await world.stories.call(state, 'client', 'attachDocument', {
      file: await world.orders.upload('client'),
      kind: 'document',
      item,
    });
  return state;
};

describe('a client whose company has no details', () => {
  it('is asked for them when the prepayment arrives, by one email, and reminded on day 2 and 5', async () => {
    const order = await world.stories.reach('orderConfirmedAndPayed', { service: registration });
    await world.orders.settle();
    const asked = await about('client', order, /details/);
    expect(asked).toEqual([expect.stringMatching(/^actionNeeded: Prepayment received\. Next: your company details · R-/)]);
    expect((await world.list('client')).items.map(({ text }) => text).join(' ')).not.toMatch(/No prepayment is due/);
    await passTenDays();
    const reminder = expect.stringMatching(/^actionNeeded: Reminder: company details for order R-/) as string;
    expect(await about('client', order, /^Reminder/)).toEqual([reminder, reminder]);
  });

  it('is asked again when everything else is done and the work waits for them', async () => {
    let order = await world.stories.reach('documentsRequested', { service: registration });
    order = await attachAll(order);
    order = await world.stories.call(order, 'client', 'operate', { operation: 'receiveDocuments', payload: {} });
    await world.orders.settle();
    expect(await about('client', order, /^Fill in your company details/)).toEqual([]);
    for (const { id } of order.documents) order = await world.stories.call(order, 'partner', 'reviewDocument', { decision: 'accept' }, id);
    await world.orders.settle();
    expect(await about('client', order, /^Fill in your company details/)).toEqual([
      expect.stringMatching(/^actionNeeded: .+ can’t go on without them\./),
    ]);
    await world.stories.call(order, 'client', 'giveDetails', companyDetails(order.terms.details));
    await world.orders.settle();
    await passTenDays();
    expect(await about('client', order, /^Reminder/)).toEqual([]);
  });
});

describe('a client who uploaded files and did not submit them', () => {
  it('is reminded on day 2 and 5, and not once they did', async () => {
    const left = await attachAll(await world.stories.reach('documentsRequested'));
    const sent = await attachAll(await world.stories.reach('documentsRequested'));
    await world.stories.call(sent, 'client', 'operate', { operation: 'receiveDocuments', payload: {} });
    await world.orders.settle();
    await passTenDays();
    const reminder = expect.stringMatching(/^actionNeeded: Reminder: submit your documents for order R-/) as string;
    expect(await about('client', left, /^Reminder/)).toEqual([reminder, reminder]);
    expect(await about('client', sent, /^Reminder/)).toEqual([]);
  });
});

describe('a client who has not paid the prepayment', () => {
  it('is reminded with the sum and the names of the documents, and not of an order that was cancelled', async () => {
    const [unpaid, over] = [await world.stories.reach('orderConfirmedNotPayed'), await world.stories.reach('orderConfirmedNotPayed')];
    const asked = await world.stories.reach('documentsRequested');
    await world.stories.call(over, manager, 'operate', { operation: 'cancelOrder', payload: { reason: 'No' } });
    await world.orders.settle();
    expect(await about('client', asked, /^Documents needed/)).toEqual([
      expect.stringMatching(/^actionNeeded: Documents needed for order R-\d+: Passport\. Upload for .+: Passport\.$/),
    ]);
    await passTenDays();
    const reminder = expect.stringMatching(/^actionNeeded: Reminder: pay €[\d.,]+ for order R-/) as string;
    expect(await about('client', unpaid, /^Reminder/)).toEqual([reminder, reminder]);
    expect(await about('client', over, /^Reminder/)).toEqual([]);
    expect(await about('client', asked, /^Reminder.*: Passport$/)).toHaveLength(2);
  });

  it('is reminded once however often their events come', async () => {
    const order = await world.stories.reach('orderConfirmedNotPayed');
    await world.orders.settle();
    await passTenDays();
    const consumer = world.orders.app.get(ConsumerRegistry).all.find(({ name }) => name === 'notifications');
    const events: PlacedEvent[] = (await new LogReader(world.database).read(0)).filter(({ streamId }) => streamId === order.id);
    await world.database.query('delete from notification_orders');
    for (const event of events) await world.database.transaction((tx) => consumer!.handle(event, tx, { rebuild: false }));
    await passTenDays();
    expect(await about('client', order, /^Reminder/)).toHaveLength(2);
    expect(await about('client', order, /^Pay /)).toHaveLength(1);
  });

  it('finds the reminder in the list if their mailbox refuses emails, and their manager is notified of that', async () => {
    const order = await world.stories.reach('orderConfirmedNotPayed', { manager });
    await world.orders.settle();
    server.mood = () => 550;
    while ((await world.deliverer.deliverDue()).claimed > 0);
    const bouncing = () => world.database.query('select from mail_bounces where person_id = $1', [world.orders.idOf('client')]);
    expect(await bouncing()).toHaveLength(1);
    await passTenDays();
    expect(await about('client', order, /^Reminder/)).toHaveLength(2);
    expect(await about(manager, order, /don’t reach/)).toEqual(
      Array(2).fill(
        expect.stringMatching(
          /^actionNeeded: Emails about order R-\d+ don’t reach the client\. The order is waiting for .+, whose mailbox/,
        ),
      ),
    );
    // The email is tried all the same: a mailbox that was full may take it by now.
    server.mood = () => 'takes';
    server.mails.length = 0;
    while ((await world.deliverer.deliverDue()).claimed > 0);
    expect(server.to('client@registra.example').filter(({ subject }) => subject?.startsWith('Напоминаем'))).toHaveLength(2);
    expect(await bouncing()).toEqual([]);
  });
});

describe('a client who can still withdraw', () => {
  const placed = (body: object, status: 'orderConfirmedNotPayed' | 'orderConfirmedAndPayed' = 'orderConfirmedAndPayed') =>
    world.stories.reach(status, { body: { terms: currentTerms.version, buyer: 'consumer', startEarly: false, ...body } });

  /** Runs the reminders of three weeks of mornings, by two workers at once. */
  async function passThreeWeeks(): Promise<void> {
    for (let day = 0; day < 22; day += 1) {
      const now = Date.now() * 1000 + day * microsADay;
      await Promise.all([reminders.remind('client reminders', now), reminders.remind('client reminders', now)]);
    }
  }

  it('gets one email on the last day to withdraw, with the refund, if they paid and did not ask for an early start', async () => {
    const waits = await placed({});
    const early = await placed({ startEarly: true });
    const company = await placed({ buyer: 'company' });
    const unpaid = await placed({}, 'orderConfirmedNotPayed');
    const over = await placed({});
    await world.stories.call(over, manager, 'operate', { operation: 'cancelOrder', payload: { reason: 'No' } });
    await world.orders.settle();
    await passThreeWeeks();
    await world.orders.settle();
    await passThreeWeeks();
    const [reminder, ...more] = await about('client', waits, /^You can withdraw/);
    expect(reminder).toMatch(/^orderMoved: You can withdraw from order R-\d+ until .+ 20\d\d\. .* get back all you paid\.$/);
    expect(more).toEqual([]);
    for (const order of [early, company, unpaid, over]) expect(await about('client', order, /^You can withdraw/)).toEqual([]);
    const endsOn = String(rightOf(waits)?.endsOn);
    const sent = await world.database.one<{ at: number; figures: object }>(
      `select at_us as at, figures from side_notifications where template = 'WithdrawalEnds.client'`,
    );
    expect(sent).toMatchObject({ at: midnightOf(endsOn) - 2 * microsADay + 7 * 3_600_000_000, figures: { back: waits.facts.received } });
    while ((await world.deliverer.deliverDue()).claimed > 0);
    expect(server.to('client@registra.example').filter(({ subject }) => subject?.startsWith('Отказаться от заказа'))).toHaveLength(1);
  });
});
