import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { id, people } from '#machines/order/testing/people';
import type { OrderResource } from '../api/wire.js';
import { type Asked, fakeApi, type Handler, type Handlers, json, problem } from '../../../lib/testing/fake-api.js';
import { meOf } from '../../../lib/testing/me.js';
import { keepToken } from '../../../lib/session/token-store.js';
import { addressShown, renderUi } from '../../../lib/testing/render.js';
import { NewOrderDialog } from './new-order-dialog.js';

/* A dialog with its lists in jsdom, on a busy machine. */
const eur = (amount: string) => ({ amount, currency: 'EUR' as const });
const estonia = { _id: id(1), code: 'EE', name: { ru: 'Эстония', en: 'Estonia' } };
const service = {
  _id: id(2),
  title: { ru: 'Регистрация OÜ', en: 'OÜ registration' },
  country: estonia,
  price: eur('640.00'),
  prepaymentPercent: 30,
  mandatoryPayments: [{ title: { ru: 'Пошлина', en: 'State fee' }, amount: eur('265.00'), period: 'once' as const }],
  term: { days: 5, unit: 'working' as const },
  options: {
    employeesAmount: { min: 1, max: 1, price: eur('0.00') },
    registrationPeriod: [{ value: 10, title: { ru: '10 дней', en: '10 days' }, price: eur('0.00') }],
    director: [{ code: 'own', title: { ru: 'Свой', en: 'Own' }, price: eur('0.00') }],
    directorCompany: [],
    activityAreas: [],
  },
};

const lists = {
  'GET /countries/all': () => ({ items: [estonia] }),
  'GET /countries/created': () => ({ items: [estonia] }),
  'GET /services': () => ({ items: [service] }),
  'GET /services/{id}': () => service,
  'GET /users/clients': () => ({ items: [{ _id: id(3), firstName: 'Anna', lastName: 'Berg', email: 'anna@nordline.example' }] }),
} as const;

afterEach(() => keepToken(null));

async function openNewClient(answer: NonNullable<Handlers['POST /users/clients']>): Promise<Asked[]> {
  const { asked } = fakeApi({ ...lists, 'GET /users/me': () => meOf(people.clientManager), 'POST /users/clients': answer });
  keepToken('token');
  renderUi(<NewOrderDialog onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'New client' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite client' }));
  await userEvent.type(dialog.getByLabelText('Email'), 'Ivan@client.example');
  await userEvent.type(dialog.getByLabelText('Name'), 'Ivan');
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
  return asked;
}

async function place(answer: Handler<OrderResource>): Promise<Asked[]> {
  const { asked } = fakeApi({ ...lists, 'POST /orders': answer });
  renderUi(<NewOrderDialog onClose={() => undefined} />);
  expect(await screen.findByText('To place the order, choose: the client, the country, the service.')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Client' }));
  await userEvent.click(await screen.findByRole('option', { name: /Anna Berg/ }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Country' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Estonia' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Service' }));
  await userEvent.click(await screen.findByRole('option', { name: /OÜ registration/ }));
  const button = await screen.findByRole('button', { name: /640/ });
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'The client also pays €265 in fees to the state and the notary on filing. Total: €905',
  );
  expect(screen.queryByText(/To place the order, choose/)).not.toBeInTheDocument();
  await userEvent.click(button);
  return asked;
}

describe('the dialog of a new order', () => {
  it('leads to the new order', async () => {
    const asked = await place(() => json({ _id: 'o1', number: 'R-000001' }, 201));
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      client: id(3),
      service: service._id,
      country: estonia._id,
    });
    await waitFor(() => expect(addressShown()).toContain('o1'));
  });

  it('adds a client who gets an invitation, and continues with them', async () => {
    const asked = await openNewClient(() =>
      json({ _id: id(9), role: 'Client', firstName: 'Ivan', lastName: '', email: 'Ivan@client.example' }, 201),
    );
    expect(await screen.findByRole('combobox', { name: 'Client' })).toHaveValue('Ivan, Ivan@client.example');
    expect(screen.getByText('To place the order, choose: the country, the service.')).toBeInTheDocument();
    expect(asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
      ['/users/clients', { email: 'Ivan@client.example', firstName: 'Ivan', language: 'en' }],
    ]);
  });

  it('offers the client who has the email already', async () => {
    const existing = { _id: id(3), role: 'Client' as const, name: 'Anna Berg' };
    const refusal = { title: 'In use', status: 409, code: 'emailInUse', detail: 'This email is already in use', existing };
    await openNewClient(() => json({ ...refusal, errors: [{ field: 'email', code: 'emailInUse', detail: refusal.detail }] }, 409));
    const notice = await screen.findByText('This email belongs to Anna Berg.');
    expect(notice).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    expect(await screen.findByRole('combobox', { name: 'Client' })).toHaveValue('Anna Berg, anna@nordline.example');
  });

  it('offers no new client to people who may not add clients', async () => {
    fakeApi({ ...lists, 'GET /users/me': () => meOf(people.businessHead) });
    keepToken('token');
    renderUi(<NewOrderDialog onClose={() => undefined} />);
    await screen.findByRole('combobox', { name: 'Client' });
    expect(screen.queryByRole('button', { name: 'New client' })).not.toBeInTheDocument();
  });

  it('says what to do when a client has as many orders as they may', async () => {
    const message = 'Confirm your email to place more orders: open the link we sent you. Or try again in 52 minutes.';
    await place(() => problem(429, 'tooManyUnconfirmedOrders', message, { 'retry-after': '3100' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});
