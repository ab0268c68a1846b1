import type { Language } from '#machines/kernel/ids';
import type { UserEventData, UserEventType, UserFact } from '#machines/access/user-events';
import { type HistoryWords, historyWords } from '../texts/history-words.js';
import type { Place } from './post.js';

type Details = { [Type in UserEventType]?: (data: UserEventData[Type], words: HistoryWords) => string };

const placeWords = ({ role, department }: Place, words: HistoryWords): string =>
  department === null ? words.roles[role] : `${words.roles[role]}, ${words.departments[department]}`;

const details: Details = {
  UserSignedUp: ({ way }, { ways }) => ways[way],
  UserInvited: placeWords,
  EmailChangeRequested: ({ by }, words) => words.by[by],
  PasswordChanged: ({ how }, words) => words.how[how],
  ProfileEdited: ({ fields }, words) => fields.map((field) => words.fields[field] ?? field).join(', '),
  RoleChanged: ({ from, to }, words) => `${placeWords(from, words)} → ${placeWords(to, words)}`,
  SessionsRevoked: ({ scope }, { scopes }) => scopes[scope],
  SecondFactorRemoved: ({ how }, { by }) => by[how],
};

/** Describes an event of an account: what happened, and what changed; `detail` may be empty. An unknown event is shown by its type. */
export function historyInWords(language: Language, type: string, data: unknown): { title: string; detail: string } {
  const words = historyWords[language];
  if (!Object.hasOwn(words.titles, type)) return { title: type, detail: '' };
  const fact = { type, data } as UserFact;
  const detail = details[fact.type] as ((of: unknown, words: HistoryWords) => string) | undefined;
  return { title: words.titles[fact.type], detail: detail?.(data, words) ?? '' };
}
