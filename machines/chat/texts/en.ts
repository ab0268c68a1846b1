import type { ChatTexts } from './shape.js';

export const en: ChatTexts = {
  kind: { client: 'With the client', team: 'Team' },
  refusal: {
    chatClosed: 'This order ended more than 30 days ago, so its chat can only be read.',
    messageOfAnother: 'You can only change your own messages.',
    messageTooOld: 'A message can be changed for 15 minutes after it was sent.',
    messageRemoved: 'This message has been removed.',
  },
  remedy: {
    giveReason: 'You can remove it by giving a reason.',
    writeAnother: 'Write another message instead.',
  },
};
