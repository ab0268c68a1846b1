import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { calendarDateOf } from '#machines/kernel/time';
import type { CommandName, OrderActor } from '#machines/order/commands';
import type { OrderEvent, OrderEventOf, OrderEventType } from '#machines/order/events';
import { commandNames } from '#machines/order/operations';
import { refusalNow } from '#machines/order/rules';
import { progressStatuses } from '#machines/order/statuses';
import { OrderUnderTest } from '#machines/order/testing/order-builder';
import { bestPayload } from '#machines/order/testing/payloads';
import { id, people } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
import { mayManageOrders, orderScope } from '#machines/access/table';
import type { CompanyEvent } from '#machines/company/events';
import { type LeadActor, visitor } from '#machines/lead/commands';
import type { LeadEvent } from '#machines/lead/events';
import { system } from '#machines/payoff/commands';
import type { PayoffEvent } from '#machines/payoff/events';
import { eventDataFor, seesEvent, seesEventType } from '#machines/order/who';
import { type Actor, departments, roles } from '#machines/kernel/people';
import { texts } from '../texts/all.js';
import { texts as sentences } from '../texts/all-sentences.js';
import { sentenceKeys } from '../texts/sentences.js';
import {
  type LeadAudienceRule,
  type AudienceRule,
  bankAccountsAudience,
  companyAudience,
  feedbackAudience,
  leadAudience,
  orderAudience,
  payoffAudience,
  priceAudience,
  readerOfRecipient,
  templateOf,
} from './audience.js';
import { audiencesOf, isMember, kindsFor, offers } from './kinds.js';
import { kinds } from '../wire/kinds.js';
import { type KnownOrder, knownAfter } from './known-order.js';
import type { Notice } from './notice.js';
import { companyNoticesOf, isGroup, leadNoticesOf, noticesOf, payoffNoticesOf } from './notices-of.js';

const rows = Object.entries({
  ...orderAudience,
  ...payoffAudience,
  ...leadAudience,
  ...feedbackAudience,
  ...bankAccountsAudience,
  ...priceAudience,
  ...companyAudience,
}).flatMap(([type, rules]) =>
  (rules as readonly Pick<AudienceRule | LeadAudienceRule, 'kind' | 'to' | 'text'>[]).map((rule) => ({ type, rule })),
);

/** An event with its data and the state after it. */
interface Step {
  event: OrderEvent;
  known: KnownOrder;
  notices: Notice[];
}

function stepsOf(events: readonly OrderEvent[]): Step[] {
  let known: KnownOrder | undefined;
  return events.map((event) => {
    const before = known;
    known = knownAfter(before, event);
    return { event, known, notices: noticesOf(event, id(event.version), known, before) };
  });
}

const actors = Object.values(people) as OrderActor[];
type Names = Exclude<CommandName, 'placeOrder'>;

/** A sequence of permitted commands with valid payloads, chosen by `figures`. */
function walk(figures: readonly number[]): OrderUnderTest {
  const order = OrderUnderTest.placed();
  figures.forEach((figure, step) => {
    const open = (commandNames as readonly Names[]).filter((name) => actors.some((actor) => !refusalNow(name, order.state, actor)));
    const name = open[figure % open.length] as Names;
    const willing = actors.filter((actor) => !refusalNow(name, order.state, actor));
    const actor = willing[figure % willing.length] as OrderActor;
    order.submit(actor, name, bestPayload(name, order.state, actor, id(10_000 + step), undefined) as never);
  });
  return order;
}

const everybody: Actor[] = roles.flatMap((role): Actor[] =>
  role === 'DepartmentHead' || role === 'Manager'
    ? departments.map((department) => ({ id: id(1), role, department }))
    : [{ id: id(1), role, department: null }],
);

describe('the table of who is notified of which event', () => {
  it('has a sentence in both languages for every row, and no unused sentence', () => {
    const used = new Set(rows.map(({ type, rule }) => templateOf(type, rule)));
    const reminders = ['DocumentsDue.client', 'DocumentsOverdue.client', 'DocumentsOverdue.staff'];
    const turns = sentenceKeys.filter((key) => /^Client(Turn|Reminder)\./.test(key));
    const bySide = [
      ...reminders,
      ...turns,
      ...['client', 'today', 'todayUnverified', 'unverified'].map((side) => `CompanyDue.${side}`),
      'FeedbackAsked.client',
      'MessagePosted.client',
      'MessagePosted.team',
      'MailBounced.staff',
      'WithdrawalEnds.client',
      'DeadLetter.staff',
      'CertificateFault.staff',
      // notifications of before have it
      'StepsCompleted.client',
      'PaymentRefunded.client',
    ];
    expect([...used, ...bySide].sort()).toEqual([...sentenceKeys].sort());
    expect(Object.keys(sentences.ru).sort()).toEqual(Object.keys(sentences.en).sort());
  });

  it('notifies an assignee of the work on the order, and of no single payment', () => {
    const assignee: Actor = { id: 'a', role: 'Manager', department: 'ubServices' };
    const mine = kindsFor(assignee);
    expect(mine).toEqual([
      'orderMoved',
      'orderCancelled',
      'actionNeeded',
      'partnerAppointed',
      'rewardChanged',
      'managerAssigned',
      'chatMessage',
      'mailBounced',
    ]);
    const noticesAbout = rows.filter(({ rule }) => rule.to === 'manager' && mine.includes(rule.kind)).map(({ type }) => type);
    expect(noticesAbout.filter((type) => type in orderAudience && !seesEventType('assignee', type as OrderEventType))).toEqual([]);
  });

  it('sends each kind only to readers who are offered it', () => {
    for (const { rule } of rows) expect(offers[readerOfRecipient(rule.to)][rule.kind]).toBeDefined();
  });

  it('has the same state of an order as the machine', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (figures) => {
        const order = walk(figures);
        const known = stepsOf(order.events).at(-1)?.known;
        const { client, partner, manager, currency } = order.state.facts;
        expect(known).toMatchObject({ client, partner, manager, currency, state: { facts: order.state.facts, value: order.state.value } });
      }),
      runs({ quick: 40, full: 10_000 }), // a manager is forgotten: 20 of 20 seeds at 9
    );
  });

  const confirmations = new Set([
    'OrderPlaced.client',
    'OrderCancelled.client',
    'OrderCancelled.clientKept',
    'OrderCancelled.clientUnpaid',
  ]);

  it('reveals nothing hidden of the event, sends authors only confirmations, and nobody two', () => {
    const seen = new Set<string>();
    const check = ({ event, known, notices }: Step): void => {
      seen.add(event.type);
      // Who has to pay because of what was confirmed or given back gets both.
      expect(new Set(notices.map(({ audience, kind }) => `${audience} ${kind}`)).size).toBe(notices.length);
      expect(notices.filter(({ audience }) => audience !== known.client).map(({ audience }) => audience)).toEqual([
        ...new Set(notices.filter(({ audience }) => audience !== known.client).map(({ audience }) => audience)),
      ]);
      for (const notice of notices) {
        expect(seesEvent(notice.reader, event, known.state.value.progress)).toBe(true);
        if (!confirmations.has(notice.template)) expect(notice.audience).not.toBe(event.actor.id);
        if (isGroup(notice.audience) && event.actor.id !== null) expect(notice.except).toContain(event.actor.id);
        // A manager may be one of the group, clients and partners never are.
        const staff = notices.filter(({ audience, reader }) => !isGroup(audience) && reader !== 'client' && reader !== 'partner');
        for (const { audience } of staff) if (isGroup(notice.audience)) expect(notice.except).toContain(audience);
        expect(leaks(notice, event, known)).toEqual([]);
      }
    };
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), (figures) => stepsOf(walk(figures).events).forEach(check)),
      runs({ quick: 60, full: 30_000 }), // who acted is notified too: 20 of 20 seeds at 4
    );
    for (const status of progressStatuses) stepsOf(orderIn(status).events).forEach(check);
    expect(seen.size).toBeGreaterThan(30);
  });

  it('never shows a client rewards, nor a partner payments and refunds', () => {
    const kindsOf = (reader: 'client' | 'partner') =>
      new Set(rows.filter(({ rule }) => readerOfRecipient(rule.to) === reader).map(({ rule }) => rule.kind));
    for (const kind of ['rewardChanged', 'payoffMoved', 'unexpectedMoney', 'deadLetter'] as const)
      expect(kindsOf('client')).not.toContain(kind);
    for (const kind of ['paymentReceived', 'transferDeclared', 'refundMade', 'unexpectedMoney'] as const)
      expect(kindsOf('partner')).not.toContain(kind);
    for (const key of sentenceKeys.filter((one) => one.endsWith('.client')))
      expect(JSON.stringify([sentences.en[key], sentences.ru[key]])).not.toMatch(/reward|вознагражд|percent/i);
    for (const key of sentenceKeys.filter((one) => one.endsWith('.partner') && one !== 'OrderEdited.partner' && !one.startsWith('Payoff')))
      expect(JSON.stringify(sentences.en[key])).not.toContain('{{amount');
  });

  it('quotes the same figures in both languages', () => {
    const quoted = (text: unknown) => [...new Set(JSON.stringify(text).match(/{{\w+}}/g) ?? [])].sort();
    for (const key of sentenceKeys.filter((one) => !one.endsWith('.staff') && !one.endsWith('.partner')))
      expect([key, quoted(sentences.en[key]).filter((name) => name !== '{{service}}')]).toEqual([
        key,
        quoted(sentences.ru[key]).filter((name) => name !== '{{service}}'),
      ]);
    for (const kind of kinds) expect(Boolean(texts.en.locks[kind])).toBe(Boolean(texts.ru.locks[kind]));
  });

  it('explains every locked channel', () => {
    for (const offered of Object.values(offers))
      for (const kind of kinds)
        if ((offered[kind]?.locked.length ?? 0) > 0) expect([kind, texts.en.locks[kind]]).toEqual([kind, expect.any(String)]);
  });
});

describe('a replaced partner', () => {
  it('is notified, as are the new one and the client, but not the manager who replaced them', () => {
    const order = orderIn('orderConfirmedAndPayed').then(people.clientManager, 'appointPartner', {
      partner: people.otherPartner.id,
      percent: null,
    });
    const noticesAbout = stepsOf(order.events).at(-1)?.notices ?? [];
    expect(noticesAbout.map(({ audience, template }) => [audience, template])).toEqual([
      [people.otherPartner.id, 'PartnerAppointed.partner'],
      [people.partner.id, 'PartnerAppointed.former'],
      [people.client.id, 'PartnerAppointed.client'],
    ]);
  });
});

describe('a client who is asked to pay', () => {
  const { client, clientManager: manager, payment: provider } = people;
  /** The client's notification of the last event of a type. */
  const recipientsOf = ({ events }: OrderUnderTest, type: OrderEventType = 'OrderConfirmedUnpaid') => {
    const notices = stepsOf(events).find(({ event }) => event.type === type)?.notices ?? [];
    return notices.filter(({ audience }) => audience === client.id).map(({ template, figures }) => [template, figures.amount]);
  };
  const confirmed = (order: OrderUnderTest) => order.then(manager, 'managerConfirmedNotPayedOrder', {});
  const declared = (amount: number) =>
    OrderUnderTest.placed().then(client, 'declareTransfer', { payment: id(600), amount, reference: null });

  it('is shown what is left of the prepayment when a reported part arrives', () => {
    expect(recipientsOf(confirmed(OrderUnderTest.placed()))).toEqual([['OrderConfirmedUnpaid.client', 54_000]]);
    expect(recipientsOf(confirmed(declared(50_000)))).toEqual([['OrderConfirmedUnpaid.client', 4_000]]);
    const checked = OrderUnderTest.placed().then(provider, 'recordPaymentPending', {
      payment: id(600),
      amount: 53_000,
      provider: 'paypal',
    });
    expect(recipientsOf(confirmed(checked))).toEqual([['OrderConfirmedUnpaid.client', 1_000]]);
  });

  it('is not asked again if they reported all of it', () => {
    expect(recipientsOf(confirmed(declared(54_000)))).toEqual([['OrderConfirmedUnpaid.announced', undefined]]);
    const work = orderIn('allStepsCompleted').then(client, 'declareTransfer', { payment: id(600), amount: 126_000, reference: null });
    work.then(manager, 'acceptedProjectRequireLastPay', {});
    expect(recipientsOf(work, 'LastPaymentRequested')).toEqual([['LastPaymentRequested.announced', undefined]]);
  });
});

describe('money that arrives for a closed order', () => {
  it('notifies people who can refund it', () => {
    const order = orderIn('orderCancelled').then(people.payment, 'recordPayment', {
      payment: id(900),
      amount: 5_000,
      provider: 'paypal',
      capture: 'C1',
    });
    const noticesAbout = stepsOf(order.events).at(-1)?.notices ?? [];
    expect(noticesAbout.map(({ audience, kind }) => [audience, kind])).toEqual([
      ['moneyStaff', 'unexpectedMoney'],
      [people.client.id, 'paymentReceived'],
    ]);
  });
});

describe('a waiver by a manager', () => {
  it('notifies everyone who may refund', () => {
    const payload = { amount: 100, limit: 100, today: 100, reason: { text: id(9), hash: '0'.repeat(64) } };
    const manager = people.clientManager;
    const order = orderIn('lastPaymentRequired').then(manager, 'waiveRest', payload);
    const notices = stepsOf(order.events).at(-1)?.notices ?? [];
    expect(notices.map(({ audience, template }) => [audience, template])).toEqual([
      [people.client.id, 'RestWaived.client'],
      ['refundStaff', 'RestWaived.staff'],
    ]);
    expect([people.clientHead, people.owner, manager].map((actor) => isMember(actor as Actor, 'refundStaff'))).toEqual([true, true, false]);
  });
});

describe('an order that was priced at a rate', () => {
  const [placed] = orderIn('newOrder').events as unknown as [OrderEventOf<'OrderPlaced'>];
  const pricedAt = (daysAgo: number, event: number): Notice[] => {
    const date = calendarDateOf(placed.at - daysAgo * 86_400_000_000);
    const { terms } = placed.data;
    const listed = { currency: 'GEL' as const, basePrice: 1, options: terms.options, rate: '0.3378', date, source: 'settings' };
    const order = { ...placed, data: { ...placed.data, terms: { ...terms, listed } } };
    return noticesOf(order, id(event), knownAfter(undefined, order)).filter(({ kind }) => kind === 'oldRates');
  };

  it('older than a week notifies those who keep the rates, once for all orders of that rate', () => {
    const [first] = pricedAt(8, 801);
    expect(first).toMatchObject({ audience: 'rateKeepers', subjectType: 'exchangeRates', order: null, figures: { currencies: ['GEL'] } });
    expect(pricedAt(8, 802).map((notice) => notice.id)).toEqual([first?.id]);
    expect(pricedAt(9, 803).map((notice) => notice.id)).not.toEqual([first?.id]);
  });

  it('no older than a week, or an order without a rate, notifies nobody', () => {
    expect(pricedAt(7, 804)).toEqual([]);
    expect(noticesOf(placed, id(805), knownAfter(undefined, placed)).map(({ kind }) => kind)).not.toContain('oldRates');
  });

  it('notifies content staff, and not managers of clients', () => {
    expect(kindsFor({ id: id(1), role: 'Manager', department: 'ubContent' })).toContain('oldRates');
    expect(kindsFor({ id: id(1), role: 'Manager', department: 'ubClient' })).not.toContain('oldRates');
  });
});

describe('the audience of a payoff’s event', () => {
  const of = { order: id(100), partner: people.partner.id, currency: 'EUR' } as const;
  const noticesAbout = (type: string, data: object, actor: PayoffEvent['actor'] = system) =>
    payoffNoticesOf(
      { type, schemaVersion: 1, payoff: id(700), version: 1, actor, at: 1, data: { ...of, ...data } } as PayoffEvent,
      id(1),
    ).map(({ audience, template, figures }) => [audience, template, figures.amount]);

  it('notifies its partner and those who act on it, except the author', () => {
    expect(noticesAbout('PayoffReleased', { amount: 900 })).toEqual([
      ['payoffApprovers', 'PayoffReleased.staff', 900],
      [people.partner.id, 'PayoffReleased.partner', 900],
    ]);
    const approved = payoffNoticesOf(
      { type: 'PayoffApproved', schemaVersion: 1, payoff: id(700), version: 1, actor: people.owner, at: 1, data: { ...of, amount: 900 } },
      id(1),
    );
    expect(approved[0]).toMatchObject({ audience: 'payoffPayers', except: [people.owner.id] });
  });

  it('says whether money was paid or taken back', () => {
    expect(noticesAbout('PayoffPaid', { amount: 900, reference: 'x', soleApprover: false })).toEqual([
      [people.partner.id, 'PayoffPaid.partner', 900],
    ]);
    expect(noticesAbout('PayoffPaid', { amount: -900, reference: 'x', soleApprover: false })).toEqual([
      [people.partner.id, 'PayoffPaid.recovered', 900],
    ]);
  });

  it('never shows the partner what the client paid', () => {
    const [accrued] = payoffNoticesOf(
      {
        type: 'PayoffAccrued',
        schemaVersion: 1,
        payoff: id(700),
        version: 1,
        actor: system,
        at: 1,
        data: { ...of, event: id(2), number: 7, price: 1_000, paid: 800, kept: 800, percent: 2_000, roundTo: 1, amount: 160 },
      },
      id(1),
    );
    expect(accrued?.figures).toEqual({ amount: 160, currency: 'EUR', percent: 2_000 });
  });
});

describe('a request of a visitor', () => {
  const registered = { number: 12, kind: 'call', language: 'ru', country: null, service: null, slot: null };
  const noticesAbout = (type: string, data: object, actor: LeadActor = visitor) =>
    leadNoticesOf({ type, schemaVersion: 1, lead: id(800), version: 1, actor, at: 1, data } as LeadEvent, id(1)).map(
      ({ audience, kind, template, figures }) => [audience, kind, template, figures],
    );

  it('notifies sales, with the hour of a booked consultation', () => {
    expect(noticesAbout('LeadRegistered', registered)).toEqual([
      ['salesDesk', 'leadReceived', 'LeadRegistered.staff', { number: 12, code: 'call' }],
    ]);
    expect(noticesAbout('LeadRegistered', { ...registered, kind: 'consultation', slot: 5 })).toEqual([
      ['salesDesk', 'consultationBooked', 'LeadRegistered.consultation', { number: 12, slot: 5 }],
    ]);
  });

  it('notifies its new assignee, unless they took it themselves', () => {
    const handed = { number: 12, assignee: id(3), previous: null };
    expect(noticesAbout('LeadReassigned', handed, people.owner)).toEqual([[id(3), 'leadAssigned', 'LeadReassigned.staff', { number: 12 }]]);
    expect(noticesAbout('LeadReassigned', { ...handed, assignee: people.owner.id }, people.owner)).toEqual([]);
  });

  it('reaches the sales department and nobody who does not work on requests', () => {
    const reached = everybody.filter((actor) => kindsFor(actor).includes('leadReceived'));
    expect(reached.map(({ role, department }) => [role, department])).toEqual([
      ['Supermanager', null],
      ['DepartmentHead', 'ubContact'],
      ['Manager', 'ubContact'],
    ]);
  });
});

describe('the audience of a company’s event', () => {
  const noticesAbout = (type: string, data: object, actor: Actor = people.client) =>
    companyNoticesOf(
      { type, schemaVersion: 1, company: id(900), version: 1, actor, at: 1, data: { client: people.client.id, ...data } } as CompanyEvent,
      id(1),
    ).map(({ audience, reader, template, subject, figures }) => [audience, reader, template, subject, figures]);

  it('notifies those who answer of what its client enters and proposes', () => {
    const source = { by: 'client', order: null };
    expect(noticesAbout('CompanyAdded', { source })).toEqual([['orderDesk', 'staff', 'CompanyAdded.staff', id(900), {}]]);
    expect(noticesAbout('CompanyChangeProposed', {})).toEqual([['orderDesk', 'staff', 'CompanyChangeProposed.staff', id(900), {}]]);
  });

  it('notifies its client of the answer and of the verification', () => {
    const client = [people.client.id, 'client'];
    expect(noticesAbout('CompanyVerified', {}, people.owner)).toEqual([[...client, 'CompanyVerified.client', id(900), {}]]);
    expect(noticesAbout('CompanyProposalAccepted', {}, people.owner)).toEqual([[...client, 'CompanyProposalAccepted.client', id(900), {}]]);
    expect(noticesAbout('CompanyProposalDeclined', { reason: { text: id(3), hash: '' } }, people.owner)).toEqual([
      [...client, 'CompanyProposalDeclined.client', id(900), { text: id(3) }],
    ]);
  });

  it('notifies nobody of changes by an order, its partner or staff, or of a proposal that its client withdrew', () => {
    expect(noticesAbout('CompanyAdded', { source: { by: 'order', order: id(4) } })).toEqual([]);
    for (const type of ['CompanyChanged', 'CompanyProposalWithdrawn', 'TextsErased'])
      expect([type, noticesAbout(type, {})]).toEqual([type, []]);
  });

  it('reaches staff who may answer for every company, in the list alone', () => {
    const reached = everybody.filter((actor) => isMember(actor, 'orderDesk'));
    expect(reached.every((actor) => mayManageOrders(actor) && orderScope(actor) === 'all')).toBe(true);
    expect(everybody.filter((actor) => kindsFor(actor).includes('companyMoved') && actor.role !== 'Client')).toEqual(reached);
    expect(offers.staff.companyMoved).toEqual({ inApp: true, mail: 'off', locked: ['inApp'] });
  });
});

describe('groups and kinds of notifications', () => {
  it('include no client or partner in a group', () => {
    for (const actor of everybody.filter(({ role }) => role === 'Client' || role === 'Partner'))
      expect(audiencesOf(actor)).toEqual([actor.id]);
  });

  it('offer dead letters only to people who may retry them', () => {
    expect(everybody.filter((actor) => isMember(actor, 'repairers')).map(({ role }) => role)).toEqual(['Owner', 'Admin', 'CEO']);
    expect(everybody.filter((actor) => kindsFor(actor).includes('deadLetter')).map(({ role }) => role)).toEqual(['Owner', 'Admin', 'CEO']);
  });

  it('offer faults of the log only to people who may read it', () => {
    const auditors = everybody.filter((actor) => kindsFor(actor).includes('certificateFault'));
    expect(auditors.every(({ role, department }) => role !== 'DepartmentHead' || department === 'ubInnovations')).toBe(true);
    expect(new Set(auditors.map(({ role }) => role))).toEqual(new Set(['Owner', 'Admin', 'CEO', 'Supermanager', 'DepartmentHead']));
    expect(auditors).toEqual(everybody.filter((actor) => isMember(actor, 'auditors')));
  });

  it('offer nothing about orders to staff who do not work on them', () => {
    expect(kindsFor({ id: id(1), role: 'Manager', department: 'ubContent' })).toEqual(['oldRates']);
    expect(kindsFor({ id: id(1), role: 'Manager', department: 'ubInnovations' })).not.toContain('unexpectedMoney');
  });
});

/** Figures of a notification that its reader finds neither in the event as they see it nor in the order's price. */
function leaks({ reader, figures }: Notice, event: OrderEvent, known: KnownOrder): string[] {
  const data = eventDataFor(reader, event);
  const figuresOf = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(figuresOf) : [value];
  // The client has read the reason of a refund in the event that asked for it.
  const isRead = event.type === 'PaymentRefunded' && reader === 'client';
  const reasons = isRead ? known.state.payments.flatMap(({ refunds }) => refunds.map(({ reason }) => reason?.text)) : [];
  const visible = new Set<unknown>([...figuresOf(data), ...reasons, known.state.facts.price, known.currency, undefined, null, 0]);
  const derived = {
    client: ['count', 'amount', 'documents', 'details', 'currency', 'back', 'toReturn'],
    staff: ['count', 'amount', 'documents', 'details', 'currency'],
    partner: ['count'],
  }[reader];
  return Object.entries(figures)
    .filter(([name, value]) => !visible.has(value) && !derived.includes(name))
    .map(([name]) => name);
}
