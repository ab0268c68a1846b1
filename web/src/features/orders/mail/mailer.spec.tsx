import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { people } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
import { problem } from '../../../lib/testing/fake-api.js';
import { startTestTexts } from '../../../lib/testing/texts.js';
import { drawOrder, fill } from '../testing/draw-order.js';
import type { Message, MessageTemplate } from './use-messages.js';

const templates: MessageTemplate[] = [
  {
    key: 'documentsReminder',
    title: 'Document reminder',
    subject: { ru: 'Документы', en: 'Documents for R-000001' },
    body: { ru: 'Здравствуйте', en: 'Good day,\n\nwe wait for your passport.' },
  },
  { key: 'freeMessage', title: 'Blank message', subject: { ru: 'О заказе', en: 'About your order' }, body: { ru: 'Да', en: 'Yes' } },
];
const message = (change: Partial<Message> = {}): Message => ({
  _id: 'm1',
  order: { _id: 'o', number: 'R-000001' },
  to: { _id: 'c', name: 'Anna Sokolova' },
  template: 'freeMessage',
  language: 'en',
  subject: 'Your passport',
  body: 'Please send it.\n\nThank you.',
  sentBy: { _id: 's', name: 'Olga Nikitina' },
  createdAt: '2026-11-20T10:00:00.000Z',
  state: 'bounced',
  stateAt: '2026-11-20T10:00:05.000Z',
  reason: '550 no such mailbox',
  attempts: 1,
  ...change,
});
const listOf = (...items: Message[]) => ({ items, page: 1, per_page: 100, total: items.length, totalIsExact: true });
const story = orderIn('documentsRequested');

beforeAll(() => startTestTexts('en'));

describe('writing to the client of an order', () => {
  const open = async (handlers = {}) => {
    const drawn = await drawOrder(story, people.clientManager, { 'GET /mailer/templates': () => templates, ...handlers });
    await userEvent.click(screen.getByRole('button', { name: 'Email the client' }));
    return { ...drawn, dialog: within(await screen.findByRole('dialog', { name: 'Email the client' })) };
  };

  it('begins with what the server has filled in, keeps a draft per template and language, and shows the email', async () => {
    const { dialog } = await open();
    // The client reads Russian.
    expect(await dialog.findByLabelText('Subject')).toHaveValue('Документы');
    await userEvent.selectOptions(dialog.getByLabelText('Language'), 'en');
    fill(dialog.getByLabelText('Subject'), 'Mine');
    await userEvent.selectOptions(dialog.getByLabelText('Language'), 'ru');
    expect(dialog.getByLabelText('Subject')).toHaveValue('Документы');
    await userEvent.selectOptions(dialog.getByLabelText('Language'), 'en');
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    const letter = within(dialog.getByRole('article'));
    expect(letter.getByRole('heading', { name: 'Mine' })).toBeInTheDocument();
    expect(letter.getByText('we wait for your passport.')).toBeInTheDocument();
  });

  it('sends no empty email, and a repeated one under the same key', async () => {
    let calls = 0;
    const { api, order, dialog } = await open({
      'POST /mailer': () => (++calls === 1 ? problem(503, 'unavailable', 'Try later') : message()),
    });
    fill(await dialog.findByLabelText('Subject'), ' ');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByText('Required field')).toBeInTheDocument();
    expect(calls).toBe(0);
    fill(dialog.getByLabelText('Subject'), 'Your passport');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Try later');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = api.asked.filter(({ method, path }) => method === 'POST' && path === '/mailer');
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(sent[1]?.body).toMatchObject({ order: order._id, template: 'documentsReminder', language: 'ru', subject: 'Your passport' });
  });

  it('is not offered to the client or the partner', async () => {
    await drawOrder(story, people.partner);
    expect(screen.queryByRole('button', { name: 'Email the client' })).not.toBeInTheDocument();
  });
});

describe('messages in the history', () => {
  it('show staff their delivery state and its reason, and can be retried', async () => {
    const handlers = { 'GET /mailer': () => listOf(message()), 'POST /mailer/m1/retry': () => message({ state: 'waiting' }) };
    const { api } = await drawOrder(story, people.clientManager, handlers, { tab: 'history' });
    const line = within((await screen.findByText('Your passport', { selector: 'p b' })).closest('li') as HTMLElement);
    expect(line.getByText('Bounced')).toBeInTheDocument();
    expect(line.getByText('550 no such mailbox')).toBeInTheDocument();
    await userEvent.click(line.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(api.last('POST /mailer/m1/retry')).toBeDefined());
  });

  it('show a client the email without its delivery state', async () => {
    await drawOrder(story, people.client, { 'GET /mailer': () => listOf(message({ reason: null })) }, { tab: 'history' });
    expect(await screen.findByText(/Olga Nikitina wrote to you/)).toBeInTheDocument();
    expect(screen.queryByText('Bounced')).not.toBeInTheDocument();
  });

  it('are not requested for a partner', async () => {
    const { api } = await drawOrder(story, people.partner, {}, { tab: 'history' });
    await screen.findByRole('tab', { name: /History/ });
    expect(api.last('GET /mailer')).toBeUndefined();
  });
});
