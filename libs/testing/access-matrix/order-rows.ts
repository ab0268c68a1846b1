import { NIL_UUID } from '#machines/kernel/ids';
import { formByLink, type Names, type Row } from './row.js';
import { both, everybody, heads, leading, type Person } from './who.js';

/** People who may read and operate orders, handle money, and refund it, from the row "orders" of the access rules. */
export const operating: readonly Person[] = [...leading, ...both('ubInnovations', 'ubClient', 'ubBusinessDevelopment')];
const money: readonly Person[] = [...leading, ...both('ubClient')];
const refunding: readonly Person[] = [...leading, ...heads('ubClient')];
/** The row "audit log, replay, dead letters". */
export const auditing: readonly Person[] = [...leading, ...heads('ubInnovations')];

/** People who read and operate only orders assigned to them, without money and payment history. */
export const assigned: readonly Person[] = both('ubContact', 'ubServices', 'ubAgents', 'ubOutsideDepartment');

/** Clients and partners access their own orders. */
const parties: readonly Person[] = ['Client', 'Partner'];
const ownReaders: readonly Person[] = [...assigned, ...parties];
const everyReader: readonly Person[] = [...operating, ...ownReaders];
/** Operations of staff: on all orders, or on assigned ones. */
const orderStaff: readonly Person[] = [...operating, ...assigned];

/** A write with an outdated version: permitted callers get that error, and the order stays unchanged for the next cell. */
const staleWrite = (may: readonly Person[], body?: Row['body']): Row => ({
  may,
  sees: everyReader,
  ownOnly: ownReaders,
  object: 'order',
  answer: 412,
  headers: { 'if-match': '"1"' },
  ...(body !== undefined && { body }),
});

const operation = (name: string, may: readonly Person[], payload: (names: Names) => object = () => ({})): Row => ({
  ...staleWrite(may, (names) => ({ operation: name, payload: payload(names) })),
  when: name,
});

const reason = 'As the matrix says';
const sum = ({ currency = 'EUR' }: Names) => ({ amount: '1.00', currency });
const details = {
  names: ['Nordline'],
  founders: [{ name: 'Anna Berg', kind: 'person', share: 100 }],
  people: [{ name: 'Jonas Berg', post: 'Director' }],
};
const client: readonly Person[] = ['Client'];
const partner: readonly Person[] = ['Partner'];
const staffAndPartner: readonly Person[] = [...orderStaff, ...partner];
const staffAndClient: readonly Person[] = [...orderStaff, ...client];
const placing: readonly Person[] = [...operating, ...client];

/** The order has no checkout, for those who see it and for those without access to payments. */
const noCheckout: Row = { may: everyReader, object: 'order', answer: 404 };
const list: Row = { may: everyReader, answer: 200 };
const reading: Row = { may: everyReader, ownOnly: ownReaders, object: 'order', answer: 200 };

/** The client's payment instructions. */
const paper: Row = { may: [...money, ...client], ownOnly: client, object: 'order', answer: 200 };

/** Everyone who sees the order is a member of its client chat. Its message was removed, so nobody can edit it. */
const inChat: Row = { may: everyReader, ownOnly: ownReaders, object: 'chat', answer: 200 };
const rewriting: Row = { may: everyReader, ownOnly: ownReaders, object: 'chatmessage', answer: 409 };
export const chatRows: Readonly<Record<string, Row>> = {
  'GET /chats': list,
  'GET /chats/unread': list,
  'GET /chats/{id}': inChat,
  'PUT /chats/{id}/read': { ...inChat, body: ({ upTo }) => ({ upTo }) },
  'POST /chats/{id}/typing': { ...inChat, answer: 204 },
  'GET /chatmessages': { ...inChat, query: ({ id = '' }) => `?chat=${id}` },
  // With an unknown file: members get that error, and nothing is posted.
  'POST /chatmessages': { ...inChat, answer: 422, body: ({ id }) => ({ chat: id, files: [NIL_UUID] }) },
  'PATCH /chatmessages/{id}': { ...rewriting, body: { text: 'Another word' } },
  'DELETE /chatmessages/{id}': rewriting,
  'GET /chat-templates': { may: orderStaff, answer: 200 },
  'POST /chat-templates': { may: operating, answer: 422, body: {} },
  // For an unknown canned answer: those who maintain them get 404.
  'PATCH /chat-templates/{id}': { may: operating, object: 'order', answer: 404, body: { title: 'Hello' } },
  'DELETE /chat-templates/{id}': { may: operating, object: 'order', answer: 404 },
};

/** Staff who look after clients read, publish, hide and answer all feedback; client and partner access that of orders they belong to. */
const moderating: readonly Person[] = [...leading, ...both('ubInnovations', 'ubClient')];
const feedbackReaders: readonly Person[] = [...operating, ...parties];
/** A write with a future version: the feedback stays unchanged for the next cell. */
const onFeedback = (may: readonly Person[], sees: readonly Person[], body?: object): Row => ({
  may,
  sees,
  ownOnly: parties,
  object: 'feedback',
  answer: 412,
  headers: { 'if-match': '"99"' },
  ...(body !== undefined && { body }),
});
/** The same of a company, whose partner has no open order of it. */
const onCompany = (may: readonly Person[], sees: readonly Person[], body?: object): Row => ({
  may,
  sees,
  ownOnly: ownReaders.filter((one) => sees.includes(one)),
  object: 'company',
  answer: 412,
  headers: { 'if-match': '"99"' },
  ...(body !== undefined && { body }),
});
/** The same of what falls due for it. */
const onDueDate = (body?: object): Row => ({ ...onCompany(staffAndClient, everyReader, body), object: 'dueDate' });
const patched = (may: readonly Person[], body: { operation: string }): Row => ({
  ...onFeedback(may, [...moderating, ...parties], body),
  when: body.operation,
});
export const feedbackRows: Readonly<Record<string, Row | readonly Row[]>> = {
  'GET /companies': list,
  'GET /companies/{id}': { may: everyReader, ownOnly: ownReaders, object: 'company', answer: 200 },
  // With a country that the catalogue lacks: nothing is added.
  'POST /companies': {
    may: client,
    sees: parties,
    answer: 422,
    body: { name: 'Harbour Ltd', registerNumber: '1', country: NIL_UUID },
  },
  'PATCH /companies/{id}': onCompany(orderStaff, everyReader, { yearEnd: '12-31' }),
  'PUT /companies/{id}/verified': onCompany(orderStaff, everyReader),
  'POST /companies/{id}/proposals': onCompany(client, parties, { yearEnd: '12-31' }),
  'PUT /companies/{id}/proposals/{proposalId}/answer': [
    { ...onCompany(orderStaff, everyReader, { answer: 'accept' }), when: 'accept' },
    { ...onCompany(orderStaff, everyReader, { answer: 'decline', reason }), when: 'decline' },
    { ...onCompany(client, everyReader, { answer: 'withdraw' }), when: 'withdraw' },
  ],
  'GET /due-dates': list,
  'PUT /due-dates/{id}/done': onDueDate({ on: '2026-01-31' }),
  'PUT /due-dates/{id}/not-ours': onDueDate({ reason }),
  'DELETE /due-dates/{id}/mark': onDueDate(),
  'GET /published-feedbacks': { may: 'anybody', answer: 200 },
  'GET /feedbacks': { may: feedbackReaders, answer: 200 },
  'GET /feedbacks/of-order/{orderId}': { may: feedbackReaders, ownOnly: parties, object: 'order', answer: 200 },
  'GET /feedbacks/{id}': { may: feedbackReaders, ownOnly: parties, object: 'feedback', answer: 200 },
  // It exists already.
  'POST /feedbacks': {
    may: client,
    sees: parties,
    ownOnly: parties,
    object: 'order',
    answer: 409,
    body: ({ id }) => ({ order: id, rating: 4, public: false }),
  },
  'PATCH /feedbacks/{id}': [
    patched(client, { operation: 'change', rating: 1, public: false } as { operation: string }),
    patched(moderating, { operation: 'publish' }),
    patched(moderating, { operation: 'hide', reason } as { operation: string }),
    patched(moderating, { operation: 'answer', answer: 'Thank you' } as { operation: string }),
  ],
  'DELETE /feedbacks/{id}': onFeedback(client, parties),
  'PUT /feedbacks/declined': { may: client, answer: 204 },
};

/** Calls about orders. The third column of the order workflow's tables lists the permitted roles. */
export const orderRows: Readonly<Record<string, Row | readonly Row[]>> = {
  'GET /orders': list,
  'GET /orders/order-statuses': list,
  'GET /orders/export': list,
  'POST /orders': { may: placing, answer: 422, body: {} },
  'GET /orders/{id}': reading,
  'GET /orders/{id}/events': reading,
  'GET /orders/{id}/neighbours': reading,
  'GET /orders/{id}/documents.zip': reading,
  'GET /documents': { may: ['Client'], answer: 200 },
  'PUT /documents/{file}/validity': { may: ['Client'], object: 'order', answer: 404, body: { validUntil: '2031-05-17' } },
  // An order's id is no file's.
  'GET /documents/{file}/reads': { may: ['Client'], object: 'order', answer: 404 },
  'GET /order-views': { may: orderStaff, answer: 200 },
  'POST /order-views': { may: orderStaff, answer: 422, body: {} },
  // An order's id is not a view's.
  'PUT /order-views/{id}': { may: orderStaff, object: 'order', answer: 404, body: { name: 'Late', query: '' } },
  'DELETE /order-views/{id}': { may: orderStaff, object: 'order', answer: 404 },
  'GET /orders/{id}/refused-attempts': { may: orderStaff, ownOnly: assigned, object: 'order', answer: 200 },
  'GET /orders/{id}/replay': { may: auditing, object: 'order', answer: 200 },
  'PATCH /orders/{id}': staleWrite(staffAndClient, { directorCompany: [] }),
  'PATCH /orders/update-payment-status/{id}': [
    operation('managerConfirmedNotPayedOrder', orderStaff),
    operation('managerConfirmedPayedOrder', orderStaff),
    operation('orderPayedAfterManagerConfirmed', client),
    operation('orderPayedWithCashAfterManagerConfirmed', money, (names) => ({ amount: sum(names) })),
    operation('requestDocuments', staffAndPartner, () => ({ items: [{ kind: 'document', title: 'Passport' }] })),
    operation('receiveDocuments', staffAndClient),
    operation('completeAllOrderSteps', staffAndPartner),
    operation('acceptWorkWithFullyPayedOrder', orderStaff),
    operation('acceptedProjectRequireLastPay', orderStaff),
    operation('notAcceptPartnerWork', orderStaff, ({ stepId }) => ({ reason, stepIds: [stepId] })),
    operation('clientPayedLastPayment', client),
    operation('managerConfirmedLastPayment', money),
    operation('sendPayedProjectDocuments', staffAndPartner),
    operation('managerFinishedProject', orderStaff),
    operation('cancelOrder', staffAndClient, () => ({ reason })),
  ],
  'POST /orders/{id}/dry-run': staleWrite(orderStaff, { operation: 'managerConfirmedNotPayedOrder' }),
  'PUT /orders/{id}/details': staleWrite(staffAndClient, details),
  // The orders of the matrix are finished or not paid yet: none accepts details.
  'GET /orders/{id}/details/draft': { may: staffAndClient, sees: everyReader, ownOnly: ownReaders, object: 'order', answer: 409 },
  'PUT /orders/{id}/details/draft': {
    may: staffAndClient,
    sees: everyReader,
    ownOnly: ownReaders,
    object: 'order',
    answer: 409,
    body: { names: [], founders: [], people: [] },
  },
  'PUT /orders/{id}/company': staleWrite(staffAndPartner, { name: 'Nordline OÜ', registerNumber: '16543210', registeredOn: '2026-11-20' }),
  'PUT /orders/{id}/agreement': staleWrite(client, { terms: 3, startEarly: true }),
  'POST /orders/{id}/withdrawal': staleWrite(client, { name: 'Anna Berg', email: 'anna@example.com' }),
  'POST /orders/{id}/cancellation-request': staleWrite(client, { reason }),
  'PUT /orders/{id}/cancellation-request/answer': staleWrite(orderStaff, { answer: reason }),
  'PUT /orders/{id}/expected-date': staleWrite(orderStaff, { date: '2030-01-31', reason }),
  'PUT /orders/{id}/partner': staleWrite(orderStaff, { partner: null }),
  'PUT /orders/{id}/manager': staleWrite(orderStaff, { manager: null }),
  'PUT /orders/{id}/partner-reward': staleWrite(orderStaff, { percent: 50 }),
  'POST /orders/{id}/partner-reward/acknowledgement': staleWrite(partner),
  'PUT /orders/{id}/steps/{stepId}/completion': staleWrite(staffAndPartner),
  'DELETE /orders/{id}/steps/{stepId}/completion': staleWrite(staffAndPartner),
  'POST /orders/{id}/documents': staleWrite(everyReader, ({ file = '' }) => ({ file, kind: 'document' })),
  'DELETE /orders/{id}/documents/{documentId}': staleWrite(everyReader),
  'PUT /orders/{id}/documents/{documentId}/review': staleWrite(staffAndPartner, { decision: 'accept' }),
  'POST /order-payments/{orderId}/transfers': staleWrite(client, (names) => ({ amount: sum(names) })),
  'PUT /order-payments/{orderId}/transfers/{transferId}': staleWrite(money, { decision: 'reject', reason }),
  'DELETE /order-payments/{orderId}/transfers/{transferId}': staleWrite(client),
  'POST /order-payments/{orderId}/payments': staleWrite(money, (names) => ({ kind: 'cash', amount: sum(names), note: reason })),
  'PUT /order-payments/{orderId}/waiver': staleWrite(money, (names) => ({ amount: sum(names), reason })),
  'PUT /order-payments/{orderId}/payments/{paymentId}/amount': staleWrite(refunding, (names) => ({ amount: sum(names), reason })),
  'PUT /order-payments/{orderId}/reversal': staleWrite(money, { outcome: 'waived' }),
  'POST /order-payments/{orderId}/refunds': staleWrite(refunding, (names) => ({
    payment: names['paymentId'],
    amount: sum(names),
    reason,
    confirmation: 'REFUND',
  })),
  // The order is finished and paid: nothing is due, and it has no checkout.
  'POST /order-payments/{orderId}/checkouts': { may: client, sees: everyReader, ownOnly: ownReaders, object: 'order', answer: 409 },
  'GET /order-payments/{orderId}/checkouts/{checkoutId}': noCheckout,
  'POST /order-payments/{orderId}/checkouts/{checkoutId}/return': noCheckout,
  'DELETE /order-payments/{orderId}/checkouts/{checkoutId}': noCheckout,
  'GET /order-payments/providers': { may: everybody, answer: 200 },
  'GET /order-payments/findings': { may: money, answer: 200 },
  'POST /order-payments/findings/{id}/settlement': { may: money, object: 'order', answer: 422, missing: 422, body: {} },
  // Unsigned: refused without details.
  'POST /order-payments/webhooks/paypal': { may: 'anybody', answer: 400, body: {} },
  // "payment history: ... others who see orders: read"; never a partner, for whom payments do not exist, and never staff with assigned orders only.
  'GET /order-payments': { may: placing, answer: 200 },
  'GET /order-payments/export': { may: placing, answer: 200 },
  'GET /order-payments/{orderId}/transfer-details': paper,
  // Nothing is due any more: an order of others is 404 before that.
  'GET /order-payments/{orderId}/invoice.pdf': { ...paper, answer: 409 },
  // Nobody withdrew from the order of the matrix.
  'GET /order-payments/{orderId}/withdrawal.pdf': { ...paper, may: placing, answer: 404 },
  'GET /order-payments/{orderId}/payments/{paymentId}/receipt': { ...paper, may: placing },
  'GET /order-payments/{orderId}/payments/{paymentId}/receipt.pdf': { ...paper, may: placing },
  'GET /mailer/templates': { may: orderStaff, ownOnly: assigned, object: 'order', answer: 200, query: ({ id = '' }) => `?order=${id}` },
  'POST /mailer': {
    may: orderStaff,
    object: 'order',
    answer: 422,
    body: ({ id = '' }) => ({ order: id, template: 'freeMessage', language: 'en', subject: '', body: '' }),
    missing: 422,
  },
  'GET /mailer': { may: staffAndClient, answer: 200 },
  'GET /mailer/{id}': { may: staffAndClient, ownOnly: [...client, ...assigned], object: 'message', answer: 200 },
  // Anyone with the signed link.
  'GET /mailer/unsubscribe/{token}': { may: 'anybody', object: 'mailLink', answer: 200 },
  'POST /mailer/unsubscribe/{token}': formByLink('mailLink', 200),
  'GET /mailer/letters': { may: operating, answer: 200 },
  // The email is to a client, whom business development may not look up.
  'GET /mailer/letters/{id}/content': { may: moderating, strangers: both('ubBusinessDevelopment'), object: 'message', answer: 200 },
  'POST /mailer/letters/{id}/retry': { may: moderating, strangers: both('ubBusinessDevelopment'), object: 'message', answer: 409 },
  'POST /mailer/{id}/retry': { may: orderStaff, ownOnly: assigned, object: 'message', answer: 409 },
};

const payoffStaff: readonly Person[] = [...leading, ...both('ubBusinessDevelopment')];
const approving: readonly Person[] = [...leading, ...heads('ubBusinessDevelopment')];
const paying: readonly Person[] = ['Owner', 'Admin', 'CEO'];
const payoffReaders: readonly Person[] = [...payoffStaff, ...partner];
const year = 'from=2026-01-01&to=2026-12-31';

/** Payouts: a partner reads their own; business development and management read, approve and pay. */
export const payoffRows: Readonly<Record<string, Row | readonly Row[]>> = {
  'GET /payoffs': { may: payoffReaders, answer: 200 },
  'GET /payoffs/{id}': { may: payoffReaders, ownOnly: partner, object: 'payoff', answer: 200 },
  'GET /payoffs/statement': {
    may: payoffReaders,
    ownOnly: partner,
    object: 'reward',
    answer: 200,
    query: ({ partner: id = '' }) => `?${year}&partner=${id}`,
    missing: 200,
  },
  'GET /orders/orders-for-payoffs': {
    may: payoffReaders,
    ownOnly: partner,
    object: 'reward',
    answer: 200,
    missing: 200,
    query: ({ partner: id = '' }) => `?partner=${id}`,
  },
  'GET /orders/orders-for-payoffs/{id}': {
    may: payoffReaders,
    ownOnly: partner,
    object: 'reward',
    answer: 200,
    query: ({ partner: id = '' }) => `?partner=${id}`,
  },
  // Refused for its status, which is checked after the role: none of them is payable yet.
  'PATCH /payoffs/{id}': [
    { may: approving, object: 'payoff', answer: 409, body: { operation: 'approve' }, when: 'approve' },
    {
      may: paying,
      sees: approving,
      object: 'payoff',
      answer: 409,
      body: { operation: 'pay', payload: { reference: 'PO-1' } },
      when: 'pay',
    },
  ],
  'POST /payoffs/bulk': {
    may: approving,
    answer: 200,
    body: { operation: 'approve', payoffs: [{ _id: '0190f7a4-5c1e-7b2a-9c3d-1e2f3a4b5c6d', version: 1 }], dryRun: true },
  },
};
