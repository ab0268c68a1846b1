import type { Person } from '#libs/contracts/people/people-by-ids';
import type { Role } from '#machines/kernel/people';
import { chatNoticesOf, type PostedEvent } from './chat-notices.js';

const person = (id: string, role: Role, active = true): Person => ({
  id,
  role,
  department: null,
  firstName: id,
  lastName: '',
  email: `${id}@registra.example`,
  phone: null,
  partnerCompanyName: null,
  language: 'en',
  timeZone: null,
  emailConfirmed: true,
  active,
});
const client = person('client', 'Client');
const partner = person('partner', 'Partner');
const manager = person('manager', 'Supermanager');

const posted = (nth: number, author: Person): PostedEvent =>
  ({
    event: `event ${nth}`,
    posted: {
      type: 'MessagePosted',
      schemaVersion: 1,
      chat: 'chat',
      version: nth + 1,
      actor: author,
      at: nth,
      data: {
        order: 'order',
        kind: 'client',
        message: `m${nth}`,
        nth,
        side: author === client ? 'client' : 'staff',
        text: null,
        files: [],
        replyTo: null,
      },
    },
  }) as unknown as PostedEvent;
const noticesFor = (messages: readonly PostedEvent[], readers: readonly (readonly [Person, number])[], managed = true) =>
  chatNoticesOf(messages, { readers: readers.map(([one, read]) => ({ person: one, read })), managed });

describe('the notification of a chat message', () => {
  it('is one notification for each of its other readers, with how many they have not seen', () => {
    const notices = noticesFor(
      [posted(3, client)],
      [
        [client, 3],
        [partner, 0],
        [manager, 2],
      ],
    );
    expect(notices.map(({ audience, reader, figures }) => [audience, reader, figures])).toEqual([
      ['partner', 'partner', { count: 3, nth: 3, from: 3 }],
      ['manager', 'staff', { count: 1, nth: 3, from: 3 }],
    ]);
    expect(notices[0]).toMatchObject({ kind: 'chatMessage', template: 'MessagePosted.client', subject: 'order-client', order: 'order' });
  });

  it('updates the notification that the previous message left', () => {
    const [before] = noticesFor([posted(1, client)], [[partner, 0]]);
    const [after] = noticesFor([posted(2, client), posted(3, client)], [[partner, 0]]);
    expect(after?.id).toBe(before?.id);
    expect(after?.figures).toEqual({ count: 3, nth: 3, from: 2 });
  });

  it('is not made for members who have seen the message or are no longer here', () => {
    expect(
      noticesFor(
        [posted(2, client)],
        [
          [partner, 2],
          [person('gone', 'Partner', false), 0],
        ],
      ),
    ).toEqual([]);
  });

  it('goes to the departments while nobody manages the order, but not for messages of staff', () => {
    const [desk] = noticesFor([posted(1, client)], [[manager, 1]], false);
    expect([desk?.audience, desk?.except, desk?.figures]).toEqual(['orderDesk', ['manager'], { count: 1, nth: 1, from: 1 }]);
    expect(noticesFor([posted(2, manager)], [[manager, 2]], false)).toEqual([]);
  });
});
