import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Actor } from '#machines/kernel/people';
import { people } from '#machines/order/testing/people';
import { keepToken } from '../../lib/session/token-store.js';
import { type Handlers, problem } from '../../lib/testing/fake-api.js';
import { addressShown, renderPage } from '../../lib/testing/render.js';
import { startTestTexts } from '../../lib/testing/texts.js';
import { PayoffsPage, StaffPayoffsPage } from './payoffs-page.js';
import type { Payoff } from './use-payoffs.js';

const eur = (amount: string) => ({ amount, currency: 'EUR' as const });

const payoff = (number: string, change: Partial<Payoff> = {}): Payoff =>
  ({
    _id: `payoff-${number}`,
    version: 4,
    order: { _id: `order-${number}`, number },
    partner: { _id: 'partner-1', name: 'Tamm & Partners OÜ' },
    state: 'payable',
    badge: 'blue',
    percent: 12.5,
    amount: eur('125.00'),
    paidOut: eur('0.00'),
    due: eur('125.00'),
    finishedAt: '2026-11-01T10:00:00.000Z',
    heldUntil: null,
    approved: null,
    paid: null,
    soleApprover: false,
    lines: [
      {
        kind: 'accrued',
        at: '2026-11-01T10:00:00.000Z',
        amount: eur('125.00'),
        reference: null,
        arithmetic: { price: eur('1000.00'), paid: eur('1000.00'), kept: eur('1000.00'), percent: 12.5, after: eur('125.00') },
      },
    ],
    client: { _id: 'client-1', name: 'Anna Sokolova' },
    service: { ru: 'Регистрация OÜ', en: 'OÜ registration' },
    operations: [
      { operation: 'approve', permitted: true },
      { operation: 'withdrawApproval', permitted: false, code: 'payoffNotInState', detail: 'Not approved yet.' },
      { operation: 'pay', permitted: false, code: 'payoffNotInState', detail: 'Not approved yet.' },
    ],
    ...change,
  }) as unknown as Payoff;

const page = (items: Payoff[]) => ({
  items,
  page: 1,
  per_page: 12,
  total: items.length,
  totalIsExact: true,
  totals: items.length > 0 ? [totals({ byState: { payable: '250.00' }, leftByState: { payable: '250.00' } }, '250.00')] : [],
});

const totals = (change: object, payable: string) => ({
  currency: 'EUR' as const,
  byState: {},
  leftByState: {},
  toRecover: eur('0.00'),
  due: eur(payable),
  payable: eur(payable),
  ...change,
});

const open = (node: React.ReactNode, path: string, handlers: Handlers = {}, actor: Actor = people.owner as Actor) =>
  renderPage(
    node,
    path,
    {
      'GET /payoffs': () => page([payoff('R-000001'), payoff('R-000002')]),
      'GET /payoffs/{id}': () => payoff('R-000001'),
      ...handlers,
    },
    actor,
  );

beforeAll(() => startTestTexts('en'));
afterEach(() => keepToken(null));

describe('the payoffs of staff', () => {
  it('say what is due in each currency, and narrow by the address', async () => {
    const api = open(<StaffPayoffsPage />, '/admin/payoffs');
    expect(await screen.findByText('Due, EUR')).toBeInTheDocument();
    expect(screen.getByText(/^Awaiting approval: €250\.00$/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await userEvent.selectOptions(await screen.findByLabelText('State'), 'approved');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(api.last('GET /payoffs')?.query.get('filter[state]')).toBe('approved'));
    expect(addressShown()).toBe('/admin/payoffs?filter[state]=approved');
  });

  it('say what is left to pay, and show an overpaid amount as to be recovered', async () => {
    const paid = payoff('R-000003', { amount: eur('864.00'), paidOut: eur('960.00'), due: eur('-96.00') });
    const sums = totals({ byState: { payable: '864.00', paid: '100.00' }, toRecover: eur('96.00') }, '-96.00');
    open(<StaffPayoffsPage />, '/admin/payoffs', { 'GET /payoffs': () => ({ ...page([paid]), totals: [sums] }) });
    const tile = (await screen.findByText('To recover, EUR')).parentElement;
    expect(tile).toHaveTextContent(/^To recover, EUR€96\.00To recover: €96\.00 · Paid: €100\.00$/);
    expect(within(screen.getByRole('row', { name: /R-000003/ })).getByText('To recover')).toBeInTheDocument();
    expect(screen.queryByText('Awaiting approval', { selector: ':not(option)' })).not.toBeInTheDocument();
  });

  it('are approved many at once, after a preview of what would become of each', async () => {
    const api = open(<StaffPayoffsPage />, '/admin/payoffs', {
      'POST /payoffs/bulk': ({ body }) => ({
        results: [
          { _id: 'payoff-R-000001', accepted: true },
          { _id: 'payoff-R-000002', accepted: false, code: 'staleVersion' },
        ],
        totals: [{ partner: { _id: 'partner-1', name: 'Tamm & Partners OÜ' }, sum: eur('125.00') }],
        dryRun: (body as { dryRun?: boolean }).dryRun === true,
      }),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Select all/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('1 will change, 1 won’t')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve: 1' }));
    expect(await dialog.findByText('1 changed, 1 didn’t')).toBeInTheDocument();
    const sent = api.asked.filter(({ path }) => path === '/payoffs/bulk').map(({ body }) => body);
    expect(sent).toEqual([
      {
        operation: 'approve',
        payoffs: [
          { _id: 'payoff-R-000001', version: 4 },
          { _id: 'payoff-R-000002', version: 4 },
        ],
        dryRun: true,
      },
      { operation: 'approve', payoffs: [{ _id: 'payoff-R-000001', version: 4 }] },
    ]);
  });

  it('say until when one is held, what was ordered by whom, and offer only permitted operations for selected ones', async () => {
    const why = { permitted: false, code: 'payoffNotInState' as const, detail: 'Held until 6 December.' };
    const operations = (['approve', 'withdrawApproval', 'pay'] as const).map((operation) => ({ operation, ...why }));
    const held = payoff('R-000003', { state: 'held', badge: 'yellow', heldUntil: '2026-12-06T10:00:00.000Z', operations });
    open(<StaffPayoffsPage />, '/admin/payoffs', { 'GET /payoffs': () => page([held]) });
    const row = within(await screen.findByRole('row', { name: /R-000003/ }));
    for (const text of ['Held until 6 December', 'Anna Sokolova', 'OÜ registration']) expect(row.getByText(text)).toBeInTheDocument();
    await userEvent.click(row.getByRole('checkbox'));
    expect(screen.getByText('Held until 6 December.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });

  it('are approved on the page of one of them, where a refusal shows its reason', async () => {
    const detail = 'Held until 6 December.';
    const api = open(<StaffPayoffsPage />, '/admin/payoffs?id=payoff-R-000001', {
      'PATCH /payoffs/{id}': () => problem(409, 'payoffNotInState', detail),
    });
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Approve' }));
    expect(await dialog.findByText(detail)).toBeInTheDocument();
    expect(api.asked.map(({ body }) => body)).toContainEqual({ operation: 'approve' });
  });

  it('offer no operation to people who only read', async () => {
    open(<StaffPayoffsPage />, '/admin/payoffs', {}, { id: 'm', role: 'Manager', department: 'ubBusinessDevelopment' });
    expect(await screen.findByText('R-000001')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('show an error, and load again', async () => {
    let tries = 0;
    open(<StaffPayoffsPage />, '/admin/payoffs', {
      'GET /payoffs': () => ((tries += 1) === 1 ? problem(503, 'unavailable', 'Try again a little later.') : page([payoff('R-000001')])),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('R-000001')).toBeInTheDocument();
  });
});

describe('the payoffs of a partner', () => {
  it('show how an amount came about, opened and closed by the address', async () => {
    open(<PayoffsPage />, '/payoffs?filter[state]=payable', {}, people.partner as Actor);
    await userEvent.click(await screen.findByRole('link', { name: 'R-000001' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Payout for order R-000001' }));
    expect(await dialog.findByText(/12\.5.?% of .*1,000\.00 is .*125\.00/)).toBeInTheDocument();
    expect(addressShown()).toContain('id=payoff-R-000001');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(addressShown()).toBe('/payoffs?filter[state]=payable'));
  });

  it('distinguish "nothing yet" from "no match"', async () => {
    const none = { 'GET /payoffs': () => page([]) };
    open(<PayoffsPage />, '/payoffs', none, people.partner as Actor);
    expect(await screen.findByText('No payouts yet')).toBeInTheDocument();
  });
});
