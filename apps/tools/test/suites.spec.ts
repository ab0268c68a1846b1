import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { chooseSuites, kindOf, type Kind, suitesOf } from './suites.mjs';

const root = join(__dirname, '../../..');

it('the list of suites has the suites that Jest lists, each in the kind of its project', () => {
  const suites = suitesOf(root);
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const listed = (kind: Kind): string[] => {
    const { stdout } = spawnSync(process.execPath, [jest, '--listTests', '--json', '--selectProjects', kind], {
      cwd: root,
      encoding: 'utf8',
    });
    return (JSON.parse(stdout.slice(stdout.indexOf('['))) as string[]).map((path) => relative(root, path)).sort();
  };
  for (const kind of ['pure', 'web', 'database', 'kafka'] as const)
    expect(suites.filter((path) => kindOf(path) === kind).sort()).toEqual(listed(kind));
});

describe('the name of a suite', () => {
  const suites = [
    'machines/kernel/money.spec.ts',
    'machines/kernel/time.spec.ts',
    'libs/features/ledger/money-books.int-spec.ts',
    'web/src/ui/Money.spec.tsx',
  ];
  const chosenBy = (...names: string[]) => chooseSuites(suites, names, '/checkout').chosen;

  it.each([
    ['money', ['machines/kernel/money.spec.ts', 'libs/features/ledger/money-books.int-spec.ts', 'web/src/ui/Money.spec.tsx']],
    ['machines/kernel', ['machines/kernel/money.spec.ts', 'machines/kernel/time.spec.ts']],
    ['./machines/kernel/time', ['machines/kernel/time.spec.ts']],
    ['/checkout/machines/kernel/time.spec.ts', ['machines/kernel/time.spec.ts']],
    ['machines\\kernel\\time', ['machines/kernel/time.spec.ts']],
    ['machines/kernel/money.ts', ['machines/kernel/money.spec.ts']],
    ['kernel/(money|time)\\.', ['machines/kernel/money.spec.ts', 'machines/kernel/time.spec.ts']],
    ['(', []],
  ])('%s chooses suites', (name, chosen) => {
    expect(chosenBy(name)).toEqual(chosen);
  });

  it('combines with other names, in the order of the list', () => {
    expect(chosenBy('time', 'ledger')).toEqual(['machines/kernel/time.spec.ts', 'libs/features/ledger/money-books.int-spec.ts']);
    expect(chosenBy()).toEqual(suites);
  });

  it('is reported with similar names if it matches nothing', () => {
    const { chosen, unknown } = chooseSuites(suites, ['time', 'machines/kernel/monay'], '/checkout');
    expect(chosen).toEqual(['machines/kernel/time.spec.ts']);
    expect(unknown).toEqual([{ name: 'machines/kernel/monay', near: ['money', 'Money', 'time'] }]);
  });
});
