import { setup } from 'xstate';
import { answersIn, type Asked, permitsBy } from '#machines/decider/statechart';
import { type ChatDomain, chatRules } from './rules.js';
import { type ChatState, chatStates } from './state.js';

const chat = setup({
  types: {} as { context: ChatState; input: ChatState; events: Asked<ChatDomain> },
  guards: { permits: permitsBy(chatRules) },
});

/** State machine of a chat. Its guard calls the same functions as pages (`permittedOn`, `refusalToWrite`). */
export const chatMachine = chat.createMachine({
  id: 'chat',
  context: ({ input }) => input,
  initial: 'open',
  states: Object.fromEntries(chatStates.map((status) => [status, { on: answersIn(chatRules, status, (to) => to) }])),
});
