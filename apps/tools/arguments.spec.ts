import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ArgumentFault, nearestFirst, readArguments, type ArgumentTable } from './arguments.mjs';

const harnesses: ArgumentTable = {
  command: 'npm run prove',
  about: 'looks for faults',
  names: { races: { orders: 'count', kills: 'count', broker: 'flag' }, hidden: { minutes: 'number' }, walk: {} },
  options: { seed: 'integer', counts: ['quick', 'full'] },
  short: { s: 'seed' },
};
const read = (...given: string[]) => readArguments(harnesses, given);
const refusal = (...given: string[]): string => {
  try {
    read(...given);
  } catch (fault) {
    if (fault instanceof ArgumentFault) return fault.message;
    throw fault;
  }
  return 'accepted';
};

it('the parser of arguments reads names, flags and values', () => {
  expect(read('races', '--orders', '3', '--broker', '--counts=full')).toEqual({
    names: ['races'],
    options: { orders: 3, broker: true, counts: 'full' },
  });
  expect(read('hidden', '--minutes', '0.5', '-s', '-7')).toEqual({ names: ['hidden'], options: { minutes: 0.5, seed: -7 } });
});

it('the parser of arguments accepts options of all names where no name is given', () => {
  expect(read('--orders', '3', '--minutes', '1').options).toEqual({ orders: 3, minutes: 1 });
});

it.each([
  ['rases', 'npm run prove: unknown name "rases"; use one of: races, walk, hidden'],
  ['races --ordres 3', 'npm run prove -- races: unknown option --ordres; use one of: --orders, --broker, --seed, --counts, --kills'],
  ['walk --orders 3', 'npm run prove -- walk: unknown option --orders; use one of: --seed, --counts'],
  ['races -x', 'npm run prove -- races: unknown option -x; use one of: --seed, --kills, --counts, --orders, --broker'],
  ['races --no-broker', /unknown option --no-broker; use one of: --broker, /],
  ['races --orders', 'npm run prove -- races: --orders needs a whole number from 0'],
  ['races --orders many', 'npm run prove -- races: --orders needs a whole number from 0; "many" is none'],
  ['races --orders 3.5', /"3.5" is none$/],
  ['races --orders -3', /"-3" is none$/],
  ['races --orders 1e3', /"1e3" is none$/],
  ['races --orders=', /"" is none$/],
  ['races --orders --kills 3', /unknown name "3"/],
  ['races --seed 0x10', 'npm run prove -- races: --seed needs a whole number; "0x10" is none'],
  ['hidden --minutes soon', 'npm run prove -- hidden: --minutes needs a number from 0; "soon" is none'],
  ['races --counts some', 'npm run prove -- races: --counts needs one of: quick, full; "some" is none'],
  ['races --broker=yes', 'npm run prove -- races: --broker takes no value, but was given "yes"'],
  ['races --orders 3 --orders 4', 'npm run prove -- races: --orders is given twice'],
  ['constructor', /unknown name "constructor"/],
  ['races --toString', /unknown option --toString/],
])('the parser of arguments refuses "%s" in one line', (line, expected) => {
  const message = refusal(...line.split(' '));
  expect(message).toMatch(expected);
  expect(message).not.toContain('\n');
});

it('the parser of arguments accepts a name only for commands that have names, and any name that a command looks up', () => {
  expect(() => readArguments({ command: 'npm start' }, ['now'])).toThrow('npm start: unknown name "now"; it takes none');
  const tests: ArgumentTable = { command: 'npm test', names: 'any', options: { name: 'text' }, short: { t: 'name' } };
  expect(readArguments(tests, ['machines/kernel', '-t', 'rounds half up'])).toEqual({
    names: ['machines/kernel'],
    options: { name: 'rounds half up' },
  });
  expect(() => readArguments(tests, ['machines/kernel', '--nam', 'x'])).toThrow('npm test: unknown option --nam; use one of: --name');
  expect(() => readArguments(tests, ['-t'])).toThrow('npm test: -t needs a value');
});

it('the parser of arguments sorts suggestions by their likeness to what was typed', () => {
  expect(nearestFirst('--name', ['--bail', '--testNamePattern'])).toEqual(['--testNamePattern', '--bail']);
  expect(nearestFirst('Monay', ['matrix', 'money', 'many', 'zebra'])).toEqual(['money', 'many', 'matrix', 'zebra']);
});

describe('a program with wrong arguments', () => {
  const module = JSON.stringify(join(__dirname, 'arguments.mjs'));
  const program = `const { argumentsOrExit } = await import(${module}); console.log(JSON.stringify(argumentsOrExit(${JSON.stringify(harnesses)})));`;
  const run = (...given: string[]) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', program, 'program', ...given], { encoding: 'utf8' });

  it('prints one line without a stack trace and exits with 2', () => {
    const { status, stdout, stderr } = run('rases');
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: '',
      stderr: 'npm run prove: unknown name "rases"; use one of: races, walk, hidden\n',
    });
  });

  it('prints names and options for --help and does nothing else', () => {
    const { status, stdout } = run('races', '--help');
    expect(status).toBe(0);
    expect(stdout).toBe(
      [
        'npm run prove: looks for faults',
        '  races --orders <count> --kills <count> --broker',
        '  hidden --minutes <number>',
        '  walk',
        '  -s, --seed <integer>',
        '  --counts <quick|full>',
        '',
      ].join('\n'),
    );
  });
});
