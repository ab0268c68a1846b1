import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { people } from '#machines/order/testing/people';
import type { Actor } from '#machines/kernel/people';
import { dayIn } from '#machines/kernel/time';
import { fakeApi, type Handlers, problem, pageOf } from '../../../lib/testing/fake-api.js';
import { listedOrder } from '../../../lib/testing/listed-orders.js';
import { meOf } from '../../../lib/testing/me.js';
import { addressShown, renderUi } from '../../../lib/testing/render.js';
import { keepToken } from '../../../lib/session/token-store.js';
import { OrdersListPage, StaffOrdersListPage } from './orders-list-page.js';

const rows = [listedOrder('newOrder', 1), listedOrder('allStepsCompleted', 2), listedOrder('orderCancelled', 3)];

function open(actor: Actor, handlers: Handlers = {}, path = '/admin/orders-list') {
  const api = fakeApi({
    'GET /users/me': () => meOf(actor),
    'GET /orders': pageOf(rows, 30),
    'GET /orders/order-statuses': () => ({
      items: [
        { status: 'newOrder', count: 6 },
        { status: 'orderConfirmedNotPayed', count: 9 },
        { status: 'lastPaymentRequired', count: 5 },
      ],
      ...(actor.role === 'Client' ? {} : { toConfirm: 3 }),
      isExact: true,
    }),
    ...(actor.role === 'Client' ? {} : { 'GET /order-views': () => [] }),
    'GET /countries/created': () => ({ items: [{ _id: 'c1', code: 'EE', name: { ru: 'Эстония', en: 'Estonia' } }] }),
    ...handlers,
  });
  keepToken('token');
  renderUi(actor.role === 'Client' ? <OrdersListPage /> : <StaffOrdersListPage />, path);
  return api;
}

afterEach(() => keepToken(null));

describe('the list of orders', () => {
  it('shows number, status in words, who acts next and the sums of each order', async () => {
    open(people.clientManager);
    const row = within(await screen.findByRole('row', { name: /R-000001/ }));
    expect(row.getByRole('link', { name: 'R-000001' })).toHaveAttribute('href', expect.stringContaining('/admin/order?id='));
    expect(row.getByText(/^Partner appointed: /)).toBeInTheDocument();
    expect(row.getByText(/€1,800\.00/)).toBeInTheDocument();
    expect(within(await screen.findByRole('row', { name: /R-000002/ })).getByText('On check: work')).toBeInTheDocument();
  });

  it('asks the server exactly what its address says', async () => {
    const api = open(people.clientManager, {}, '/admin/orders-list?page=2&per_page=25&search=kim&filter[status]=newOrder&sort=updatedAt');
    await screen.findByText('R-000001');
    const query = api.last('GET /orders')?.query;
    expect(Object.fromEntries(query ?? [])).toEqual({
      page: '2',
      per_page: '25',
      search: 'kim',
      'filter[status]': 'newOrder',
      sort: 'updatedAt',
    });
  });

  it('has a tab of orders that wait for money staff, and counts what the filters and the search leave', async () => {
    const api = open(
      people.clientManager,
      {},
      '/admin/orders-list?search=kim&filter[overdue]=true&filter[status]=newOrder&filter[turn]=staff,moneyStaff',
    );
    const tab = await screen.findByRole('link', { name: 'To confirm 3' });
    expect(Object.fromEntries(api.last('GET /orders/order-statuses')?.query ?? [])).toEqual({
      search: 'kim',
      'filter[overdue]': 'true',
      'filter[turn]': 'staff,moneyStaff',
    });
    expect(screen.getByText('Us')).toBeInTheDocument();
    await userEvent.click(tab);
    await waitFor(() => expect(api.last('GET /orders')?.query.get('filter[toConfirm]')).toBe('true'));
    expect(api.last('GET /orders')?.query.has('filter[status]')).toBe(false);
    const nav = screen.getByRole('navigation', { name: 'Order status' });
    expect(
      within(nav)
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page'),
    ).toHaveLength(1);
  });

  it('shows the part of the price that was paid, as the page does: what was waived is not', async () => {
    const order = listedOrder('projectFinished', 1);
    const facts = { ...order.machine.facts, received: 177_700, waived: 2_300 };
    open(people.clientManager, { 'GET /orders': pageOf([{ ...order, machine: { ...order.machine, facts } }], 1) });
    expect(within(await screen.findByRole('row', { name: /R-000001/ })).getByText('98.7%')).toBeInTheDocument();
  });

  it('shows how late an order is, and until when it is due, unless it is over', async () => {
    const [first, second, over] = [listedOrder('newOrder', 1), listedOrder('allStepsCompleted', 2), listedOrder('orderCancelled', 3)];
    const today = Date.parse(dayIn(new Date(), meOf(people.clientManager).officeTimeZone));
    const late = { ...first, dueAt: new Date(today - 14 * 86_400_000).toISOString() };
    const due = { ...second, dueAt: '2099-11-27T12:00:00Z' };
    open(people.clientManager, { 'GET /orders': pageOf([late, due, over], 3) });
    expect(within(await screen.findByRole('row', { name: /R-000001/ })).getByText('10 working days late')).toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /R-000002/ })).getByText(/^by 27 Nov/)).toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /R-000003/ })).queryByText(/late|^by /)).not.toBeInTheDocument();
  });

  it('counts statuses that share a word in one tab, and filters by both', async () => {
    open(people.clientManager);
    const tab = await screen.findByRole('link', { name: 'Payment pending 14' });
    await userEvent.click(tab);
    expect(addressShown()).toContain('filter[status]=orderConfirmedNotPayed,lastPaymentRequired');
    expect(screen.getByRole('link', { name: 'Payment pending 14' })).toHaveAttribute('aria-current', 'page');
  });

  it('keeps the sort in the address and shows it in the table header', async () => {
    open(people.clientManager);
    await userEvent.click(await screen.findByRole('button', { name: 'Sort by Placed' }));
    expect(addressShown()).toContain('sort=createdAt');
    expect(screen.getByRole('columnheader', { name: /Placed/ })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Sort order' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Updated, newest first' }));
    expect(addressShown()).toContain('sort=-updatedAt');
    expect(screen.getByRole('columnheader', { name: /Updated/ })).toHaveAttribute('aria-sort', 'descending');
  });

  it('searches after a pause, from two characters on, and starts at the first page', async () => {
    const api = open(people.clientManager, {}, '/admin/orders-list?page=2');
    await screen.findByText('R-000001');
    await userEvent.type(screen.getByRole('searchbox'), 'li');
    await waitFor(() => expect(addressShown()).toBe('/admin/orders-list?search=li'));
    await waitFor(() => expect(api.last('GET /orders')?.query.get('search')).toBe('li'));
  });

  it('distinguishes "nothing yet" from "no match", and offers to clear the filters', async () => {
    open(people.client, { 'GET /orders': pageOf([]) }, '/orders-list?search=nobody');
    expect(await screen.findByText('No matching orders')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Your orders will appear here')).toBeInTheDocument();
    expect(addressShown()).toBe('/orders-list');
  });

  it('shows a refusal in place, with the request id and another try', async () => {
    let calls = 0;
    open(people.clientManager, {
      'GET /orders': () => (++calls === 1 ? problem(503, 'unavailable', 'Please come back soon') : pageOf(rows)()),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Please come back soon');
    expect(screen.getByRole('alert')).toHaveTextContent('req-1');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('R-000001')).toBeInTheDocument();
  });

  it('hides a column and remembers it in the address', async () => {
    open(people.clientManager);
    await screen.findByText('R-000001');
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Manager' }));
    expect(addressShown()).toContain('columns=manager');
    expect(screen.queryByRole('columnheader', { name: 'Manager' })).not.toBeInTheDocument();
  });

  it('gives a client neither the client column nor a selection nor the reward', async () => {
    open(people.client, { 'GET /orders': pageOf([listedOrder('newOrder', 1, people.client)]) }, '/orders-list');
    await screen.findByText('R-000001');
    expect(screen.queryByRole('columnheader', { name: 'Client' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Commission changed/ })).not.toBeInTheDocument();
  });
});

describe('the export of orders', () => {
  it('asks for every row the filters leave, not for a page', async () => {
    const api = open(
      people.clientManager,
      { 'GET /orders/export': () => new Response('number\nR-000001\n') },
      '/admin/orders-list?page=2&filter[status]=newOrder',
    );
    globalThis.URL.createObjectURL = () => 'blob:orders';
    globalThis.URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(await screen.findByRole('button', { name: 'Export 30' }));
    await waitFor(() =>
      expect(api.last('GET /orders/export')?.query.toString()).toBe(
        new URLSearchParams({ 'filter[status]': 'newOrder', sort: '-createdAt' }).toString(),
      ),
    );
  });

  it('comes as a workbook too', async () => {
    const api = open(people.clientManager, { 'GET /orders/export': () => problem(503, 'unavailable', 'Later') });
    await userEvent.click(await screen.findByRole('button', { name: 'File format' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel (XLSX)' }));
    await waitFor(() => expect(api.last('GET /orders/export')?.query.get('format')).toBe('xlsx'));
  });

  it('reports a failure next to its button', async () => {
    open(people.clientManager, { 'GET /orders/export': () => problem(503, 'unavailable', 'Later') });
    await userEvent.click(await screen.findByRole('button', { name: 'Export 30' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t create the file');
  });
});

describe('the filters of the list', () => {
  const pick = async (label: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add filter' }));
    return screen.findByRole('combobox', { name: label });
  };

  it('find a manager by a search, and keep the name in the chip', async () => {
    const anna = { _id: people.clientHead.id, firstName: 'Anna', lastName: 'Sokolova' };
    const api = open(people.clientManager, {
      'GET /users/staff': () => ({ items: [anna] }),
      'GET /users/partners': pageOf([]),
      'GET /services': pageOf([]),
    });
    await userEvent.type(await pick('Manager'), 'Anna');
    await userEvent.click(await screen.findByRole('option', { name: 'Anna Sokolova' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(api.last('GET /orders')?.query.get('filter[manager]')).toBe(anna._id));
    expect(screen.getByRole('button', { name: 'Remove filter: Manager' }).parentElement).toHaveTextContent('Anna Sokolova');
  });

  it('show "me" for the reader, and amounts in their currency', async () => {
    const api = open(people.clientManager, {}, '/admin/orders-list?filter[manager]=me&filter[amount]=JPY:100..');
    expect(await screen.findByText('Me')).toBeInTheDocument();
    expect(screen.getByText(/^from .*100$/)).toBeInTheDocument();
    expect(Object.fromEntries(api.last('GET /orders')?.query ?? [])).toMatchObject({
      'filter[manager]': 'me',
      'filter[amount]': 'JPY:100..',
    });
  });

  it('keep an invalid amount in its field, and say so', async () => {
    open(people.client, { 'GET /services': pageOf([]) }, '/orders-list');
    await pick('Service');
    const from = screen.getByRole('textbox', { name: 'Amount: From' });
    await userEvent.type(from, '12,345');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText('12,345.00 or 12.345? Type the one you mean')).toBeInTheDocument();
    expect(from).toHaveFocus();
    await userEvent.clear(from);
    await userEvent.type(from, '12,34');
    expect(from).not.toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(addressShown()).toContain('filter[amount]=EUR:12.34..'));
  });

  it('have no people for readers of only their own orders', async () => {
    open(people.client, { 'GET /services': pageOf([]) }, '/orders-list');
    await pick('Service');
    for (const name of ['Manager', 'Partner']) expect(screen.queryByRole('combobox', { name })).not.toBeInTheDocument();
  });
});

describe('the keys of the list', () => {
  it('go along the rows and tick them, but not in a field', async () => {
    open(people.clientManager);
    const first = await screen.findByRole('link', { name: 'R-000001' });
    await userEvent.keyboard('j');
    expect(first).toHaveFocus();
    await userEvent.keyboard('jx');
    expect(screen.getByRole('link', { name: 'R-000002' })).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: 'Select R-000002' })).toBeChecked();
    expect(screen.getByText('R-000002 selected')).toBeInTheDocument();
    await userEvent.keyboard('kk');
    expect(first).toHaveFocus();
    await userEvent.type(screen.getByRole('searchbox'), 'jx');
    expect(screen.getByRole('searchbox')).toHaveValue('jx');
    expect(screen.getByRole('checkbox', { name: 'Select R-000001' })).not.toBeChecked();
  });
});

describe('the views of the list', () => {
  const late = {
    _id: 'v1',
    name: 'Late ones',
    query: 'sort=dueAt&filter%5Boverdue%5D=true&filter[country]=c1',
    shared: false,
    mayChange: true,
  };

  it('begin with those of the product, and name the one that is shown', async () => {
    open(people.clientManager, { 'GET /order-views': () => [late] });
    await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual(['Mine, waiting for us', 'Overdue', 'To confirm', 'Asking to cancel', 'Late ones', 'Edit views…']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Late ones' }));
    expect(await screen.findByRole('button', { name: 'Late ones' })).toBeInTheDocument();
    expect(addressShown()).toContain('filter[overdue]=true');
  });

  it('are saved under a name, and show what is wrong with it at the field', async () => {
    const refusal = { ...late, name: 'Mine' };
    const answers = [() => problem(422, 'validationFailed', 'Some fields aren’t filled in correctly.'), () => [refusal]];
    const api = open(
      people.clientManager,
      { 'GET /order-views': () => [], 'POST /order-views': () => answers.shift()?.() ?? [] },
      '/admin/orders-list?filter[overdue]=true',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save view…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Name'), 'Mine{Enter}');
    expect(await dialog.findByText('Some fields aren’t filled in correctly.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Name')).toHaveValue('Mine');
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.last('POST /order-views')?.body).toEqual({ name: 'Mine', shared: false, query: 'filter%5Boverdue%5D=true&sort=-createdAt' });
  });

  it('are not offered to a client', async () => {
    open(people.client, {}, '/orders-list');
    await screen.findByText('R-000001');
    expect(screen.queryByRole('button', { name: 'Views' })).not.toBeInTheDocument();
  });
});

describe('a bulk operation', () => {
  it('lists before it runs which orders accept or refuse it and why, and then sends one command per order', async () => {
    const two = rows.slice(1);
    const api = open(people.clientManager, { 'GET /orders': pageOf(two), 'PATCH /orders/update-payment-status/{id}': () => ({}) });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(screen.getByRole('region', { name: 'Selected orders' }));
    expect(bar.getByText('2 selected')).toBeInTheDocument();
    await userEvent.click(bar.getByRole('button', { name: 'Accept work and request balance: 1' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/R-000003/).closest('li')).toHaveTextContent(/closed/);
    await userEvent.click(dialog.getByRole('button', { name: 'Accept work and request balance: 1' }));
    expect(await dialog.findByText('1 done, 0 refused.')).toBeInTheDocument();
    // Nothing stays chosen: the next operation would stand where this one stood.
    expect(screen.queryByRole('region', { name: 'Selected orders', hidden: true })).not.toBeInTheDocument();
    const sent = api.asked.filter((asked) => asked.method === 'PATCH');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({ operation: 'acceptedProjectRequireLastPay', payload: {} });
    expect(sent[0]?.headers.get('if-match')).toBe(`"${two[0]?.version}"`);
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[\x21-\x7e]{1,128}$/);
  });

  it('names each reason of refusals once, with its orders', async () => {
    open(people.clientManager, {
      'GET /orders': pageOf([listedOrder('allStepsCompleted', 2), ...[3, 4, 5].map((number) => listedOrder('projectFinished', number))]),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(screen.getByRole('button', { name: /Accept work and request balance: 1/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/closed.*R-000003, R-000004, R-000005$/),
    ]);
  });

  it('takes the rows between two ticks where the second is pressed with Shift', async () => {
    open(people.clientManager, { 'GET /orders': pageOf([2, 3, 4, 5, 6].map((number) => listedOrder('allStepsCompleted', number))) });
    const user = userEvent.setup();
    const tick = (number: number) => user.click(screen.getByRole('checkbox', { name: `Select R-00000${number}` }));
    const ticked = () =>
      screen.getAllByRole('checkbox', { name: /^Select R-/, checked: true }).map((box) => box.getAttribute('aria-label'));
    await screen.findByRole('checkbox', { name: 'Select R-000003' });
    await tick(3);
    await user.keyboard('{Shift>}');
    await tick(5);
    expect(ticked()).toEqual(['Select R-000003', 'Select R-000004', 'Select R-000005']);
    await tick(4);
    await user.keyboard('{/Shift}');
    expect(ticked()).toEqual(['Select R-000003']);
  });

  it('waits if the server asks for it, under the same key, and can be stopped meanwhile', async () => {
    let tries = 0;
    const api = open(people.clientManager, {
      'GET /orders': pageOf([listedOrder('allStepsCompleted', 2), listedOrder('allStepsCompleted', 3)]),
      'PATCH /orders/update-payment-status/{id}': () => {
        tries += 1;
        if (tries === 2 || tries > 3) return {};
        return problem(429, 'tooManyWrites', 'Too many changes', { 'retry-after': tries === 1 ? '0.01' : '50' });
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(screen.getByRole('button', { name: /Accept work and request balance: 2/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /Accept work and request balance/ }));
    expect(await dialog.findByText('Too many changes within a minute. The rest continues within 50 seconds.')).toBeInTheDocument();
    expect(dialog.getByRole('status')).toHaveTextContent('1 of 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
    expect(await dialog.findByText('1 done, 0 refused.')).toBeInTheDocument();
    expect(dialog.getByText('1 order wasn’t changed because you stopped.')).toBeInTheDocument();
    const keys = api.asked.filter(({ method }) => method === 'PATCH').map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, keys[0] === keys[1], keys[1] === keys[2]]).toEqual([3, true, false]);
  });

  it('keeps its report when its changes empty the list', async () => {
    let acted = false;
    open(people.clientManager, {
      'GET /orders': () => pageOf(acted ? [] : [listedOrder('allStepsCompleted', 2)])(),
      'PATCH /orders/update-payment-status/{id}': () => ((acted = true), {}),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select R-000002' }));
    await userEvent.click(screen.getByRole('button', { name: /Accept work and request balance: 1/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /Accept work and request balance/ }));
    expect(await screen.findByText('Orders will appear here')).toBeInTheDocument();
    expect(screen.getByText('1 done, 0 refused.')).toBeInTheDocument();
  });

  it('reports what the server refused after all', async () => {
    open(people.clientManager, {
      'GET /orders': pageOf([listedOrder('allStepsCompleted', 2)]),
      'PATCH /orders/update-payment-status/{id}': () => problem(412, 'staleVersion', 'The data has changed meanwhile'),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select R-000002' }));
    await userEvent.click(screen.getByRole('button', { name: /Accept work and request balance: 1/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /Accept work and request balance/ }));
    expect(await dialog.findByText('0 done, 1 refused.')).toBeInTheDocument();
    expect(dialog.getByText(/The data has changed meanwhile/)).toBeInTheDocument();
  });
});
