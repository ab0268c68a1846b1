import { advance } from './advance.js';
import { edit, read, remove, say } from './chat-actions.js';
import { askForDocument, attachResult, giveDocument } from './document-actions.js';
import { answerFeedback, giveFeedback, hideFeedback, publishFeedback, rewriteFeedback, takeFeedbackBack } from './feedback-actions.js';
import type { History } from './history.js';

type Action = (history: History) => Promise<unknown>;

async function appoint(history: History): Promise<void> {
  const next = history.pick([...history.village.partners.map(({ id }) => id), null]) ?? null;
  if (next === history.order.partner) return;
  const then = () => void (history.order.partner = next);
  await history.action(history.village.desk, ['PUT', `/orders/${history.id}/partner`, { partner: next }], then);
}

async function assign(history: History): Promise<void> {
  const next = history.pick([...history.village.assignees.map(({ id }) => id), null]) ?? null;
  if (next === history.order.assignee) return;
  const then = () => void (history.order.assignee = next);
  await history.action(history.village.desk, ['PUT', `/orders/${history.id}/manager`, { manager: next }], then);
}

/** Possible actions on an order, with their frequency. */
const actions: readonly (readonly [number, Action])[] = [
  [10, say],
  [8, advance],
  [3, appoint],
  [2, assign],
  [2, edit],
  [2, remove],
  [2, read],
  [1, askForDocument],
  [2, giveDocument],
  [2, attachResult],
  [2, giveFeedback],
  [1, rewriteFeedback],
  [1, publishFeedback],
  [1, hideFeedback],
  [1, answerFeedback],
  [0.3, takeFeedbackBack],
];
const weight = actions.reduce((sum, [share]) => sum + share, 0);

/** A possible next action. */
export async function anyAction(history: History): Promise<void> {
  let left = history.random() * weight;
  for (const [share, action] of actions) {
    left -= share;
    if (left < 0) return void (await action(history));
  }
}
