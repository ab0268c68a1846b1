import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type Handlers, problem } from '../../lib/testing/fake-api.js';
import { addressShown, renderUi } from '../../lib/testing/render.js';
import { LeadsPage } from './leads-page.js';
import { lead } from './testing/leads.js';
import type { Lead } from './use-leads.js';

const counts = { new: 2, taken: 1, called: 0, won: 4, lost: 0 };
const page = (items: Lead[]) => ({ items, page: 1, per_page: 12, total: items.length, totalIsExact: true, counts });

const open = (path = '/admin/leads', handlers: Handlers = {}) => {
  const api = fakeApi({
    'GET /leads': () =>
      page([
        lead(1),
        lead(2, 'taken', {
          kind: 'consultation',
          name: 'Igor <i>Petrov</i>',
          slot: { start: '2026-11-25T08:00:00Z', end: '2026-11-25T08:30:00Z', timeZone: 'Asia/Tbilisi', held: true },
          utm: {},
          source: 'direct',
        }),
      ]),
    'GET /leads/sources': () => ({ items: [{ source: 'vc', count: 5 }] }),
    'GET /leads/assignees': () => ({ items: [{ _id: 'anna', name: 'Anna Sokolova' }] }),
    'GET /countries/created': () => ({ items: [{ _id: 'c1', code: 'EE', name: { ru: 'Эстония', en: 'Estonia' } }] }),
    ...handlers,
  });
  renderUi(<LeadsPage />, path);
  return api;
};

describe('the list of leads', () => {
  it('shows who asked for what, where they came from, and who works on it', async () => {
    open();
    const row = (await screen.findByText('Marina Orlova')).closest('tr') as HTMLElement;
    expect(within(row).getByRole('link', { name: 'L-000001' })).toHaveAttribute('href', expect.stringMatching(/^\/admin\/lead\/0198/));
    expect(within(row).getByRole('link', { name: '+372 5555 0000' })).toHaveAttribute('href', 'tel:+37255550000');
    expect(row).toHaveTextContent('Call request');
    expect(row).toHaveTextContent('Estonia');
    expect(row).toHaveTextContent('vcautumn');
    expect(row).toHaveTextContent('Unassigned');
    expect(row).toHaveTextContent('New');
  });

  it('shows a consultation with its time, and markup as text', async () => {
    open();
    const row = (await screen.findByText('Igor <i>Petrov</i>')).closest('tr') as HTMLElement;
    expect(row).toHaveTextContent(/25 Nov, \d\d:00–\d\d:30/);
    expect(row).toHaveTextContent('Anna Sokolova');
  });

  it('counts the states in its tabs, which are kept in the address', async () => {
    const api = open();
    const tabs = await screen.findByRole('navigation', { name: 'Lead status' });
    await waitFor(() => expect(within(tabs).getByRole('link', { name: 'All 7' })).toBeInTheDocument());
    await userEvent.click(within(tabs).getByRole('link', { name: 'Won 4' }));
    await waitFor(() => expect(api.last('GET /leads')?.query.get('filter[state]')).toBe('won'));
    expect(addressShown()).toBe('/admin/leads?filter[state]=won');
  });

  it('asks what the address says', async () => {
    const api = open('/admin/leads?filter[kind]=consultation&filter[source]=vc&search=marina&sort=callAgainAt&page=2');
    await screen.findByText('Marina Orlova');
    expect(decodeURIComponent(api.last('GET /leads')?.query.toString() ?? '')).toBe(
      'filter[kind]=consultation&filter[source]=vc&page=2&per_page=12&sort=callAgainAt&search=marina',
    );
  });

  it('is narrowed by filters that become chips', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add filter' }));
    await userEvent.selectOptions(form.getByLabelText('Form'), 'consultation');
    const source = await form.findByRole('option', { name: 'vc (5)' });
    expect(source.getAttributeNames()).toEqual(['value']);
    await userEvent.selectOptions(form.getByLabelText('Source'), source);
    await userEvent.click(form.getByLabelText('Only with a scheduled call'));
    await userEvent.click(form.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(addressShown()).toBe('/admin/leads?filter[kind]=consultation&filter[source]=vc&filter[callAgain]=true'));
    await userEvent.click(screen.getByRole('button', { name: /Form/ }));
    await waitFor(() => expect(addressShown()).toBe('/admin/leads?filter[source]=vc&filter[callAgain]=true'));
  });

  it('shows every utm mark where the reader wants it', async () => {
    open('/admin/leads?columns=utm');
    expect(await screen.findByRole('columnheader', { name: 'UTM tags' })).toBeInTheDocument();
    expect(screen.getByText('campaign')).toBeInTheDocument();
  });

  it('is exported as it is narrowed, whole', async () => {
    const api = open('/admin/leads?filter[state]=new&page=3', { 'GET /leads/export': () => problem(503, 'unavailable', 'Later, please.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel (XLSX)' }));
    expect(await screen.findByText(/Later, please\./)).toBeInTheDocument();
    expect(decodeURIComponent(api.last('GET /leads/export')?.query.toString() ?? '')).toBe('filter[state]=new&sort=-createdAt&format=xlsx');
  });

  it('distinguishes "nothing yet" from "no match"', async () => {
    const none = { 'GET /leads': () => ({ ...page([]), counts: {} }) };
    open('/admin/leads', none);
    expect(await screen.findByText('No leads yet')).toBeInTheDocument();
  });

  it('offers to clear the filters where nothing matches', async () => {
    open('/admin/leads?filter[state]=lost', { 'GET /leads': () => page([]) });
    expect(await screen.findByText('No matching leads')).toBeInTheDocument();
  });

  it('says what went wrong, and tries again', async () => {
    let tries = 0;
    open('/admin/leads', {
      'GET /leads': () => ((tries += 1) === 1 ? problem(503, 'unavailable', 'Try again a little later.') : page([lead(1)])),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Marina Orlova')).toBeInTheDocument();
  });
});
