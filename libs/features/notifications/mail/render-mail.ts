import type { MailContent } from './mail-content.js';
import { layOut } from './mail-template.js';

/** Returns HTML and plain text. The plain text is written from the content, not from the HTML. */
export const renderMail = (content: MailContent): { html: string; text: string } => ({
  html: doctype + layOut(content),
  text: textOf(content),
});

/** The doctype that also old mail programs support. */
const doctype = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

function textOf({ title, greeting, paragraphs, facts, items, action, footer, preferences, unsubscribe }: MailContent): string {
  const parts = [
    title,
    ...(greeting === undefined ? [] : [greeting]),
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...items.map((item) => `* ${item.title}\n  ${item.text}\n  ${item.when}\n  ${item.url}`),
    action === undefined ? '' : `${action.label}:\n${action.url}`,
    '-- \n' + footer.join('\n'),
    preferences === undefined ? '' : `${preferences.label}:\n${preferences.url}`,
    unsubscribe === undefined ? '' : `${unsubscribe.label}:\n${unsubscribe.url}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
