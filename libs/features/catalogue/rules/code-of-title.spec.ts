import { codeOfTitle, freeCode } from './code-of-title.js';

describe('the code of a title', () => {
  it.each([
    ['Bank account', 'bankAccount'],
    ['  Accounting & payroll ', 'accountingPayroll'],
    ["Founder's visa", 'foundersVisa'],
    ['Überweisung', 'uberweisung'],
    ['Банк', 'type'],
    ['24/7 support', 'type'],
    ['x', 'type'],
  ])('of %j is %s', (title, code) => {
    expect(codeOfTitle(title, 'type')).toBe(code);
  });

  it('leaves room for a number behind it', () => {
    expect(codeOfTitle('word '.repeat(30), 'type')).toHaveLength(36);
  });

  it('takes the first free number', () => {
    expect(freeCode('visa', new Set())).toBe('visa');
    expect(freeCode('visa', new Set(['visa', 'visa2']))).toBe('visa3');
  });
});
