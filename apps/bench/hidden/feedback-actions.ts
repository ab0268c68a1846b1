import type { History } from './history.js';

type State = 'waits' | 'published' | 'hidden' | 'deleted';

export async function giveFeedback(history: History): Promise<void> {
  if (history.order.feedback !== null) return;
  const text = history.plant({ as: 'feedback' });
  const body = {
    order: history.id,
    rating: 1 + Math.floor(history.random() * 5),
    text: `${text.word} was said`,
    public: history.random() < 0.8,
  };
  const then = () => void (history.order.feedback = { state: 'waits', partner: history.order.partner });
  const given = await history.action<{ _id: string }>(history.client, ['POST', '/feedbacks', body], then);
  if (given === undefined) text.written = { as: 'gone' };
  else history.feedback = { id: given._id, text, parts: [text] };
}

/** Its earlier text is gone for everyone; a published one waits for staff again, a hidden one stays hidden. */
export async function rewriteFeedback(history: History): Promise<void> {
  const { feedback } = history;
  if (feedback === undefined) return;
  const text = history.plant({ as: 'feedback' });
  const then = () => {
    feedback.text.written = { as: 'gone' };
    if (history.order.feedback?.state === 'published') history.order.feedback = { ...history.order.feedback, state: 'waits' };
  };
  const body = { operation: 'change', rating: 3, text: text.word, public: true };
  const done = await history.action(history.client, ['PATCH', `/feedbacks/${feedback.id}`, body], then);
  if (done === undefined) return void (text.written = { as: 'gone' });
  feedback.text = text;
  feedback.parts.push(text);
}

const become = (history: History, state: State) => (): void => {
  if (history.order.feedback !== null) history.order.feedback = { ...history.order.feedback, state };
};

export async function publishFeedback(history: History): Promise<void> {
  const { feedback } = history;
  if (feedback === undefined) return;
  await history.action(
    history.village.desk,
    ['PATCH', `/feedbacks/${feedback.id}`, { operation: 'publish' }],
    become(history, 'published'),
  );
}

export async function hideFeedback(history: History): Promise<void> {
  const { feedback } = history;
  if (feedback === undefined) return;
  const reason = history.plant({ as: 'feedbackReason' });
  const body = { operation: 'hide', reason: reason.word };
  const done = await history.action(history.village.desk, ['PATCH', `/feedbacks/${feedback.id}`, body], become(history, 'hidden'));
  if (done === undefined) reason.written = { as: 'gone' };
}

export async function answerFeedback(history: History): Promise<void> {
  const { feedback } = history;
  if (feedback === undefined) return;
  const answer = history.plant({ as: 'feedbackAnswer' });
  const body = { operation: 'answer', answer: answer.word };
  const done = await history.action(history.village.desk, ['PATCH', `/feedbacks/${feedback.id}`, body]);
  if (done === undefined) answer.written = { as: 'gone' };
}

export async function takeFeedbackBack(history: History): Promise<void> {
  const { feedback } = history;
  if (feedback === undefined) return;
  await history.action(history.client, ['DELETE', `/feedbacks/${feedback.id}`], become(history, 'deleted'));
}
