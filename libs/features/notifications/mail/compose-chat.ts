import type { UnreadMessages } from '#libs/contracts/chat/unread-messages';
import type { Person } from '#libs/contracts/people/people-by-ids';
import { sideOf } from '#machines/order/who';
import type { NoticeRow } from '../storage/notice-row.js';
import { type References, renderNotice } from '../texts/notice-text.js';
import { shortMomentWords } from '../texts/moments.js';
import { kindWords, mailWords } from '../texts/words.js';
import { frameOf } from './compose.js';
import type { Links } from './links.js';
import type { MailContent } from './mail-content.js';

/** The letter about a chat: what its reader has not seen, and the way to answer. `timeZone`: of the reader. */
export function chatMail(
  row: NoticeRow,
  { messages, earlier }: UnreadMessages,
  to: Person,
  references: References,
  links: Links,
  timeZone: string,
): MailContent {
  const { language } = to;
  const reader = sideOf(to);
  const count = messages.length + earlier;
  const said = renderNotice(language, { ...row, figures: { ...row.figures, count } }, references);
  const url = links.to(row.subject_type, row.subject_id, reader);
  return {
    ...frameOf(to, said, mailWords(language, 'because', { kind: kindWords(language, row.kind, 'title') }), links),
    paragraphs: [said.text, ...(earlier > 0 ? [mailWords(language, 'chatEarlier', { count: earlier })] : [])],
    facts: [],
    items: messages.map(({ author, text: words, files, at }) => ({
      title: author,
      text: words ?? mailWords(language, 'chatFiles', { count: files }),
      when: shortMomentWords(language, at, timeZone),
      url,
    })),
    action: { label: mailWords(language, 'openChat'), url },
  };
}
