import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { people } from '#machines/order/testing/people';
import { keepToken } from '../../../lib/session/token-store.js';
import { json, problem } from '../../../lib/testing/fake-api.js';
import { addressShown } from '../../../lib/testing/render.js';
import { choices, ids, registration } from '../testing/catalogue-fixture.js';
import { openPage } from '../testing/open-page.js';

afterEach(() => keepToken(null));

describe('service types', () => {
  it('are listed in both languages with how many services are of each', async () => {
    openPage(people.owner, '/admin/type-services');
    const row = within(await screen.findByRole('row', { name: /Company registration/ }));
    expect(row.getByText('Регистрация компании')).toHaveAttribute('lang', 'ru');
    expect(row.getByRole('link', { name: '7 services' })).toHaveAttribute('href', `/admin/services?filter[type]=${ids.registration}`);
  });

  it('cannot be added twice', async () => {
    openPage(people.contentManager, '/admin/type-services', {
      'POST /service-types': () => problem(409, 'serviceTypeExists', 'There is a service type of this title already'),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Add type' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New service type' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    expect(dialog.getAllByText('Required field')).toHaveLength(2);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title, in Russian' }), 'Регистрация компании');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title, in English' }), 'company registration');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('There is a service type of this title already');
    expect(dialog.getByRole('textbox', { name: 'Title, in English' })).toHaveValue('company registration');
  });

  it('lose no typed text when somebody else saves first', async () => {
    let tries = 0;
    const theirs = { ...registration, version: 9, title: { ru: 'Регистрация', en: 'Registration' } };
    const api = openPage(people.owner, `/admin/type-services?id=${ids.registration}`, {
      'PATCH /service-types/{id}': () =>
        ++tries === 1 ? problem(412, 'staleVersion', 'Changed meanwhile') : json({ ...theirs, version: 10 }),
      'GET /service-types': () => ({ items: [tries === 0 ? registration : theirs], page: 1, per_page: 12, total: 1, totalIsExact: true }),
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Company registration' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title, in English' }), ' and more');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Someone else has saved changes')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Title, in English' })).toHaveValue('Company registration and more');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(addressShown()).toBe('/admin/type-services'));
    expect(api.last(`PATCH /service-types/${ids.registration}`)?.headers.get('if-match')).toBe('"9"');
  });
});

describe('the page of choices', () => {
  it('has a tab for each kind, with its own list', async () => {
    const api = openPage(people.owner, '/admin/others');
    expect(await screen.findByRole('row', { name: /Trade/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: /^Directors/ }));
    expect(addressShown()).toBe('/admin/others?tab=director');
    expect(await screen.findByRole('row', { name: /Local director/ })).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /Trade/ })).not.toBeInTheDocument();
    expect(
      api.asked.some(({ path, query }) => path === '/choices' && query.get('filter[kind]') === 'director' && query.get('page') === '1'),
    ).toBe(true);
  });

  it('gets another choice with a code that orders will contain', async () => {
    const api = openPage(people.owner, '/admin/others?tab=director&id=new', {
      'POST /choices': () => json({ ...choices[0], version: 1 }, 201),
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'New director option' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title, in Russian' }), 'Номинальный');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title, in English' }), 'Nominee');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), '1st');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/starting with a small letter/);
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Code' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), 'nominee');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(addressShown()).toBe('/admin/others?tab=director'));
    expect(api.last('POST /choices')?.body).toEqual({ kind: 'director', code: 'nominee', title: { ru: 'Номинальный', en: 'Nominee' } });
  });
});

describe('the currencies of the catalogue on their page', () => {
  it('are offered in an order, and one in use is not dropped', async () => {
    const api = openPage(people.owner, '/admin/others?tab=currencies', {
      'PUT /settings/currencies': () => problem(409, 'currencyInUse', 'USD is used by 2 services'),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /GBP/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Move up: GBP' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /USD/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('USD is used by 2 services');
    expect(api.last('PUT /settings/currencies')?.body).toEqual({ offered: ['EUR', 'GBP'] });
    expect(api.last('PUT /settings/currencies')?.headers.get('if-match')).toBe('"1"');
  });

  it('are read-only for people who may only read', async () => {
    openPage(people.supermanager, '/admin/others?tab=currencies');
    expect(await screen.findByRole('checkbox', { name: /EUR/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});
