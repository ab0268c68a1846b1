import { catalogueEventVersion, catalogueUpcasters } from './events.js';
import { fieldList, isFigure, isOptional, isText, type PlainField, defaultOf } from './fields.js';
import { numberPlaceholder, purposeFor } from './payment-settings.js';
import { fileFormats, fileTypes } from '#machines/kernel/uploads';
import { examplePath, formPath, isFormType, sameDocument } from './public-view.js';
import { kindNames, messengerKinds, socialKinds } from './site-settings.js';

const fields = {
  title: { kind: 'title' },
  prose: { kind: 'prose' },
  note: { kind: 'prose', optional: true },
  percent: { kind: 'percent', least: 1, usual: 30 },
  sections: { kind: 'sections', of: ['names', 'founders'], optional: true },
  line: { kind: 'line', most: 20, example: '12345' },
  phone: { kind: 'phone', example: '+372 600 1234' },
  email: { kind: 'email', example: 'hello@registra.example' },
  whole: { kind: 'whole', least: 1, most: 9, usual: 5 },
} as const satisfies Record<string, PlainField>;
const named = (is: (field: PlainField) => boolean): string[] =>
  fieldList(fields)
    .filter(([, field]) => is(field))
    .map(([name]) => name);

describe('the fields of a table', () => {
  it('are listed in the order in which the table declares them', () => {
    expect(fieldList(fields)).toEqual(Object.entries(fields));
  });

  it('are empty or have their default where nobody has written them', () => {
    expect(Object.fromEntries(fieldList(fields).map(([name, field]) => [name, defaultOf(field)]))).toEqual({
      title: { ru: '', en: '' },
      prose: { ru: '', en: '' },
      note: { ru: '', en: '' },
      percent: 30,
      sections: [],
      line: '',
      phone: '',
      email: '',
      whole: 5,
    });
  });

  it('are texts, figures, or optional', () => {
    expect([named(isText), named(isFigure), named(isOptional)]).toEqual([['title', 'prose', 'note'], ['percent'], ['note', 'sections']]);
    expect(isOptional({ kind: 'title', optional: false } as unknown as PlainField)).toBe(false);
  });
});

test('the purpose of a transfer names the order wherever it is asked for', () => {
  expect(numberPlaceholder).toBe('{number}');
  expect(purposeFor('Order {number}, {number}', 'R-000012')).toBe('Order R-000012, R-000012');
});

test('the picture of an example and a form have their own addresses', () => {
  expect([examplePath('7'), formPath('8')]).toEqual(['/example/7.webp', '/form/8']);
});

test('a form is a PDF or a DOCX', () => {
  expect(fileTypes.filter(isFormType).flatMap((type) => fileFormats[type].endings[0])).toEqual(['pdf', 'docx']);
});

test('a document of an order’s terms is found in its service under the same titles in both languages', () => {
  const titled = (ru: string, en: string) => ({ title: { ru, en } });
  const documents = [titled('Паспорт', 'ID card'), titled('Паспорт', 'Passport')];
  expect(sameDocument(titled('Паспорт', 'Passport'), documents)).toBe(documents[1]);
  expect(sameDocument(titled('Справка', 'Passport'), documents)).toBeUndefined();
});

test('each network and messenger has the name of its product', () => {
  expect(socialKinds.map((kind) => kindNames[kind])).toEqual([
    'Telegram',
    'WhatsApp',
    'LinkedIn',
    'Instagram',
    'YouTube',
    'Facebook',
    'X',
    'VK',
  ]);
  expect(messengerKinds.map((kind) => kindNames[kind])).toEqual(['Telegram', 'WhatsApp', 'Viber', 'MAX']);
});

test('events of the catalogue are written in their newest shape', () => {
  expect(['CountryCreated', 'CurrenciesChanged'].map(catalogueEventVersion)).toEqual([1, 2]);
  expect(catalogueUpcasters['ExchangeRatesChanged']?.[1]?.({ currencies: ['USD'] })).toEqual({ currencies: ['USD'], value: null });
});
