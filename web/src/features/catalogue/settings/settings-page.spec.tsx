import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { people } from '#machines/order/testing/people';
import { dayIn } from '#machines/kernel/time';
import { ownZone } from '../../../lib/days.js';
import { keepToken } from '../../../lib/session/token-store.js';
import { json } from '../../../lib/testing/fake-api.js';
import { site } from '../testing/catalogue-fixture.js';
import { openPage } from '../testing/open-page.js';
import { hoursText } from '../../../lib/working-hours.js';

afterEach(() => keepToken(null));

describe('the settings of the site', () => {
  it('are previewed as the foot of a page and saved as a whole', async () => {
    const api = openPage(people.owner, '/admin/settings', {
      'PATCH /settings/site': ({ body }) => json({ ...site, ...(body as object), version: 3 }),
    });
    const phone = await screen.findByRole('textbox', { name: 'Phone' });
    await userEvent.clear(phone);
    await userEvent.type(phone, '+372 600 9999');
    expect(within(screen.getByRole('complementary', { name: 'Preview' })).getByText('+372 600 9999')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('All changes saved')).toBeInTheDocument();
    const sent = api.last('PATCH /settings/site');
    expect(sent?.headers.get('if-match')).toBe('"2"');
    expect(sent?.body).toMatchObject({
      phone: '+372 600 9999',
      messengers: [{ kind: 'telegram', url: 'https://t.me/registra' }],
      notice: null,
      promises: { correctionDays: 30, delayPercent: 50, calculationDays: 2, refundDays: 3, decisionDays: 10, retentionYears: 5 },
    });
  });

  it('refuse an invalid e-mail, an address without https, and a network twice', async () => {
    const api = openPage(people.contentManager, '/admin/settings');
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Support email' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Support email' }), 'nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Add network' }));
    const kinds = screen.getAllByRole('combobox', { name: 'Network' });
    await userEvent.selectOptions(kinds.at(-1) as HTMLElement, 'LinkedIn');
    const urls = screen.getAllByRole('textbox', { name: 'Address' });
    await userEvent.clear(urls.at(-1) as HTMLElement);
    await userEvent.type(urls.at(-1) as HTMLElement, 'http://linkedin.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('textbox', { name: 'Support email' })).toHaveAccessibleDescription(/valid email/);
    expect(urls.at(-1)).toHaveAccessibleDescription(/https/);
    expect(kinds.at(-1)).toHaveAccessibleDescription(/Already in the list/);
    expect(api.last('PATCH /settings/site')).toBeUndefined();
  });

  it('show working hours in words', () => {
    const hours = { ...site.workingHours, days: [1, 2, 3, 5, 7] };
    expect(hoursText(hours, 'en')).toMatch(/^Mon–Wed, Fri, Sun, 9:00–19:00 \(/);
    expect(hoursText(hours, 'ru')).toMatch(/^пн–ср, пт, вс, 9:00–19:00 \(/);
  });
});

describe('the bank details', () => {
  const euros = {
    currency: 'EUR' as const,
    payee: 'Registra OÜ',
    iban: 'EE382200221020145685',
    account: '',
    bic: 'HABAEE2X',
    bank: 'Swedbank',
    bankAddress: '',
    purpose: { ru: 'Заказ {number}', en: 'Order {number}' },
  };
  const known = ['EUR' as const];
  const accounts = { items: [euros], version: 4, known, lastChanges: [], proposal: null, lastProposal: null };
  const page = '/admin/settings?part=bank';
  const anna = { _id: 'anna', name: 'Anna Owner' };
  const proposal = {
    _id: 'p1',
    proposedBy: anna,
    proposedAt: '2026-11-20T10:00:00Z',
    alone: false,
    approvedBy: null,
    approvedAt: null,
    inForceAt: null,
    changes: [{ currency: 'EUR' as const, from: euros, to: { ...euros, iban: 'DE89370400440532013000' } }],
    approveUntil: '2026-11-27T10:00:00Z',
    approvers: [{ _id: people.admin.id, name: 'Boris Admin' }],
  };

  it('of a currency that never had an account apply at once, without a proof', async () => {
    const api = openPage(people.owner, page, {
      'GET /settings/bank-accounts': () => accounts,
      'PUT /settings/bank-accounts': ({ body }) => json({ ...accounts, ...(body as object), version: 5 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add account' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Currency' }), 'GBP');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Payee' }), 'Registra Ltd');
    await userEvent.type(dialog.getByRole('textbox', { name: 'IBAN' }), 'GB29 NWBK 6016 1331 9268 19');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Bank' }), 'Sample Bank');
    expect(dialog.queryByText('Confirm that it’s you')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Add account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = api.last('PUT /settings/bank-accounts');
    expect(sent?.headers.get('if-match')).toBe('"4"');
    const pounds = { currency: 'GBP', payee: 'Registra Ltd', purpose: { en: 'Payment for order {number}' } };
    expect(sent?.body).toMatchObject({ items: [euros, pounds] });
    expect(Object.keys(sent?.body as object)).toEqual(['items']);
    expect(api.last('PATCH /settings/site')).toBeUndefined();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('are changed by a proposal, with the password and a code from the mailbox', async () => {
    const api = openPage(people.owner, page, {
      'GET /settings/bank-accounts': () => accounts,
      'POST /users/me/confirmation-code': () => json({}, 202),
      'PUT /settings/bank-accounts': () => json({ ...accounts, version: 5, proposal }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change EUR account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change EUR account' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Email me a code' }));
    expect(await dialog.findByText(/We’ve emailed you a code/)).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Current password'), 'secret words');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code from the email' }), '1234 5678');
    await userEvent.click(dialog.getByRole('button', { name: 'Propose change' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.last('PUT /settings/bank-accounts')?.body).toEqual({
      items: [euros],
      currentPassword: 'secret words',
      emailCode: '12345678',
    });
    expect(screen.getByRole('region', { name: 'A change is waiting for approval' })).toBeInTheDocument();
  });

  it('show old and new when they are proposed, who may approve, and are approved with a code of the app', async () => {
    const api = openPage(people.admin, page, {
      'GET /settings/bank-accounts': () => ({ ...accounts, proposal }),
      'GET /users/me/second-factor': () => ({ enrolled: true, recoveryCodesLeft: 10, required: false }),
      'POST /settings/bank-accounts/proposals/{id}/approval': () => json({ ...accounts, version: 6 }),
    });
    const card = within(await screen.findByRole('region', { name: 'A change is waiting for approval' }));
    expect(card.getByRole('row', { name: 'Account EE38 2200 2210 2014 5685 DE89 3704 0044 0532 0130 00' })).toBeInTheDocument();
    expect(card.getByText(/Boris Admin, until 27 Nov/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change EUR account' })).not.toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: 'Approve change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve change' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: /Code from the app/ }), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve change' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.last('POST /settings/bank-accounts/proposals/p1/approval')?.body).toEqual({ code: '123456' });
  });

  it('are not approved by the person who proposed them, who may withdraw them', async () => {
    const api = openPage(people.owner, page, {
      'GET /settings/bank-accounts': () => ({ ...accounts, proposal }),
      'DELETE /settings/bank-accounts/proposals/{id}': () => json({ ...accounts, version: 6 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw change' }));
    expect(screen.queryByRole('button', { name: 'Approve change' })).not.toBeInTheDocument();
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw change' }));
    await waitFor(() => expect(api.last('DELETE /settings/bank-accounts/proposals/p1')).toBeDefined());
  });

  it('stand with who changed them, who approved it, and since when', async () => {
    const lastChanges = [
      { currency: 'EUR' as const, proposedBy: anna, approvedBy: { _id: 'b', name: 'Boris Admin' }, at: '2026-11-20T10:00:00Z' },
    ];
    openPage(people.owner, page, { 'GET /settings/bank-accounts': () => ({ ...accounts, lastChanges }) });
    expect(await screen.findByText(/Changed by Anna Owner, approved by Boris Admin/)).toHaveTextContent('20 Nov 2026');
  });

  it('show a wrong IBAN at its field and lose nothing', async () => {
    openPage(people.owner, page, {
      'GET /settings/bank-accounts': () => accounts,
      'PUT /settings/bank-accounts': () =>
        json(
          {
            status: 422,
            code: 'validationFailed',
            errors: [{ field: 'items.0.iban', code: 'ibanInvalid', detail: 'This IBAN is not valid' }],
          },
          422,
        ),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change EUR account' }));
    const iban = await screen.findByRole('textbox', { name: 'IBAN' });
    await userEvent.type(iban, '0');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Propose change' }));
    await waitFor(() => expect(iban).toHaveAccessibleDescription(/This IBAN is not valid/));
    expect(iban).toHaveValue('EE3822002210201456850');
  });

  it('are read-only for the content department', async () => {
    openPage(people.contentManager, page, { 'GET /settings/bank-accounts': () => accounts });
    expect(await screen.findByText('EE38 2200 2210 2014 5685')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add account' })).not.toBeInTheDocument();
  });
});

describe('the exchange rates', () => {
  const dollar = { currency: 'USD' as const, perEuro: '1.0845', date: '2026-11-20' };
  const yen = { currency: 'JPY' as const, perEuro: '162.4', date: '2026-11-19' };
  const page = '/admin/settings?part=rates';
  const rates = { 'GET /settings/exchange-rates': () => ({ items: [dollar, yen], version: 4 }) };
  const today = dayIn(new Date(), ownZone());

  it('stand with their dates, and are changed together for the version that was read', async () => {
    const api = openPage(people.contentManager, page, {
      ...rates,
      'PUT /settings/exchange-rates': ({ body }) => json({ ...(body as object), version: 5 }),
    });
    expect(await screen.findByRole('row', { name: /USD US Dollar 1\.0845 20 Nov/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Change rates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change rates' }));
    const dollars = dialog.getByRole('textbox', { name: 'USD per euro' });
    await userEvent.clear(dollars);
    await userEvent.type(dollars, '1,09');
    expect(dialog.getByLabelText('Date of the USD rate')).toHaveValue(today);
    await userEvent.type(dialog.getByRole('textbox', { name: 'GBP per euro' }), '0.86');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = api.last('PUT /settings/exchange-rates');
    expect(sent?.headers.get('if-match')).toBe('"4"');
    const { items } = sent?.body as { items: object[] };
    expect(items).toHaveLength(3);
    expect(items).toEqual(
      expect.arrayContaining([{ ...dollar, perEuro: '1.09', date: today }, { currency: 'GBP', perEuro: '0.86', date: today }, yen]),
    );
    expect(api.last('PATCH /settings/site')).toBeUndefined();
  });

  it('are marked at their fields if they are invalid, before anything is sent', async () => {
    const api = openPage(people.contentManager, page, rates);
    await userEvent.click(await screen.findByRole('button', { name: 'Change rates' }));
    const pounds = await screen.findByRole('textbox', { name: 'GBP per euro' });
    await userEvent.type(pounds, '0');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(pounds).toHaveAccessibleDescription(/number above 0/));
    expect(pounds).toHaveValue('0');
    expect(screen.getByRole('textbox', { name: 'USD per euro' })).not.toBeInvalid();
    expect(api.last('PUT /settings/exchange-rates')).toBeUndefined();
  });

  it('are marked at their currency if the server refuses them', async () => {
    const fault = { code: 'mustBeDate', detail: 'This must be a date' };
    openPage(people.contentManager, page, {
      ...rates,
      'PUT /settings/exchange-rates': ({ body }) => {
        const at = (body as { items: { currency: string }[] }).items.findIndex(({ currency }) => currency === 'JPY');
        return json({ status: 422, code: 'validationFailed', errors: [{ ...fault, field: `items.${at}.date` }] }, 422);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change rates' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText('Date of the JPY rate')).toHaveAccessibleDescription(/must be a date/));
  });
});

describe('the second step of leading staff', () => {
  it('is required only after a warning of what that means', async () => {
    const api = openPage(people.owner, '/admin/settings?part=security', {
      'PATCH /settings/security': ({ body }) => json(body as { enforceSecondFactor: boolean }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Require it' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Require it' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Require it' }));
    await waitFor(() => expect(api.last('PATCH /settings/security')?.body).toEqual({ enforceSecondFactor: true }));
    expect((await screen.findAllByText('Required for senior staff')).length).toBeGreaterThan(0);
  });

  it('is not shown to the content department', async () => {
    openPage(people.contentManager, '/admin/settings?part=security');
    expect(await screen.findByText('Owners and administrators can change this.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Require it' })).not.toBeInTheDocument();
  });
});
