import { microsADay } from '#machines/kernel/time';
import { decideBy } from './past-versions.js';
import { orderUpcasters } from './events.js';
import { itemState, replacementOf, requiredOf, versionOf } from './items.js';
import { labelOf } from './labels.js';
import { anyForm, command, textRef } from './testing/order-builder.js';
import { accepted, refused } from './testing/outcome.js';
import { id, people } from './testing/people.js';
import { asked, orderIn } from './testing/stories.js';

const { client, partner, clientManager: manager } = people;
const required = [
  { kind: 'document' as const, title: { ru: 'Паспорт', en: 'Passport' }, note: null, ...anyForm },
  { kind: 'address' as const, title: { ru: 'Адрес', en: 'Address' }, note: { ru: 'Счёт', en: 'A bill' }, ...anyForm },
];
const version = (number: number) =>
  ({ document: id(430 + number), kind: 'document', item: asked.item, file: id(530 + number), title: null }) as const;
const result = { document: id(450), kind: 'result', item: null, file: id(550), title: null } as const;

describe('a document that an order asks for', () => {
  const newItem = (place: number, kind: 'document' | 'address') => ({ id: id(310), kind, title: null, note: null, required: place });
  const ask = (item: ReturnType<typeof newItem>) => ({ items: [item], again: [], withdraw: [] });

  test('is copied from the service, in both languages', () => {
    const order = orderIn('orderConfirmedAndPayed', { requiredDocuments: required }).then(
      partner,
      'requestDocuments',
      ask(newItem(1, 'address')),
    );
    const item = order.state.items[0];
    expect(item && requiredOf(item, order.state.terms)).toEqual(required[1]);
    expect(labelOf(order.state, 'client')).toBe('status.addressRequested');
  });
  test('is called an address only if nothing else is requested', () => {
    const order = orderIn('documentsRequested', { requiredDocuments: required });
    expect(labelOf(order.state, 'client')).toBe('status.documentsRequested');
    order.then(partner, 'requestDocuments', { ...ask(newItem(1, 'address')), withdraw: [asked.item] });
    expect(labelOf(order.state, 'staff')).toBe('status.addressRequested');
    order.then(manager, 'receiveDocuments', { onPaper: [id(310)] });
    expect(labelOf(order.state, 'staff')).toBe('status.addressReceived');
  });
  test.each([
    ['stands nowhere in the terms', newItem(2, 'document')],
    ['is of another kind there', newItem(0, 'address')],
    ['has no name at all', { ...newItem(0, 'document'), required: null }],
  ])('is refused if the request %s', (_what, item) => {
    const order = orderIn('orderConfirmedAndPayed', { requiredDocuments: required });
    expect(refused(order, partner, 'requestDocuments', ask(item as ReturnType<typeof newItem>))?.code).toBe('itemUnknown');
  });
});

describe('versions of a file', () => {
  test('follow each other until one is accepted, and keep their decisions', () => {
    const order = orderIn('documentsRequested').then(client, 'attachDocument', version(1));
    order.then(partner, 'rejectDocument', { document: version(1).document, reason: null, cause: 'unreadable' });
    const stateNow = () => order.state.items.map((item) => itemState(item, order.state.documents));
    expect(stateNow()).toEqual(['rejected']);
    order.then(client, 'attachDocument', version(2));
    expect(stateNow()).toEqual(['uploaded']);
    expect(order.state.documents.map((document) => [versionOf(document, order.state.documents), document.review, document.cause])).toEqual([
      [1, 'rejected', 'unreadable'],
      [2, 'none', null],
    ]);
    order.then(partner, 'acceptDocument', { document: version(2).document });
    expect(stateNow()).toEqual(['accepted']);
    expect(refused(order, client, 'attachDocument', version(3))).toEqual({ code: 'documentAccepted', remedy: { key: 'askAgainFirst' } });
    order.then(partner, 'requestDocuments', { items: [], again: [asked.item], withdraw: [] });
    expect(stateNow()).toEqual(['waiting']);
    expect(accepted(order, client, 'attachDocument', version(3)).events).toEqual(['DocumentAttached']);
  });
  test('could follow an acceptance under earlier rules', () => {
    const { state } = orderIn('documentsReceived').then(partner, 'acceptDocument', { document: asked.document });
    expect(decideBy(3)(state, command('attachDocument', client, version(1), 1)).accepted).toBe(true);
    expect(decideBy(4)(state, command('attachDocument', client, version(1), 1)).accepted).toBe(false);
  });
});

describe('a result that was sent', () => {
  test('is replaced once, and the earlier one stays', () => {
    const order = orderIn('documentsSentAfterLastPayment');
    const before = order.state.documents.find(({ kind }) => kind === 'result')?.id ?? '';
    expect(accepted(order, manager, 'attachDocument', { ...result, replaces: before })).toEqual({
      events: ['DocumentAttached'],
      status: 'documentsSentAfterLastPayment',
    });
    expect(replacementOf({ id: before }, order.state.documents)?.id).toBe(result.document);
    expect(order.state.facts.resultDocuments).toBe(1);
    const again = { ...result, document: id(451), file: id(551), replaces: before };
    expect(refused(order, manager, 'attachDocument', again)?.code).toBe('documentReplaced');
    expect(refused(order, manager, 'attachDocument', { ...again, replaces: id(999) })?.code).toBe('documentUnknown');
    expect(refused(order, client, 'attachDocument', again)?.code).toBe('forbiddenForRole');
  });
  test('could not be replaced under earlier rules', () => {
    const { state } = orderIn('documentsSentAfterLastPayment');
    expect(decideBy(3)(state, command('attachDocument', manager, result, 1))).toMatchObject({
      accepted: false,
      refusal: { code: 'operationNotPermittedInStatus' },
    });
  });
});

describe('a day by which something is wanted', () => {
  const today = (order: ReturnType<typeof orderIn>) => order.state.updatedAt - (order.state.updatedAt % microsADay);
  const asking = (due: number | null, more: object = {}) => ({
    items: [{ id: id(310), kind: 'document' as const, title: textRef(1), note: null }],
    again: [],
    withdraw: [],
    due,
    ...more,
  });
  test('applies to the items requested with it, and to no others', () => {
    const order = orderIn('orderConfirmedAndPayed');
    const [first, second] = [today(order) + 5 * microsADay, today(order) + 9 * microsADay];
    order.then(manager, 'requestDocuments', asking(first));
    const later = [{ id: id(311), kind: 'document' as const, title: textRef(2), note: null }];
    order.then(manager, 'requestDocuments', asking(null, { items: later }));
    expect(order.state.items.map(({ due }) => due)).toEqual([first, null]);
    order.then(manager, 'requestDocuments', asking(second, { items: [], again: [id(311)] }));
    expect(order.state.items.map(({ due }) => due)).toEqual([first, second]);
    expect(order.events.at(-1)).toMatchObject({ type: 'DocumentsRequested', schemaVersion: 3, data: { due: second } });
  });
  test.each([
    ['yesterday', -1, 'dateOutOfRange'],
    ['today', 0, undefined],
    ['in a year', 366, undefined],
    ['in more than a year', 368, 'dateOutOfRange'],
  ])('may be %s or not', (_, days, code) => {
    const order = orderIn('orderConfirmedAndPayed');
    const refusal = refused(order, manager, 'requestDocuments', asking(today(order) + days * microsADay));
    expect(refusal?.code).toBe(code);
    if (code) expect(refusal?.remedy).toMatchObject({ key: 'chooseLaterDate' });
  });
  test('did not exist before machine version 5, whose requests are decided as before', () => {
    const { state } = orderIn('orderConfirmedAndPayed');
    const { due, ...earlier } = asking(null);
    expect(due).toBeNull();
    expect(decideBy(4)(state, command('requestDocuments', manager, earlier, 5))).toMatchObject({
      accepted: true,
      events: [{ data: { due: null } }],
    });
  });
});

test('events of earlier versions are read without later fields', () => {
  const item = { id: id(1), kind: 'document', title: textRef(1), note: null };
  expect(orderUpcasters['DocumentsRequested']?.[1]?.({ items: [item] })).toEqual({ items: [{ ...item, required: null }] });
  expect(orderUpcasters['DocumentsRequested']?.[2]?.({ items: [] })).toEqual({ items: [], due: null });
  const [passport] = required;
  const { kind, title, note } = passport ?? {};
  expect(orderUpcasters['OrderPlaced']?.[2]?.({ terms: { requiredDocuments: [{ kind, title, note }] } })).toMatchObject({
    terms: { requiredDocuments: [{ kind, title, note, formats: [], validMonths: null, example: null }] },
  });
  expect(orderUpcasters['DocumentRejected']?.[1]?.({ reason: textRef(1) })).toEqual({ reason: textRef(1), cause: null });
  expect(orderUpcasters['DocumentAttached']?.[1]?.({ document: id(1) })).toEqual({ document: id(1), replaces: null });
});
