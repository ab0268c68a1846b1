import { type Changes, evolverOf } from '#machines/decider/decider';
import type { ChatEvent, ChatEventOf } from './events.js';
import { sideOf } from '#machines/order/who';
import type { ChatState } from './state.js';

const changes: Changes<ChatState, ChatEvent, 'ChatOpened', Partial<ChatState>> = {
  MessagePosted: ({ waitingSince }, { at, data: { nth, side } }) => ({
    posted: nth,
    lastAt: at,
    lastSide: side,
    // A message of our side answers the client. A client waits from their first message without an answer.
    waitingSince: side === 'client' ? (waitingSince ?? at) : null,
  }),
  MessageEdited: (_state, { version }) => ({ rewrittenAt: version }),
  MessageRemoved: (_state, { version }) => ({ rewrittenAt: version }),
  TextsErased: () => ({}),
};

const opened = ({ chat, version, at, actor, data: { order, kind } }: ChatEventOf<'ChatOpened'>): ChatState => ({
  id: chat,
  version,
  status: 'open',
  order,
  kind,
  posted: 0,
  lastAt: at,
  lastSide: sideOf(actor),
  waitingSince: null,
  rewrittenAt: 0,
  createdAt: at,
  updatedAt: at,
});

export const evolve = evolverOf<ChatState, ChatEvent, 'ChatOpened', Partial<ChatState>>({
  noun: 'a chat',
  first: 'ChatOpened',
  begin: opened,
  changes,
  merge: (_state, change) => change,
});
