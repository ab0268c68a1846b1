import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anna, lead } from '../../features/leads/testing/leads.js';
import type { Lead } from '../../features/leads/use-leads.js';
import { keepToken } from '../../lib/session/token-store.js';
import { fakeApi, json, type Handlers } from '../../lib/testing/fake-api.js';
import { meOf } from '../../lib/testing/me.js';
import { addressShown, renderUi } from '../../lib/testing/render.js';
import { ConvertDialog } from './convert-dialog.js';

const eur = (amount: string) => ({ amount, currency: 'EUR' as const });
const estonia = { _id: 'c1', code: 'EE', name: { ru: 'Эстония', en: 'Estonia' } };
const service = {
  _id: 's1',
  title: { ru: 'Регистрация OÜ', en: 'OÜ registration' },
  country: estonia,
  description: { ru: '', en: '' },
  price: eur('900.00'),
  prepaymentPercent: 30,
  mandatoryPayments: [],
  term: { days: 5 },
  options: {
    employeesAmount: { min: 1, max: 1, price: eur('0.00') },
    registrationPeriod: [{ value: 5, title: { ru: '5 дней', en: '5 days' }, price: eur('0.00') }],
    director: [{ code: 'own', title: { ru: 'Свой', en: 'Own' }, price: eur('0.00') }],
    directorCompany: [],
    activityAreas: [],
  },
};

const open = (shown: Lead, handlers: Handlers = {}) => {
  keepToken('t');
  const onClose = jest.fn();
  const api = fakeApi({
    'GET /users/me': () => meOf(anna),
    'GET /countries/created': () => ({ items: [estonia] }),
    'GET /services': () => ({ items: [service], page: 1, per_page: 100, total: 1, totalIsExact: true }),
    'GET /services/{id}': () => service,
    'POST /leads/{id}/order': () => json({ lead: shown, order: { _id: 'o1', number: 'R-000007' } }, 201),
    ...handlers,
  });
  renderUi(<ConvertDialog lead={shown} onClose={onClose} />, '/admin/lead/1');
  return { api, onClose };
};
const chosen = { email: 'marina@registra.example', service: { _id: 's1', title: service.title } };

afterEach(() => keepToken(null));

describe('the order made of a lead', () => {
  it('starts with the data of the lead, and places the order for that client', async () => {
    const { api, onClose } = open(lead(1, 'called', chosen));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order for Marina Orlova' }));
    expect(dialog.getByLabelText('Email')).toHaveValue('marina@registra.example');
    expect(dialog.getByLabelText('First name')).toHaveValue('Marina');
    expect(dialog.getByLabelText('Last name')).toHaveValue('Orlova');
    await userEvent.click(await dialog.findByRole('button', { name: /Place order for .*900\.00/ }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(api.asked.find(({ method }) => method === 'POST')?.body).toEqual({
      order: {
        service: 's1',
        country: 'c1',
        employeesAmount: 1,
        registrationPeriod: 5,
        director: 'own',
        directorCompany: [],
        activityAreas: [],
      },
      client: { email: 'marina@registra.example', firstName: 'Marina', lastName: 'Orlova', phone: '+37255550000' },
    });
    expect(addressShown()).toBe('/admin/lead/1');
  });

  it('needs a valid email', async () => {
    open(lead(1, 'called', { ...chosen, email: null }));
    const dialog = within(await screen.findByRole('dialog'));
    const place = await dialog.findByRole('button', { name: /Place order for/ });
    expect(place).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Email'), 'marina@registra');
    expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(/Please enter a valid e-mail/);
    await userEvent.type(dialog.getByLabelText('Email'), '.example');
    expect(place).toBeEnabled();
  });

  it('says at its field what the server refused', async () => {
    const refused = json(
      {
        status: 422,
        code: 'validationFailed',
        detail: 'Wrong',
        errors: [{ field: 'client.email', code: 'leadClientNeeded', detail: 'Whose order is it?' }],
      },
      422,
    );
    open(lead(1, 'called', chosen), { 'POST /leads/{id}/order': () => refused });
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /Place order for/ }));
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(/Whose order is it\?/));
  });
});
