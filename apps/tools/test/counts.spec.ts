import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countFaults, countsIn } from './counts.mjs';

it('a count of a test run sums what its processes append', () => {
  const directory = mkdtempSync(join(tmpdir(), 'registra-counts-'));
  writeFileSync(join(directory, '1.jsonl'), '{"kind":"application","suite":"a"}\n{"kind":"database"}\n{"kind":"application"}\n');
  writeFileSync(join(directory, 'runs-2.jsonl'), '{"kind":"runs","count":60}\n{"kind":"runs","count":100}\n{"kind":"other"}\n');
  expect([...countsIn(directory)].toSorted()).toEqual([
    ['applications started', 2],
    ['databases made', 1],
    ['runs of properties', 160],
  ]);
  rmSync(directory, { recursive: true });
});

it('the check of counts names those above their limit, and limits that nothing counts', () => {
  const limits = '# at most: 3\napplications started: 80 # why\ndatabases made: 90\nruns of properties: 45000\n';
  const faults = countFaults(
    new Map([
      ['applications started', 81],
      ['databases made', 90],
    ]),
    limits,
  );
  expect(faults).toEqual([
    expect.stringMatching(/^applications started: 81, at most 80\./),
    expect.stringMatching(/^runs of properties: nothing counted them/),
  ]);
});
