import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Actor } from '#machines/kernel/people';
import { keepToken } from '../../lib/session/token-store.js';
import { fakeApi, type Handlers, json, problem } from '../../lib/testing/fake-api.js';
import { FakeUpload } from '../../lib/testing/fake-upload.js';
import { meOf } from '../../lib/testing/me.js';
import { renderUi } from '../../lib/testing/render.js';
import { startTestTexts } from '../../lib/testing/texts.js';
import type { ChatMessage } from '../../lib/thread.js';
import { ChatThread } from './thread.js';
import type { Chat } from './use-chats.js';
import { partsOf } from './linked-text.js';

const anna: Actor = { id: 'anna', role: 'Client', department: null };
const olga = { _id: 'olga', name: 'Olga Nikitina' };

const message = (nth: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  _id: `m${nth}`,
  chat: 'o1-client',
  nth,
  author: olga,
  side: 'staff',
  text: `No ${nth}`,
  files: [],
  replyTo: null,
  at: `2026-11-23T10:0${nth}:00Z`,
  editedAt: null,
  removedAt: null,
  may: { edit: false, remove: false },
  ...more,
});
const own = (nth: number, more: Partial<ChatMessage> = {}) =>
  message(nth, { author: { _id: 'anna', name: 'Anna' }, side: 'client', may: { edit: true, remove: true }, ...more });
const chat = (more: Partial<Chat> = {}): Chat => ({
  _id: 'o1-client',
  kind: 'client',
  order: { _id: 'o1', number: 'R-000001', service: { ru: 'Регистрация', en: 'Registration' } },
  members: [],
  language: 'en',
  last: null,
  posted: 2,
  read: 2,
  unread: 0,
  waitingSince: null,
  writing: { permitted: true, until: null },
  ...more,
});

const open = (items: ChatMessage[], handlers: Handlers = {}, shown: Chat = chat()) => {
  keepToken('t');
  const api = fakeApi({
    'GET /users/me': () => meOf(anna),
    'GET /chatmessages': () => ({ items, before: false, after: false }),
    'PUT /chats/{id}/read': () => shown,
    ...handlers,
  });
  renderUi(<ChatThread chat={shown} />);
  return api;
};
const log = () => screen.findByRole('log', { name: 'Messages' });
const field = () => screen.findByRole('textbox', { name: 'Message' });

describe('the thread of a chat', () => {
  beforeAll(() => {
    globalThis.ResizeObserver ??= class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    };
    return startTestTexts('en');
  });
  beforeEach(() => sessionStorage.clear());
  afterEach(() => act(() => keepToken(null)));

  it('sends typing hints at intervals, and shows who else is typing', async () => {
    const api = open([message(1)], { 'POST /chats/{id}/typing': () => new Response(null, { status: 204 }) });
    await userEvent.setup().type(await field(), 'Hello');
    expect(api.asked.filter(({ path }) => path.endsWith('/typing'))).toHaveLength(1);
  });

  it('says under one’s last message who has read it', async () => {
    const members = [
      { _id: 'anna', name: 'Anna', side: 'client' as const, read: 3 },
      { _id: 'olga', name: 'Olga Nikitina', side: 'staff' as const, read: 3 },
      { _id: 'kristina', name: 'Kristina', side: 'partner' as const, read: 2 },
    ];
    open([own(1), message(2), own(3)], {}, chat({ members, posted: 3, read: 3 }));
    expect(await screen.findAllByText(/^Read by/)).toHaveLength(1);
    expect(screen.getByText('Read by Olga Nikitina')).toBeVisible();
  });

  it('shows between messages what happened to the order since the first of them', async () => {
    const event = (_id: string, type: string, at: string) => ({ _id, type, at, version: 1 });
    const items = [
      event('e1', 'OrderConfirmedPaid', '2026-11-23T10:00:00Z'),
      event('e2', 'DocumentsRequested', '2026-11-23T10:01:30Z'),
      event('e3', 'StepReopened', '2026-11-23T10:01:40Z'),
      event('e4', 'DocumentsReceived', '2026-11-23T10:05:00Z'),
    ];
    open([message(1), message(2)], { 'GET /orders/{id}/events': () => ({ items, refused: [] }) as never });
    await screen.findByText(/^Documents were requested/);
    const lines = within(await log()).getAllByText(/^No \d|were|confirmed/);
    expect(lines.map(({ textContent }) => textContent?.replace(/ \S+$/, ''))).toEqual([
      ...['No', 'Documents were requested', 'No', 'The documents were submitted for review'],
    ]);
  });

  it('offers staff canned answers by a button or a slash, in the client’s language and with the order’s facts', async () => {
    const answers = [
      {
        _id: 't1',
        title: 'Received',
        text: { ru: 'Здравствуйте, {{clientName}}: {{orderNumber}}', en: 'Hello {{clientName}}: {{orderNumber}}' },
      },
    ];
    const members = [{ _id: 'anna', name: 'Анна', side: 'client' as const, read: 0 }];
    const handlers = {
      'GET /users/me': () => meOf({ id: 'olga', role: 'Supermanager', department: null }),
      'GET /chat-templates': () => answers,
    };
    open([message(1)], handlers, chat({ language: 'ru', members }));
    const user = userEvent.setup();
    await user.type(await field(), '/');
    await user.click(await screen.findByRole('menuitem', { name: 'Received' }));
    expect(await field()).toHaveValue('Здравствуйте, Анна: R-000001');
    await user.click(screen.getByRole('button', { name: 'Saved replies' }));
    expect(await screen.findByRole('menuitem', { name: 'Manage saved replies' })).toBeVisible();
  });

  it('offers canned answers to no client', async () => {
    open([message(1)]);
    const user = userEvent.setup();
    await user.type(await field(), '/');
    expect(await field()).toHaveValue('/');
    expect(screen.queryByRole('button', { name: 'Saved replies' })).toBeNull();
  });

  it('shows at once what is sent by Enter, and the answer in its place; Shift+Enter only breaks the line', async () => {
    let arrive: (answer: Response) => void = () => undefined;
    const api = open([message(1)], { 'POST /chatmessages': () => new Promise<Response>((resolve) => (arrive = resolve)) });
    await userEvent.type(await field(), 'One{Shift>}{Enter}{/Shift}two{Enter}');
    expect(await within(await log()).findByText('Sending')).toBeVisible();
    expect(await field()).toHaveValue('');
    await waitFor(() => expect(api.last('POST /chatmessages')?.body).toEqual({ chat: 'o1-client', text: 'One\ntwo' }));
    const id = api.last('POST /chatmessages')?.headers.get('Idempotency-Key') ?? '';
    await act(async () => arrive(json(own(2, { _id: id, text: 'One\ntwo' }), 201)));
    await waitFor(() => expect(screen.queryByText('Sending')).toBeNull());
    expect(within(await log()).getAllByText(/One\s+two/)).toHaveLength(1);
  });

  it('sends a message entered during an upload as soon as the file is uploaded', async () => {
    FakeUpload.install();
    const api = open([], { 'POST /chatmessages': () => own(1, { text: 'The statement' }) });
    await field();
    const statement = new File(['statement'], 'bank.txt', { type: 'text/plain' });
    await userEvent.upload(screen.getByLabelText('Attach files', { selector: 'input' }), statement);
    await waitFor(() => expect(FakeUpload.started).toHaveLength(1));
    await userEvent.type(await field(), 'The statement{Enter}');
    expect(screen.getByText('Sends once the files are uploaded.')).toBeVisible();
    expect(api.last('POST /chatmessages')).toBeUndefined();
    act(() => FakeUpload.started[0]?.answer(201, { _id: 'f1', name: 'bank.txt' }));
    await waitFor(() => expect(api.last('POST /chatmessages')?.body).toMatchObject({ text: 'The statement', files: ['f1'] }));
    expect(await field()).toHaveValue('');
  });

  it('keeps what did not arrive, says why, and sends it again with the same key', async () => {
    let away = true;
    const api = open([], {
      'POST /chatmessages': ({ headers }) => {
        if (away) throw new TypeError('no answer');
        return json(own(1, { _id: headers.get('Idempotency-Key') ?? '', text: 'Hello' }), 201);
      },
    });
    await userEvent.type(await field(), 'Hello{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Not sent\./);
    away = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    const keys = api.asked
      .filter(({ path, method }) => path === '/chatmessages' && method === 'POST')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('shows a refusal in the server’s text, and lets the message be discarded', async () => {
    open([], { 'POST /chatmessages': () => problem(409, 'chatClosed', 'This order ended more than 30 days ago.') });
    await userEvent.type(await field(), 'Hello{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This order ended more than 30 days ago.');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Hello')).toBeNull();
  });

  it('restores a draft, and sends what an earlier visit left unsent', async () => {
    const kept = { draft: { text: 'Half a th', replyTo: null }, outgoing: [{ id: 'k1', text: 'Unsent', files: [], replyTo: null }] };
    sessionStorage.setItem('chat:o1-client', JSON.stringify(kept));
    const api = open([], { 'POST /chatmessages': () => json(own(1, { _id: 'k1', text: 'Unsent' }), 201) });
    expect(await field()).toHaveValue('Half a th');
    await waitFor(() => expect(api.last('POST /chatmessages')?.headers.get('Idempotency-Key')).toBe('k1'));
  });

  it('marks visible messages as read, and separates new ones', async () => {
    const api = open([message(1), message(2), message(3)], {}, chat({ posted: 3, read: 1, unread: 2 }));
    expect(await screen.findByText('New')).toBeVisible();
    await waitFor(() => expect(api.last('PUT /chats/o1-client/read')?.body).toEqual({ upTo: 'm3' }));
  });

  it('edits an own message in a dialog', async () => {
    const api = open([own(1, { text: 'The frist' })], {
      'PATCH /chatmessages/{id}': () => own(1, { text: 'The first', editedAt: '2026-11-23T10:05:00Z' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Message of Anna/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit message' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Message' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'The first');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.last('PATCH /chatmessages/m1')?.body).toEqual({ text: 'The first' }));
    expect(await within(await log()).findByText('edited')).toBeVisible();
  });

  it('asks staff why they remove what somebody else wrote', async () => {
    const api = open([message(1, { may: { edit: false, remove: true } })], {
      'DELETE /chatmessages/{id}': () => message(1, { text: null, removedAt: '2026-11-23T10:05:00Z' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Message of Olga/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove message?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Rude');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(api.last('DELETE /chatmessages/m1')?.query.get('reason')).toBe('Rude'));
    expect(await within(await log()).findByText('Message removed')).toBeVisible();
  });

  it('says that it is closed, and accepts no message', async () => {
    const detail = 'This order ended more than 30 days ago, so its chat can only be read.';
    open([message(1)], {}, chat({ writing: { permitted: false, code: 'chatClosed', detail, until: '2026-10-01T00:00:00Z' } }));
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the text of a message', () => {
  it.each([
    ['See https://www.rik.ee/en.', ['See ', 'https://www.rik.ee/en', '.']],
    ['(http://a.example/b?c=d), then', ['(', 'http://a.example/b?c=d', '), then']],
    ['javascript:alert(1) <b>x</b>', ['javascript:alert(1) <b>x</b>']],
    ['https://', ['https://']],
  ])('of %j are links where they are addresses, and nothing else', (text, parts) => {
    expect(partsOf(text).map((part) => part.text)).toEqual(parts);
    expect(partsOf(text).flatMap(({ href }) => href ?? [])).toEqual(parts.filter((part) => /^https?:\/\/./.test(part)));
  });
});

describe('the line under the field of a chat', () => {
  it.each([
    ['a client', anna, 'Pay only through the order page.'],
    ['staff', { id: 'olga', role: 'Manager', department: 'ubServices' } as Actor, 'The client reads English.'],
  ] as const)('says what concerns %s', async (_, reader, hint) => {
    open([message(1)], { 'GET /users/me': () => meOf(reader) });
    expect(await screen.findByText(new RegExp(hint))).toBeVisible();
    expect(screen.queryAllByText(/Pay only|reads English/)).toHaveLength(1);
  });
});
