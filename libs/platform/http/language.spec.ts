import { readerLanguage } from './language.js';

describe("the reader's language", () => {
  it.each([
    [undefined, 'ru'],
    ['', 'ru'],
    ['en', 'en'],
    ['en-GB,en;q=0.9,ru;q=0.8', 'en'],
    ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
    ['en;q=0.5, RU;q=0.7', 'ru'],
    ['de-DE, en;q=0.3', 'en'],
    ['de-DE', 'en'],
    ['de-DE, ru;q=0.5', 'en'],
    ['uk, ru', 'en'],
    ['ru, uk', 'ru'],
    ['kk, ru;q=0.8, en;q=0.7', 'en'],
    ['kk;q=0.1, ru;q=0.8', 'ru'],
    ['uk, en;q=0.7, ru;q=0.3', 'en'],
    ['kk, ru;q=0', 'en'],
    ['kk;q=0', 'ru'],
    ['*;q=0.9, ru;q=0.5', 'ru'],
    ['*', 'ru'],
    ['en;q=0', 'ru'],
    ['en;q=nonsense', 'ru'],
    [';;;,,,', 'ru'],
  ])('of %p is %s', (header, language) => {
    expect(readerLanguage(header)).toBe(language);
    expect(readerLanguage(header)).toBe(language);
  });
});
