import { payoffOf } from '#libs/features/payoffs/storage/payoff-stream';
import { ReleaseTimer } from '#libs/features/payoffs/release-timer';
import type { Id } from '#machines/kernel/ids';
import { NotificationsWorld } from '#libs/testing/notifications-world';
import { SmtpCatcher } from '#libs/testing/smtp-catcher';
import { mostPayouts } from '../rules/notice.js';

jest.setTimeout(300_000);

const mailbox = 'partner@registra.example';
let world: NotificationsWorld;
let server: SmtpCatcher;

beforeAll(async () => {
  server = await SmtpCatcher.listen();
  world = await NotificationsWorld.start({ ...server.settings, payoffHoldDays: 0 });
});
afterAll(async () => {
  await world.stop();
  await server.close();
});

/** Payoffs of the demo partner that are approved and unpaid. */
async function approved(count: number): Promise<{ _id: Id; version: number }[]> {
  const ids: Id[] = [];
  for (let nth = 0; nth < count; nth += 1) ids.push(payoffOf((await world.stories.reach('projectFinished')).id));
  await world.orders.settle();
  await world.orders.app.get(ReleaseTimer, { strict: false }).releaseDue();
  for (const id of ids) await world.orders.must('supermanager', 'PATCH', `/payoffs/${id}`, { operation: 'approve', payload: {} });
  await world.orders.settle();
  const versions = ids.map((id) => world.orders.must('owner', 'GET', `/payoffs/${id}`));
  return (await Promise.all(versions)).map(({ _id, version }) => ({ _id, version }));
}

async function pay(payoffs: readonly { _id: Id; version: number }[]): Promise<void> {
  const { results } = await world.orders.must('owner', 'POST', '/payoffs/bulk', { operation: 'pay', payoffs, reference: 'PO-1' });
  expect((results as unknown as { accepted: boolean }[]).map(({ accepted }) => accepted)).toEqual(payoffs.map(() => true));
  await world.orders.settle();
}

/** Number of payouts in each waiting email. */
const waiting = async (): Promise<number[]> =>
  (
    await world.database.query<{ size: number }>(
      `select cardinality(notifications) as size from mail_intents i join notifications n on n.id = i.notifications[1]
       where i.person_id = $1 and i.state = 'waiting' and n.template like 'PayoffPaid.%' order by i.created_at`,
      [world.orders.idOf('partner')],
    )
  ).map(({ size }) => size);

async function deliver(): Promise<string[]> {
  await world.database.query(`update mail_intents set next_attempt_at = clock_timestamp() where state = 'waiting'`);
  for (let round = 0; round < 10; round += 1) await world.deliverer.deliverDue();
  return server.to(mailbox).map(({ subject }) => subject ?? '');
}

it('payouts that are marked as paid at once reach the partner as one email that lists them, once', async () => {
  const payoffs = await approved(3);
  await deliver();
  const before = server.to(mailbox).length;
  await pay(payoffs);
  expect(await waiting()).toEqual([3]);
  await world.database.query(`update checkpoints set pos = 0 where reader = 'notifications'`);
  await world.orders.settle();
  expect(await waiting()).toEqual([3]);
  const subjects = (await deliver()).slice(before);
  expect(subjects).toEqual([expect.stringMatching(/^Мы выплатили [\d\s]+,\d\d\s€ за 3 заказа$/)]);
  const text = server.to(mailbox).at(-1)?.text ?? '';
  for (const { _id } of payoffs) expect(text).toContain(`/payoffs?id=${_id}`);
  expect(await waiting()).toEqual([]);
});

it('a payout after the email has left begins another, and an email lists no more than it may', async () => {
  const [first, second] = await approved(2);
  if (!first || !second) throw new Error('two payoffs are approved');
  await deliver();
  await pay([first]);
  const full = await world.database.query(
    `update mail_intents set notifications = array(select notifications[1] from generate_series(1, $2)) where person_id = $1 and state = 'waiting' returning 1`,
    [world.orders.idOf('partner'), mostPayouts],
  );
  expect(full).toHaveLength(1);
  await pay([second]);
  expect(await waiting()).toEqual([mostPayouts, 1]);
});
