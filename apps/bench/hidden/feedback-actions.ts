import type { Feedback, History } from './history.js';

type State = 'waits' | 'published' | 'hidden' | 'deleted';

const become = (history: History, state: State) => (): void => {
  if (history.order.feedback !== null) history.order.feedback = { ...history.order.feedback, state };
};

/** An action on the feedback of an order, if it has one. */
const onFeedback =
  (action: (history: History, feedback: Feedback) => Promise<unknown>) =>
  async (history: History): Promise<void> => {
    if (history.feedback !== undefined) await action(history, history.feedback);
  };

const change = ({ id }: Feedback, operation: string, more: object = {}) => ['PATCH', `/feedbacks/${id}`, { operation, ...more }] as const;

export async function giveFeedback(history: History): Promise<void> {
  if (history.order.feedback !== null) return;
  const [rating, isPublic] = [1 + Math.floor(history.random() * 5), history.random() < 0.8];
  const given = await history.write<{ _id: string }>(
    { as: 'feedback' },
    history.client,
    (word) => ['POST', '/feedbacks', { order: history.id, rating, text: `${word} was said`, public: isPublic }],
    () => void (history.order.feedback = { state: 'waits', partner: history.order.partner }),
  );
  if (given) history.feedback = { id: given.body._id, text: given.mark };
}

/** Its earlier text is gone for everyone; a published one waits for staff again, a hidden one stays hidden. */
export const rewriteFeedback = onFeedback(async (history, feedback) => {
  const rewritten = await history.write(
    { as: 'feedback' },
    history.client,
    (text) => change(feedback, 'change', { rating: 3, text, public: true }),
    () => {
      feedback.text.written = { as: 'gone' };
      if (history.order.feedback?.state === 'published') history.order.feedback = { ...history.order.feedback, state: 'waits' };
    },
  );
  if (rewritten) feedback.text = rewritten.mark;
});

export const publishFeedback = onFeedback((history, feedback) =>
  history.action(history.village.desk, change(feedback, 'publish'), become(history, 'published')),
);

export const hideFeedback = onFeedback((history, feedback) =>
  history.write(
    { as: 'feedbackReason' },
    history.village.desk,
    (reason) => change(feedback, 'hide', { reason }),
    become(history, 'hidden'),
  ),
);

export const answerFeedback = onFeedback((history, feedback) =>
  history.write({ as: 'feedbackAnswer' }, history.village.desk, (answer) => change(feedback, 'answer', { answer })),
);

export const takeFeedbackBack = onFeedback((history, feedback) =>
  history.action(history.client, ['DELETE', `/feedbacks/${feedback.id}`], become(history, 'deleted')),
);
