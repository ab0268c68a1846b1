import { OrderStories, type StoryOptions } from '#libs/testing/order-stories';
import { type Account, type OrderBody, OrdersTestApp, actorOf } from '#libs/testing/orders-test-app';
import { toText } from '#machines/kernel/money';
import { type OperationName, operationNames } from '#machines/order/commands';
import type { MachineView, OperationView, RefusalCode } from '#machines/order/decision';
import { explain } from '#machines/order/rules';
import { prepaymentMissing } from '#machines/order/figures';
import type { OrderState } from '#machines/order/state';
import { type ProgressStatus, progressStatuses } from '#machines/order/statuses';
import { statusOf } from '#libs/platform/http/problem-status';

jest.setTimeout(600_000);

/** A manager who sees only assigned orders. */
const assignee: Account = 'services-manager';
/** Roles with the Owner's permissions. The access matrix covers each of them; this suite only at full counts. */
const deputies: Account[] = process.env['RUNS'] === 'full' ? ['admin', 'ceo', 'supermanager'] : [];
/** One person for each set of permissions; of managers and heads one with and one without the permission to move money. */
const insiders: Account[] = ['owner', ...deputies, 'business-head', 'client-service-manager', assignee, 'client', 'partner'];
const outsiders: Account[] = ['client2', 'partner2', 'services-head'];

/** A payload that is accepted if any is. */
function payloadFor(operation: OperationName, state: OrderState, account: Account, rejected: boolean): object {
  const reason = 'As the matrix says';
  switch (operation) {
    case 'orderPayedWithCashAfterManagerConfirmed':
      return { amount: toText(Math.max(1, prepaymentMissing(state.facts)), state.facts.currency) };
    case 'requestDocuments':
      return { items: [{ kind: 'address', title: 'Proof of address' }] };
    case 'receiveDocuments':
      return account === 'client' ? {} : { itemIds: state.items.map(({ id }) => id) };
    case 'managerConfirmedLastPayment':
      return rejected ? { rejected, reason } : {};
    case 'cancelOrder':
      return { reason };
    case 'notAcceptPartnerWork':
      return { reason, stepIds: state.steps.filter(({ completedAt }) => completedAt !== null).map(({ id }) => id) };
    case 'managerConfirmedNotPayedOrder':
    case 'managerConfirmedPayedOrder':
    case 'orderPayedAfterManagerConfirmed':
    case 'completeAllOrderSteps':
    case 'acceptWorkWithFullyPayedOrder':
    case 'acceptedProjectRequireLastPay':
    case 'clientPayedLastPayment':
    case 'managerFinishedProject':
    case 'sendPayedProjectDocuments':
      return {};
  }
}

/** Each operation as it is sent; rejecting a last payment is a separate cell. */
const cells = [
  ...operationNames.map((operation) => ({ operation, rejected: false })),
  { operation: 'managerConfirmedLastPayment', rejected: true } as const,
];

const viewOf = (views: readonly OperationView[], { operation, rejected }: (typeof cells)[number]) => {
  const view = views.find((line) => line.operation === operation);
  const { permitted, code } = view?.variants
    ? view.variants[rejected ? 'reject' : 'confirm']
    : (view ?? { permitted: false, code: undefined });
  return { permitted, code };
};

const shape = (views: readonly OperationView[]) => cells.map((cell) => ({ ...cell, ...viewOf(views, cell) }));

const lastPayment: readonly ProgressStatus[] = ['lastPaymentRequired', 'lastPaymentPayed', 'lastPaymentConfirmed'];

describe.each<[string, StoryOptions, readonly ProgressStatus[]]>([
  ['as it usually goes', {}, progressStatuses],
  [
    'paid at once, with a reward that waits',
    { paid: true, reward: true },
    progressStatuses.filter((status) => !lastPayment.includes(status)),
  ],
  ['without prepayment and documents', { service: ['HK', 'secretary'] }, ['newOrder', 'orderConfirmedAndPayed', 'allStepsCompleted']],
])('every operation in every status by every role, %s', (_, options, statuses) => {
  let world: OrdersTestApp;
  let stories: OrderStories;
  const seen = { accepted: 0, refused: 0 };

  beforeAll(async () => {
    world = await OrdersTestApp.start();
    stories = new OrderStories(world);
  });
  afterAll(async () => {
    const commands = await world.database.one<{ n: number }>('select count(*) as n from commands');
    expect(commands?.n).toBeGreaterThan(seen.accepted);
    expect(seen.refused).toBeGreaterThan(8 * insiders.length * statuses.length);
    await world.stop();
  });

  const adjusted = { ...options, manager: assignee };
  const fitting = (status: ProgressStatus): StoryOptions =>
    status === 'projectFinished' || status === 'orderCancelled' ? { ...adjusted, reward: false } : adjusted;

  it.each(statuses)('%s: the list of operations and the machine’s explanation match what is accepted', async (status) => {
    let state = await stories.reach(status, fitting(status));
    for (const account of insiders) {
      const resource = await world.must(account, 'GET', `/orders/${state.id}`);
      expect(resource.status).toBe(status);
      const listed = shape(resource['operations'] as OperationView[]);
      expect(listed).toEqual(shape(explain(resource['machine'] as MachineView, actorOf(account))));
      for (const cell of listed) {
        const payload = payloadFor(cell.operation, state, account, cell.rejected);
        const answer = await world.operate(account, state.id, cell.operation, payload);
        expect(answerOf(account, cell, answer)).toEqual(expectedOf(account, cell));
        seen[cell.permitted ? 'accepted' : 'refused'] += 1;
        if (cell.permitted) state = await stories.reach(status, fitting(status));
      }
    }
    for (const account of outsiders) {
      for (const { operation, rejected } of cells) {
        const answer = await world.operate(account, state.id, operation, payloadFor(operation, state, account, rejected));
        expect([account, operation, answer.status, answer.body.code]).toEqual([account, operation, 404, 'notFound']);
      }
    }
    const [stranger, nobody] = [
      await world.operate('content-head', state.id, 'cancelOrder'),
      await world.call(null, 'GET', `/orders/${state.id}`),
    ];
    expect([stranger.status, nobody.status]).toEqual([403, 401]);
  });
});

interface Cell {
  operation: OperationName;
  rejected: boolean;
  permitted: boolean;
  code: RefusalCode | undefined;
}
const expectedOf = (account: Account, { operation, rejected, permitted, code }: Cell) => [
  account,
  operation,
  rejected,
  permitted ? 200 : statusOf(code ?? 'notFound'),
  code,
];
const answerOf = (account: Account, { operation, rejected }: Cell, { status, body }: { status: number; body: OrderBody }) => [
  account,
  operation,
  rejected,
  status,
  body.code,
];
