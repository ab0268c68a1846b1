import { addTexts } from '#libs/platform/texts/text';
import { texts as machine } from '#machines/chat/texts/all';
import { texts } from './all.js';

/** Adds the refusals and remedies of chats to the HTTP messages; the module calls it. */
export const addChatTexts = (): void =>
  addTexts(machine, ({ refusal, remedy }, language) => ({
    ...texts[language],
    ...refusal,
    ...Object.fromEntries(Object.entries(remedy).map(([key, text]) => [`chatRemedy.${key}`, text])),
  }));
