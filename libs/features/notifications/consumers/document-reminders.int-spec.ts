import type { Id } from '#machines/kernel/ids';
import { microsADay, midnightOf } from '#machines/kernel/time';
import { NotificationsWorld } from '#libs/testing/notifications-world';
import { SmtpCatcher } from '#libs/testing/smtp-catcher';
import { Reminders } from './reminders.js';

const manager = 'client-service-manager';
let world: NotificationsWorld;
let server: SmtpCatcher;
let reminders: Reminders;

beforeAll(async () => {
  server = await SmtpCatcher.listen();
  world = await NotificationsWorld.start(server.settings);
  reminders = world.orders.app.get(Reminders, { strict: false });
});
afterAll(async () => {
  await world.stop();
  await server.close();
});

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const due = dayIn(5);
const [ahead, after] = [midnightOf(due) - 1.5 * microsADay, midnightOf(due) + 1.5 * microsADay];

async function asked(day: string | null = due): Promise<Id> {
  const { id } = await world.stories.reach('orderConfirmedAndPayed');
  const items = ['Passport', 'Address'].map((title) => ({ kind: 'document', title }));
  const answer = await world.orders.operate(manager, id, 'requestDocuments', { items, ...(day !== null && { due: day }) });
  expect(answer.status).toBe(200);
  await world.orders.settle();
  return id;
}
const remindersOf = async (account: string, order: Id) =>
  (await world.list(account, '&filter[kind]=actionNeeded')).items
    .filter(({ subject, title }) => subject._id === order && /are due by|were due by|overdue/.test(title))
    .map(({ title, text }) => `${title}: ${text}`);
async function emails(): Promise<string[]> {
  server.mails.length = 0;
  // What the story wrote on its way is not what this is about.
  while ((await world.deliverer.deliverDue()).claimed > 0);
  return server.to('client@registra.example').flatMap(({ subject = '' }) => (/^Напоминаем|были нужны/.test(subject) ? [subject] : []));
}

describe('a client who was asked for documents by a day', () => {
  it('sees the day, is reminded once before and once after it, and the order’s manager is notified when it has passed', async () => {
    const order = await asked();
    const [first] = (await world.list('client', '&filter[kind]=actionNeeded')).items.filter(({ subject }) => subject._id === order);
    expect(first?.title).toMatch(/^Documents needed for order R-\d+ by \d+ \w+/);
    await reminders.remind('document reminders');
    expect(await remindersOf('client', order)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => reminders.remind('document reminders', ahead)));
    expect(await remindersOf('client', order)).toEqual([
      expect.stringMatching(
        /^Reminder: documents for order R-\d+ are due by \d+ \w+( \d{4})?: We still need for .+: Passport and Address\.$/,
      ),
    ]);
    expect(await emails()).toHaveLength(1);
    expect(await remindersOf(manager, order)).toEqual([]);
    await reminders.remind('document reminders', after);
    await reminders.remind('document reminders', after);
    expect(await remindersOf('client', order)).toEqual([
      expect.stringMatching(/^Documents for order R-\d+ were due by/),
      expect.any(String),
    ]);
    expect(await remindersOf(manager, order)).toEqual([
      expect.stringMatching(/^Documents for order R-\d+ are overdue: .+: Passport and Address\./),
    ]);
    expect(await emails()).toHaveLength(1);
  });

  it('is reminded of what is still missing, and of nothing once all of it is there', async () => {
    const order = await asked();
    const { body } = await world.orders.call('client', 'GET', `/orders/${order}`);
    const attach = async (item: unknown) => {
      const file = await world.orders.upload('client');
      await world.orders.must('client', 'POST', `/orders/${order}/documents`, { file, kind: 'document', item });
    };
    const [one, other] = (body['requestedItems'] as { _id: Id }[]).map(({ _id }) => _id);
    await attach(one);
    await reminders.remind('document reminders', ahead);
    expect(await remindersOf('client', order)).toEqual([expect.stringMatching(/We still need for .+: Address\.$/)]);
    await attach(other);
    await reminders.remind('document reminders', after);
    expect(await remindersOf('client', order)).toHaveLength(1);
    expect(await remindersOf(manager, order)).toEqual([]);
  });

  it.each([
    ['was cancelled', async (order: Id) => void (await world.orders.operate(manager, order, 'cancelOrder', { reason: 'No' })), after],
    ['was long silent about it', () => Promise.resolve(), after + 4 * microsADay],
  ])('is not reminded when the order or the product %s', async (_what, happens, at) => {
    const order = await asked();
    await happens(order);
    await reminders.remind('document reminders', at);
    expect([await remindersOf('client', order), await remindersOf(manager, order)]).toEqual([[], []]);
  });

  it('is not reminded of what has no day', async () => {
    const order = await asked(null);
    await reminders.remind('document reminders', after);
    expect(await remindersOf('client', order)).toEqual([]);
  });
});
