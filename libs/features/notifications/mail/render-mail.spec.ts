import { renderMail } from './render-mail.js';
import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent } from './mail-content.js';
import { MailLayout } from './mail-layout.js';
import { pauseAfter } from './deliverer.js';

const content: MailContent = {
  language: 'ru',
  subject: 'Заказ R-000412',
  preheader: 'Коротко',
  title: 'Оплатите 540,00 € по заказу R-000412',
  greeting: 'Здравствуйте, <b>Анна</b>!',
  paragraphs: ['Первая строка\nвторая & третья'],
  facts: [{ label: 'Сумма', value: '540,00 €' }],
  items: [{ title: 'Новость', text: 'О ней', when: 'сегодня', url: 'https://registra.example/order?id=1&a=2' }],
  action: { label: 'Открыть заказ', url: 'https://registra.example/order?id=1' },
  footer: ['Почему'],
  preferences: { label: 'Выбрать', url: 'https://registra.example/notifications?tab=settings' },
};

describe('a rendered email', () => {
  const { html, text } = renderMail(content);

  it('is rendered by the production build of React, whatever the process is run as', () => {
    expect(React).not.toHaveProperty('act');
    expect(process.env.NODE_ENV).toBe('test');
  });

  it('escapes whatever was written into it', () => {
    expect(html).toContain('&lt;b&gt;Анна&lt;/b&gt;');
    expect(html).toContain('вторая &amp; третья');
    expect(html).not.toContain('<b>Анна');
  });

  it('fetches nothing and runs nothing', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import|src=/i);
  });

  it('names its language and has dark colours for readers who use them', () => {
    expect(html).toContain('lang="ru"');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('Коротко');
  });

  it('says in its text part everything that it says in its HTML part', () => {
    for (const said of [
      'Оплатите 540,00',
      'Анна',
      'вторая & третья',
      'Сумма: 540,00 €',
      'Новость',
      'https://registra.example/order?id=1',
      'Почему',
      'tab=settings',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('&amp;');
  });
});

/** Includes HTML characters, order numbers, template placeholders, empty texts, and texts around the length of a preview. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(fc.constantFrom('R-000412', 'R-1', '&', '<b>', '"', "'", '\n', ' ', '😀', '$&', '\uE0000\uE001', 'Анна', '\uD83D'), {
      maxLength: 12,
    })
    .map((parts) => parts.join('')),
  fc.nat(160).map((length) => 'я'.repeat(length)),
);
const anyUrl = anyText.map((text) => `https://registra.example/order?id=${text}`);
const anyLink = fc.record({ label: anyText, url: anyUrl });
const anyContent: fc.Arbitrary<MailContent> = fc.record(
  {
    language: fc.constantFrom('ru', 'en'),
    subject: anyText,
    preheader: anyText,
    title: anyText,
    greeting: anyText,
    paragraphs: fc.array(anyText, { maxLength: 3 }),
    facts: fc.array(fc.record({ label: anyText, value: anyText }), { maxLength: 3 }),
    items: fc.array(fc.record({ title: anyText, text: anyText, when: anyText, url: anyUrl }), { maxLength: 3 }),
    action: anyLink,
    footer: fc.array(anyText, { maxLength: 2 }),
    preferences: anyLink,
    unsubscribe: anyLink,
  },
  { requiredKeys: ['language', 'subject', 'preheader', 'title', 'paragraphs', 'facts', 'items', 'footer'] },
);

describe('the template of a shape of email', () => {
  it('gives byte for byte what React renders', () => {
    const rendered = (content: MailContent): string => renderToStaticMarkup(React.createElement(MailLayout, { content }));
    fc.assert(
      fc.property(anyContent, anyContent, (one, other) => {
        // The second time the template is there already, filled with other texts.
        for (const content of [one, { ...one, subject: other.subject, preheader: other.preheader, title: other.title }])
          expect(renderMail(content).html.replace(/^<!DOCTYPE [^>]*>/, '')).toBe(rendered(content));
      }),
      runs({ quick: 200 }),
    );
  });
});

describe('the pause after a failed delivery', () => {
  it('grows to three hours and no further', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 50].map((attempts) => pauseAfter(attempts, 0.5) / 60_000);
    expect(pauses).toEqual([0.5, 2, 10, 30, 60, 180, 180, 180]);
  });
});
