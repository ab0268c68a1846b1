import { inBothLanguages } from './bilingual.js';

describe('a text that misses a language', () => {
  it('is shown in the other language, however deeply nested', () => {
    const found = inBothLanguages({ title: { ru: 'Ещё', en: '' }, list: [{ note: null }, { note: { ru: '', en: 'Yet' } }], price: 5 });
    expect(found).toEqual({ title: { ru: 'Ещё', en: 'Ещё' }, list: [{ note: null }, { note: { ru: 'Yet', en: 'Yet' } }], price: 5 });
  });

  it('stays empty when it has neither language', () => {
    expect(inBothLanguages({ ru: '', en: '' })).toEqual({ ru: '', en: '' });
  });
});
