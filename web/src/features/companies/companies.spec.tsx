import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { people } from '#machines/order/testing/people';
import { keepToken } from '../../lib/session/token-store.js';
import { type Handlers, json, pageOf, problem } from '../../lib/testing/fake-api.js';
import { addressShown, renderPage } from '../../lib/testing/render.js';
import { CompaniesPage, StaffCompaniesPage } from './companies-page.js';
import { CompanyPage, StaffCompanyPage } from './company-page.js';
import { DueDatesPage } from './due-dates-page.js';
import type { Company, CompanyListItem } from './use-companies.js';
import type { DueDate } from './use-due-dates.js';

const id = '11111111-1111-4111-8111-111111111111';
const twin = '22222222-2222-4222-8222-222222222222';
const order = { _id: '33333333-3333-4333-8333-333333333333', number: 'R-000041' };
const estonia = { _id: 'ee', code: 'EE', name: { ru: 'Эстония', en: 'Estonia' } };

const listed: CompanyListItem = {
  _id: id,
  version: 1,
  status: 'verified',
  name: 'Nordline OÜ',
  registerNumber: '16543210',
  country: estonia,
  legalForm: 'OÜ',
  registeredOn: '2026-11-02',
  yearEnd: '12-31',
  client: { _id: 'client-1', name: 'Anna Berg' },
  proposed: false,
  nextDue: null,
  createdAt: '2026-11-03T10:00:00Z',
};
const stated = { source: 'order' as const, order, day: '2026-11-03' };
const company = {
  ...listed,
  facts: {
    name: { value: 'Nordline OÜ', ...stated },
    registerNumber: { value: '16543210', ...stated },
    country: { value: estonia, ...stated },
    legalForm: null,
    address: null,
    registeredOn: { value: '2026-11-02', ...stated },
    renewsOn: null,
    vatNumber: null,
    taxNumber: null,
    yearEnd: { value: '02-28', source: 'client', order: null, day: '2026-11-05' },
    officers: { value: [{ name: 'Jonas Berg', post: 'Director' }], ...stated },
    owners: { value: [{ name: 'Anna Berg', kind: 'person', share: 62.5 }], ...stated },
    beneficialOwners: null,
  },
  proposal: null,
  orders: [
    { ...order, status: 'projectFinished', service: { _id: 's', title: { ru: 'Регистрация', en: 'OÜ registration' } }, open: false },
  ],
  documents: [
    {
      kind: 'result',
      documents: [{ file: 'f1', name: 'extract.pdf', size: 1000, type: 'application/pdf', title: 'Registry extract', order: order._id }],
    },
  ],
  dueDates: [],
  may: {},
} as unknown as Company;
company.orders.forEach((one) => Object.assign(one, { createdAt: '2026-10-20T10:00:00Z' }));
company.documents.forEach(({ documents }) => documents.forEach((one) => Object.assign(one, { attachedAt: '2026-11-04T10:00:00Z' })));

const proposing = (...facts: NonNullable<Company['proposal']>['facts']) => ({ _id: twin, at: '2026-11-20T10:00:00Z', facts });

const due = (day: number, parts: Partial<DueDate> = {}): DueDate => ({
  _id: `due${day}`,
  company: { _id: id, name: company.name, country: estonia },
  rule: `r${day}`,
  anchorOn: '2026-12-31',
  startOn: '2027-05-01',
  dueOn: `2027-06-${String(day).padStart(2, '0')}`,
  state: 'upcoming' as const,
  title: { ru: 'Отчёт', en: `Report ${day}` },
  text: { ru: 'Сдать', en: 'To the register' },
  kind: 'report' as const,
  cost: null,
  fine: { ru: '', en: '' },
  service: null,
  source: 'Commercial Code § 179',
  isSample: true,
  order: null,
  done: null,
  notOurs: null,
  ...parts,
});
const openDue = (shown: Company, more: Handlers = {}) =>
  renderPage(<CompanyPage />, `/company?id=${id}`, { 'GET /companies/{id}': () => shown, ...more }, people.client);

afterEach(() => keepToken(null));

describe('the page of a company', () => {
  it('shows each fact with its source, and lets it be copied', async () => {
    const written: string[] = [];
    const clipboard = { writeText: (text: string) => Promise.resolve(written.push(text)) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    renderPage(<CompanyPage />, `/company?id=${id}`, { 'GET /companies/{id}': () => company }, people.client);
    expect(await screen.findByRole('heading', { level: 1, name: 'Nordline OÜ' })).toBeInTheDocument();
    const details = within(screen.getByRole('region', { name: 'Details' }));
    expect(details.getByText('28 February')).toBeInTheDocument();
    expect(details.getByText(/^Client, 5 Nov 2026$/)).toBeInTheDocument();
    expect(details.getAllByRole('link', { name: 'R-000041' })[0]).toHaveAttribute('href', `/order?id=${order._id}`);
    expect(details.queryByText('VAT number')).not.toBeInTheDocument();
    await userEvent.click(details.getByRole('button', { name: /^Copy ?: Register number$/ }));
    expect(written).toEqual(['16543210']);
  });

  it('has its people, documents of all its orders by kind, and its orders', async () => {
    renderPage(<CompanyPage />, `/company?id=${id}`, { 'GET /companies/{id}': () => company }, people.client);
    const named = within(await screen.findByRole('region', { name: 'People' }));
    expect(named.getByText('Director')).toBeInTheDocument();
    expect(named.getByText('62.5%')).toBeInTheDocument();
    const documents = within(screen.getByRole('region', { name: 'Documents' }));
    expect(documents.getByRole('heading', { name: 'Company documents' })).toBeInTheDocument();
    expect(documents.getByRole('button', { name: 'Download extract.pdf' })).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Orders' })).getByText(/OÜ registration/)).toBeInTheDocument();
  });

  it('shows due dates with overdue ones first, what begins now and which facts are missing', async () => {
    const dueDates = [
      due(1, {
        state: 'soon',
        service: { _id: twin, title: { ru: 'Учёт', en: 'Accounting' } },
        cost: { amount: '25.00', currency: 'EUR' },
      }),
      ...[2, 3, 4, 5, 6].map((day) => due(day)),
      due(9, { state: 'overdue' }),
    ];
    openDue({ ...company, facts: { ...company.facts, registeredOn: null }, dueDates });
    const card = within(await screen.findByRole('region', { name: 'Due dates' }));
    expect(card.getAllByRole('listitem')[0]).toHaveTextContent(/^9 Jun 2027Report 9Overdue/);
    expect(card.getAllByText('Start now')).toHaveLength(1);
    expect(card.getByText('Costs €25.00 · Commercial Code § 179 · Sample, to be checked')).toBeInTheDocument();
    // Only where a service does it; the wizard opens at its summary.
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/en/selection-service?country=ee&service=${twin}&company=${id}&step=check`,
    ]);
    expect(card.getByRole('link', { name: /^Order ?: Report 1, 1 Jun 2027$/ })).toBeInTheDocument();
    expect(card.getByText('2 later dates')).toBeInTheDocument();
    expect(card.getByText('Report 6')).not.toBeVisible();
    expect(card.getByText('“Registered on” isn’t known. Dates that are counted from it aren’t listed.')).toBeInTheDocument();
    expect(card.queryByRole('button')).not.toBeInTheDocument();
  });

  it('links to the order that serves a due date, and folds finished due dates and those that do not apply', async () => {
    const served = { order: { ...order, status: 'newOrder' }, service: { _id: twin, title: { ru: 'Учёт', en: 'Accounting' } } };
    const dueDates = [
      due(1, { state: 'inWork', ...served }),
      due(2, { state: 'done', done: { on: '2027-05-20', proof: 'Receipt 7' } }),
      due(3, { state: 'notOurs', notOurs: { reason: 'No employees' } }),
    ];
    const { last } = openDue(
      { ...company, dueDates, may: { ...company.may, markDueDone: true, markDueNotOurs: true, takeBackDueMark: true } },
      { 'DELETE /due-dates/{id}/mark': () => due(2) },
    );
    const card = within(await screen.findByRole('region', { name: 'Due dates' }));
    expect(card.getByText('In progress')).toBeInTheDocument();
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([`/order?id=${order._id}`]);
    await userEvent.click(card.getByText('2 done or not ours'));
    expect(card.getByText('Done on 20 May 2027: Receipt 7')).toBeVisible();
    expect(card.getByText('Not ours: No employees')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: /^Take back ?: Report 2, 2 Jun 2027$/ }));
    await waitFor(() => expect(last('DELETE /due-dates/due2/mark')).toBeDefined());
  });

  it('has due dates that are marked as done with day and proof, or as not applicable with a reason', async () => {
    let refuses = true;
    const { last } = openDue(
      { ...company, dueDates: [due(1)], may: { ...company.may, markDueDone: true, markDueNotOurs: true } },
      {
        'PUT /due-dates/{id}/done': () => due(1),
        'PUT /due-dates/{id}/not-ours': () => (refuses ? problem(409, 'dueDone', 'An order has already done this') : due(1)),
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Mark as done…/ }));
    const done = within(await screen.findByRole('dialog', { name: 'Mark as done' }));
    fireEvent.change(done.getByLabelText('Done on'), { target: { value: '2026-11-20' } });
    await userEvent.type(done.getByRole('textbox', { name: 'Proof (optional)' }), ' Receipt 7 ');
    await userEvent.click(done.getByRole('button', { name: 'Mark as done' }));
    await waitFor(() => expect(last('PUT /due-dates/due1/done')?.body).toEqual({ on: '2026-11-20', proof: 'Receipt 7' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: /^Not ours…/ }));
    const notOurs = within(await screen.findByRole('dialog', { name: 'Not ours' }));
    await userEvent.click(notOurs.getByRole('button', { name: 'Mark as not ours' }));
    expect(await notOurs.findByText('Required field')).toBeInTheDocument();
    await userEvent.type(notOurs.getByRole('textbox', { name: /^Why the company/ }), 'No employees');
    await userEvent.click(notOurs.getByRole('button', { name: 'Mark as not ours' }));
    expect(await notOurs.findByText('An order has already done this')).toBeInTheDocument();
    refuses = false;
    await userEvent.click(notOurs.getByRole('button', { name: 'Mark as not ours' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(last('PUT /due-dates/due1/not-ours')?.body).toEqual({ reason: 'No employees' });
  });

  it('shows staff another company with the same number', async () => {
    const twins = [{ _id: twin, client: { _id: 'client-2', name: 'Paul Novak' } }];
    renderPage(
      <StaffCompanyPage />,
      `/admin/company?id=${id}`,
      { 'GET /companies/{id}': () => ({ ...company, twins }) },
      people.clientHead,
    );
    expect(await screen.findByRole('link', { name: 'Paul Novak' })).toHaveAttribute('href', `/admin/company?id=${twin}`);
  });

  it('sends a change by staff with only the fields that differ', async () => {
    const { last } = renderPage(
      <StaffCompanyPage />,
      `/admin/company?id=${id}`,
      { 'GET /companies/{id}': () => ({ ...company, may: { change: true, verify: false } }), 'PATCH /companies/{id}': () => company },
      people.clientHead,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Change details…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change details…' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Financial year ends on' }), '31 December');
    await userEvent.type(dialog.getByRole('textbox', { name: 'VAT number' }), ' EE102345678 ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(last(`PATCH /companies/${id}`)?.body).toEqual({ yearEnd: '12-31', vatNumber: 'EE102345678' }));
  });

  it('sends a proposal of its client, shows it, and lets them withdraw it', async () => {
    const proposal = proposing({ fact: 'yearEnd', value: '03-31' }, { fact: 'address', value: null });
    const { last } = renderPage(
      <CompanyPage />,
      `/company?id=${id}`,
      {
        'GET /companies/{id}': () => ({ ...company, proposal, may: { withdrawProposal: true } }),
        'PUT /companies/{id}/proposals/{proposalId}/answer': () => company,
      },
      people.client,
    );
    expect(await screen.findByText('You proposed a change. We’ll check it and let you know.')).toBeInTheDocument();
    expect(screen.getByText('31 March')).toBeInTheDocument();
    expect(screen.getByText('remove')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(last(`PUT /companies/${id}/proposals/${twin}/answer`)?.body).toEqual({ answer: 'withdraw' }));
  });

  it('asks staff who decline for a reason', async () => {
    const proposal = proposing({ fact: 'name', value: 'Nordline Group OÜ' });
    const { last } = renderPage(
      <StaffCompanyPage />,
      `/admin/company?id=${id}`,
      {
        'GET /companies/{id}': () => ({ ...company, proposal, may: { acceptProposal: true, declineProposal: true } }),
        'PUT /companies/{id}/proposals/{proposalId}/answer': () => company,
      },
      people.clientHead,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Decline…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline the change' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline…' }));
    expect(await dialog.findByText('Required field')).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The register says otherwise');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline…' }));
    await waitFor(() =>
      expect(last(`PUT /companies/${id}/proposals/${twin}/answer`)?.body).toEqual({
        answer: 'decline',
        reason: 'The register says otherwise',
      }),
    );
  });

  it('is entered by its client, with errors next to the fields', async () => {
    let exists = true;
    const { last, asked } = renderPage(
      <CompaniesPage />,
      '/companies',
      {
        'GET /companies': pageOf([]),
        'GET /countries/all': pageOf([estonia]),
        'POST /companies': () => (exists ? problem(409, 'companyExists', 'You have this company already') : json(company, 201)),
      },
      people.client,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add company…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a company' }));
    const submit = dialog.getByRole('button', { name: 'Add company' });
    await waitFor(() => expect(submit).toBeEnabled());
    await userEvent.click(submit);
    expect(await dialog.findAllByText('Required field')).toHaveLength(3);
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'Estonia');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' Harbour OÜ ');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Register number' }), '12');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Financial year ends on' }), '31 March');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Register number' })).toHaveAccessibleDescription('You have this company already'),
    );
    exists = false;
    await userEvent.click(submit);
    await waitFor(() => expect(addressShown()).toBe(`/company?id=${id}`));
    expect(last('POST /companies')?.body).toEqual({ country: 'ee', name: 'Harbour OÜ', registerNumber: '12', yearEnd: '03-31' });
  });

  it('opens by the id of an order of the company', async () => {
    const handlers = { 'GET /companies': pageOf([listed]), 'GET /companies/{id}': () => company };
    const { last } = renderPage(<CompanyPage />, `/company?order=${order._id}`, handlers, people.client);
    expect(await screen.findByRole('heading', { level: 1, name: 'Nordline OÜ' })).toBeInTheDocument();
    expect(last('GET /companies')?.query.get('filter[order]')).toBe(order._id);
    expect(addressShown()).toBe(`/company?id=${id}`);
  });

  it('is shown as missing for an unknown company or one of another client, with a link to the list', async () => {
    renderPage(<CompanyPage />, `/company?id=${id}`, { 'GET /companies/{id}': () => problem(404, 'notFound', 'Not found') }, people.client);
    expect(await screen.findByText('Company not found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My companies' })).toHaveAttribute('href', '/companies');
  });
});

describe('the list of companies', () => {
  it('leads a client to their own, without naming the client', async () => {
    renderPage(<CompaniesPage />, '/companies', { 'GET /companies': pageOf([listed]) }, people.client);
    expect(await screen.findByRole('link', { name: 'Nordline OÜ' })).toHaveAttribute('href', `/company?id=${id}`);
    expect(screen.queryByText('Anna Berg')).not.toBeInTheDocument();
  });

  it('shows staff to whom each belongs, and which number exists twice', async () => {
    renderPage(<StaffCompaniesPage />, '/admin/companies', { 'GET /companies': pageOf([{ ...listed, twice: true }]) }, people.clientHead);
    expect(await screen.findByRole('link', { name: 'Nordline OÜ' })).toHaveAttribute('href', `/admin/company?id=${id}`);
    expect(screen.getByText('Anna Berg')).toBeInTheDocument();
    expect(screen.getByText('Same number twice')).toBeInTheDocument();
  });
});

describe('the list of due dates', () => {
  it('asks for the days and the outcome of its address, in every state, and shows both as filters', async () => {
    const { last } = renderPage(
      <DueDatesPage />,
      '/admin/due-dates?filter[dueOn]=2026-11-01..2026-11-30&filter[outcome]=lost&filter[served]=true',
      { 'GET /due-dates': pageOf([due(1, { state: 'overdue' })]) },
      people.owner,
    );
    await screen.findAllByRole('link', { name: company.name });
    const asked = last('GET /due-dates')?.query;
    expect(['dueOn', 'outcome', 'served', 'state'].map((name) => asked?.get(`filter[${name}]`))).toEqual([
      '2026-11-01..2026-11-30',
      'lost',
      'true',
      null,
    ]);
    expect(screen.queryByRole('navigation', { name: 'Due within' })).not.toBeInTheDocument();
    expect(screen.getByText('1 Nov 2026 – 30 Nov 2026')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Report' })).toHaveAttribute('href', '/admin/reports?report=renewals&period=next60');
  });

  it('asks for open ones within 60 days, and is narrowed by its address', async () => {
    const overdue = due(2, { state: 'overdue', order: { ...order, status: 'newOrder' } });
    const { last } = renderPage(<DueDatesPage />, '/admin/due-dates', { 'GET /due-dates': pageOf([due(1), overdue]) }, people.clientHead);
    await screen.findAllByRole('link', { name: company.name });
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('link', { name: company.name }).getAttribute('href'))).toEqual(
      [1, 2].map(() => `/admin/company?id=${id}`),
    );
    expect(within(rows[1]!).getByRole('link', { name: order.number })).toHaveAttribute('href', `/admin/order?id=${order._id}`);
    expect(within(rows[1]!).getByText('Overdue')).toBeInTheDocument();
    const asked = () => Object.fromEntries(last('GET /due-dates')!.query);
    expect(asked()).toMatchObject({ 'filter[within]': '60', 'filter[state]': 'overdue,soon,upcoming,inWork', sort: 'dueOn' });
    await userEvent.click(screen.getByRole('link', { name: '90 days' }));
    await waitFor(() => expect(asked()).toMatchObject({ 'filter[within]': '90' }));
    expect(addressShown()).toBe('/admin/due-dates?filter[within]=90');
  });

  it('gives the list of companies the next date of each', async () => {
    const next = { title: { ru: 'Отчёт', en: 'Annual report' }, dueOn: '2027-06-30', state: 'soon' as const };
    const other = { ...listed, _id: twin, name: 'Quiet Harbour' };
    renderPage(<CompaniesPage />, '/companies', { 'GET /companies': pageOf([{ ...listed, nextDue: next }, other]) }, people.client);
    expect(await screen.findByText('Annual report')).toBeInTheDocument();
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveTextContent(/30 Jun 2027 Annual report ?Start now/);
    expect(within(second!).getAllByText('—')).toHaveLength(1);
  });
});
