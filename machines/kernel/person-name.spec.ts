import { firstNameFor, nameFor, titleFor } from './person-name.js';

const olga = { firstName: 'Ольга', lastName: 'Никитина', latinFirstName: 'Olga', latinLastName: 'Nikitina' };

describe('the name of a person', () => {
  test('is in Latin script for readers of English alone', () => {
    expect([nameFor(olga, 'en'), nameFor(olga, 'ru')]).toEqual(['Olga Nikitina', 'Ольга Никитина']);
  });

  test('is as it is where no Latin one was given, and never of two scripts', () => {
    const { firstName, lastName } = olga;
    expect(nameFor({ firstName, lastName }, 'en')).toBe('Ольга Никитина');
    expect(nameFor({ ...olga, latinFirstName: null }, 'en')).toBe('Ольга Никитина');
    expect(nameFor({ ...olga, latinLastName: null }, 'en')).toBe('Olga');
  });

  test('has no blanks around a part that is missing, and is empty for nobody', () => {
    expect(nameFor({ firstName: 'Anna', lastName: '' }, 'en')).toBe('Anna');
    expect(nameFor({ firstName: '', lastName: '' }, 'ru')).toBe('');
    expect(nameFor(undefined, 'en')).toBe('');
  });

  test('begins a greeting in the language of its reader', () => {
    expect([firstNameFor(olga, 'en'), firstNameFor(olga, 'ru'), firstNameFor({ ...olga, latinFirstName: null }, 'en')]).toEqual([
      'Olga',
      'Ольга',
      'Ольга',
    ]);
  });

  test('is the company of a partner', () => {
    expect(titleFor({ ...olga, partnerCompanyName: 'Nikitina OÜ' }, 'en')).toBe('Nikitina OÜ');
    expect(titleFor({ ...olga, partnerCompanyName: null }, 'en')).toBe('Olga Nikitina');
    expect(titleFor(undefined, 'en')).toBe('');
  });
});
