import { addTexts } from '#libs/platform/texts/text';
import { en as machineEn, type ChatTexts, ru as machineRu } from '#machines/chat/texts';

interface ChatWords extends ChatTexts {
  edge: { tooManyChatMessages: object };
}

const en: ChatWords = {
  ...machineEn,
  edge: {
    tooManyChatMessages: {
      one: 'You are sending messages too fast. Try again in {{count}} second.',
      other: 'You are sending messages too fast. Try again in {{count}} seconds.',
    },
  },
};

const ru: ChatWords = {
  ...machineRu,
  edge: {
    tooManyChatMessages: {
      one: 'Сообщения отправляются слишком часто. Повторите через {{count}} секунду.',
      few: 'Сообщения отправляются слишком часто. Повторите через {{count}} секунды.',
      many: 'Сообщения отправляются слишком часто. Повторите через {{count}} секунд.',
      other: 'Сообщения отправляются слишком часто. Повторите через {{count}} секунды.',
    },
  },
};

const flat = ({ edge, refusal, remedy }: ChatWords): Record<string, string | object> => ({
  ...edge,
  ...refusal,
  ...Object.fromEntries(Object.entries(remedy).map(([key, text]) => [`chatRemedy.${key}`, text])),
});

/** Adds the refusals of chats to the texts of HTTP errors. */
export const addChatTexts = (): void => addTexts({ ru: flat(ru), en: flat(en) });
