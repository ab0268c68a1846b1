import { operationNames, type OrderActor } from './commands.js';
import { explain, explainCommands, explainOperation, explainResults } from './rules.js';
import { otherCommands } from './operations.js';
import { viewFor } from './who.js';
import { refusalNow } from './rules.js';
import type { OrderFacts, OrderState } from './state.js';
import { type ProgressStatus, progressStatuses } from './statuses.js';
import { people } from './testing/people.js';
import { orderIn } from './testing/stories.js';
import { machineVersion } from './version.js';

const { client, partner, owner, assignee } = people;
const viewIn = (status: ProgressStatus, actor: OrderActor) => viewFor(actor, orderIn(status).state);

describe('the explained permissions', () => {
  test('list the fifteen operations in order: permitted, or the refusal with its remedy', () => {
    const lines = explain(viewIn('newOrder', client), client);
    expect(lines.map(({ operation }) => operation)).toEqual([...operationNames]);
    expect(lines.find(({ operation }) => operation === 'cancelOrder')).toEqual({ operation: 'cancelOrder', permitted: true });
    expect(lines.find(({ operation }) => operation === 'managerFinishedProject')).toEqual({
      operation: 'managerFinishedProject',
      permitted: false,
      code: 'forbiddenForRole',
      remedy: { key: 'askRole', roles: ['staff'] },
    });
  });

  test('distinguish both answers to a last payment, and variants of no other operation', () => {
    const view = viewIn('lastPaymentPayed', owner);
    expect(explainOperation('managerConfirmedLastPayment', view, owner)).toEqual({
      operation: 'managerConfirmedLastPayment',
      permitted: true,
      variants: { confirm: { permitted: true }, reject: { permitted: true } },
    });
    const paid = { ...view, facts: { ...view.facts, received: view.facts.price } };
    expect(explainOperation('managerConfirmedLastPayment', paid, owner).variants).toEqual({
      confirm: { permitted: true },
      reject: { permitted: false, code: 'nothingDue', remedy: { key: 'confirmInstead' } },
    });
    expect(explain(view, owner).filter((line) => 'variants' in line)).toHaveLength(1);
  });

  test.each(progressStatuses)('in %s include every command that is no operation, as its table has it', (status) => {
    const view = viewIn(status, partner);
    const lines = explainCommands(view, partner);
    expect(lines.map(({ command }) => command)).toEqual(Object.keys(otherCommands));
    for (const { command, permitted, code } of lines) {
      const refusal = refusalNow(command, view, partner);
      expect([command, permitted, code]).toEqual([command, refusal === null, refusal?.code]);
    }
  });

  test('say separately whether results and other documents may be attached', () => {
    expect(explainResults(viewIn('lastPaymentConfirmed', partner), partner)).toEqual({ permitted: true });
    expect(explainResults(viewIn('newOrder', partner), partner)).toMatchObject({ permitted: false, code: 'operationNotPermittedInStatus' });
    expect(explainResults(viewIn('lastPaymentConfirmed', client), client)).toMatchObject({ permitted: false, code: 'forbiddenForRole' });
  });
});

describe('a reader’s view of the machine', () => {
  const { state } = orderIn('documentsReceived');
  const money = { received: 90, refunded: 20, reserved: 10, conceded: 5, openTransfers: 7, pending: 3 };
  const whole: OrderState = {
    ...state,
    value: { ...state.value, reward: 'changed' },
    facts: { ...state.facts, ...money, rewardPercent: 2_000, pendingRewardPercent: 2_500 },
  };
  const hidden: [string, OrderActor, Partial<OrderFacts>, 'agreed' | 'changed'][] = [
    ['staff, with nothing hidden', owner, {}, 'changed'],
    ['its client, without the reward', client, { rewardPercent: 0, pendingRewardPercent: null }, 'agreed'],
    [
      'its partner, without payments',
      partner,
      { received: 0, refunded: 0, reserved: 0, conceded: 0, openTransfers: 0, pending: 0 },
      'changed',
    ],
    [
      'whom it is assigned to, with what was paid in all',
      assignee,
      { received: 70, refunded: 0, reserved: 0, openTransfers: 0, pending: 0 },
      'changed',
    ],
  ];

  test.each(hidden)('is that of %s', (_name, actor, facts, reward) => {
    expect(viewFor(actor, whole)).toEqual({
      version: machineVersion,
      value: { progress: 'documentsReceived', reward },
      facts: { ...whole.facts, ...facts },
    });
  });
});
