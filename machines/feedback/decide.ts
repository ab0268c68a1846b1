import { type DecisionOf, deciderOf, type Emitters } from '#machines/decider/decider';
import type { FeedbackCommand, FeedbackCommandName, FeedbackCommandOf } from './commands.js';
import type { FeedbackEventData } from './events.js';
import { evolve } from './evolve.js';
import { feedbackMachine } from './feedback.machine.js';
import { type FeedbackDomain, feedbackRules, givenAlready, refusalToGive } from './rules.js';
import type { FeedbackState } from './state.js';

/** The version of the rules, recorded with every command. */
export const feedbackMachineVersion = 1;

export type FeedbackDecision = DecisionOf<FeedbackDomain>;

const given = ({
  payload: { order, client, partner, service, country, rating, text, public: isPublic },
}: FeedbackCommandOf<'give'>): { type: 'FeedbackGiven'; data: FeedbackEventData['FeedbackGiven'] } => ({
  type: 'FeedbackGiven',
  data: { order, client, partner, service, country, rating, text, public: isPublic },
});

/** What each permitted command emits. */
const emitters: Emitters<FeedbackDomain, Exclude<FeedbackCommandName, 'give'>> = {
  change: ({ order }, { payload: { rating, text, public: isPublic } }) => [
    { type: 'FeedbackChanged', data: { order, rating, text, public: isPublic } },
  ],
  publish: ({ order }) => [{ type: 'FeedbackPublished', data: { order } }],
  hide: ({ order }, { payload: { reason } }) => [{ type: 'FeedbackHidden', data: { order, reason } }],
  answer: ({ order }, { payload: { answer } }) => [{ type: 'FeedbackAnswered', data: { order, answer } }],
  delete: ({ order }) => [{ type: 'FeedbackDeleted', data: { order } }],
};

/** Evaluates `command` on `state` (null: there is no feedback yet). An order has one feedback: a second one is refused, even after the first was deleted. */
export const decide: (state: FeedbackState | null, command: FeedbackCommand) => FeedbackDecision = deciderOf<FeedbackDomain>({
  rules: feedbackRules,
  chart: { machine: feedbackMachine, valueOf: ({ status }) => status },
  emitters,
  evolve,
  stream: 'feedback',
  begin: (state, command) => {
    if (command.type !== 'give') return null;
    const refusal = refusalToGive(command) ?? (state === null ? null : givenAlready());
    return refusal === null ? { drafts: [given(command)] } : { refusal };
  },
  absent: () => ({ code: 'feedbackDeleted', remedy: null }),
});
