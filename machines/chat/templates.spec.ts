import { fillTemplate, unknownFieldsOf } from './templates.js';

describe('a canned answer', () => {
  it('inserts the order’s values, and an empty text for missing ones', () => {
    expect(fillTemplate('Hello {{clientName}}, {{ orderNumber }}: {{managerName}}.', { clientName: 'Anna', orderNumber: 'R-000001' })).toBe(
      'Hello Anna, R-000001: .',
    );
  });

  it('inserts values literally, even if they look like a placeholder', () => {
    expect(fillTemplate('{{clientName}}', { clientName: '{{orderNumber}} $&' })).toBe('{{orderNumber}} $&');
  });

  it('removes unknown placeholders', () => {
    expect(fillTemplate('IBAN: {{iban}}.', {})).toBe('IBAN: .');
  });

  it('lists unknown placeholders', () => {
    expect(unknownFieldsOf('{{clientName}} {{iban}} {{}}')).toEqual(['iban', '']);
  });
});
