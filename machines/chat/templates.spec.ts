import { fillTemplate, unknownFieldsOf } from './templates.js';

describe('a canned answer', () => {
  it('says the order’s own words, and nothing where there is none', () => {
    expect(fillTemplate('Hello {{clientName}}, {{ orderNumber }}: {{managerName}}.', { clientName: 'Anna', orderNumber: 'R-000001' })).toBe(
      'Hello Anna, R-000001: .',
    );
  });

  it('takes the words as they are, also where they look like a field', () => {
    expect(fillTemplate('{{clientName}}', { clientName: '{{orderNumber}} $&' })).toBe('{{orderNumber}} $&');
  });

  it('leaves nothing of what it cannot quote', () => {
    expect(fillTemplate('IBAN: {{iban}}.', {})).toBe('IBAN: .');
  });

  it('names what it cannot quote', () => {
    expect(unknownFieldsOf('{{clientName}} {{iban}} {{}}')).toEqual(['iban', '']);
  });
});
