import { passwordFault } from './password.js';

describe('a password somebody wants', () => {
  it.each([
    ['1234567', 'passwordTooShort'],
    ['пароль7', 'passwordTooShort'],
    ['😀😀😀😀😀😀😀', 'passwordTooShort'],
    ['x'.repeat(201), 'tooLong'],
    ['Anna@Example.org', 'passwordIsEmail'],
    ['aaaaaaaaaa', 'passwordCommon'],
    ['12345678', 'passwordCommon'],
    ['hgfedcba', 'passwordCommon'],
    ['Qwerty123', 'passwordCommon'],
    ['ЙЦУКЕНГШ', 'passwordCommon'],
    ['correct horse', undefined],
    ['пароль-77', undefined],
  ])('the password %p has the fault %p', (password, fault) => expect(passwordFault(password, 'anna@example.org')).toBe(fault));

  it('is not the name of the person’s mailbox', () => expect(passwordFault('annasmith', 'AnnaSmith@example.org')).toBe('passwordIsEmail'));
});
