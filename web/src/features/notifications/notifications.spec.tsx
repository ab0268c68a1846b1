import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Actor } from '#machines/kernel/people';
import { people } from '#machines/order/testing/people';
import { keepToken } from '../../lib/session/token-store.js';
import { fakeApi, type Handlers, problem } from '../../lib/testing/fake-api.js';
import { meOf } from '../../lib/testing/me.js';
import { addressShown, renderUi } from '../../lib/testing/render.js';
import { Bell } from './bell.js';
import { NotificationsPage, StaffNotificationsPage } from './notifications-page.js';
import { PreferencesForm } from './preferences-form.js';
import type { Notification, Preferences } from './use-notifications.js';

const notification = (id: string, change: Partial<Notification> = {}): Notification => ({
  _id: id,
  kind: 'actionNeeded',
  title: `Pay for ${id}`,
  text: 'Work begins when the prepayment arrives.',
  subject: { type: 'order', _id: `order-${id}`, label: 'R-000001' },
  actor: { _id: 'p', name: 'Olga Nikitina' },
  createdAt: '2026-11-20T10:00:00.000Z',
  readAt: null,
  ...change,
});
const preferences: Preferences = {
  kinds: [
    { kind: 'actionNeeded', title: 'Something to do', description: 'Always by mail', inApp: true, mail: 'immediately', locked: ['mail'] },
    { kind: 'orderMoved', title: 'Orders move on', description: 'Every status', inApp: true, mail: 'off', locked: [] },
  ],
  digest: { offered: true, hour: 8, timeZone: 'Europe/Berlin' },
};

function open(node: React.ReactNode, path: string, handlers: Handlers = {}, actor: Actor = people.client as Actor) {
  let unread = 2;
  const api = fakeApi({
    'GET /users/me': () => meOf(actor),
    'GET /notifications/unread': () => ({ unread }),
    'GET /notifications': () => ({
      items: [notification('a'), notification('b', { readAt: '2026-11-20T11:00:00.000Z', title: 'Order done' })],
      page: 1,
      per_page: 10,
      total: 12,
      totalIsExact: true,
      unread,
    }),
    'PUT /notifications/read': () => ({ unread: (unread = 0) }),
    'PUT /notifications/{id}/read': () => new Response(null, { status: 204 }),
    'DELETE /notifications/{id}/read': () => new Response(null, { status: 204 }),
    'GET /notifications/preferences': () => preferences,
    'PUT /notifications/preferences': ({ body }) => ({
      ...preferences,
      ...(body as object),
      digest: preferences.digest,
      kinds: preferences.kinds,
    }),
    ...handlers,
  });
  keepToken('token');
  renderUi(node, path);
  return api;
}

afterEach(() => keepToken(null));

describe('the bell of notifications', () => {
  it('says how much is unread, shows the newest, and marks what is opened', async () => {
    const api = open(<Bell staff={false} placement="bottom-end" />, '/orders-list');
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    const dropdown = within(await screen.findByRole('dialog', { name: /Notifications/ }));
    const link = await dropdown.findByRole('link', { name: /Unread: Pay for a/ });
    expect(link).toHaveAttribute('href', '/order?id=order-a');
    await userEvent.click(link);
    expect(addressShown()).toBe('/order?id=order-a');
    await waitFor(() => expect(api.last('PUT /notifications/a/read')).toBeDefined());
  });

  it('leads staff to their part of the product', async () => {
    open(<Bell staff placement="bottom-end" />, '/admin/orders-list', {}, people.clientManager as Actor);
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    expect(await screen.findByRole('link', { name: /Pay for a/ })).toHaveAttribute('href', '/admin/order?id=order-a');
    expect(screen.getByRole('link', { name: 'All notifications' })).toHaveAttribute('href', '/admin/notifications');
  });

  it('marks all as read and then shows no count', async () => {
    open(<Bell staff={false} placement="bottom-end" />, '/orders-list');
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByRole('button', { name: 'Notifications, nothing new' })).toBeInTheDocument();
  });
});

describe('the page of notifications', () => {
  it('asks what its address says, and marks one as unread again', async () => {
    const api = open(<NotificationsPage />, '/notifications?filter[unread]=true&page=2');
    await screen.findByText('Pay for a');
    expect(Object.fromEntries(api.last('GET /notifications')?.query ?? [])).toEqual({
      page: '2',
      per_page: '10',
      sort: '-createdAt',
      'filter[unread]': 'true',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Mark as unread: Order done' }));
    await waitFor(() => expect(api.last('DELETE /notifications/b/read')).toBeDefined());
  });

  it.each([
    ['/notifications', 'No notifications yet'],
    ['/notifications?filter[unread]=true', 'No matching notifications'],
  ])('%s distinguishes an empty list from an empty answer', async (path, title) => {
    const nothing = { items: [], page: 1, per_page: 10, total: 0, totalIsExact: true, unread: 0 };
    open(<NotificationsPage />, path, { 'GET /notifications': () => nothing });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('shows the error of a failed request', async () => {
    open(<StaffNotificationsPage />, '/admin/notifications', { 'GET /notifications': () => problem(503, 'unavailable', 'Try later') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Try later');
  });

  it('links to the profile, where the preferences are now', async () => {
    open(<NotificationsPage />, '/notifications?tab=settings');
    await waitFor(() => expect(addressShown()).toBe('/profile?tab=notifications'));
  });

  it('saves the reader’s preferences; what is locked cannot be changed', async () => {
    const api = open(<PreferencesForm />, '/profile?tab=notifications');
    expect(await screen.findByLabelText('Something to do: By email')).toBeDisabled();
    await userEvent.selectOptions(screen.getByLabelText('Orders move on: By email'), 'digest');
    await userEvent.click(screen.getByLabelText('Orders move on: In Registra'));
    await userEvent.selectOptions(screen.getByLabelText('At'), '9');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.last('PUT /notifications/preferences')?.body).toEqual({
        kinds: [
          { kind: 'actionNeeded', inApp: true, mail: 'immediately' },
          { kind: 'orderMoved', inApp: false, mail: 'digest' },
        ],
        digest: { hour: 9, timeZone: 'Europe/Berlin' },
      }),
    );
  });
});
