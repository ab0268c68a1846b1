import type { OrderActor } from './commands.js';
import type { Who } from './decision.js';
import { mayEver } from './rules.js';
import { people } from './testing/people.js';
import { orderIn } from './testing/stories.js';
import { isWho, maySee, type Parties, placeOf, readerOf, sideOf, takesOrders } from './who.js';

const { client, otherClient, partner, otherPartner, assignee, owner, admin, clientHead, clientManager } = people;
const { innovationsManager, contentManager, payment } = people;
const sales: OrderActor = { id: 'sales', role: 'Manager', department: 'ubContact' };

const parties: Parties = { client: client.id, partner: partner.id, manager: null };
const assigned: Parties = { ...parties, manager: assignee.id };

const kinds: readonly Who[] = ['staff', 'moneyStaff', 'refundStaff', 'topStaff', 'client', 'partner', 'attacher', 'payment'];
const is = (actor: OrderActor, of: Parties | null): Who[] => kinds.filter((who) => isWho(who, actor, of));

describe('the relations of an actor to an order', () => {
  test.each<[string, OrderActor, Parties | null, Who[]]>([
    ['its client', client, parties, ['client']],
    ['another client', otherClient, parties, []],
    ['any client, of an order that is yet to be placed', otherClient, null, ['client']],
    ['its partner', partner, parties, ['partner']],
    ['another partner', otherPartner, parties, []],
    ['any partner, of an order that is yet to be placed', partner, null, []],
    ['whoever leads the house', owner, parties, ['staff', 'moneyStaff', 'refundStaff', 'topStaff']],
    ['a head who gives money back', clientHead, parties, ['staff', 'moneyStaff', 'refundStaff']],
    ['a manager who takes money', clientManager, parties, ['staff', 'moneyStaff']],
    ['a manager who only carries on with orders', innovationsManager, parties, ['staff']],
    ['a manager without orders', contentManager, { ...parties, manager: contentManager.id }, []],
    ['whom it is assigned to', assignee, assigned, ['staff']],
    ['somebody who has other orders', assignee, parties, []],
    ['somebody who has other orders, of one that is yet to be placed', assignee, null, []],
    ['the payment', payment, parties, ['payment']],
    ['the payment, of an order that is yet to be placed', payment, null, ['payment']],
  ])('%s', (_name, actor, of, who) => expect(is(actor, of)).toEqual(who));

  test('include seeing it for readers of all orders and its parties; the payment always sees it', () => {
    const seeing = Object.entries(people).filter(([, actor]) => maySee(actor, assigned));
    expect(seeing.map(([name]) => name)).toEqual([
      ...['client', 'partner', 'owner', 'admin', 'ceo', 'supermanager', 'clientHead', 'clientManager', 'businessHead'],
      ...['innovationsManager', 'assignee', 'payment'],
    ]);
    expect(maySee(assignee, parties)).toBe(false);
  });
});

describe('the access table, as orders apply it', () => {
  test('assigns an order to anyone who operates it and may be assigned one, except an Owner', () => {
    const taking = [owner, admin, clientManager, assignee, contentManager, client, partner, payment].map(takesOrders);
    expect(taking).toEqual([false, true, true, true, false, false, false, false]);
  });

  test('lets clients, staff who operate all orders, and sales place orders', () => {
    const placing = [client, owner, clientManager, sales, assignee, contentManager, partner, payment];
    expect(placing.map((actor) => mayEver(actor, 'placeOrder', null))).toEqual([true, true, true, true, false, false, false, false]);
  });

  test('gives each actor a kind of text, and a projection', () => {
    const readers: OrderActor[] = [client, partner, owner, assignee, contentManager, payment];
    expect(readers.map(sideOf)).toEqual(['client', 'partner', 'staff', 'staff', 'staff', 'staff']);
    expect(readers.map(readerOf)).toEqual(['client', 'partner', 'staff', 'assignee', 'staff', 'staff']);
  });
});

describe('the place of an order and an actor, by which explanations are cached', () => {
  const { state } = orderIn('newOrder');
  test('names status, reward and every relation of the actor', () => {
    expect(placeOf(state, client)).toBe('newOrder agreed client');
    expect(placeOf(state, otherClient)).toBe('newOrder agreed');
    expect(placeOf(state, partner)).toBe('newOrder agreed partner');
    expect(placeOf(state, payment)).toBe('newOrder agreed payment');
    expect(placeOf({ ...state, value: { progress: 'documentsReceived', reward: 'changed' } }, owner)).toBe(
      'documentsReceived changed staff moneyStaff refundStaff topStaff',
    );
  });
});
