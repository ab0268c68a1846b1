import type { Language } from '#machines/kernel/ids';
import type { UserEventData, UserEventType, UserFact } from '#machines/access/user-events';
import { type EntryTexts, historyTexts } from '../texts/history-texts.js';
import type { Place } from './post.js';

type Details = { [Type in UserEventType]?: (data: UserEventData[Type], texts: EntryTexts) => string };

const placeText = ({ role, department }: Place, texts: EntryTexts): string =>
  department === null ? texts.roles[role] : `${texts.roles[role]}, ${texts.departments[department]}`;

const details: Details = {
  UserSignedUp: ({ way }, { ways }) => ways[way],
  UserInvited: placeText,
  EmailChangeRequested: ({ by }, texts) => texts.by[by],
  PasswordChanged: ({ how }, texts) => texts.how[how],
  ProfileEdited: ({ fields }, texts) => fields.map((field) => texts.fields[field] ?? field).join(', '),
  RoleChanged: ({ from, to }, texts) => `${placeText(from, texts)} → ${placeText(to, texts)}`,
  SessionsRevoked: ({ scope }, { scopes }) => scopes[scope],
  SecondFactorRemoved: ({ how }, { by }) => by[how],
};

/** Describes an event of an account: what happened, and what changed; `detail` may be empty. An unknown event is shown by its type. */
export function historyText(language: Language, type: string, data: unknown): { title: string; detail: string } {
  const texts = historyTexts[language];
  if (!Object.hasOwn(texts.titles, type)) return { title: type, detail: '' };
  const fact = { type, data } as UserFact;
  const detail = details[fact.type] as ((of: unknown, texts: EntryTexts) => string) | undefined;
  return { title: texts.titles[fact.type], detail: detail?.(data, texts) ?? '' };
}
