import { isEmail } from './email.js';

describe('an e-mail address', () => {
  it.each([
    ['anna@registra.example', true],
    ['anna.sokolova+call@mail.registra.example', true],
    ['анна@пример.рф', true],
    ['anna', false],
    ['anna@registra', false],
    ['anna@registra..example', false],
    ['anna@@registra.example', false],
    ['anna sokolova@registra.example', false],
    ['"anna"<anna@registra.example>', false],
    ['@registra.example', false],
    [`${'a'.repeat(250)}@b.cd`, false],
    ['', false],
  ])('%s is valid: %s', (text, taken) => {
    expect(isEmail(text)).toBe(taken);
  });
});
