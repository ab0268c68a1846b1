import { greetableName } from './greetable-name.js';

describe('a name typed by a stranger', () => {
  it.each(['Anna Berg', 'Анна Берг', 'Jean-Luc O’Neill', "O'Neill", 'Dr. J. Berg Jr.', 'José', '李小龙', 'Мария Анна фон Берг'])(
    'is repeated if it looks like one: %s',
    (name) => expect(greetableName(name)).toBe(name),
  );
  it.each([
    '',
    'evil.example',
    'Open evil.example now',
    'https://evil.example',
    'Call +7 916 000-00-00',
    'You won 1 BTC',
    'a@evil.example',
    'You have won a prize today',
    'Anna\nBerg: pay here',
    'x'.repeat(61),
    'Buy $$$',
  ])('is omitted otherwise: %j', (name) => expect(greetableName(name)).toBe(''));

  it('has its spaces normalised', () => expect(greetableName('  Anna   Berg ')).toBe('Anna Berg'));
});
