import type { UnreadMessages } from '#libs/contracts/chat/chat-queries';
import { sideOf } from '#machines/order/who';
import type { NoticeRow } from '../storage/notice-row.js';
import { type References, renderNotice } from '../rules/notice-text.js';
import { formatShortMoment } from '#libs/platform/texts/moments';
import { kindText, mailText } from '../texts/texts.js';
import { type Addressee, frameOf } from './compose.js';
import type { Links } from './links.js';
import type { MailContent } from './mail-content.js';

/** Contains the messages that its reader has not seen, and a link to answer. */
export function chatMail(
  row: NoticeRow,
  { messages, earlier }: UnreadMessages,
  to: Addressee,
  references: References,
  links: Links,
): MailContent {
  const { language } = to;
  const reader = sideOf(to);
  const count = messages.length + earlier;
  const said = renderNotice(to, { ...row, figures: { ...row.figures, count } }, references);
  const url = links.to(row.subject_type, row.subject_id, reader);
  return {
    ...frameOf(to, said, mailText(language, 'because', { kind: kindText(language, row.kind, 'title') }), links),
    paragraphs: [said.text, ...(earlier > 0 ? [mailText(language, 'chatEarlier', { count: earlier })] : [])],
    facts: [],
    items: messages.map(({ author, text: body, files, at }) => ({
      title: author,
      text: body ?? mailText(language, 'chatFiles', { count: files }),
      when: formatShortMoment(to, at),
      url,
    })),
    action: { label: mailText(language, 'openChat'), url },
  };
}
