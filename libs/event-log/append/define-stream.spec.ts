import type { Id } from '#machines/kernel/ids';
import { defineStream, type RowOf } from './define-stream.js';

interface Loan {
  id: Id;
  version: number;
  number: number | null;
  borrower: Id;
  state: { status: 'open' | 'closed' };
  amount: number;
  paidBack: number;
  reason: string | null;
  note: string | null;
  dueSince: number | null;
  updatedAt: number;
}

const loans = defineStream<Loan>()({
  streamType: 'loan',
  table: 'loans',
  machineVersion: 3,
  columns: {
    number: { type: 'bigint', counter: 'loans' },
    borrower_id: { type: 'uuid', of: 'borrower', once: true },
    status: { type: 'text', of: ({ state }: Loan) => state.status },
    amount: 'bigint',
    paid_back: 'bigint',
    remaining: { type: 'bigint', of: ({ amount, paidBack }: Loan) => amount - paidBack },
    texts: { type: 'json', of: ['reason', 'note'] },
    due_since: 'bigint',
    updated_at: 'bigint',
  },
  extra: { loan_files: ['file_id', 'loan_id'] },
  rest: ({ status }) => ({ state: { status } }),
});

const loan: Loan = {
  id: 'a',
  version: 4,
  number: 12,
  borrower: 'b',
  state: { status: 'open' },
  amount: 500,
  paidBack: 120,
  reason: 'a car',
  note: null,
  dueSince: null,
  updatedAt: 77,
};
const row: RowOf<typeof loans> = {
  id: 'a',
  version: 4,
  number: 12,
  borrower_id: 'b',
  status: 'open',
  amount: 500,
  paid_back: 120,
  remaining: 380,
  texts: { reason: 'a car', note: null },
  due_since: null,
  updated_at: 77,
};
const { id: _id, version: _version, ...columns } = row;

describe('a stream made of its description', () => {
  it('has its table in the database', () => {
    expect(loans.table).toEqual({
      streamType: 'loan',
      table: 'loans',
      once: ['borrower_id'],
      counter: 'loans',
      extra: { loan_files: ['file_id', 'loan_id'] },
      columns: {
        number: 'bigint',
        borrower_id: 'uuid',
        status: 'text',
        amount: 'bigint',
        paid_back: 'bigint',
        remaining: 'bigint',
        texts: 'json',
        due_since: 'bigint',
        updated_at: 'bigint',
      },
    });
    expect(loans.machineVersion).toBe(3);
  });

  it('writes every column of a new stream', () => {
    expect(loans.write(loan)).toEqual(columns);
  });

  it('writes neither the number nor other write-once columns when a stream changes', () => {
    const { number: _number, borrower_id: _borrower, ...changing } = columns;
    expect(loans.changes(loan, null)).toEqual(changing);
  });

  describe('with large columns', () => {
    interface Shelf {
      id: Id;
      version: number;
      label: { text: string; floor: number };
      books: readonly string[];
      lent: { readonly book: string } | null;
      updatedAt: number;
    }
    const shelves = defineStream<Shelf>()({
      streamType: 'shelf',
      table: 'shelves',
      machineVersion: 1,
      columns: {
        label: { type: 'json', large: true },
        content: { type: 'json', of: ['books', 'lent'], large: true },
        updated_at: 'bigint',
      },
    });
    const before: Shelf = { id: 'a', version: 1, label: { text: 'A', floor: 1 }, books: ['x', 'y'], lent: null, updatedAt: 1 };

    it('lists the large columns', () => {
      expect(shelves.table.large).toEqual(['label', 'content']);
      expect(loans.table).not.toHaveProperty('large');
    });

    it('leaves those out that did not change', () => {
      const after = { ...before, label: { ...before.label }, books: [...before.books], updatedAt: 2 };
      expect(shelves.changes(after, before)).toEqual({ updated_at: 2 });
    });

    it.each<[string, Partial<Shelf>, object]>([
      ['a member of an object', { label: { text: 'A', floor: 2 } }, { label: { text: 'A', floor: 2 } }],
      ['an element', { books: ['x', 'z'] }, { content: { books: ['x', 'z'], lent: null } }],
      ['fewer elements', { books: ['x'] }, { content: { books: ['x'], lent: null } }],
      ['a value for null', { lent: { book: 'x' } }, { content: { books: ['x', 'y'], lent: { book: 'x' } } }],
    ])('writes %s that changed', (_, change, written) => {
      expect(shelves.changes({ ...before, ...change }, before)).toEqual({ updated_at: 1, ...written });
    });

    it('writes all of them when the state before is unknown', () => {
      expect(shelves.changes(before, null)).toEqual({ label: before.label, content: { books: ['x', 'y'], lent: null }, updated_at: 1 });
    });
  });

  it('reads the state back, without derived columns and with the members that no column holds', () => {
    expect(loans.read(row)).toEqual(loan);
    expect(loans.read({ ...row, remaining: 1 })).toEqual(loan);
  });

  it('reads members that an earlier build did not write as undefined', () => {
    const old = { ...row, texts: { reason: 'a car' } } as unknown as typeof row;
    expect(loans.read(old)).toEqual({ ...loan, note: undefined });
  });

  it('numbers a new stream, and knows the time of its last event', () => {
    expect(loans.numbered?.({ ...loan, number: null }, 13)).toEqual({ ...loan, number: 13 });
    expect(loans.lastEventAt(loan)).toBe(77);
  });

  it('has no number without a counter', () => {
    const plain = defineStream<{ id: Id; version: number; updatedAt: number }>()({
      streamType: 'plain',
      table: 'plain_streams',
      machineVersion: 1,
      columns: { updated_at: 'bigint' },
    });
    expect(plain.table).not.toHaveProperty('counter');
    expect(plain.numbered).toBeUndefined();
  });
});

interface Pair {
  id: Id;
  version: number;
  left: string;
  right: string;
  updatedAt: number;
}
const pair = { streamType: 'pair', table: 'pairs', machineVersion: 1 };
const time = { updated_at: 'bigint' } as const;

/** Checked by the compiler: an error that does not occur is one itself. */
it('the description of a stream does not compile with a column or a member that is missing', () => {
  const define = defineStream<Pair>();
  const streams = [
    define({ ...pair, columns: { left: 'text', right: 'text', ...time } }),
    // @ts-expect-error no column holds `right`
    define({ ...pair, columns: { left: 'text', ...time } }),
    define({
      ...pair,
      columns: {
        left: 'text',
        right: 'text',
        // @ts-expect-error no member is called `middle`
        middle: 'text',
        ...time,
      },
    }),
    // @ts-expect-error `rest` has another type
    define({ ...pair, columns: { left: 'text', ...time }, rest: () => ({ right: 1 }) }),
    define({ ...pair, columns: { left: 'text', right_id: { type: 'text', of: 'right' }, ...time } }),
  ];
  expect(streams.map(({ table }) => Object.keys(table.columns).length)).toEqual([3, 2, 4, 2, 3]);
});
