import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { type ChatMessage, type Thread, withMessage, withNewest, withOlder } from './thread.js';

const message = (nth: number, text = `No ${nth}`): ChatMessage => ({ _id: `m${nth}`, chat: 'o-client', nth, text }) as ChatMessage;
const from = (first: number, last: number, before = first > 1): Thread => ({
  items: Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => message(first + at)),
  before,
});
const places = (thread: Thread | null) => thread?.items.map(({ nth }) => nth);

describe('the end of a chat as it is read', () => {
  it('takes a new message at its end, and one that was edited in its place', () => {
    expect(places(withMessage(from(3, 5), message(6)))).toEqual([3, 4, 5, 6]);
    expect(withMessage(from(3, 5), message(4, 'Edited'))?.items[1]?.text).toBe('Edited');
    expect(places(withMessage(from(1, 0), message(1)))).toEqual([1]);
  });

  it('leaves alone what it has not read, and says where messages between are missing', () => {
    expect(withMessage(from(3, 5), message(1, 'Edited'))).toEqual(from(3, 5));
    expect(withMessage(from(3, 5), message(7))).toBeNull();
  });

  it('has no gap and nothing twice, whatever was said, read again and read back meanwhile', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('said' as const) }),
      fc.record({ kind: fc.constant('live' as const), nth: fc.nat(30) }),
      fc.record({ kind: fc.constant('newest' as const), count: fc.integer({ min: 1, max: 8 }) }),
      fc.record({ kind: fc.constant('older' as const), count: fc.integer({ min: 1, max: 8 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let posted = 5;
        let thread = from(3, 5);
        for (const one of steps) {
          const first = thread.items[0]?.nth ?? 1;
          if (one.kind === 'said') posted += 1;
          if (one.kind === 'live' && one.nth >= 1 && one.nth <= posted) thread = withMessage(thread, message(one.nth)) ?? thread;
          if (one.kind === 'newest') thread = withNewest(thread, from(Math.max(1, posted - one.count + 1), posted));
          if (one.kind === 'older' && thread.before) thread = withOlder(thread, from(Math.max(1, first - one.count), first - 1));
          const nths = thread.items.map(({ nth }) => nth);
          expect(nths).toEqual(nths.map((_, at) => (nths[0] ?? 1) + at));
          expect(thread.before).toBe((nths[0] ?? 1) > 1);
        }
      }),
      runs(),
    );
  });
});
