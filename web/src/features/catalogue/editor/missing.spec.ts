import { missingBelow, missingTexts } from './missing.js';

const country = {
  code: 'EE',
  name: { ru: 'Эстония', en: '' },
  facts: {
    summary: { ru: '', en: '' },
    taxes: [
      { title: { ru: 'НДС', en: 'VAT' }, rate: { ru: '24 %', en: ' ' } },
      { title: { ru: '', en: '' }, rate: { ru: '0', en: '0' } },
    ],
    documents: [{ note: null }],
  },
};

describe('the list of texts that the catalogue lacks', () => {
  it('is each language that is empty while the other is not, and both of a text nobody has started', () => {
    expect(missingTexts(country)).toEqual([
      { path: 'name.en', language: 'en' },
      { path: 'facts.summary.ru', language: 'ru' },
      { path: 'facts.summary.en', language: 'en' },
      { path: 'facts.taxes.0.rate.en', language: 'en' },
      { path: 'facts.taxes.1.title.ru', language: 'ru' },
      { path: 'facts.taxes.1.title.en', language: 'en' },
    ]);
  });

  it('leaves out what may stay empty, unless it is started', () => {
    const paths = missingTexts(country, ['facts.summary', 'facts.taxes.*.title', 'facts.taxes.*.rate']).map(({ path }) => path);
    expect(paths).toEqual(['name.en', 'facts.taxes.0.rate.en']);
  });

  it('is listed part by part', () => {
    expect(missingBelow(missingTexts(country), ['name', 'facts.tax']).map(({ path }) => path)).toEqual(['name.en']);
    expect(missingBelow(missingTexts(country), ['facts.taxes'])).toHaveLength(3);
  });
});
