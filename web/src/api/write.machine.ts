import { assign, setup } from 'xstate';
import type { Fault } from '../lib/problem.js';

/** How long a draft has to stand before the server is asked what it would lead to, milliseconds. */
export const pause = 500;

/** What became of one item of many. */
export interface BulkResult<Item> {
  item: Item;
  fault: Fault | null;
}

interface WriteContext {
  /** what would be sent, as text; null while nothing could be */
  draft: string | null;
  /** the version that a write is meant for, that the last one was meant for, and the one from which what the reader saw has moved */
  seen: number;
  sent: number;
  since: number;
  /** of many writes in a row: how many, what became of those that were answered, and the seconds that the server asked to wait */
  total: number;
  results: readonly BulkResult<unknown>[];
  waits: number | null;
}

type WriteEvent =
  | { type: 'draft'; draft: string | null }
  | { type: 'send'; version?: number; total?: number }
  | { type: 'wait'; seconds: number | null }
  | { type: 'answer'; result: BulkResult<unknown> }
  /** accepted: the version that came of it; of many writes, the last one is over */
  | { type: 'accept'; version?: number }
  /** refused for its version: what there is now has been read */
  | { type: 'read'; version: number }
  | { type: 'refuse' }
  /** no answer came, or none that says what became of it */
  | { type: 'lose' };

/**
 * The dialog of an operation, of many orders or of a payment, from the first sign to the answer. `checked`: the draft stood long enough to be foreseen by a dry run.
 * `stale`: meant for an older version, what there is now is shown against the draft. `repeated`: the next try is the same intention, under the same key.
 */
export const writeMachine = setup({
  types: {} as { context: WriteContext; events: WriteEvent; input: { version: number } },
  actions: { keep: assign(({ event }) => (event.type === 'draft' ? { draft: event.draft } : {})) },
  guards: {
    isFirst: ({ context }) => context.draft === null,
    isMoved: ({ context, event }) => event.type === 'read' && event.version !== context.sent,
  },
  delays: { pause },
}).createMachine({
  context: ({ input: { version } }) => ({
    draft: null,
    seen: version,
    sent: version,
    since: version,
    total: 0,
    results: [],
    waits: null,
  }),
  initial: 'opened',
  on: {
    draft: [
      { guard: 'isFirst', target: '.checked', actions: 'keep' },
      { target: '.typed', actions: 'keep' },
    ],
    send: {
      target: '.sending',
      actions: assign(({ context, event }) => ({ sent: event.version ?? context.sent, total: event.total ?? 1, results: [], waits: null })),
    },
  },
  states: {
    opened: {},
    typed: { after: { pause: 'checked' } },
    checked: {},
    sending: {
      on: {
        draft: { actions: 'keep' },
        send: {},
        wait: { actions: assign({ waits: ({ event }) => event.seconds }) },
        answer: { actions: assign({ results: ({ context, event }) => [...context.results, event.result] }) },
        accept: { target: 'done', actions: assign({ seen: ({ context, event }) => event.version ?? context.seen }) },
        read: [
          {
            guard: 'isMoved',
            target: 'stale',
            actions: assign({ seen: ({ event }) => event.version, since: ({ context }) => context.sent }),
          },
          { target: 'refused' },
        ],
        refuse: 'refused',
        lose: 'repeated',
      },
    },
    refused: {},
    // What happened meanwhile stays beside the draft until it is sent again.
    stale: { on: { draft: { actions: 'keep' } } },
    repeated: {},
    done: {},
  },
});
