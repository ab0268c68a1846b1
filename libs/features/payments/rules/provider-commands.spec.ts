import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { type CheckoutCommand, provider, reconciler } from '#machines/checkout/commands';
import { decide } from '#machines/checkout/decide';
import type { CheckoutState } from '#machines/checkout/state';
import type { ProviderCapture, ProviderOrder } from '../provider/payment-provider.js';
import { approvalTime, type ProviderCommand, commandsFromProviderOrder } from './provider-commands.js';

const start = 1_790_000_000_000_000;
const hour = 3_600_000_000;
const id = '00000000-0000-7000-8000-000000000050';
const client = { id: '00000000-0000-7000-8000-000000000001', role: 'Client', department: null } as const;

const capture = (status: ProviderCapture['status'], number = 1): ProviderCapture => ({
  id: `C-${number}`,
  status,
  amount: 54_000,
  currency: 'EUR',
  fee: 1_871,
  returned: 0,
});
const providerOrder = (status: ProviderOrder['status'], ...captures: ProviderCapture[]): ProviderOrder => ({
  reference: 'O-1',
  status,
  approveUrl: 'https://pay.example/O-1',
  amount: 54_000,
  currency: 'EUR',
  captures,
});

function after(...commands: readonly ProviderCommand[]): CheckoutState {
  const begin = { order: id, client: client.id, provider: 'paypal', stage: 'prepayment', amount: 54_000, currency: 'EUR' } as const;
  let state = accepted(null, { type: 'begin', checkout: id, actor: client, at: start, payload: begin });
  for (const command of commands) state = accepted(state, commandOf(command, start));
  return state;
}
const commandOf = (command: ProviderCommand, at: number): CheckoutCommand =>
  ({ ...command, checkout: id, actor: command.type === 'capture' ? reconciler : provider, at }) as CheckoutCommand;
function accepted(state: CheckoutState | null, command: CheckoutCommand): CheckoutState {
  const decision = decide(state, command);
  if (!decision.accepted) throw new Error(`${command.type} was refused: ${decision.refusal.code}`);
  return decision.next;
}

const opened: ProviderCommand = {
  type: 'recordOpened',
  payload: { reference: 'O-1', approveUrl: 'https://pay.example/O-1', expiresAt: start + approvalTime },
};
const approval: ProviderCommand = { type: 'recordApproval', payload: { reference: 'O-1' } };
const asked: ProviderCommand = { type: 'capture', payload: { due: 54_000 } };
const unanswered: ProviderCommand = { type: 'recordSilence', payload: {} };
const pending: ProviderCommand = { type: 'recordPending', payload: { capture: 'C-1' } };
const types = (commands: readonly ProviderCommand[]): string[] => commands.map(({ type }) => type);

describe('the commands to a checkout that follow from the provider’s order', () => {
  it.each([
    ['waits', [opened], providerOrder('open'), []],
    ['waits', [opened], providerOrder('approved'), ['recordApproval']],
    ['waits', [opened], providerOrder('voided'), ['recordExpiry']],
    ['waits', [opened], providerOrder('completed', capture('completed')), ['recordCapture']],
    ['is approved', [opened, approval], providerOrder('approved'), []],
    ['is approved', [opened, approval], providerOrder('open'), ['recordDecline']],
    ['is unknown', [opened, unanswered], providerOrder('open'), ['recordOpened']],
    ['is unknown after a capture was asked for', [opened, approval, asked, unanswered], providerOrder('open'), ['recordDecline']],
    ['is unknown after a capture was asked for', [opened, approval, asked, unanswered], providerOrder('approved'), ['recordApproval']],
    [
      'is unknown after a capture was asked for',
      [opened, approval, asked, unanswered],
      providerOrder('completed', capture('declined')),
      ['recordDenial'],
    ],
    [
      'is unknown after a capture was asked for',
      [opened, approval, asked, unanswered],
      providerOrder('completed', capture('pending')),
      ['recordPending'],
    ],
    ['is pending', [opened, approval, asked, pending], providerOrder('completed', capture('pending')), []],
    ['is pending', [opened, approval, asked, pending], providerOrder('completed', capture('failed')), ['recordDenial']],
    ['is pending', [opened, approval, asked, pending], providerOrder('completed', capture('completed')), ['recordCapture']],
  ] as const)('are those of a checkout that %s: %j, %j -> %j', (_, commands, order, expected) => {
    expect(types(commandsFromProviderOrder(after(...commands), order, start + 1))).toEqual(expected);
  });

  it('are none while a capture is under way, until nobody can be waiting for it any more', () => {
    const state = after(opened, approval, asked);
    expect(commandsFromProviderOrder(state, providerOrder('approved'), start + 59_000_000)).toEqual([]);
    expect(types(commandsFromProviderOrder(state, providerOrder('approved'), start + 60_000_000))).toEqual([
      'recordSilence',
      'recordApproval',
    ]);
  });

  it('expire a checkout whose time is over', () => {
    expect(types(commandsFromProviderOrder(after(opened), providerOrder('open'), start + 3 * hour))).toEqual(['recordExpiry']);
  });

  it('record each capture once, however often the order is read', () => {
    const state = after(opened, { type: 'recordCapture', payload: { capture: 'C-1', amount: 54_000, currency: 'EUR', fee: null } });
    expect(commandsFromProviderOrder(state, providerOrder('completed', capture('completed')), start)).toEqual([]);
    expect(
      types(commandsFromProviderOrder(state, providerOrder('completed', capture('completed'), capture('completed', 2)), start)),
    ).toEqual(['recordCapture']);
  });

  it('include none that the machine refuses, and none twice', () => {
    const command = fc.constantFrom<ProviderCommand>(opened, approval, asked, unanswered, pending, {
      type: 'recordDecline',
      payload: { issue: 'X' },
    });
    const status = fc.constantFrom<ProviderOrder['status']>('open', 'approved', 'completed', 'voided');
    const captures = fc.array(fc.constantFrom<ProviderCapture['status']>('completed', 'pending', 'declined', 'failed'), { maxLength: 2 });
    fc.assert(
      fc.property(fc.array(command, { maxLength: 8 }), status, captures, (history, providerStatus, kinds) => {
        let state = after();
        for (const one of history) {
          const decision = decide(state, commandOf(one, start));
          if (decision.accepted) state = decision.next;
        }
        if (state.reference === null) return;
        const order = providerOrder(providerStatus, ...kinds.map((kind, at) => capture(kind, at + 1)));
        const now = start + 2 * hour;
        for (const one of commandsFromProviderOrder(state, order, now)) state = accepted(state, commandOf(one, now));
        // What remains to be said then is said of what it led to, and ends.
        for (let turn = 0; turn < 3; turn += 1)
          for (const one of commandsFromProviderOrder(state, order, now)) state = accepted(state, commandOf(one, now));
        expect(commandsFromProviderOrder(state, order, now)).toEqual([]);
      }),
      runs(),
    );
  });
});
