import { renderMail } from './render-mail.js';
import * as React from 'react';
import type { MailContent } from './mail-content.js';
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

describe('a mail', () => {
  const { html, text } = renderMail(content);

  it('is written by the quick build of React, whatever the process is run as', () => {
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

  it('names its language and turns dark where the reader is', () => {
    expect(html).toContain('lang="ru"');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('Коротко');
  });

  it('says in its text part everything that it says in the other', () => {
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

describe('the pause after a try', () => {
  it('grows to three hours and no further', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 50].map((attempts) => pauseAfter(attempts, 0.5) / 60_000);
    expect(pauses).toEqual([0.5, 2, 10, 30, 60, 180, 180, 180]);
  });
});
