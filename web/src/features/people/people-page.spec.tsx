import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Actor } from '#machines/kernel/people';
import { people } from '#machines/order/testing/people';
import { keepToken } from '../../lib/session/token-store.js';
import { fakeApi, type Handlers, json, problem, pageOf } from '../../lib/testing/fake-api.js';
import { listedOrder } from '../../lib/testing/listed-orders.js';
import { listedPerson } from './testing/listed-people.js';
import { meOf } from '../../lib/testing/me.js';
import { addressShown, renderUi } from '../../lib/testing/render.js';
import { ClientsPage, PartnersPage, StaffPage } from './people-page.js';

const pages = { '/admin/staff': StaffPage, '/admin/clients': ClientsPage, '/admin/partners': PartnersPage };

function open(actor: Actor, path: string, handlers: Handlers = {}) {
  const manager = listedPerson(actor, people.clientManager, { firstName: 'Elena', lastName: 'Markova' });
  const api = fakeApi({
    'GET /users/me': () => meOf(actor),
    'GET /users/staff': pageOf([manager]),
    'GET /users/clients': pageOf([listedPerson(actor, people.client)]),
    'GET /users/partners': pageOf([listedPerson(actor, people.partner)]),
    'GET /users/{id}/history': pageOf([
      {
        _id: 'e1',
        type: 'UserInvited',
        at: '2026-11-02T10:12:00Z',
        by: { _id: 'o', name: 'Marina Orlova' },
        title: 'Invited',
        detail: 'Manager',
      },
    ]),
    'GET /users/{id}': () => manager,
    'GET /users/{id}/summary': () => ({ openOrders: 0, waitingChats: 0, openLeads: 0 }),
    'GET /orders': pageOf([]),
    'GET /leads': pageOf([]),
    'GET /countries/all': () => ({ items: [{ _id: 'c1', code: 'EE', name: { ru: 'Эстония', en: 'Estonia' } }] }),
    ...handlers,
  });
  keepToken('token');
  const Page = pages[path.split('?')[0] as keyof typeof pages];
  renderUi(<Page />, path);
  return api;
}

afterEach(() => keepToken(null));

describe('a list of people', () => {
  it('shows names, contacts and the number of orders, and links to each page', async () => {
    open(people.clientManager, '/admin/clients');
    const row = within(await screen.findByRole('row', { name: /Anna Sokolova/ }));
    expect(row.getByRole('link', { name: 'Anna Sokolova' })).toHaveAttribute('href', `/admin/client/${people.client.id}`);
    expect(row.getByRole('link', { name: 'anna@nordline.example' })).toBeInTheDocument();
    expect(row.getByText('Estonia')).toBeInTheDocument();
    expect(row.getByText('3')).toBeInTheDocument();
    expect(row.getByText('Active')).toBeInTheDocument();
  });

  it('marks people who may not log in with their address, and finds them by a filter', async () => {
    const person = listedPerson(people.clientManager, people.client, { emailWithdrawn: true });
    const api = open(people.clientManager, '/admin/clients?filter[email]=withdrawn', { 'GET /users/clients': pageOf([person]) });
    const row = within(await screen.findByRole('row', { name: /Anna Sokolova/ }));
    expect(row.getByText('Email withdrawn')).toBeInTheDocument();
    expect(api.asked.map(({ query }) => query.get('filter[email]'))).toContain('withdrawn');
  });

  it('asks the server exactly what its address says', async () => {
    const api = open(
      people.admin,
      '/admin/staff?page=2&per_page=25&search=mark&filter[role]=Manager&filter[department]=ubClient&sort=lastName',
    );
    await screen.findByText('Elena Markova');
    await waitFor(() =>
      expect(api.asked.map(({ query }) => Object.fromEntries(query))).toContainEqual({
        page: '2',
        per_page: '25',
        search: 'mark',
        'filter[role]': 'Manager',
        'filter[department]': 'ubClient',
        sort: 'lastName',
      }),
    );
  });

  it('counts each status in its tab, and filters by it', async () => {
    open(people.admin, '/admin/staff', {
      'GET /users/staff': ({ query }) => pageOf([], query.get('filter[status]') === 'invited' ? 7 : 30)(),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Invited 7' }));
    expect(addressShown()).toBe('/admin/staff?filter[status]=invited');
    expect(await screen.findByText('No one found')).toBeInTheDocument();
  });

  it('applies chosen filters as chips that can be removed', async () => {
    open(people.admin, '/admin/staff');
    await userEvent.click(await screen.findByRole('button', { name: 'Add filter' }));
    await userEvent.selectOptions(await screen.findByLabelText('Department'), 'Customer service');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(addressShown()).toBe('/admin/staff?filter[department]=ubClient');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Department' }));
    expect(addressShown()).toBe('/admin/staff');
  });

  it('adds a new client, and leads to the one who has the email already', async () => {
    const api = open(people.clientManager, '/admin/clients', {
      'POST /users/clients': () =>
        json(
          {
            title: 'In use',
            status: 409,
            code: 'emailInUse',
            detail: 'This email is already in use',
            errors: [{ field: 'email', code: 'emailInUse', detail: 'This email is already in use' }],
            existing: { _id: people.client.id, role: 'Client' as const, name: 'Anna Sokolova' },
          },
          409,
        ),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Invite client' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite client' }));
    await userEvent.type(dialog.getByLabelText('Email'), 'anna@nordline.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(api.last('POST /users/clients')).toBeUndefined();
    await userEvent.type(dialog.getByLabelText('Name'), 'Anna');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findByText('This email belongs to Anna Sokolova.')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Open' })).toHaveAttribute('href', `/admin/client/${people.client.id}`);
    expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription('This email is already in use');
  });

  it('shows partners by their company', async () => {
    open(people.businessHead, '/admin/partners');
    expect(within(await screen.findByRole('row', { name: /Anna Sokolova/ })).getByText('Baltic Registry Partners')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Invite partner' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Baltic Registry/ })).toHaveTextContent('4.52 reviews');
  });
});

describe('the invitation of a colleague', () => {
  it('offers only posts that the reader may give, and is sent with the role and the department', async () => {
    const api = open(people.clientHead, '/admin/staff', {
      'POST /users/invite': () => json(listedPerson(people.clientHead, people.clientManager, { _id: 'new', status: 'invited' }), 201),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Invite colleague' }));
    const dialog = within(await screen.findByRole('dialog'));
    const offered = (label: string) =>
      within(dialog.getByLabelText(label))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect([offered('Role'), offered('Department')]).toEqual([['Manager'], ['Customer service']]);
    await userEvent.type(dialog.getByLabelText('Email'), 'new@registra.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(addressShown()).toBe('/admin/staff?id=new'));
    expect(api.last('POST /users/invite')?.body).toEqual({
      email: 'new@registra.example',
      role: 'Manager',
      department: 'ubClient',
      language: 'en',
    });
    expect(api.last('POST /users/invite')?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('reports a missing value next to the field, until it is typed', async () => {
    open(people.businessHead, '/admin/partners');
    await userEvent.click(await screen.findByRole('button', { name: 'Invite partner' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(dialog.getAllByText('Required field')).toHaveLength(3);
    await userEvent.type(dialog.getByLabelText('Company'), 'B');
    expect(dialog.getAllByText('Required field')).toHaveLength(2);
  });

  it('says next to the field that the address is taken', async () => {
    open(people.businessHead, '/admin/partners', {
      'POST /users/create': () => problem(409, 'emailInUse', 'This email is already in use'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Invite partner' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Email'), 'a@b.example');
    await userEvent.type(dialog.getByLabelText('Name'), 'Kadri');
    await userEvent.type(dialog.getByLabelText('Company'), 'Baltic');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription('This email is already in use'));
  });
});

describe('the page of a colleague', () => {
  it('is shown in a sheet over the list, with permitted actions, reasons for the rest, and the history in words', async () => {
    open(people.clientHead, `/admin/staff?filter[role]=Manager`);
    await userEvent.click(await screen.findByRole('link', { name: 'Elena Markova' }));
    expect(addressShown()).toBe(`/admin/staff?filter[role]=Manager&id=${people.clientManager.id}`);
    const sheet = within(await screen.findByRole('dialog', { name: 'Elena Markova' }));
    expect(await sheet.findByRole('button', { name: 'Deactivate…' })).toBeInTheDocument();
    expect(sheet.getByRole('button', { name: 'Change role' })).toHaveAccessibleDescription('There’s no other role you can assign.');
    expect(await sheet.findByText('Marina Orlova')).toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    expect(addressShown()).toBe('/admin/staff?filter[role]=Manager');
  });

  it('sends another role and department for the version that was read', async () => {
    const api = open(people.admin, `/admin/staff?id=${people.clientManager.id}`, { 'PATCH /users/{id}': () => ({}) });
    await userEvent.click(await screen.findByRole('button', { name: 'Change role…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change role' }));
    expect(dialog.getByRole('button', { name: 'Change' })).toBeDisabled();
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Head of department');
    await userEvent.selectOptions(dialog.getByLabelText('Department'), 'Content');
    await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change role' })).not.toBeInTheDocument());
    const sent = api.last(`PATCH /users/${people.clientManager.id}`);
    expect(sent?.body).toEqual({ role: 'DepartmentHead', department: 'ubContent' });
    expect(sent?.headers.get('if-match')).toBe('"4"');
  });

  it('hands over open orders before a role that may not manage them, and before the data is erased', async () => {
    const api = open(people.owner, `/admin/staff?id=${people.clientManager.id}`, {
      'GET /users/{id}/summary': () => ({ openOrders: 1, waitingChats: 0, openLeads: 0 }),
      'GET /orders': pageOf([listedOrder('newOrder', 1)]),
      'PATCH /users/{id}': () => ({}),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change role…' }));
    const roles = within(await screen.findByRole('dialog', { name: 'Change role' }));
    await userEvent.selectOptions(roles.getByLabelText('Department'), 'Content');
    await userEvent.click(roles.getByRole('button', { name: 'Change' }));
    const handOver = within(await screen.findByRole('dialog', { name: 'Change role' }));
    expect(await handOver.findByRole('button', { name: 'Hand over 1 and change role' })).toBeDisabled();
    await userEvent.click(handOver.getByRole('button', { name: 'Cancel' }));

    await userEvent.click(await screen.findByRole('button', { name: 'Erase…' }));
    const erase = within(await screen.findByRole('dialog', { name: 'Erase Elena Markova' }));
    await userEvent.type(erase.getByLabelText('Type ERASE to continue'), 'ERASE');
    await userEvent.click(erase.getByRole('button', { name: 'Erase permanently' }));
    expect(await screen.findByRole('button', { name: 'Hand over 1 and erase' })).toBeDisabled();
    expect(api.asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('changes nothing if somebody else saved first, and shows the reader why', async () => {
    open(people.admin, `/admin/staff?id=${people.clientManager.id}`, {
      'PATCH /users/{id}': () => problem(412, 'staleVersion', 'The data has changed meanwhile'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The data has changed meanwhile');
  });
});
