import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { people } from '#machines/order/testing/people';
import { keepToken } from '../../../lib/session/token-store.js';
import { json } from '../../../lib/testing/fake-api.js';
import { site } from '../testing/catalogue-fixture.js';
import { openPage } from '../testing/open-page.js';
import { hoursInWords } from './site-preview.js';

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
    expect(await screen.findByText('All changes are saved')).toBeInTheDocument();
    const sent = api.last('PATCH /settings/site');
    expect(sent?.headers.get('if-match')).toBe('"2"');
    expect(sent?.body).toMatchObject({
      phone: '+372 600 9999',
      messengers: [{ kind: 'telegram', url: 'https://t.me/registra' }],
      notice: null,
    });
  });

  it('take no e-mail that is none, no address without https, and no network twice', async () => {
    const api = openPage(people.contentManager, '/admin/settings');
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Support mail' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Support mail' }), 'nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Add a network' }));
    const kinds = screen.getAllByRole('combobox', { name: 'Where' });
    await userEvent.selectOptions(kinds.at(-1) as HTMLElement, 'LinkedIn');
    const urls = screen.getAllByRole('textbox', { name: 'Address' });
    await userEvent.clear(urls.at(-1) as HTMLElement);
    await userEvent.type(urls.at(-1) as HTMLElement, 'http://linkedin.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('textbox', { name: 'Support mail' })).toHaveAccessibleDescription(/valid e-mail/);
    expect(urls.at(-1)).toHaveAccessibleDescription(/https/);
    expect(kinds.at(-1)).toHaveAccessibleDescription(/in the list already/);
    expect(api.last('PATCH /settings/site')).toBeUndefined();
  });

  it('tell working hours as people say them', () => {
    const hours = { ...site.workingHours, days: [1, 2, 3, 5, 7] };
    expect(hoursInWords(hours, 'en')).toBe('Mon–Wed, Fri, Sun, 09:00–19:00, Europe/Tallinn');
    expect(hoursInWords(hours, 'ru')).toBe('пн–ср, пт, вс, 09:00–19:00, Europe/Tallinn');
  });
});

describe('the second step of leading staff', () => {
  it('is required only after it was said what that means', async () => {
    const api = openPage(people.owner, '/admin/settings?part=security', {
      'PATCH /settings/security': ({ body }) => json(body as { enforceSecondFactor: boolean }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Require it' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Require it' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Require it' }));
    await waitFor(() => expect(api.last('PATCH /settings/security')?.body).toEqual({ enforceSecondFactor: true }));
    expect((await screen.findAllByText('Required of leading staff')).length).toBeGreaterThan(0);
  });

  it('is no matter of the content department', async () => {
    openPage(people.contentManager, '/admin/settings?part=security');
    expect(await screen.findByText('Owners and administrators change it.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Require it' })).not.toBeInTheDocument();
  });
});
