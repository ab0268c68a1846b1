import { render } from '@react-email/render';
import type { MailContent } from './mail-content.js';
import { MailLayout } from './mail-layout.js';

/** Both parts of a mail. The text is written from the content itself, not from the HTML, so that it reads like a letter. */
export async function renderMail(content: MailContent): Promise<{ html: string; text: string }> {
  return { html: await render(<MailLayout content={content} />), text: textOf(content) };
}

function textOf({ title, greeting, paragraphs, facts, items, action, footer, preferences }: MailContent): string {
  const parts = [
    title,
    ...(greeting === undefined ? [] : [greeting]),
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...items.map((item) => `* ${item.title}\n  ${item.text}\n  ${item.when}\n  ${item.url}`),
    action === undefined ? '' : `${action.label}:\n${action.url}`,
    '-- \n' + footer.join('\n'),
    preferences === undefined ? '' : `${preferences.label}:\n${preferences.url}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
