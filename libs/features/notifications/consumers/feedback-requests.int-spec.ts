import { askingTime } from '#machines/feedback/state';
import { NotificationsWorld } from '#libs/testing/notifications-world';
import { SmtpCatcher } from '#libs/testing/smtp-catcher';
import { Reminders } from './reminders.js';

const day = 86_400_000_000;
const head = 'client-service-head';
let world: NotificationsWorld;
let server: SmtpCatcher;
let requests: Reminders;

beforeAll(async () => {
  server = await SmtpCatcher.listen();
  world = await NotificationsWorld.start(server.settings);
  requests = world.orders.app.get(Reminders, { strict: false });
});
afterAll(async () => {
  await world.stop();
  await server.close();
});

const asked = /^Как всё прошло/;
const soon = () => Date.now() * 1000 + askingTime + 60_000_000;
async function finished(): Promise<string> {
  const { id } = await world.stories.reach('projectFinished');
  await world.orders.settle();
  return id;
}
const asksAbout = async (order: string) =>
  (await world.list('client', '&filter[kind]=feedbackAsked')).items.filter(({ subject }) => subject._id === order);
async function emails(): Promise<string[]> {
  server.mails.length = 0;
  // What the story wrote on its way is not what this is about.
  while ((await world.deliverer.deliverDue()).claimed > 0);
  return server.to('client@registra.example').flatMap(({ subject = '' }) => (asked.test(subject) ? [subject] : []));
}
const rate = (order: string, rating: number) => world.orders.must('client', 'POST', '/feedbacks', { order, rating, public: false });

describe('a client whose order is finished', () => {
  it('is asked after three days, once, in the list and by one email with one click to stop them', async () => {
    const order = await finished();
    await requests.remind('feedback requests');
    expect(await asksAbout(order)).toEqual([]);
    await requests.remind('feedback requests', soon());
    expect((await asksAbout(order)).map(({ title }) => title)).toEqual([expect.stringMatching(/^How did it go with order R-/)]);
    expect(await emails()).toHaveLength(1);
    expect(server.mails.find(({ subject = '' }) => asked.test(subject))?.headerLines.map(({ key }) => key)).toContain(
      'list-unsubscribe-post',
    );
    await requests.remind('feedback requests', soon() + day);
    expect([(await asksAbout(order)).length, await emails()]).toEqual([1, []]);
  });

  it('is asked once even by many workers', async () => {
    const orders = [await finished(), await finished()];
    await Promise.all([1, 2, 3].map(() => requests.remind('feedback requests', soon())));
    for (const order of orders) expect(await asksAbout(order)).toHaveLength(1);
    expect(await emails()).toHaveLength(2);
  });

  it('is not asked about an order that they rated, or that ended long ago', async () => {
    const rated = await finished();
    await rate(rated, 5);
    await requests.remind('feedback requests', soon());
    expect(await asksAbout(rated)).toEqual([]);
    const old = await finished();
    await requests.remind('feedback requests', soon() + 8 * day);
    expect([await asksAbout(old), await emails()]).toEqual([[], []]);
  });

  it('is never asked again after they declined', async () => {
    await world.orders.call('client', 'PUT', '/feedbacks/declined');
    const order = await finished();
    await requests.remind('feedback requests', soon());
    expect([await asksAbout(order), await emails()]).toEqual([[], []]);
  });
});

describe('a bad rating', () => {
  const badFeedbackNoticesOf = async (account: string) => (await world.list(account, '&filter[kind]=badFeedback')).items;

  it('notifies the head of customer service, with a link to the feedback', async () => {
    const order = await finished();
    await rate(order, 2);
    await world.orders.settle();
    const [notice] = (await badFeedbackNoticesOf(head)).filter(({ subject }) => subject._id === order);
    expect(notice).toMatchObject({ title: expect.stringMatching(/^Bad feedback on order R-\d+: 2 of 5$/), subject: { type: 'feedback' } });
    server.mails.length = 0;
    while ((await world.deliverer.deliverDue()).claimed > 0);
    expect(server.to(`${head}@registra.example`).map(({ text }) => text)).toEqual([
      expect.stringContaining(`/admin/feedbacks?filter[order]=${order}`),
    ]);
    expect(await badFeedbackNoticesOf('client-service-manager')).toEqual([]);
    expect(await badFeedbackNoticesOf('business-head')).toEqual([]);
  });

  it('notifies nobody while it is a good one, until it is changed into a bad one', async () => {
    const order = await finished();
    const { _id } = await rate(order, 4);
    await world.orders.settle();
    const about = async () => (await badFeedbackNoticesOf(head)).filter(({ subject }) => subject._id === order).length;
    expect(await about()).toBe(0);
    await world.orders.must('client', 'PATCH', `/feedbacks/${_id}`, { operation: 'change', rating: 1, public: false });
    await world.orders.settle();
    expect(await about()).toBe(1);
  });
});
