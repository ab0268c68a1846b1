import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Actor } from '#machines/kernel/people';
import { people } from '#machines/order/testing/people';
import { keepToken } from '../../lib/session/token-store.js';
import { type Handlers, problem } from '../../lib/testing/fake-api.js';
import { addressShown, renderPage } from '../../lib/testing/render.js';
import { startTestTexts } from '../../lib/testing/texts.js';
import { FeedbackCard } from './feedback-card.js';
import { FeedbacksPage, StaffFeedbacksPage } from './feedbacks-page.js';
import type { Feedback } from './use-feedbacks.js';

const nothing = { change: false, publish: false, hide: false, answer: false, delete: false };
const feedback = (change: Partial<Feedback> = {}): Feedback => ({
  _id: 'feedback-1',
  version: 3,
  order: { _id: 'order-1', number: 'R-000001' },
  client: { _id: 'client-1', name: 'Anna Sokolova' },
  partner: { _id: 'partner-1', name: 'Tamm & Partners OÜ' },
  service: { _id: 's1', title: { ru: 'Регистрация OÜ', en: 'OÜ registration' } },
  country: { _id: 'c1', code: 'EE', name: { ru: 'Эстония', en: 'Estonia' } },
  rating: 2,
  text: 'Slow <b>and</b> unclear',
  public: true,
  state: 'unpublished',
  reason: null,
  answer: null,
  answeredAt: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  awaiting: true,
  may: { ...nothing, publish: true, hide: true, answer: true },
  ...change,
});
const page = (items: Feedback[]) => ({
  items,
  page: 1,
  per_page: 12,
  total: items.length,
  totalIsExact: true,
  counts: { unpublished: 1, published: 4, hidden: 0 },
  average: 4.2,
});

const open = (node: React.ReactNode, path: string, handlers: Handlers = {}, actor: Actor = people.owner as Actor) =>
  renderPage(
    node,
    path,
    {
      'GET /feedbacks': () => page([feedback()]),
      'GET /countries/created': () => ({ items: [] }),
      ...handlers,
    },
    actor,
  );

beforeAll(() => startTestTexts('en'));
afterEach(() => keepToken(null));

describe('the list of feedback', () => {
  it('shows staff each text with its order, and what waits for whom', async () => {
    const api = open(<StaffFeedbacksPage />, '/admin/feedbacks');
    const row = (await screen.findByText('Slow <b>and</b> unclear')).closest('tr') as HTMLElement;
    expect(within(row).getByRole('img', { name: '2 of 5' })).toBeInTheDocument();
    expect(within(row).getByRole('link', { name: 'R-000001' })).toHaveAttribute('href', '/admin/order?id=order-1');
    expect(row).toHaveTextContent('Tamm & Partners OÜ');
    expect(row).toHaveTextContent('Needs an answer');
    expect(screen.getByText('Average 4.2 of 5')).toBeInTheDocument();
    const tabs = screen.getByRole('navigation', { name: 'Feedback by state' });
    await userEvent.click(within(tabs).getByRole('link', { name: 'Bad, unanswered' }));
    await waitFor(() => expect(api.last('GET /feedbacks')?.query.get('filter[awaiting]')).toBe('true'));
    expect(addressShown()).toBe('/admin/feedbacks?filter[awaiting]=true');
  });

  it('shows the feedback that a notification leads to, and then all of them', async () => {
    const api = open(<StaffFeedbacksPage />, '/admin/feedbacks?filter[order]=order-1');
    await screen.findByText('Slow <b>and</b> unclear');
    expect(api.last('GET /feedbacks')?.query.get('filter[order]')).toBe('order-1');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Order' }));
    await waitFor(() => expect(api.last('GET /feedbacks')?.query.has('filter[order]')).toBe(false));
  });

  it('publishes only the version that was shown, and shows a refusal in the dialog', async () => {
    const api = open(<StaffFeedbacksPage />, '/admin/feedbacks', {
      'PATCH /feedbacks/{id}': () => problem(412, 'staleVersion', 'It has changed meanwhile.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Feedback on R-000001: actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await dialog.findByText('It has changed meanwhile.')).toBeInTheDocument();
    const sent = api.asked.find(({ method }) => method === 'PATCH');
    expect([sent?.body, sent?.headers.get('if-match')]).toEqual([{ operation: 'publish' }, '"3"']);
  });

  it('asks for a reason before a feedback is hidden', async () => {
    const api = open(<StaffFeedbacksPage />, '/admin/feedbacks', { 'PATCH /feedbacks/{id}': () => feedback({ state: 'hidden' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Feedback on R-000001: actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide feedback' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Hide' }));
    expect(api.asked.some(({ method }) => method === 'PATCH')).toBe(false);
    await userEvent.type(dialog.getByRole('textbox'), 'Names a stranger');
    await userEvent.click(dialog.getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ operation: 'hide', reason: 'Names a stranger' });
  });

  it('shows a partner the text without any action', async () => {
    open(<FeedbacksPage />, '/feedbacks', { 'GET /feedbacks': () => page([feedback({ may: nothing })]) }, people.partner as Actor);
    expect(await screen.findByText('Slow <b>and</b> unclear')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /actions/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Hidden|Bad, unanswered/ })).not.toBeInTheDocument();
  });
});

describe('the card on a finished order', () => {
  const card = (answer: object, handlers: Handlers = {}) =>
    open(
      <FeedbackCard order="order-1" />,
      '/order?id=order-1',
      { 'GET /feedbacks/of-order/{orderId}': () => ({ feedback: null, give: true, asked: true, ...answer }), ...handlers },
      people.client as Actor,
    );

  it('asks, and takes a rating with a text', async () => {
    const api = card({}, { 'POST /feedbacks': () => feedback() });
    await userEvent.click(await screen.findByRole('button', { name: 'Give feedback' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('Choose a rating.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: '4: Good' }));
    await userEvent.type(dialog.getByRole('textbox'), ' All clear ');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.last('POST /feedbacks')?.body).toEqual({ order: 'order-1', rating: 4, text: 'All clear', public: true });
  });

  it('can be declined by the client', async () => {
    const api = card({}, { 'PUT /feedbacks/declined': () => new Response(null, { status: 204 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(api.last('PUT /feedbacks/declined')).toBeDefined());
  });

  it('does not ask a client who declined, and still lets them give feedback', async () => {
    card({ asked: false });
    expect(await screen.findByRole('button', { name: 'Give feedback' })).toBeInTheDocument();
    expect(screen.queryByText(/How was it/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Not now' })).not.toBeInTheDocument();
  });

  it('shows what was given, answered and why it is hidden, and what can be done', async () => {
    const own = feedback({ state: 'hidden', reason: 'Names a stranger', answer: 'We are sorry', may: { ...nothing, delete: true } });
    card({ feedback: own, give: false, asked: false });
    expect(await screen.findByText('We are sorry')).toBeInTheDocument();
    expect(screen.getByText('Hidden: Names a stranger')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
  });
});
