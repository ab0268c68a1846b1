import '#libs/platform/mail/production-react';
import { renderWhiteSpace } from '@react-email/preview';
import { LRUCache } from 'lru-cache';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent } from './mail-content.js';
import { MailLayout, OrderNumber } from './mail-layout.js';

/** `plain`: escaped; `line`: with unbroken order numbers; `preview`: cut or padded. */
type Writing = 'plain' | 'line' | 'preview';

/** A text of an email and how it is written. */
interface Part {
  value: string;
  writing: Writing;
}

/** HTML of one layout, split at its texts. */
interface Template {
  html: readonly string[];
  gaps: readonly number[];
}

/** Layouts differ by language, optional parts, and the number of lines, facts and items. */
const mostTemplates = 100;
const templates = new LRUCache<string, Template>({ max: mostTemplates });

/** Returns the HTML that React renders for `MailLayout`, byte for byte, rendering each layout once. */
export function layOut(content: MailContent): string {
  const parts: Part[] = [];
  const marked = markedContent(content, (value, writing) => mark(parts.push({ value, writing }) - 1));
  const shape = JSON.stringify(marked);
  const template = templates.get(shape) ?? templateOf(marked);
  templates.set(shape, template);
  return template.html.reduce((written, html, n) => written + html + writtenPart(parts[template.gaps[n] ?? -1]), '');
}

/** Placeholder of a part in a template, of private-use characters, which HTML does not escape. */
const mark = (part: number): string => `\uE000${part}\uE001`;

/** Replaces every text, so that two emails of one layout become equal. */
function markedContent(content: MailContent, replace: (value: string, writing: Writing) => string): MailContent {
  const plain = (value: string): string => replace(value, 'plain');
  const line = (value: string): string => replace(value, 'line');
  const link = <T extends { label: string; url: string }>({ label, url }: T) => ({ label: plain(label), url: plain(url) });
  const { language, subject, preheader, title, greeting, paragraphs, facts, items, action, footer, preferences, unsubscribe } = content;
  return {
    language,
    subject: plain(subject),
    preheader: replace(preheader, 'preview'),
    title: line(title),
    ...(greeting !== undefined && { greeting: plain(greeting) }),
    paragraphs: paragraphs.map((paragraph) => paragraph.split('\n').map(line).join('\n')),
    facts: facts.map(({ label, value }) => ({ label: plain(label), value: plain(value) })),
    items: items.map((item) => ({ title: line(item.title), text: line(item.text), when: plain(item.when), url: plain(item.url) })),
    ...(action !== undefined && { action: link(action) }),
    footer: footer.map(plain),
    ...(preferences !== undefined && { preferences: link(preferences) }),
    ...(unsubscribe !== undefined && { unsubscribe: link(unsubscribe) }),
  };
}

function templateOf(marked: MailContent): Template {
  const html = renderToStaticMarkup(createElement(MailLayout, { content: marked })).replace(
    marked.preheader + filling(marked.preheader),
    marked.preheader,
  );
  const pieces = html.split(/\uE000(\d+)\uE001/);
  return { html: pieces.filter((_, n) => n % 2 === 0), gaps: pieces.filter((_, n) => n % 2 === 1).map(Number) };
}

function writtenPart(part: Part | undefined): string {
  if (part === undefined) return '';
  const { value, writing } = part;
  if (writing === 'preview') return escaped(value.substring(0, longestPreview)) + fillingFor(value.length);
  return writing === 'line' ? escaped(value).replace(/R-\d{6,}/g, numberHtml) : escaped(value);
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** Escapes text and attributes as React does. */
const escaped = (text: string): string => text.replace(/["'&<>]/g, (sign) => escapes[sign] ?? sign);

/** The HTML of an order's number, before and after the number itself. */
const [beforeNumber = '', afterNumber = ''] = renderToStaticMarkup(createElement(OrderNumber, null, mark(0))).split(mark(0));
const numberHtml = `${beforeNumber}$&${afterNumber}`;

/** Characters to which `Preview` of react-email cuts and pads a text. */
const longestPreview = 150;
const filling = (text: string): string => renderToStaticMarkup(renderWhiteSpace(text));
/** Paddings by the length of the text, rendered on demand. */
const fillings: string[] = [];
const fillingFor = (length: number): string => (length < longestPreview ? (fillings[length] ??= filling(' '.repeat(length))) : '');
