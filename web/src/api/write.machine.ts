import { assign, setup } from 'xstate';
import type { Fault } from '../lib/problem.js';

/** Milliseconds without a change before the page asks the server what a draft would lead to. */
export const pause = 500;

/** Result of one command of a bulk run; `fault` is null if it succeeded. */
export interface BulkResult<Item> {
  item: Item;
  fault: Fault | null;
}

interface WriteContext {
  /** what would be sent, as text; null while it is incomplete */
  draft: string | null;
  /** version that the next write is meant for */
  seen: number;
  /** version that the last write was meant for */
  sent: number;
  /** version since which the reader's view has changed */
  since: number;
  /** number of writes of a bulk run */
  total: number;
  /** results until now, in the order of sending */
  results: readonly BulkResult<unknown>[];
  /** seconds until the next attempt, as the server asked; null while nothing is waited for */
  waits: number | null;
}

type WriteEvent =
  | { type: 'draft'; draft: string | null }
  | { type: 'send'; version?: number; total?: number }
  | { type: 'wait'; seconds: number | null }
  | { type: 'answer'; result: BulkResult<unknown> }
  /** accepted: the resulting version; of many writes, the last one ended */
  | { type: 'accept'; version?: number }
  /** refused for its version; the current one was refetched */
  | { type: 'read'; version: number }
  | { type: 'refuse' }
  /** no conclusive answer came */
  | { type: 'lose' };

/**
 * The dialog of an operation, of many orders or of a payment, until the answer. `checked`: the draft can be foreseen by a dry run. `stale`:
 * meant for an older version; the current one is shown next to the draft. `repeated`: the next attempt is the same intention, with the same
 * key.
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
