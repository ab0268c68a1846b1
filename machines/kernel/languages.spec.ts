import { byLanguage, inEachLanguage } from './by-language.js';
import { ownName, scriptOf } from './format.js';
import { isLanguage, languages, localeOf, pseudoLanguage } from './languages.js';

describe('the languages of the interface', () => {
  it('are codes of ISO 639, each with a locale of its language and a name in its script', () => {
    expect(languages).toEqual(['ru', 'en']);
    for (const language of languages) {
      const { language: code, script } = new Intl.Locale(localeOf(language)).maximize();
      expect(code).toBe(language);
      expect(scriptOf(language)).toBe(script);
      expect(ownName(language)).toMatch(new RegExp(`^\\p{Lu}\\p{Script=${script}}+$`, 'u'));
    }
  });

  it('do not offer the pseudo-language, which is in every table', () => {
    expect(languages.map(isLanguage)).toEqual(languages.map(() => true));
    expect([pseudoLanguage, 'EN', 'de', '', undefined].filter(isLanguage)).toEqual([]);
    expect(byLanguage((one) => one.toUpperCase())).toEqual({ ru: 'RU', en: 'EN', [pseudoLanguage]: 'QPS' });
  });

  it('take English where a table lacks them', () => {
    expect(inEachLanguage({ en: 'day' })).toEqual({ ru: 'day', en: 'day', [pseudoLanguage]: 'day' });
    expect(inEachLanguage({ en: 'day', ru: 'день' })).toEqual({ ru: 'день', en: 'day', [pseudoLanguage]: 'day' });
  });
});
