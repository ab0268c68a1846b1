import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { Actor } from '#machines/kernel/people';
import { keepToken } from '../../lib/session/token-store.js';
import { fakeApi, type Handlers, problem } from '../../lib/testing/fake-api.js';
import { meOf } from '../../lib/testing/me.js';
import { addressShown, renderUi } from '../../lib/testing/render.js';
import { startTestTexts } from '../../lib/testing/texts.js';
import { LeadPage } from './lead-page.js';
import { anna, head, lead } from './testing/leads.js';
import type { Lead, LeadEvent } from './use-leads.js';

const events: LeadEvent[] = [
  {
    _id: 'e1',
    version: 1,
    type: 'LeadRegistered',
    at: '2026-11-20T09:00:00Z',
    by: null,
    title: 'asked for a call',
    detail: null,
  },
  {
    _id: 'e2',
    version: 2,
    type: 'LeadTaken',
    at: '2026-11-20T09:05:00Z',
    by: { _id: 'anna', name: 'Anna Sokolova' },
    title: 'took the lead',
    detail: null,
  },
];

const open = (shown: Lead, handlers: Handlers = {}, actor: Actor = anna) => {
  keepToken('t');
  const api = fakeApi({
    'GET /users/me': () => meOf(actor),
    'GET /leads/assignees': () => ({
      items: [
        { _id: 'anna', name: 'Anna Sokolova' },
        { _id: 'boris', name: 'Boris Lind' },
      ],
    }),
    'GET /leads/{id}': () => shown,
    'GET /leads/{id}/events': () => ({ items: events }),
    'PATCH /leads/{id}': () => shown,
    ...handlers,
  });
  renderUi(
    <Routes>
      <Route path="/admin/lead/:id" element={<LeadPage convert={(one) => <p>order of {one.number}</p>} />} />
      <Route path="*" element={null} />
    </Routes>,
    `/admin/lead/${shown._id}`,
  );
  return api;
};
const lastChange = (api: ReturnType<typeof fakeApi>) => api.asked.filter(({ method }) => method !== 'GET').at(-1);
const operation = (name: string) => screen.findByRole('button', { name });

afterEach(() => keepToken(null));
afterAll(() => startTestTexts('en'));

describe('the page of a lead', () => {
  it('shows who asked for what, from where, and what was done', async () => {
    open(
      lead(1, 'called', {
        calls: [
          {
            at: '2026-11-20T10:00:00Z',
            by: { _id: 'anna', name: 'Anna Sokolova' },
            outcome: 'notReached',
            callAgainAt: null,
            note: 'Voice mail <b>only</b>',
          },
        ],
        message: 'Two founders\nfrom Kazakhstan',
        answers: { legalForm: 'OÜ', options: { employeesAmount: 3 } },
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Marina Orlova' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '+372 5555 0000' })).toHaveAttribute('href', 'tel:+37255550000');
    expect(screen.getByText('Estonia')).toBeInTheDocument();
    expect(screen.getByText('OÜ')).toBeInTheDocument();
    expect(screen.getByText(/Two founders/)).toBeInTheDocument();
    expect(screen.getByText('Not reached')).toBeInTheDocument();
    expect(screen.getByText('Voice mail <b>only</b>')).toBeInTheDocument();
    expect(screen.getByText('autumn')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '/ru/service/ee' })).toHaveAttribute('href', '/ru/service/ee');
    const history = within(screen.getByRole('region', { name: 'History' }));
    expect(await history.findByText('Visitor')).toBeInTheDocument();
    expect(history.getByText(/took the lead/)).toBeInTheDocument();
  });

  it('links to no other site, whatever came with the form', async () => {
    open(lead(1, 'new', { url: 'https://evil.example/', orderUrl: 'javascript:alert(1)' }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByRole('link').filter((link) => /evil|javascript/.test(link.getAttribute('href') ?? ''))).toEqual([]);
  });

  it('shows a consultation by the reader’s clock and by the visitor’s', async () => {
    open(
      lead(1, 'new', {
        kind: 'consultation',
        slot: { start: '2036-11-25T08:00:00Z', end: '2036-11-25T08:30:00Z', timeZone: 'Asia/Tbilisi', held: true },
      }),
    );
    const slot = within(await screen.findByRole('region', { name: 'Consultation' }));
    expect(slot.getByText(/Their time: 25 Nov, 12:00, Asia\/Tbilisi/)).toBeInTheDocument();
    expect(screen.getByText(/^Assign it to yourself\. The consultation is/)).toBeInTheDocument();
  });

  it.each([
    ['2036-11-25T08:00:00Z', /^Next call: 25 Nov/],
    ['2026-11-01T08:00:00Z', /^The call scheduled for 1 Nov, .* is due\.$/],
  ])('says when the call agreed for %s is', async (callAgainAt, text) => {
    open(lead(1, 'called', { callAgainAt }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('is taken with one press, for the version that was shown', async () => {
    const api = open(lead(1));
    await userEvent.click(await operation('Assign to me'));
    await waitFor(() => expect(lastChange(api)?.body).toEqual({ operation: 'take', payload: {} }));
    expect(lastChange(api)?.headers.get('if-match')).toBe('"3"');
    expect(lastChange(api)?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('explains what is not possible yet, beside its button', async () => {
    open(lead(1));
    const locked = await operation('Record call');
    expect(locked).toHaveAttribute('aria-disabled', 'true');
    expect(locked).toHaveAccessibleDescription(/^Available when the lead is/);
    await userEvent.click(screen.getByRole('button', { name: /3 more aren’t available in this status/ }));
    expect(await operation('Erase personal data')).toHaveAccessibleDescription('Access is denied');
  });

  it('explains that a colleague works on it', async () => {
    open(lead(1, 'taken', { assignee: { _id: 'boris', name: 'Boris Lind' } }));
    expect(await operation('Record call')).toHaveAccessibleDescription(/Ask .* A colleague is working on this lead/);
  });

  it('records a call, and when to call again by the reader’s clock', async () => {
    const api = open(lead(1, 'taken'));
    await userEvent.click(await operation('Record call…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record call' }));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(dialog.getByLabelText('Call again later'));
    const at = dialog.getByLabelText('Call again at');
    await userEvent.clear(at);
    await userEvent.type(at, '2030-01-15T10:30');
    await userEvent.type(dialog.getByLabelText('Note'), 'After the holidays');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastChange(api)?.body).toEqual({
        operation: 'recordCall',
        payload: { outcome: 'callLater', at: new Date('2030-01-15T10:30').toISOString(), note: 'After the holidays' },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is closed with a reason when it is lost', async () => {
    const api = open(lead(1, 'called'));
    await userEvent.click(await operation('Mark as lost…'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('Why?'), 'tooExpensive');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as lost' }));
    await waitFor(() => expect(lastChange(api)?.body).toEqual({ operation: 'lose', payload: { reason: 'tooExpensive' } }));
  });

  it('is assigned to a colleague other than the current assignee', async () => {
    const api = open(lead(1, 'taken'));
    await userEvent.click(await operation('Reassign…'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(await dialog.findByLabelText('To whom?'), await dialog.findByRole('option', { name: 'Boris Lind' }));
    expect(dialog.queryByRole('option', { name: 'Anna Sokolova' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Reassign' }));
    await waitFor(() => expect(lastChange(api)?.body).toEqual({ operation: 'reassign', payload: { assignee: 'boris' } }));
  });

  it('is opened again where it was closed', async () => {
    const api = open(lead(1, 'lost', { lost: { reason: 'noAnswer', note: null, at: '2026-11-20T10:00:00Z', by: null } }));
    expect(await screen.findByText('Lost: Never answered')).toBeInTheDocument();
    await userEvent.click(await operation('Reopen'));
    await waitFor(() => expect(lastChange(api)?.body).toEqual({ operation: 'reopen', payload: {} }));
  });

  it('is erased by a head who types the word', async () => {
    const api = open(lead(1, 'lost', {}, head), { 'DELETE /leads/{id}': () => new Response(null, { status: 204 }) }, head);
    await userEvent.click(await operation('Erase personal data…'));
    const dialog = within(await screen.findByRole('dialog'));
    const erase = dialog.getByRole('button', { name: 'Erase personal data' });
    expect(erase).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Type ERASE to confirm'), 'ERASE');
    await userEvent.click(erase);
    await waitFor(() => expect(lastChange(api)?.method).toBe('DELETE'));
    expect(lastChange(api)?.body).toEqual({ confirm: 'ERASE' });
  });

  it('is converted in a dialog of the orders', async () => {
    open(lead(1, 'called'));
    await userEvent.click(await operation('Convert to an order…'));
    expect(await screen.findByText('order of L-000001')).toBeInTheDocument();
  });

  it('says what the server refused, and shows the present state of the lead', async () => {
    let version = 3;
    const api = open(lead(1), {
      'GET /leads/{id}': () => ({
        ...lead(1, version === 3 ? 'new' : 'taken', { assignee: { _id: 'boris', name: 'Boris Lind' } }),
        version,
      }),
      'PATCH /leads/{id}': () => {
        version = 4;
        return problem(412, 'staleVersion', 'Somebody was faster.');
      },
    });
    await userEvent.click(await operation('Assign to me'));
    expect(await screen.findByText('Somebody was faster.')).toBeInTheDocument();
    expect(await screen.findAllByText('Boris Lind')).not.toHaveLength(0);
    expect(api.asked.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  it('links to order and client only for readers who may see them', async () => {
    const won = { order: { _id: 'o1', number: 'R-000007' }, client: { _id: 'k1', name: 'Marina Orlova' } };
    open(lead(1, 'won', won), {}, anna);
    expect(await screen.findByText('R-000007')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'R-000007' })).not.toBeInTheDocument();
  });

  it('shows nothing about an erased visitor', async () => {
    open(lead(1, 'lost', { erased: true, name: null, phone: null, message: null }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Erased' })).toBeInTheDocument();
    expect(screen.getByText('The contact details have been erased.')).toBeInTheDocument();
  });

  it('does not exist for an unknown lead, and for an address without an id', async () => {
    open(lead(1), { 'GET /leads/{id}': () => problem(404, 'notFound', 'x') });
    expect(await screen.findByRole('link', { name: 'Go to leads' })).toHaveAttribute('href', '/admin/leads');
    expect(addressShown()).toContain('/admin/lead/');
  });

  it('is shown in Russian', async () => {
    await startTestTexts('ru');
    open(lead(1, 'taken'));
    expect(await operation('Записать звонок…')).toBeInTheDocument();
    expect(screen.getByText('Позвоните и запишите, чем закончилось.')).toBeInTheDocument();
  });
});
