import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { id, people } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
import { startTestTexts } from '../../../lib/testing/texts.js';
import { drawOrder } from '../testing/draw-order.js';
import { historyOf, resourceOf } from '../testing/order-fixture.js';
import { byDay, entriesOf } from './days.js';
import type { TextContext } from './event-values.js';
import { sentenceOf } from './event-text.js';
import { momentIn, placeAt } from './jump-to-date.js';
import { replay } from './replay.js';
import { actorThen, roleKeys } from './roles-then.js';

const story = orderIn('projectFinished');
const contextOf = (language: 'ru' | 'en', reader: string): TextContext => ({
  t: i18next.getFixedT(language, ['order', 'machine']) as TextContext['t'],
  language,
  order: resourceOf(story, people.clientManager),
  reader,
  history: historyOf(story).items,
});

describe('history in words', () => {
  it.each(['ru', 'en'] as const)('has a sentence without holes for every event of a whole order in %s', (language) => {
    for (const event of historyOf(story).items) {
      for (const reader of [people.owner.id, event.actor._id ?? '']) {
        const sentence = sentenceOf(event, contextOf(language, reader));
        expect(sentence).not.toMatch(/[{}\u0001]|undefined|: *$|\b[A-Z][a-z]+[A-Z]/);
        expect(sentence.length).toBeGreaterThan(8);
      }
    }
  });

  it('describes the reader’s own actions with “you”, also in Russian', () => {
    const placed = historyOf(story).items[0];
    if (!placed) throw new Error('the story is empty');
    expect(sentenceOf(placed, contextOf('en', people.client.id))).toMatch(/^You placed the order for €1,800\.00$/);
    expect(sentenceOf(placed, contextOf('ru', people.client.id))).toMatch(/^Вы оформили заказ на/);
    expect(sentenceOf(placed, contextOf('ru', people.owner.id))).toMatch(/^Anna Sokolova: заказ оформлен/);
  });

  it.each([
    ['en', 'The reported money will cover the balance once it arrives', 'The payment covered the balance'],
    ['ru', 'Заявленные деньги покроют остаток, когда придут', 'Остаток внесён полностью'],
  ] as const)('says of a balance that was only reported that it has not arrived yet, in %s', (language, reported, arrived) => {
    const textOf = (one: typeof story, seen = historyOf(one).items): string => {
      const made = seen.find(({ type }) => type === 'LastPaymentMade');
      return made ? sentenceOf(made, { ...contextOf(language, people.client.id), history: seen }) : '';
    };
    const paid = orderIn('lastPaymentRequired').then(people.payment, 'recordPayment', {
      payment: id(600),
      amount: 126_000,
      provider: 'paypal',
      capture: 'C',
    });
    expect([textOf(orderIn('lastPaymentPayed')), textOf(paid)]).toEqual([reported, arrived]);
    const asPartnerSeesIt = historyOf(paid).items.filter(({ type }) => type !== 'PaymentCaptured');
    expect(textOf(paid, asPartnerSeesIt)).toBe(
      { en: 'The payment of the balance is being checked', ru: 'Оплата остатка проверяется' }[language],
    );
  });

  it('is grouped by day, with refused attempts between the events', () => {
    const history = historyOf(story);
    const first = history.items[0];
    if (!first) throw new Error('the story is empty');
    const at = new Date(Date.parse(first.at) + 1000).toISOString();
    const refused = [
      {
        _id: 'one',
        version: 1,
        at,
        actor: first.actor,
        command: 'requestDocuments' as const,
        code: 'operationNotPermittedInStatus',
        remedy: null,
      },
    ];
    const entries = entriesOf({ ...history, refused });
    expect(entries.slice(0, 2).map((entry) => entry.kind)).toEqual(['event', 'refused']);
    expect(byDay(entries).flatMap((day) => day.entries)).toHaveLength(history.items.length + 1);
  });
});

describe('refused attempts of an order', () => {
  it('come in pages, the older ones a click away', async () => {
    await startTestTexts('en');
    const [first] = historyOf(story).items;
    if (!first) throw new Error('the story is empty');
    const attempt = (n: number) => ({
      _id: `attempt-${n}`,
      version: 1,
      at: new Date(Date.parse(first.at) + n * 1000).toISOString(),
      actor: first.actor,
      command: 'requestDocuments' as const,
      code: 'operationNotPermittedInStatus',
      remedy: null,
    });
    const asked: (string | null)[] = [];
    await drawOrder(
      story,
      people.clientManager,
      {
        'GET /orders/{id}/events': () => ({ ...historyOf(story), refused: [attempt(4)], refusedBefore: 'attempt-4' }),
        'GET /orders/{id}/refused-attempts': ({ query }) => {
          asked.push(query.get('before'));
          return query.get('before') === 'attempt-4'
            ? { items: [attempt(2), attempt(3)], before: 'attempt-2' }
            : { items: [attempt(1)], before: null };
        },
      },
      { tab: 'history' },
    );
    const showAll = screen.queryByRole('button', { name: /Show events/ });
    if (showAll) fireEvent.click(showAll);
    const lines = () => screen.getAllByText(/Refused: /);
    const more = await screen.findByRole('button', { name: 'Show earlier refused attempts' });
    expect(lines()).toHaveLength(1);
    fireEvent.click(more);
    await waitFor(() => expect(lines()).toHaveLength(3));
    fireEvent.click(screen.getByRole('button', { name: 'Show earlier refused attempts' }));
    await waitFor(() => expect(lines()).toHaveLength(4));
    expect(asked).toEqual(['attempt-4', 'attempt-2']);
    expect(screen.queryByRole('button', { name: 'Show earlier refused attempts' })).not.toBeInTheDocument();
  });
});

describe('the scrubber of an order’s history', () => {
  it('folds the events into the present order, and into no order if one is missing', () => {
    const order = resourceOf(story, people.clientManager);
    const states = replay(order, historyOf(story));
    expect(states?.at(-1)?.facts).toEqual(story.state.facts);
    const { items } = historyOf(story);
    expect(replay(order, { items: items.filter((_, index) => index !== 3) })).toBeNull();
    expect(replay({ ...order, machine: { ...order.machine, version: 99 } }, historyOf(story))).toBeNull();
  });

  it('shows staff the order after the selected event, and what each role could do then', async () => {
    await startTestTexts('en');
    await drawOrder(orderIn('documentsRequested'), people.clientManager, {}, { tab: 'history' });
    const slider = await screen.findByRole('slider', { name: 'Event' });
    fireEvent.change(slider, { target: { value: '1' } });
    expect(screen.getByText('Order after event 1')).toBeVisible();
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/Anna Sokolova placed the order/));
    const row = within(screen.getByRole('table')).getByRole('row', { name: /Staff/ });
    expect(row).toHaveTextContent('Confirm and request prepayment');
    expect(screen.getByText('After the moment you’re viewing')).toBeVisible();
  });

  it('jumps to the last event at or before a date, and says when the order was placed before that', async () => {
    await startTestTexts('en');
    const subject = orderIn('documentsRequested');
    const { items } = historyOf(subject);
    const [first, second] = items.map(({ at }) => new Date(at));
    if (!first || !second) throw new Error('the story is too short');
    expect(placeAt(items, new Date(first.getTime() - 60_000))).toBeNull();
    expect(placeAt(items, new Date('2100-01-01'))).toBe(items.length);
    expect([momentIn(''), momentIn('2026-02')?.getTime(), momentIn('x')]).toEqual([null, Date.UTC(2026, 1), null]);
    await drawOrder(subject, people.clientManager, {}, { tab: 'history' });
    const field = await screen.findByLabelText('Order on date');
    const jumpTo = (value: string) => {
      fireEvent.change(field, { target: { value } });
      fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    };
    jumpTo('2001-01-01T00:00');
    expect(screen.getByText(/The order didn’t exist yet. It was placed on/)).toBeVisible();
    fireEvent.change(screen.getByRole('slider', { name: 'Event' }), { target: { value: '1' } });
    expect(screen.getByText('Order after event 1')).toBeVisible();
    jumpTo('2100-01-01T00:00');
    // After the last event: the order at that moment, and that nothing has happened since (A8).
    expect(screen.getByText(`Order after event ${items.length}`)).toBeVisible();
    expect(screen.getByText(/^Nothing has changed since /)).toBeVisible();
    expect(screen.getByText('Status then')).toBeVisible();
    jumpTo('');
    expect(screen.getByText('Enter a date and a time.')).toBeVisible();
  });

  it('marks what an event changed, with what it was before', async () => {
    await startTestTexts('en');
    const { items } = historyOf(story);
    const moved = items.findIndex(({ type }) => type === 'DocumentsRequested') + 1;
    await drawOrder(story, people.clientManager, {}, { tab: 'history' });
    fireEvent.change(await screen.findByRole('slider', { name: 'Event' }), { target: { value: String(moved) } });
    const status = screen.getByText('Status then').nextElementSibling;
    expect(status?.querySelector('mark')).toHaveTextContent('Documents requested');
    expect(status).toHaveTextContent(/Was .+/);
    fireEvent.change(screen.getByRole('slider', { name: 'Event' }), { target: { value: '1' } });
    expect(screen.getByText('Status then').nextElementSibling?.querySelector('mark')).toBeNull();
  });

  it('shows the order as an event found it and as it left it, with names, price and files (A6, A7)', async () => {
    await startTestTexts('en');
    const { items } = historyOf(story);
    const at = items.findIndex(({ type }) => type === 'PartnerAppointed') + 1;
    await drawOrder(story, people.clientManager, {}, { tab: 'history' });
    fireEvent.change(await screen.findByRole('slider', { name: 'Event' }), { target: { value: String(at) } });
    const value = (name: string) => screen.getByText(name).nextElementSibling;
    expect(screen.getByText(`Order after event ${at}`)).toBeVisible();
    expect(value('Price then')).toHaveTextContent('€1,800.00');
    expect(value('Partner then')).not.toHaveTextContent(/^nobody$/);
    expect(value('Partner then')).toHaveTextContent('Was nobody');
    expect(value('Files then')).toHaveTextContent(/\S/);
    fireEvent.click(screen.getByRole('radio', { name: 'Before' }));
    expect(screen.getByText(`Order before event ${at}`)).toBeVisible();
    expect(value('Partner then')).toHaveTextContent(/^nobody$/);
    fireEvent.change(screen.getByRole('slider', { name: 'Event' }), { target: { value: '1' } });
    expect(screen.getByText('The order didn’t exist before this event.')).toBeVisible();
  });

  it('opens at the moment, side and role of its address, keeps them there, and says the command and its place in the log (A7, A8)', async () => {
    await startTestTexts('en');
    const log = [
      { stream: { version: 2 }, command: { title: 'Confirm' }, position: 41_203, actor: { name: 'Olga', post: 'Manager' }, _id: 'e2' },
    ];
    const asked: string[] = [];
    await drawOrder(
      story,
      people.owner,
      {
        'GET /audit/events': ({ query }) => {
          asked.push(query.toString());
          return { items: log, page: 1, per_page: 100, total: 1, totalIsExact: true, people: [] } as never;
        },
      },
      { tab: 'history', at: '2', side: 'before', role: 'Manager.ubClient' },
    );
    expect(await screen.findByText('Order before event 2')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Operations then: Manager, Customer service' })).toBeInTheDocument();
    expect(await screen.findByText(/Command: Confirm, by Olga, Manager/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'No. 41,203 in the log' })).toHaveAttribute('href', '/admin/audit?id=e2');
    expect(asked[0]).toContain('sort=at');
    // A line of the history leads to its moment.
    fireEvent.click(screen.getAllByRole('button', { name: /^\d\d:\d\d/ }).at(-2) as HTMLElement);
    expect(await screen.findByText(/^Order after event /)).toBeVisible();
  });

  it.each([
    ['en', 'Export bundle'],
    ['ru', 'Выгрузить пакет'],
  ] as const)('lets the audit section export a bundle, and nobody else, in %s', async (language, label) => {
    await startTestTexts(language);
    URL.createObjectURL = () => 'blob:bundle';
    URL.revokeObjectURL = () => undefined;
    const asked: string[] = [];
    await drawOrder(
      story,
      people.owner,
      {
        'GET /audit/bundles/orders/{id}': () => {
          asked.push('bundle');
          return new Response('PK', { headers: { 'content-type': 'application/zip' } });
        },
      },
      { tab: 'history' },
    );
    fireEvent.click(await screen.findByRole('button', { name: label }));
    await waitFor(() => expect(asked).toEqual(['bundle']));
    cleanup();
    await drawOrder(story, people.client, {}, { tab: 'history' });
    await screen.findAllByRole('listitem');
    expect(screen.queryByRole('button', { name: label })).toBeNull();
    await startTestTexts('en');
  });

  it('shows all operations of then for a role that the reader picks, each refused one with its reason', async () => {
    await startTestTexts('en');
    await drawOrder(story, people.clientManager, {}, { tab: 'history' });
    fireEvent.change(await screen.findByRole('slider', { name: 'Event' }), { target: { value: '1' } });
    fireEvent.click(screen.getByRole('combobox', { name: /All operations then/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Head of department, Content', hidden: true }));
    const lines = within(screen.getByRole('list', { name: 'Operations then: Head of department, Content' })).getAllByRole('listitem');
    // Fifteen operations, one of them with two answers.
    expect(lines).toHaveLength(16);
    for (const line of lines) expect(line).not.toHaveTextContent('Possible');
    fireEvent.click(screen.getByRole('combobox', { name: /All operations then/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Owner', hidden: true }));
    const ofOwner = screen.getByRole('list', { name: 'Operations then: Owner' });
    expect(ofOwner).toHaveTextContent('Confirm and request prepayment Possible; the next status would have been “Payment pending: 30%”.');
  });

  it('offers a person of every role, but a partner only when the order had one', () => {
    const withPartner = { facts: { ...story.state.facts, partner: people.partner.id } };
    const without = { facts: { ...story.state.facts, partner: null } };
    expect(roleKeys).toHaveLength(6 + 2 * 8);
    expect(roleKeys.filter((key) => actorThen(withPartner, key) === null)).toEqual([]);
    expect(roleKeys.filter((key) => actorThen(without, key) === null)).toEqual(['Partner']);
    expect(actorThen(withPartner, 'Manager.ubClient')).toMatchObject({ role: 'Manager', department: 'ubClient' });
  });

  it('is not offered to a client, whose history is cut down', async () => {
    await drawOrder(orderIn('documentsRequested'), people.client, {}, { tab: 'history' });
    expect(await screen.findAllByText(/placed the order/)).not.toHaveLength(0);
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });
});
