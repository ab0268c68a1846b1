import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { people } from '#machines/order/testing/people';
import { keepToken } from '../../../lib/session/token-store.js';
import { json, problem } from '../../../lib/testing/fake-api.js';
import { addressShown } from '../../../lib/testing/render.js';
import { estonia, ids, ou } from '../testing/catalogue-fixture.js';
import { openPage } from '../testing/open-page.js';

/** Replaces the browser's FormData, because the files of jsdom and of the network differ. */
class SentForm {
  readonly parts: [string, unknown][] = [];
  append(name: string, value: unknown): void {
    this.parts.push([name, value]);
  }
}

const { FormData: ownForm } = globalThis;
beforeAll(() => {
  Object.defineProperty(globalThis, 'FormData', { value: SentForm, configurable: true, writable: true });
});
afterAll(() => {
  Object.defineProperty(globalThis, 'FormData', { value: ownForm, configurable: true, writable: true });
});
afterEach(() => keepToken(null));

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const retype = async (name: string | RegExp, text: string) => {
  const input = await field(name);
  await userEvent.clear(input);
  // Pasted, because the form and its preview are drawn for each change.
  if (text) await userEvent.paste(text);
  return input;
};
const enter = async (input: HTMLElement | undefined, text: string) => {
  await userEvent.click(input as HTMLElement);
  await userEvent.paste(text);
};
const preview = () => within(screen.getByRole('complementary', { name: 'Preview' }));
const path = `/admin/services?id=${ids.ou}`;
const saved = { 'PATCH /services/{id}': () => json({ ...ou, version: 5 }) };

describe('the list of services', () => {
  it('shows price, prepayment, term and whether it is offered, and leads to the form', async () => {
    openPage(people.owner, `/admin/services?filter[country]=${ids.estonia}`);
    const row = within(await screen.findByRole('row', { name: /OÜ registration/ }));
    expect(row.getByRole('link', { name: 'OÜ registration' })).toHaveAttribute(
      'href',
      `/admin/services?filter%5Bcountry%5D=${ids.estonia}&id=${ids.ou}`,
    );
    expect(row.getByText('€890.00')).toBeInTheDocument();
    expect(row.getByText('30% upfront')).toBeInTheDocument();
    expect(row.getByText('10 days', { normalizer: (text) => text.replace(/\u00a0/g, ' ') })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Remove filter: Country' })).toBeInTheDocument();
  });

  it('exports every row of the list as it is narrowed, not the page in view', async () => {
    const api = openPage(people.owner, `/admin/services?filter[currency]=EUR&page=2&search=legal`, {
      'GET /services/export': () => new Response('title', { headers: { 'content-type': 'text/csv' } }),
    });
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    // Where a link to a file leads is the browser's, which there is none of here.
    const follow = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(api.last('GET /services/export')).toBeDefined());
    expect(Object.fromEntries(api.last('GET /services/export')?.query ?? [])).toEqual({
      'filter[currency]': 'EUR',
      'filter[archived]': 'false',
      search: 'legal',
      sort: '-createdAt',
      format: 'csv',
    });
    await waitFor(() => expect(follow).toHaveBeenCalledTimes(1));
    follow.mockRestore();
  });

  it('makes a copy that the public does not see yet, and opens it', async () => {
    const copy = { ...ou, _id: ids.georgia, archived: true, title: { ru: 'Регистрация OÜ (копия)', en: 'OÜ registration (copy)' } };
    openPage(people.owner, '/admin/services', {
      'POST /services/{id}/duplicate': () => json(copy, 201),
      'GET /services/{id}': () => copy,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions: OÜ registration' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await waitFor(() => expect(addressShown()).toBe(`/admin/services?id=${ids.georgia}`));
    expect(await screen.findByText(/This service is archived and hidden/)).toBeInTheDocument();
  });
});

describe('the blank form of a document', () => {
  const passport = { kind: 'document' as const, title: { ru: 'Паспорт', en: 'Passport' }, note: null, formats: [], validMonths: null };
  const service = { ...ou, requiredDocuments: [{ ...passport, example: null, form: ids.georgia }] };
  const openForm = async (handlers: Parameters<typeof openPage>[2] = {}) => {
    const api = openPage(people.owner, path, { 'GET /services/{id}': () => service, ...saved, ...handlers });
    await userEvent.click(await screen.findByRole('tab', { name: /Documents/ }));
    return { api, group: within(await screen.findByRole('group', { name: 'Form to fill in' })) };
  };
  const sent = (api: ReturnType<typeof openPage>) => api.last(`PATCH /services/${ids.ou}`)?.body;

  it('is stored when it is chosen, and becomes part of the service when that is saved', async () => {
    const kept = { _id: ids.estonia, name: 'attorney.docx' };
    const { api, group } = await openForm({ 'POST /services/forms': () => json(kept, 201) });
    expect(group.getByRole('link', { name: 'Download the form' })).toHaveAttribute('href', `/form/${ids.georgia}`);
    await userEvent.upload(group.getByLabelText('Choose file', { selector: 'input' }), new File(['x'], 'attorney.docx'), {
      applyAccept: true,
    });
    expect(await group.findByText('attorney.docx')).toBeVisible();
    expect(group.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(api)).toMatchObject({ requiredDocuments: [{ form: ids.estonia }] }));
  });

  it('can be removed, and a refused file is shown with the reason', async () => {
    const { api, group } = await openForm({ 'POST /services/forms': () => problem(413, 'formTooLarge', 'The form is larger than 5 MB.') });
    await userEvent.upload(group.getByLabelText('Choose file', { selector: 'input' }), new File(['x'], 'attorney.pdf'));
    expect(await group.findByRole('alert')).toHaveTextContent('The form is larger than 5 MB.');
    await userEvent.click(group.getByRole('button', { name: 'Remove' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(api)).toMatchObject({ requiredDocuments: [{ form: null }] }));
  });
});

describe('the price of a service', () => {
  it('is shown in the preview as the visitor will be quoted, with the choices made there', async () => {
    openPage(people.owner, path);
    await retype('Base price', '1 000,5');
    expect(preview().getByText('€1,000.50')).toBeInTheDocument();
    expect(preview().getByText('€300.15')).toBeInTheDocument();
    expect(preview().getByText('€700.35')).toBeInTheDocument();
    await userEvent.selectOptions(preview().getByLabelText('Director'), 'local');
    expect(preview().getByText('€1,300.50')).toBeInTheDocument();
  });

  it('is sent with the digits of its currency, and asks once if it is far from the earlier price', async () => {
    const api = openPage(people.owner, path, saved);
    await retype('Base price', '95000');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const question = within(await screen.findByRole('dialog', { name: 'Check these prices' }));
    expect(question.getByRole('listitem')).toHaveTextContent('Base price: €890.00 → €95,000.00 (+10,574%)');
    expect(api.last(`PATCH /services/${ids.ou}`)).toBeUndefined();
    await userEvent.click(question.getByRole('button', { name: 'Save these prices' }));
    await waitFor(() => expect(api.last(`PATCH /services/${ids.ou}`)).toBeDefined());
    expect(api.last(`PATCH /services/${ids.ou}`)?.body).toMatchObject({ price: { amount: '95000.00', currency: 'EUR' } });
    expect(api.last(`PATCH /services/${ids.ou}`)?.body).not.toHaveProperty('currencyChange');
  });

  const openCurrency = async () => {
    await screen.findByRole('option', { name: 'USD' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'USD');
    return within(await screen.findByRole('dialog', { name: 'From EUR to USD' }));
  };

  it('is converted into another currency at the rate of the day, the options too, with old and new shown', async () => {
    const api = openPage(people.owner, path, saved);
    const dialog = await openCurrency();
    expect(await dialog.findByText(/€1 = US\$1\.10, 20 Nov 2026 \(\d+ days old\)/)).toBeInTheDocument();
    expect(dialog.getByRole('status')).toHaveTextContent('A rate is from 20 Nov 2026. Check the rates in Settings');
    expect(dialog.getByRole('row', { name: 'Base price €890.00 US$979.00' })).toBeInTheDocument();
    expect(dialog.getByRole('row', { name: 'Local director €300.00 US$330.00' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Convert to USD' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.last(`PATCH /services/${ids.ou}`)).toBeDefined());
    const body = api.last(`PATCH /services/${ids.ou}`)?.body as { options: { director: { price: unknown }[] } };
    expect(body).toMatchObject({ price: { amount: '979.00', currency: 'USD' }, currencyChange: 'converted' });
    expect(body.options.director[1]?.price).toEqual({ amount: '330.00', currency: 'USD' });
  });

  it('is changed to another currency by typing every price again, and is never only relabelled', async () => {
    const api = openPage(people.owner, path, saved);
    const dialog = await openCurrency();
    await userEvent.click(dialog.getByRole('radio', { name: /Enter again/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enter prices in USD' }));
    expect(await field('Base price')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await field('Base price')).toBeInvalid();
    expect(api.last(`PATCH /services/${ids.ou}`)).toBeUndefined();
  });

  it('is the saved one again when the saved currency is selected again', async () => {
    openPage(people.owner, path, saved);
    const dialog = await openCurrency();
    await userEvent.click(dialog.getByRole('button', { name: 'Convert to USD' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EUR');
    expect(await field('Base price')).toHaveValue('890.00');
    expect(screen.getByText('All changes saved')).toBeInTheDocument();
  });

  it('is refused below 0, and its percentages outside of 0 to 100 or 1 to 100', async () => {
    const api = openPage(people.owner, path, saved);
    for (const [name, typed, fault] of [
      ['Base price', '-5', /amount in digits/],
      ['Prepayment', '101', /from 0 to 100/],
      ['Partner’s commission', '0', /from 1 to 100/],
      ['Partner’s commission', '100.5', /from 1 to 100/],
    ] as const) {
      const before = ((await field(name)) as HTMLInputElement).value;
      await retype(name, typed);
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(async () => expect(await field(name)).toHaveAccessibleDescription(fault));
      expect(api.last(`PATCH /services/${ids.ou}`)).toBeUndefined();
      await retype(name, before);
    }
  });
});

describe('the steps of a service', () => {
  it('are put in order by buttons, keep their ids, and announce where they went', async () => {
    const api = openPage(people.owner, `${path}&part=steps`, saved);
    await userEvent.click(await screen.findByRole('button', { name: 'Move down: Name check' }));
    expect(screen.getByText('Name check is now 2 of 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move up: Name check' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Move up: Filing' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.last(`PATCH /services/${ids.ou}`)).toBeDefined());
    const { steps } = api.last(`PATCH /services/${ids.ou}`)?.body as { steps: Record<string, { steps: { _id: string }[] }> };
    expect(Object.entries(steps).map(([key, group]) => [key, group.steps.map(({ _id }) => _id)])).toEqual([
      ['filing', ['s3']],
      ['preparation', ['s2', 's1']],
    ]);
  });

  it('can be moved to another group without a change', async () => {
    const api = openPage(people.owner, `${path}&part=steps`, saved);
    await userEvent.click((await screen.findAllByRole('button', { name: 'Move to another group' }))[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Filing' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.last(`PATCH /services/${ids.ou}`)).toBeDefined());
    const { steps } = api.last(`PATCH /services/${ids.ou}`)?.body as { steps: Record<string, { steps: { _id: string }[] }> };
    expect(steps['filing']?.steps.map(({ _id }) => _id)).toEqual(['s3', 's1']);
  });

  it('are not in the preview if only staff see them', async () => {
    openPage(people.owner, `${path}&part=steps`);
    await screen.findByRole('button', { name: 'Move down: Name check' });
    expect(preview().getByText('Name check')).toBeInTheDocument();
    expect(preview().queryByText('Screening')).not.toBeInTheDocument();
  });

  it('are at least one in each new group, which is called by its English title', async () => {
    const api = openPage(people.owner, `${path}&part=steps`, saved);
    await userEvent.click(await screen.findByRole('button', { name: 'Add group' }));
    const groups = screen.getAllByRole('textbox', { name: 'Group, in English' });
    await enter(groups[2], 'After that: taxes');
    await enter(screen.getAllByRole('textbox', { name: 'Group, in Russian' })[2], 'Потом');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Add at least one')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Add step' })[2] as HTMLElement);
    const steps = screen.getAllByRole('textbox', { name: 'Step, in English' });
    await enter(steps[3], 'VAT number');
    await enter(screen.getAllByRole('textbox', { name: 'Step, in Russian' })[3], 'Номер НДС');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.last(`PATCH /services/${ids.ou}`)).toBeDefined());
    const { steps: sent } = api.last(`PATCH /services/${ids.ou}`)?.body as { steps: Record<string, { steps: unknown[] }> };
    expect(sent['afterThatTaxes']?.steps).toEqual([{ title: { ru: 'Номер НДС', en: 'VAT number' }, isVisible: true }]);
  });
});

describe('the options of a service', () => {
  it('take the title of the choice, and no choice twice', async () => {
    openPage(people.owner, `${path}&part=options`);
    await userEvent.click(await screen.findByRole('button', { name: 'Add director' }));
    const choice = screen.getAllByRole('combobox', { name: 'Choice' })[2] as HTMLElement;
    await userEvent.selectOptions(choice, 'Local director');
    expect(screen.getAllByRole('textbox', { name: 'Shown to visitors as, in Russian' }).at(-1)).toHaveValue('Местный');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getAllByRole('combobox', { name: 'Choice' })[2]).toHaveAccessibleDescription(/Already in the list/));
  });
});

describe('a new service', () => {
  it('begins in the country the list was narrowed to, in its currency', async () => {
    openPage(people.owner, `/admin/services?filter[country]=${ids.estonia}&id=new`);
    expect(await screen.findByRole('combobox', { name: 'Country' })).toHaveValue(estonia.name.en);
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR');
  });
});

describe('the import of services', () => {
  const result = { rows: 12, toCreate: 2, toChange: 3, unchanged: 7, toApprove: 0, imported: false, errors: [], changes: [] };
  const file = new File(['title'], 'services.csv', { type: 'text/csv' });
  const choose = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import services' }));
    const input = document.querySelector<HTMLInputElement>('input[type=file][accept=".xlsx,.csv"]');
    await userEvent.upload(input as HTMLInputElement, file);
    return dialog;
  };

  it('is a dry run first: its changes are shown, and only then made', async () => {
    const api = openPage(people.owner, '/admin/services', { 'POST /services/import': () => result });
    const dialog = await choose();
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 5 services' }));
    expect(await dialog.findByText('Imported. New: 2, changed: 3.')).toBeInTheDocument();
    expect(api.asked.filter(({ path: called }) => called === '/services/import').map(({ query }) => query.get('dryRun'))).toEqual([
      'true',
      'false',
    ]);
  });

  it('names service, column, and what it is and becomes, before anything is done', async () => {
    const changes = [{ row: 3, service: 'OÜ registration', column: 'price', before: '890.00', after: '940.00' }];
    openPage(people.owner, '/admin/services', { 'POST /services/import': () => ({ ...result, changes }) });
    const dialog = await choose();
    const shown = within(await dialog.findByRole('region', { name: 'What changes' }));
    expect(shown.getByRole('row', { name: 'OÜ registration price 890.00 940.00' })).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Import 5 services' })).toBeEnabled();
  });

  it('names row and column of every mistake, and imports nothing', async () => {
    const errors = [{ row: 3, column: 'director', line: 2, code: 'amount', detail: 'Not an amount' }];
    openPage(people.owner, '/admin/services', { 'POST /services/import': () => ({ ...result, errors }) });
    const dialog = await choose();
    expect(await dialog.findByRole('row', { name: '3 director, line 2 Not an amount' })).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  });

  it('shows the server’s refusal of a file that is no table', async () => {
    openPage(people.owner, '/admin/services', {
      'POST /services/import': () => problem(415, 'incorrectFileFormat', 'Incorrect file format'),
    });
    const dialog = await choose();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Incorrect file format');
  });
});
