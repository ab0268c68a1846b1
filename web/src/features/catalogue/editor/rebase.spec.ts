import { rebase } from './rebase.js';

const base = { title: { ru: 'ОУ', en: 'OU' }, price: '890.00', steps: [1, 2, 3], term: 10 };

describe('saving after somebody else has saved', () => {
  it('takes what only the other person changed, and keeps what the reader changed', () => {
    const mine = { ...base, price: '950.00' };
    const theirs = { ...base, term: 12 };
    expect(rebase(base, mine, theirs)).toEqual({ body: { ...base, price: '950.00', term: 12 }, taken: ['term'], contested: [] });
  });

  it('keeps the reader’s text where both changed the same part, and says so', () => {
    const rebased = rebase(base, { ...base, price: '950.00' }, { ...base, price: '870.00', steps: [3, 2, 1] });
    expect(rebased).toEqual({ body: { ...base, price: '950.00', steps: [3, 2, 1] }, taken: ['steps'], contested: ['price'] });
  });

  it('reports nothing where both made the same change', () => {
    const both = { ...base, title: { en: 'OÜ', ru: 'ОЮ' } };
    expect(rebase(base, both, { ...base, title: { ru: 'ОЮ', en: 'OÜ' } })).toMatchObject({ taken: [], contested: [] });
  });
});
