import { contentLanguageFor, contentLanguages, contentText, isBilingual, writtenText } from './content-language.js';
import { pseudoLanguage } from './languages.js';

const title = { ru: 'Регистрация', en: 'Registration' };

describe('a text of content', () => {
  it('is read in the language of its reader, and in English by those whose language content lacks', () => {
    expect(contentLanguages.map((language) => contentText(title, language))).toEqual(['Регистрация', 'Registration']);
    expect(contentLanguageFor(pseudoLanguage)).toBe('en');
    expect(contentText(title, pseudoLanguage)).toBe('Registration');
    expect([undefined, null].map((none) => contentText(none, 'ru'))).toEqual([undefined, undefined]);
  });

  it('is read in the other language if nobody has written it in the reader’s', () => {
    expect(writtenText({ ru: ' ', en: 'Note' }, 'ru')).toBe('Note');
    expect(writtenText({ ru: 'Заметка', en: '' }, pseudoLanguage)).toBe('Заметка');
    expect(writtenText({ ru: '', en: '' }, 'en')).toBe('');
  });

  it('is known by its members', () => {
    expect(isBilingual(title)).toBe(true);
    for (const other of [null, 'Регистрация', { ru: 'Регистрация' }, { ru: 'Регистрация', en: 1 }]) expect(isBilingual(other)).toBe(false);
  });
});
