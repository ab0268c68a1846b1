import { blockText, fill, localHref, pieces, plain } from './prose.js';

describe('links and slots', () => {
  it('are found in their order', () => {
    expect(pieces('See [refunds](/refunds) and [mail](mailto:a@b.c).')).toEqual([
      'See ',
      { text: 'refunds', href: '/refunds' },
      ' and ',
      { text: 'mail', href: 'mailto:a@b.c' },
      '.',
    ]);
  });

  it('leave plain words for machines', () => {
    expect(plain('See [refunds](/refunds).')).toBe('See refunds.');
    expect(blockText({ list: ['a [b](/c)', 'd'] })).toBe('a b; d');
  });

  it('stay in the language of the page', () => {
    expect([
      localHref('/faq', 'ru'),
      localHref('/', 'en'),
      localHref('mailto:a@b.c', 'en'),
      localHref('//other', 'en'),
      localHref('/login', 'en'),
    ]).toEqual(['/ru/faq', '/en', 'mailto:a@b.c', '//other', '/login']);
  });

  it('are filled, and a slot without a value is a fault', () => {
    expect(fill('{{ a }} of {{b}}', { a: '1', b: '2' })).toBe('1 of 2');
    expect(() => fill('{{a}}', {})).toThrow(RangeError);
  });
});
