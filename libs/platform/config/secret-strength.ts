/** What people write into examples and never replace, and what belongs to us: in a secret it hides nothing. */
const words = [
  'correcthorsebatterystaple',
  'keyboardcat',
  'development',
  'replaceme',
  'production',
  'changeit',
  'changeme',
  'insecure',
  'password',
  'postgres',
  'registra',
  'default',
  'example',
  'metrics',
  'private',
  'session',
  'letmein',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwerty',
  'change',
  'enough',
  'please',
  'secret',
  'signing',
  'string',
  'admin',
  'super',
  'token',
  'audit',
  'local',
  'test',
  'demo',
  'long',
  'very',
  'your',
  'this',
  'that',
  'some',
  'jwt',
  'key',
  'bit',
  'the',
  'dev',
  'my',
  'is',
].sort((a, b) => b.length - a.length);

const known = new RegExp(words.join('|'), 'g');

/**
 * How many bits nobody could foresee, by a guess that is far too high for what a person makes up and about right for what a machine draws: each sign that
 * neither goes on with a run (aaaa, 1234) nor repeats what came before counts as one choice among the signs there are. Known words count nothing.
 */
export function unforeseenBits(secret: string): number {
  const text = secret
    .toLowerCase()
    .replace(/[\s._-]+/g, '')
    .replace(known, '');
  const signs = [...text];
  const fresh = signs.filter((_, at) => !goesOn(text, at) && !repeats(text, at)).length;
  return fresh * Math.log2(Math.max(1, new Set(signs).size));
}

/** The sign at `at` is as far from the one before as that was from its own: one, or none. */
function goesOn(text: string, at: number): boolean {
  const step = (to: number): number => text.charCodeAt(to) - text.charCodeAt(to - 1);
  return at >= 2 && Math.abs(step(at)) <= 1 && step(at) === step(at - 1);
}

/** The sign at `at` with the two before it has been there already. */
function repeats(text: string, at: number): boolean {
  return at >= 3 && text.slice(0, at).includes(text.slice(at - 2, at + 1));
}
