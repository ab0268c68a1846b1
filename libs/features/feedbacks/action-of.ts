import type { FeedbackAction } from '#libs/contracts/feedbacks/call-feedback';
import { typedText } from '#machines/kernel/readable-text';
import { type FieldFault, invalid } from '#libs/platform/http/problem';
import type { Rating } from '#machines/feedback/state';
import { longestText } from './feedback-bodies.dto.js';

type Member = 'rating' | 'text' | 'public' | 'reason' | 'answer';
interface Asked {
  rating?: Rating;
  text?: string;
  public?: boolean;
  reason?: string;
  answer?: string;
}

const members = {
  give: ['rating', 'text', 'public'],
  change: ['rating', 'text', 'public'],
  publish: [],
  hide: ['reason'],
  answer: ['answer'],
} as const;

/** The action with exactly the members it needs. @throws Problem 422 naming every member that is missing, spare, blank or too long */
export function actionOf(operation: keyof typeof members, asked: Asked): FeedbackAction {
  const faults: FieldFault[] = [];
  const known: readonly string[] = members[operation];
  const spare = (['rating', 'text', 'public', 'reason', 'answer'] as const).filter(
    (member) => asked[member] !== undefined && !known.includes(member),
  );
  faults.push(...spare.map((field) => ({ field, code: 'unknownField' })));
  const missing = (field: Member): void => void faults.push({ field, code: 'required' });
  const textOf = (field: 'text' | 'reason' | 'answer'): string => {
    const text = typedText(asked[field] ?? '');
    if (text === '') missing(field);
    if ([...text].length > longestText) faults.push({ field, code: 'tooLong', params: { limit: longestText } });
    return text;
  };
  const said = () => {
    const { rating, public: isPublic } = asked;
    if (rating === undefined) missing('rating');
    if (isPublic === undefined) missing('public');
    return { rating: rating ?? 1, text: asked.text === undefined ? null : textOf('text'), public: isPublic ?? false };
  };
  const action = ((): FeedbackAction => {
    switch (operation) {
      case 'give':
      case 'change':
        return { operation, ...said() };
      case 'publish':
        return { operation };
      case 'hide':
        return { operation, reason: textOf('reason') };
      case 'answer':
        return { operation, answer: textOf('answer') };
    }
  })();
  if (faults.length > 0) throw invalid(...faults);
  return action;
}
