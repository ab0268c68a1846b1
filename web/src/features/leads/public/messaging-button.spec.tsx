import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addresses } from '#machines/access/addresses';
import { fakeApi } from '../../../lib/testing/fake-api.js';
import { keepToken } from '../../../lib/session/token-store.js';
import { meOf } from '../../../lib/testing/me.js';
import { startTestTexts } from '../../../lib/testing/texts.js';
import { type Contacts, MessagingButton } from './messaging-button.js';
import { showsMessaging } from './messaging-places.js';
import { languages, texts } from './testing/texts.js';

const contacts = {
  phone: '+44 20 7946 0958',
  email: 'help@registra.example',
  messengers: [
    { kind: 'telegram', url: 'https://t.me/registra' },
    { kind: 'whatsapp', url: 'https://wa.me/442079460958' },
  ],
} satisfies Contacts;

afterEach(() => window.history.replaceState(null, '', '/'));

describe.each(languages)('the messaging button, in %s', (language) => {
  const { messaging, call } = texts[language];
  beforeEach(() => startTestTexts(language));
  afterAll(() => startTestTexts('en'));

  const draw = (given: Parameters<typeof MessagingButton>[0]['contacts'] = contacts) => {
    fakeApi({});
    render(<MessagingButton language={language} contacts={given} />);
    return userEvent.click(screen.getByLabelText(messaging.open));
  };

  it('offers a call, the phone, the mail and the messengers of the settings', async () => {
    await draw();
    expect(screen.getByRole('button', { name: call.open })).toBeInTheDocument();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      [messaging.phone.replace('{{phone}}', contacts.phone), 'tel:+442079460958'],
      [messaging.mail.replace('{{email}}', contacts.email), 'mailto:help@registra.example'],
      [messaging.messenger.replace('{{name}}', 'Telegram'), 'https://t.me/registra'],
      [messaging.messenger.replace('{{name}}', 'WhatsApp'), 'https://wa.me/442079460958'],
    ]);
  });

  it('offers the chat of their newest order to a signed-in client, and the rest to a reader without one', async () => {
    keepToken('t');
    const orders = [[{ _id: 'o2' }], []];
    fakeApi({
      'GET /users/me': () => meOf({ id: 'anna', role: 'Client', department: null }),
      'GET /orders': () => ({ items: orders.shift() ?? [], page: 1, per_page: 1, total: 1, totalIsExact: true }) as never,
    });
    const { unmount } = render(<MessagingButton language={language} contacts={contacts} />);
    await userEvent.click(screen.getByLabelText(messaging.open));
    expect(await screen.findByRole('link', { name: messaging.chat })).toHaveAttribute('href', '/order?id=o2&tab=chat');
    unmount();
    render(<MessagingButton language={language} contacts={contacts} />);
    await userEvent.click(screen.getByLabelText(messaging.open));
    await waitFor(() => expect(orders).toEqual([]));
    expect(screen.queryByRole('link', { name: messaging.chat })).toBeNull();
    keepToken(null);
  });

  it('leaves out what the settings do not have', async () => {
    await draw({ phone: null, email: 'help@registra.example' });
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('opens the request of a call, which outlives the panel', async () => {
    await draw();
    await userEvent.click(screen.getByRole('button', { name: call.open }));
    expect(await screen.findByRole('dialog', { name: call.title })).toBeInTheDocument();
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
  });

  it('closes with Escape and by a click beside it', async () => {
    await draw();
    const panel = screen.getByRole('group');
    await userEvent.keyboard('{Escape}');
    expect(panel).not.toHaveAttribute('open');
    await userEvent.click(screen.getByLabelText(messaging.open));
    expect(panel).toHaveAttribute('open');
    await userEvent.click(document.body);
    expect(panel).not.toHaveAttribute('open');
  });
});

describe('the places of the messaging button', () => {
  it.each(['/ru', '/en/contacts', '/en/service/ee', '/ru/selection-service', '/en/compare', '/payoffs'])('include %s', (path) =>
    expect(showsMessaging(path)).toBe(true),
  );

  it.each(['/admin', '/admin/orders-list', '/login', '/profile', '/order', '/orders-list'])('leave out %s (section 2)', (path) =>
    expect(showsMessaging(path)).toBe(false),
  );

  it('leave out every admin page there is', () => {
    expect(addresses.admin.filter(showsMessaging)).toEqual([]);
  });
});
