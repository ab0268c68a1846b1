import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Actor } from '#machines/kernel/people';
import { people } from '#machines/order/testing/people';
import { keepToken } from '../../../lib/session/token-store.js';
import { type Handlers, problem } from '../../../lib/testing/fake-api.js';
import { addressShown, renderPage } from '../../../lib/testing/render.js';
import { startTestTexts } from '../../../lib/testing/texts.js';
import { MailPage } from './mail-page.js';
import type { SentEmail } from './use-emails.js';

const email = (change: Partial<SentEmail> = {}): SentEmail => ({
  _id: 'letter-1',
  to: { _id: 'client-1', name: 'Anna Sokolova', email: 'anna@nordline.example', role: 'Client' },
  purpose: 'notification',
  title: 'Action needed',
  order: { _id: 'order-1', number: 'R-000412' },
  createdAt: '2026-11-20T10:00:00.000Z',
  state: 'bounced',
  stateAt: '2026-11-20T10:00:05.000Z',
  reason: '550 No such mailbox here',
  attempts: 1,
  nextAttemptAt: null,
  retryable: true,
  ...change,
});

const open = (items: SentEmail[], handlers: Handlers = {}, path = '/admin/mail') =>
  renderPage(
    <MailPage />,
    path,
    {
      'GET /mailer/letters': () => ({ items, page: 1, per_page: 12, total: items.length, totalIsExact: true }),
      ...handlers,
    },
    people.owner as Actor,
  );
const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr') as HTMLElement);

beforeAll(() => startTestTexts('en'));
afterEach(() => keepToken(null));

describe('the list of emails', () => {
  it('shows the recipient, the subject matter, and why an email came back', async () => {
    open([email()]);
    const row = await rowOf('Action needed');
    expect(row.getByRole('link', { name: 'Anna Sokolova' })).toHaveAttribute('href', '/admin/client/client-1');
    expect(row.getByText('anna@nordline.example')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'R-000412' })).toHaveAttribute('href', '/admin/order?id=order-1&tab=history');
    expect(row.getByText('Bounced')).toBeInTheDocument();
    expect(row.getByText('550 No such mailbox here')).toBeInTheDocument();
  });

  it('says when a waiting email is tried next, and gives the product’s own reasons in words', async () => {
    open([
      email({
        _id: 'a',
        title: 'Chat messages',
        state: 'waiting',
        reason: '451 Later',
        nextAttemptAt: '2026-11-20T10:30:00.000Z',
        retryable: false,
      }),
      email({ _id: 'b', title: 'Daily digest', state: 'failed', reason: 'deactivated', retryable: false }),
    ]);
    expect((await rowOf('Chat messages')).getByText(/Next attempt:/)).toBeInTheDocument();
    expect((await rowOf('Daily digest')).getByText('The account is closed')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Send again/ })).not.toBeInTheDocument();
  });

  it('leads from a visitor’s email to the request', async () => {
    open([
      email({ to: { _id: 'lead-1', name: '', email: null, role: null }, purpose: 'lead', title: 'Consultation confirmed', order: null }),
    ]);
    expect(await screen.findByRole('link', { name: 'Visitor' })).toHaveAttribute('href', '/admin/lead/lead-1');
  });

  it('opens with its subject and text, and says what may differ and what is not shown', async () => {
    const content = { subject: 'Pay the €23.00 balance', language: 'en', text: 'Hello Anna,\n\nOrder: R-000412', withheld: null } as const;
    open([email()], { 'GET /mailer/letters/{id}/content': () => ({ ...content, composedAgain: true }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Action needed' }));
    const dialog = within(await screen.findByRole('dialog', { name: content.subject }));
    expect(dialog.getByText('Order: R-000412')).toBeInTheDocument();
    expect(dialog.getByText(/composed again from today’s data.* Links, codes and passwords are never shown here\./)).toBeInTheDocument();
  });

  it.each([
    ['rights', 'You don’t have the rights to read what this email says.'],
    ['chat', 'The email quoted messages of a chat. Open the order to read them.'],
    ['gone', 'What this email said is no longer known: its content or its recipient was erased, or it expired.'],
  ] as const)('says why the text stays closed: %s', async (withheld, sentence) => {
    open([email()], {
      'GET /mailer/letters/{id}/content': () => ({ subject: 'Subject', language: 'en', text: null, withheld, composedAgain: true }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Action needed' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.queryByText(/composed again/)).not.toBeInTheDocument();
  });

  it('retries an email, and says why another cannot be retried', async () => {
    const api = open([email()], { 'POST /mailer/letters/{id}/retry': () => problem(409, 'notRetryable', 'It has arrived meanwhile.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Send again to Anna Sokolova' }));
    expect(await screen.findByText('It has arrived meanwhile.')).toBeInTheDocument();
    expect(api.asked.find(({ method }) => method === 'POST')?.path).toBe('/mailer/letters/letter-1/retry');
  });

  it('is narrowed by its tabs and searched, all of it in the address', async () => {
    const api = open([email()]);
    await screen.findByText('Action needed');
    await userEvent.click(within(screen.getByRole('navigation', { name: 'Emails by state' })).getByRole('link', { name: 'Bounced' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search emails' }), 'anna');
    await waitFor(() => expect(api.last('GET /mailer/letters')?.query.get('search')).toBe('anna'));
    expect(api.last('GET /mailer/letters')?.query.get('filter[state]')).toBe('bounced');
    expect(addressShown()).toBe('/admin/mail?filter[state]=bounced&search=anna');
  });
});
