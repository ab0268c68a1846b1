import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { people } from '#machines/order/testing/people';
import { keepToken } from '../../../lib/session/token-store.js';
import { json, problem, pageOf } from '../../../lib/testing/fake-api.js';
import { addressShown } from '../../../lib/testing/render.js';
import { estonia, ids } from '../testing/catalogue-fixture.js';
import { openPage } from '../testing/open-page.js';
import type { DueRule } from '../wire.js';

afterEach(() => keepToken(null));

const textbox = (name: string) => screen.findByRole('textbox', { name });

describe('the list of countries', () => {
  it('shows what is offered in each, from which price, and which texts are missing', async () => {
    openPage(people.owner, '/admin/country');
    const row = within(await screen.findByRole('row', { name: /Estonia/ }));
    expect(row.getByRole('link', { name: 'Estonia' })).toHaveAttribute('href', `/admin/country?id=${ids.estonia}`);
    expect(row.getByRole('link', { name: '3 services' })).toHaveAttribute('href', `/admin/services?filter[country]=${ids.estonia}`);
    expect(row.getByText('€240.00')).toBeInTheDocument();
    expect(row.getByText('Missing: EN 1')).toBeInTheDocument();
    expect(row.getByText('Offered')).toBeInTheDocument();
  });

  it('asks the server exactly what its address says', async () => {
    const api = openPage(people.owner, '/admin/country?page=2&per_page=25&search=esto&filter[currency]=EUR&sort=-name&shown=archived');
    await screen.findByRole('row', { name: /Estonia/ });
    expect(api.asked.filter(({ path }) => path === '/countries').map(({ query }) => Object.fromEntries(query))).toContainEqual({
      page: '2',
      per_page: '25',
      search: 'esto',
      'filter[currency]': 'EUR',
      'filter[archived]': 'true',
      sort: '-name',
    });
  });

  it('counts what is offered and what is archived, and explains an empty archive', async () => {
    openPage(people.owner, '/admin/country', {
      'GET /countries': ({ query }) => pageOf([], query.get('filter[archived]') === 'true' ? 0 : 28)(),
    });
    expect(await screen.findByRole('link', { name: 'In the catalogue 28' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('link', { name: 'Archive 0' }));
    expect(addressShown()).toBe('/admin/country?shown=archived');
    expect(await screen.findByText('The archive is empty')).toBeInTheDocument();
  });

  it('distinguishes "no match" from "nothing yet"', async () => {
    openPage(people.owner, '/admin/country?filter[currency]=JPY', { 'GET /countries': pageOf([]) });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Countries will appear here')).toBeInTheDocument();
  });

  it('offers no change to people who may only read', async () => {
    openPage(people.supermanager, '/admin/country');
    await screen.findByRole('row', { name: /Estonia/ });
    expect(screen.queryByRole('link', { name: 'Add country' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /What can be done/ })).not.toBeInTheDocument();
  });
});

describe('a country being edited', () => {
  const path = `/admin/country?id=${ids.estonia}`;

  it('counts what is missing, leads there, and shows it in the preview at once', async () => {
    openPage(people.owner, path);
    await userEvent.click(await screen.findByRole('button', { name: /1 text missing/ }));
    const summary = await textbox('In short, in English');
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.type(summary, 'A company without a visit');
    expect(screen.getByText('Both languages complete')).toBeInTheDocument();
    expect(within(screen.getByRole('complementary', { name: 'Preview' })).getByText('A company without a visit')).toBeInTheDocument();
  });

  it('is saved against the version that was read', async () => {
    const api = openPage(people.owner, path, {
      'PATCH /countries/{id}': ({ body }) => json({ ...estonia, ...(body as object), version: 5 }),
    });
    await userEvent.type(await textbox('Name, in English'), ' (EU)');
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('All changes saved')).toBeInTheDocument();
    const sent = api.last(`PATCH /countries/${ids.estonia}`);
    expect(sent?.headers.get('if-match')).toBe('"4"');
    expect(sent?.body).toMatchObject({ name: { ru: 'Эстония', en: 'Estonia (EU)' }, facts: { visit: { needed: 'no' } } });
    expect(sent?.body).not.toHaveProperty('code');
  });

  it('loses nothing when somebody else saves first: their change is shown, the typed text stays, the next save is based on theirs', async () => {
    let tries = 0;
    const theirs = { ...estonia, version: 7, currency: 'USD' as const, name: { ru: 'Эстония', en: 'Republic of Estonia' } };
    const api = openPage(people.owner, path, {
      'PATCH /countries/{id}': ({ body }) =>
        ++tries === 1
          ? problem(412, 'staleVersion', 'The data has changed meanwhile')
          : json({ ...theirs, ...(body as object), version: 8 }),
      'GET /countries/{id}': () => (tries === 0 ? estonia : theirs),
    });
    const name = await textbox('Name, in English');
    await userEvent.clear(name);
    await userEvent.type(name, 'Eesti');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Updated to their version: currency.');
    expect(alert).toHaveTextContent('Changed by both, keeping yours: name.');
    expect(await textbox('Name, in English')).toHaveValue('Eesti');
    expect(screen.getByLabelText('Currency')).toHaveValue('USD');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('All changes saved')).toBeInTheDocument();
    expect(api.last(`PATCH /countries/${ids.estonia}`)?.headers.get('if-match')).toBe('"7"');
  });

  it('leads to the part and the field that the server refused', async () => {
    openPage(people.owner, path, {
      'PATCH /countries/{id}': () =>
        new Response(
          JSON.stringify({
            status: 422,
            code: 'validationFailed',
            errors: [{ field: 'facts.taxes.0.rate.ru', code: 'tooLong', detail: 'Too long' }],
          }),
          { status: 422, headers: { 'content-type': 'application/problem+json' } },
        ),
    });
    await userEvent.type(await textbox('Name, in English'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('tab', { name: /Taxes/, selected: true })).toBeInTheDocument();
    expect(await textbox('Rate, in Russian')).toHaveAccessibleDescription(/Too long/);
  });

  it('stores its due rules, and takes a day of the year only as month and day', async () => {
    const report: DueRule = {
      _id: ids.ou,
      legalForm: 'OÜ',
      title: { ru: 'Годовой отчёт', en: 'Annual report' },
      text: { ru: '', en: '' },
      kind: 'report',
      anchor: 'yearEnd',
      months: 6,
      days: -1,
      every: 'year',
      leadDays: 60,
      cost: { amount: '40.00', currency: 'EUR' },
      fine: { ru: '', en: '' },
      service: ids.ou,
      source: 'Accounting Act, section 14',
      isSample: true,
    };
    const api = openPage(people.owner, path, {
      'GET /countries/{id}': () => ({ ...estonia, dueRules: [report] }),
      'PATCH /countries/{id}': ({ body }) => json({ ...estonia, ...(body as object), version: 5 }),
    });
    await userEvent.click(await screen.findByRole('tab', { name: /Due dates/ }));
    expect(await screen.findByLabelText('Our service')).toHaveValue(ids.ou);
    await userEvent.selectOptions(screen.getByLabelText('Counted from'), 'A day of the year');
    const day = await screen.findByRole('textbox', { name: 'Day' });
    await userEvent.type(day, '02-30');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sample, not checked yet' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(day).toHaveAccessibleDescription(/month and day/);
    expect(api.last(`PATCH /countries/${ids.estonia}`)).toBeUndefined();
    await userEvent.clear(day);
    await userEvent.type(day, '06-30');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('All changes saved')).toBeInTheDocument();
    const sent = api.last(`PATCH /countries/${ids.estonia}`)?.body as { dueRules: object[] };
    expect(sent.dueRules).toEqual([{ ...report, anchor: '06-30', isSample: false }]);
  });

  it('asks before unsaved changes are left', async () => {
    openPage(people.owner, path);
    await userEvent.type(await textbox('Name, in English'), '!');
    await userEvent.click(screen.getByRole('link', { name: 'Countries' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(addressShown()).toBe(path);
    expect(await textbox('Name, in English')).toHaveValue('Estonia!');
    await userEvent.click(screen.getByRole('link', { name: 'Countries' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(addressShown()).toBe('/admin/country'));
  });

  it('says what archiving means, and that it was archived because it is used', async () => {
    const api = openPage(people.owner, path, { 'DELETE /countries/{id}': () => ({ archived: true }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions: Estonia' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from catalogue…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Estonia' }));
    expect(dialog.getByText('Used by 3 services.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Estonia archived')).toBeInTheDocument();
    expect(api.last(`DELETE /countries/${ids.estonia}`)?.headers.get('if-match')).toBe('"4"');
  });

  it('is read-only for people who may only read', async () => {
    openPage(people.supermanager, path);
    expect(await textbox('Name, in English')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});

describe('a new country', () => {
  it('has its names from its code, requires the rest, and is opened when it is saved', async () => {
    const api = openPage(people.owner, '/admin/country?id=new', {
      'POST /countries': ({ body }) => json({ ...estonia, ...(body as object), _id: ids.georgia, version: 1, services: 0 }, 201),
      'GET /countries/{id}': () => ({
        ...estonia,
        _id: ids.georgia,
        version: 1,
        services: 0,
        code: 'GE',
        name: { ru: 'Грузия', en: 'Georgia' },
      }),
    });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Country' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Georgia, GE' }));
    expect(await textbox('Name, in Russian')).toHaveValue('Грузия');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    expect(api.last('POST /countries')).toBeUndefined();
    // The focus moves to the first fault a little later: typing at once would be interrupted.
    const first = await textbox('In short, in Russian');
    await waitFor(() => expect(first).toHaveFocus());
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveAccessibleDescription(/whole number of days/);
    await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '1');
    await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '5');
    await userEvent.type(await textbox('In short, in English'), 'Quick');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(addressShown()).toBe(`/admin/country?id=${ids.georgia}`));
    expect(api.last('POST /countries')?.body).toMatchObject({ code: 'GE', name: { en: 'Georgia' }, facts: { terms: { from: 1, to: 5 } } });
  });

  it('says next to the form that the country exists already', async () => {
    openPage(people.owner, '/admin/country?id=new', {
      'POST /countries': () => problem(409, 'countryExists', 'This country is there already'),
    });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Country' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Estonia, EE' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '1');
    await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '5');
    await userEvent.type(await textbox('In short, in Russian'), 'Быстро');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This country is there already');
  });
});
