import {
  answers,
  documentFacts,
  isAccepted,
  isReplaced,
  itemsAfter,
  itemState,
  missingItems,
  replacementOf,
  requiredOf,
  titleOfItem,
  versionOf,
} from './items.js';
import type { OrderDocument, RequestedItem } from './state.js';

const item = (id: string, change: Partial<RequestedItem> = {}): RequestedItem => ({
  id,
  kind: 'document',
  title: null,
  note: null,
  required: null,
  askedAt: 10,
  due: null,
  withdrawn: false,
  receivedOnPaper: false,
  ...change,
});
const file = (id: string, of: string | null, change: Partial<OrderDocument> = {}): OrderDocument => ({
  id,
  kind: 'document',
  item: of,
  file: `f-${id}`,
  title: null,
  attachedBy: 'c',
  attachedAt: 20,
  review: 'none',
  reason: null,
  cause: null,
  replaces: null,
  ...change,
});
const result = (id: string, replaces: string | null = null) => file(id, null, { kind: 'result', replaces });
const nothing = { items: [], again: [], withdrawn: [], due: null };

describe('a file of an order’s item', () => {
  test('answers the item that it was attached to, since that was last requested', () => {
    const asked = item('i');
    expect([9, 10, 11].map((attachedAt) => answers(file('d', 'i', { attachedAt }), asked))).toEqual([false, true, true]);
    expect(answers(file('d', 'other'), asked)).toBe(false);
  });

  test('is a version among those of its item, and a result comes after the one it replaced', () => {
    const documents = [file('a', 'i'), file('x', 'j'), file('b', 'i'), result('r1'), result('r2', 'r1'), result('r3', 'r2')];
    expect(documents.map((document) => versionOf(document, documents))).toEqual([1, 1, 2, 1, 2, 3]);
    expect(replacementOf({ id: 'r1' }, documents)?.id).toBe('r2');
    expect(replacementOf({ id: 'r3' }, documents)).toBeUndefined();
  });

  test('is replaced by the next of its item or by another request, and a result by its replacement', () => {
    const documents = [file('a', 'i'), file('b', 'i'), file('x', 'j'), file('loose', null), result('r1'), result('r2', 'r1')];
    const items = [item('i'), item('j', { askedAt: 21 })];
    expect(documents.filter((document) => isReplaced(document, items, documents)).map(({ id }) => id)).toEqual(['a', 'x', 'r1']);
  });
});

describe('a request for documents', () => {
  test('adds a new item with the time of the request and its due day', () => {
    const { askedAt: _, due: __, withdrawn: ___, receivedOnPaper: ____, ...newItem } = item('n', { required: 0 });
    expect(itemsAfter([item('i')], [], { ...nothing, items: [newItem], due: 99 }, 50)).toEqual([
      item('i'),
      { ...newItem, askedAt: 50, due: 99, withdrawn: false, receivedOnPaper: false },
    ]);
  });

  test('withdraws an item, and leaves other items unchanged', () => {
    expect(itemsAfter([item('i', { due: 5 }), item('j')], [], { ...nothing, withdrawn: ['i'], again: ['i'], due: 99 }, 50)).toEqual([
      item('i', { due: 5, withdrawn: true }),
      item('j'),
    ]);
  });

  test('repeats an item received on paper or withdrawn, with another day, and no earlier file counts', () => {
    const before = item('i', { withdrawn: true, receivedOnPaper: true, due: 5 });
    const again = { ...nothing, again: ['i'], due: 99 };
    expect(itemsAfter([before], [file('d', 'i', { attachedAt: 49 })], again, 50)).toEqual([item('i', { askedAt: 50, due: 99 })]);
    // The clock was set back, or stood still.
    const documents = [file('d', 'i', { attachedAt: 70 }), file('e', 'i', { attachedAt: 60 }), file('x', 'j', { attachedAt: 90 })];
    const [after] = itemsAfter([before], documents, again, 50);
    expect(after?.askedAt).toBe(71);
    expect(documents.some((document) => after && answers(document, after))).toBe(false);
  });
});

describe('an item of an order’s documents', () => {
  test.each([
    ['waiting', []],
    ['waiting', [file('d', 'i', { attachedAt: 9, review: 'accepted' })]],
    ['uploaded', [file('d', 'i', { review: 'rejected' }), file('e', 'i')]],
    ['rejected', [file('d', 'i'), file('e', 'i', { review: 'rejected' })]],
    ['accepted', [file('d', 'i', { review: 'accepted' }), file('x', 'j')]],
  ] as const)('is %s by its newest valid file: %j', (state, documents) => {
    expect(itemState(item('i'), documents)).toBe(state);
  });

  test('is accepted when it was received on paper, whatever its files', () => {
    expect(itemState(item('i', { receivedOnPaper: true }), [file('d', 'i', { review: 'rejected' })])).toBe('accepted');
  });

  test('has its texts in the terms, unless it was typed by hand', () => {
    const terms = { requiredDocuments: ['passport', 'address'] };
    expect(requiredOf({ required: 1 }, terms)).toBe('address');
    expect(requiredOf({ required: 0 }, terms)).toBe('passport');
    expect(requiredOf({ required: null }, terms)).toBeUndefined();
  });

  test('is named by the terms, with its person, or as typed', () => {
    expect([
      titleOfItem('Passport', null),
      titleOfItem('Passport', 'Ann'),
      titleOfItem(undefined, 'Lease'),
      titleOfItem(undefined, null),
    ]).toEqual(['Passport', 'Passport: Ann', 'Lease', undefined]);
  });

  test('is missing without a valid file that is not rejected, unless it is withdrawn or was received on paper', () => {
    const items = [item('i'), item('j'), item('k'), item('l', { withdrawn: true }), item('m', { receivedOnPaper: true })];
    const documents = [file('d', 'i'), file('e', 'j', { review: 'rejected' })];
    expect(missingItems(items, documents).map(({ id }) => id)).toEqual(['j', 'k']);
  });

  test('has an accepted file only if that file is still valid', () => {
    const accepted = { review: 'accepted' as const };
    expect(isAccepted(item('i'), [file('d', 'i', accepted)])).toBe(true);
    expect(isAccepted(item('i'), [file('d', 'i')])).toBe(false);
    expect(isAccepted(item('i'), [file('d', 'i', { ...accepted, attachedAt: 9 })])).toBe(false);
  });
});

describe('the facts that guards read', () => {
  test('count items that are not withdrawn, the missing ones, and the current results', () => {
    const items = [
      ...[item('i'), item('j', { kind: 'address' }), item('k', { receivedOnPaper: true })],
      ...[item('l', { withdrawn: true }), item('m', { withdrawn: true, kind: 'address' })],
    ];
    const documents = [file('d', 'i'), file('x', null), result('r1'), result('r2', 'r1'), result('r3')];
    expect(documentFacts(items, documents)).toEqual({
      items: 3,
      itemsMissing: 1,
      itemsNotAccepted: 2,
      addressItems: 1,
      resultDocuments: 2,
    });
  });
});
